<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Mở…</translation>
    </message>
    <message>
        <source>&amp;Export GLB</source>
        <translation>&amp;Xuất GLB</translation>
    </message>
    <message>
        <source>&amp;Close character</source>
        <translation>Đó&amp;ng nhân vật</translation>
    </message>
    <message>
        <source>Goes back to the start page.</source>
        <translation>Quay về trang bắt đầu.</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>T&amp;hoát</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Hoàn tác</translation>
    </message>
    <message>
        <source>Takes back the last step.</source>
        <translation>Hoàn tác bước vừa làm.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Làm lại</translation>
    </message>
    <message>
        <source>Does again what was taken back.</source>
        <translation>Làm lại bước vừa hoàn tác.</translation>
    </message>
    <message>
        <source>&amp;Search commands and bones</source>
        <translation>&amp;Tìm lệnh và xương</translation>
    </message>
    <message>
        <source>Finds every command and every bone by name.</source>
        <translation>Tìm mọi lệnh và mọi xương theo tên.</translation>
    </message>
    <message>
        <source>&amp;All bones</source>
        <translation>&amp;Tất cả xương</translation>
    </message>
    <message>
        <source>Selects every visible bone.</source>
        <translation>Chọn mọi xương đang hiện.</translation>
    </message>
    <message>
        <source>&amp;No bones</source>
        <translation>&amp;Bỏ chọn xương</translation>
    </message>
    <message>
        <source>Clears the selection.</source>
        <translation>Bỏ chọn tất cả.</translation>
    </message>
    <message>
        <source>&amp;Parent</source>
        <translation>Xương ch&amp;a</translation>
    </message>
    <message>
        <source>Goes from the active bone to its parent.</source>
        <translation>Chuyển từ xương hiện hành lên xương cha.</translation>
    </message>
    <message>
        <source>&amp;Child</source>
        <translation>Xương c&amp;on</translation>
    </message>
    <message>
        <source>Goes from the active bone to its first child.</source>
        <translation>Chuyển từ xương hiện hành xuống xương con đầu tiên.</translation>
    </message>
    <message>
        <source>&amp;Front</source>
        <translation>&amp;Trước</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Sau</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>&amp;Phải</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>T&amp;rái</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>Trê&amp;n</translation>
    </message>
    <message>
        <source>B&amp;ottom</source>
        <translation>&amp;Dưới</translation>
    </message>
    <message>
        <source>Three-&amp;quarter</source>
        <translation>Góc &amp;ba phần tư</translation>
    </message>
    <message>
        <source>Orthographi&amp;c</source>
        <translation>Trực gia&amp;o</translation>
    </message>
    <message>
        <source>Draws without perspective.</source>
        <translation>Vẽ không có phối cảnh.</translation>
    </message>
    <message>
        <source>Frame &amp;selected</source>
        <translation>&amp;Vừa khung phần đã chọn</translation>
    </message>
    <message>
        <source>Fills the picture with the selected bones.</source>
        <translation>Phóng để các xương đã chọn vừa khung nhìn.</translation>
    </message>
    <message>
        <source>Frame &amp;all</source>
        <translation>Vừa khung tất &amp;cả</translation>
    </message>
    <message>
        <source>Fills the picture with the whole character.</source>
        <translation>Phóng để cả nhân vật vừa khung nhìn.</translation>
    </message>
    <message>
        <source>&amp;Iso-lines</source>
        <translation>Đường đẳn&amp;g trị</translation>
    </message>
    <message>
        <source>Lines of equal weight, each 0.1.</source>
        <translation>Các đường có trọng số bằng nhau, cách nhau 0.1.</translation>
    </message>
    <message>
        <source>&amp;Wire</source>
        <translation>&amp;Khung dây</translation>
    </message>
    <message>
        <source>Draws the edges over the surface.</source>
        <translation>Vẽ các cạnh lên trên bề mặt.</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Lưới nền</translation>
    </message>
    <message>
        <source>Draws the ground grid, one metre a major line.</source>
        <translation>Vẽ lưới nền, mỗi mét một vạch chính.</translation>
    </message>
    <message>
        <source>Raw weight su&amp;ms</source>
        <translation>Tổng trọng số t&amp;hô</translation>
    </message>
    <message>
        <source>Shows what a shader that does not divide by the sum makes of the weights.</source>
        <translation>Cho thấy kết quả của shader không chia trọng số cho tổng.</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Chọn</translation>
    </message>
    <message>
        <source>Click a bone, or the surface to take the bone that moves it most.</source>
        <translation>Bấm vào xương, hoặc vào bề mặt để chọn xương ảnh hưởng nhiều nhất tại đó.</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Di chuyển</translation>
    </message>
    <message>
        <source>Moves the selected bones of the pose.</source>
        <translation>Di chuyển các xương đã chọn trong tư thế.</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>&amp;Xoay</translation>
    </message>
    <message>
        <source>Turns the selected bones of the pose.</source>
        <translation>Xoay các xương đã chọn trong tư thế.</translation>
    </message>
    <message>
        <source>&amp;Paint</source>
        <translation>&amp;Tô</translation>
    </message>
    <message>
        <source>Paints the weight of the active bone.</source>
        <translation>Tô trọng số của xương hiện hành.</translation>
    </message>
    <message>
        <source>S&amp;mooth</source>
        <translation>Làm &amp;mượt</translation>
    </message>
    <message>
        <source>Evens out the weights under the brush.</source>
        <translation>Làm đều trọng số dưới cọ.</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Di chuyển ngay</translation>
    </message>
    <message>
        <source>Moves the selected bones with the pointer; X, Y, Z lock an axis.</source>
        <translation>Di chuyển các xương đã chọn theo con trỏ; X, Y, Z khóa trục.</translation>
    </message>
    <message>
        <source>Rotate now</source>
        <translation>Xoay ngay</translation>
    </message>
    <message>
        <source>Turns the selected bones with the pointer; X, Y, Z lock an axis.</source>
        <translation>Xoay các xương đã chọn theo con trỏ; X, Y, Z khóa trục.</translation>
    </message>
    <message>
        <source>Reset &amp;position</source>
        <translation>Đặt lại &amp;vị trí</translation>
    </message>
    <message>
        <source>Puts the selected bones back to where they rest.</source>
        <translation>Đưa các xương đã chọn về vị trí nghỉ.</translation>
    </message>
    <message>
        <source>Turns the selected bones back to rest.</source>
        <translation>Xoay các xương đã chọn về tư thế nghỉ.</translation>
    </message>
    <message>
        <source>Reset s&amp;cale</source>
        <translation>Đặt lại &amp;tỉ lệ</translation>
    </message>
    <message>
        <source>Gives the selected bones their rest size.</source>
        <translation>Trả các xương đã chọn về kích thước nghỉ.</translation>
    </message>
    <message>
        <source>Reset &amp;whole pose</source>
        <translation>Đặt lại t&amp;oàn bộ tư thế</translation>
    </message>
    <message>
        <source>Puts every bone back to rest.</source>
        <translation>Đưa mọi xương về tư thế nghỉ.</translation>
    </message>
    <message>
        <source>Brush radius</source>
        <translation>Bán kính cọ</translation>
    </message>
    <message>
        <source>Brush strength</source>
        <translation>Cường độ cọ</translation>
    </message>
    <message>
        <source>Brush value</source>
        <translation>Giá trị cọ</translation>
    </message>
    <message>
        <source>Smaller brush</source>
        <translation>Cọ nhỏ hơn</translation>
    </message>
    <message>
        <source>Larger brush</source>
        <translation>Cọ lớn hơn</translation>
    </message>
    <message>
        <source>Pick the bone under the pointer</source>
        <translation>Lấy xương dưới con trỏ</translation>
    </message>
    <message>
        <source>&amp;Normalise all</source>
        <translation>Chuẩn &amp;hóa tất cả</translation>
    </message>
    <message>
        <source>&amp;Lock all bones</source>
        <translation>&amp;Khóa mọi xương</translation>
    </message>
    <message>
        <source>Locked bones keep their weights.</source>
        <translation>Xương bị khóa giữ nguyên trọng số.</translation>
    </message>
    <message>
        <source>&amp;Unlock all bones</source>
        <translation>Mở khóa mọi &amp;xương</translation>
    </message>
    <message>
        <source>Linear &amp;blend</source>
        <translation>Trộn t&amp;uyến tính</translation>
    </message>
    <message>
        <source>The method of games: joints lose volume when they twist.</source>
        <translation>Cách của trò chơi: khớp bị mất thể tích khi vặn.</translation>
    </message>
    <message>
        <source>&amp;Dual quaternion</source>
        <translation>&amp;Quaternion kép</translation>
    </message>
    <message>
        <source>Keeps volume when joints twist; may bulge.</source>
        <translation>Giữ thể tích khi khớp vặn; có thể bị phồng.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Phát</translation>
    </message>
    <message>
        <source>Plays or pauses the clip.</source>
        <translation>Phát hoặc tạm dừng clip.</translation>
    </message>
    <message>
        <source>Pr&amp;evious frame</source>
        <translation>Khung hình t&amp;rước</translation>
    </message>
    <message>
        <source>&amp;Next frame</source>
        <translation>Khung hình &amp;sau</translation>
    </message>
    <message>
        <source>&amp;First frame</source>
        <translation>Khung hình đầ&amp;u</translation>
    </message>
    <message>
        <source>&amp;Last frame</source>
        <translation>Khung hình &amp;cuối</translation>
    </message>
    <message>
        <source>L&amp;oop</source>
        <translation>&amp;Lặp lại</translation>
    </message>
    <message>
        <source>Starts again at the end.</source>
        <translation>Hết thì phát lại từ đầu.</translation>
    </message>
    <message>
        <source>Show the pose, no &amp;clip</source>
        <translation>&amp;Hiện tư thế, không dùng clip</translation>
    </message>
    <message>
        <source>Leaves the clip and shows the pose you made.</source>
        <translation>Rời clip và hiện tư thế bạn đã tạo.</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>Giao diện &amp;tối</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>Giao diện &amp;sáng</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Toàn &amp;màn hình</translation>
    </message>
    <message>
        <source>Go to the &amp;message</source>
        <translation>Đế&amp;n thông báo</translation>
    </message>
    <message>
        <source>Moves the keyboard to the newest message.</source>
        <translation>Chuyển bàn phím đến thông báo mới nhất.</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Phím tắt</translation>
    </message>
    <message>
        <source>&amp;About Rigwright</source>
        <translation>&amp;Giới thiệu Rigwright</translation>
    </message>
    <message>
        <source>Reset ro&amp;tation</source>
        <translation>Đặt lại &amp;góc xoay</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Lưu</translation>
    </message>
    <message>
        <source>Saves everything as a Rigwright project; asks for a name the first time. The file you opened is never replaced.</source>
        <translation>Lưu mọi thứ thành dự án Rigwright; lần đầu sẽ hỏi tên. Tệp bạn đã mở không bao giờ bị thay thế.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Lưu &amp;dưới tên…</translation>
    </message>
    <message>
        <source>Saves the project under another name.</source>
        <translation>Lưu dự án dưới tên khác.</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>Khôi &amp;phục</translation>
    </message>
    <message>
        <source>Goes back to the file as it is on the disk.</source>
        <translation>Trở về tệp như đang có trên đĩa.</translation>
    </message>
    <message>
        <source>Writes the character to the GLB it was last exported to, reads it back and compares how it deforms.</source>
        <translation>Ghi nhân vật vào tệp GLB đã xuất lần trước, đọc lại và so sánh biến dạng.</translation>
    </message>
    <message>
        <source>E&amp;xport GLB as…</source>
        <translation>X&amp;uất GLB dưới tên…</translation>
    </message>
    <message>
        <source>Exports to a GLB file of your choice.</source>
        <translation>Xuất ra tệp GLB do bạn chọn.</translation>
    </message>
    <message>
        <source>Closes the window; asks first where there are changes that were not saved.</source>
        <translation>Đóng cửa sổ; hỏi trước nếu có thay đổi chưa lưu.</translation>
    </message>
    <message>
        <source>Scale now</source>
        <translation>Co giãn ngay</translation>
    </message>
    <message>
        <source>Scales the selected bones with the pointer; X, Y, Z lock an axis.</source>
        <translation>Co giãn các xương đã chọn theo con trỏ; X, Y, Z khóa trục.</translation>
    </message>
    <message>
        <source>Take the value under the pointer</source>
        <translation>Lấy giá trị dưới con trỏ</translation>
    </message>
    <message>
        <source>The brush goes on with the weight that the active bone has there.</source>
        <translation>Cọ tiếp tục với trọng số mà xương hiện hành có tại đó.</translation>
    </message>
    <message>
        <source>&amp;Fill with the brush</source>
        <translation>Tô đầ&amp;y bằng cọ</translation>
    </message>
    <message>
        <source>Smooth &amp;all weights</source>
        <translation>Làm mượt toàn &amp;bộ trọng số</translation>
    </message>
    <message>
        <source>Mirror left → &amp;right</source>
        <translation>Đối xứng trái → &amp;phải</translation>
    </message>
    <message>
        <source>Gives the right side the weights of the left one; bones are exchanged by name, vertices by place.</source>
        <translation>Cho bên phải trọng số của bên trái; xương ghép theo tên, đỉnh ghép theo vị trí.</translation>
    </message>
    <message>
        <source>Gives the left side the weights of the right one; bones are exchanged by name, vertices by place.</source>
        <translation>Cho bên trái trọng số của bên phải; xương ghép theo tên, đỉnh ghép theo vị trí.</translation>
    </message>
    <message>
        <source>Limit &amp;influences</source>
        <translation>&amp;Giới hạn ảnh hưởng</translation>
    </message>
    <message>
        <source>Make seam points &amp;equal</source>
        <translation>Cân bằng điểm &amp;nối</translation>
    </message>
    <message>
        <source>Vertices in one place get the same weights, so that no crack opens.</source>
        <translation>Các đỉnh cùng một chỗ nhận cùng trọng số, nên không hở đường nối.</translation>
    </message>
    <message>
        <source>&amp;Skeleton workspace</source>
        <translation>Không gian bộ &amp;xương</translation>
    </message>
    <message>
        <source>Arranges the window for bones and poses.</source>
        <translation>Sắp xếp cửa sổ cho xương và tư thế.</translation>
    </message>
    <message>
        <source>&amp;Weights workspace</source>
        <translation>K&amp;hông gian trọng số</translation>
    </message>
    <message>
        <source>Arranges the window for painting weights.</source>
        <translation>Sắp xếp cửa sổ để tô trọng số.</translation>
    </message>
    <message>
        <source>&amp;Reset this workspace</source>
        <translation>Đặt &amp;lại không gian này</translation>
    </message>
    <message>
        <source>Puts panels, display and tool of this workspace back to how they were delivered.</source>
        <translation>Đưa bảng, hiển thị và công cụ của không gian này về như ban đầu.</translation>
    </message>
    <message>
        <source>Mirror ri&amp;ght → left</source>
        <translation>Đối xứng phải → t&amp;rái</translation>
    </message>
    <message>
        <source>Reset c&amp;hain</source>
        <translation>Đặt lại ch&amp;uỗi xương</translation>
    </message>
    <message>
        <source>Puts the selected bones and everything below them back to rest.</source>
        <translation>Đưa các xương đã chọn và mọi xương bên dưới về tư thế nghỉ.</translation>
    </message>
    <message>
        <source>Cop&amp;y pose</source>
        <translation>&amp;Sao chép tư thế</translation>
    </message>
    <message>
        <source>Takes the pose of the selected bones (of all where none is selected) to the clipboard; it fits other characters by the names of bones.</source>
        <translation>Chép tư thế của các xương đã chọn (tất cả nếu chưa chọn) vào bộ nhớ tạm; dùng được cho nhân vật khác theo tên xương.</translation>
    </message>
    <message>
        <source>Paste pos&amp;e</source>
        <translation>Dá&amp;n tư thế</translation>
    </message>
    <message>
        <source>Gives the bones of the same names the pose on the clipboard.</source>
        <translation>Cho các xương cùng tên tư thế trong bộ nhớ tạm.</translation>
    </message>
    <message>
        <source>Paste pose mirrore&amp;d</source>
        <translation>Dán tư t&amp;hế đối xứng</translation>
    </message>
    <message>
        <source>Gives the bones of the other side the pose on the clipboard, as in a mirror.</source>
        <translation>Cho các xương bên kia tư thế trong bộ nhớ tạm, như trong gương.</translation>
    </message>
    <message>
        <source>M&amp;irror pose</source>
        <translation>Đố&amp;i xứng tư thế</translation>
    </message>
    <message>
        <source>Turns the whole pose over: left does what right did.</source>
        <translation>Lật toàn bộ tư thế: bên trái làm như bên phải đã làm.</translation>
    </message>
    <message>
        <source>Looks at the face of the character.</source>
        <translation>Nhìn vào mặt nhân vật.</translation>
    </message>
    <message>
        <source>Looks at the back of the character.</source>
        <translation>Nhìn vào lưng nhân vật.</translation>
    </message>
    <message>
        <source>Looks from the +X side.</source>
        <translation>Nhìn từ phía +X.</translation>
    </message>
    <message>
        <source>Looks from the -X side.</source>
        <translation>Nhìn từ phía -X.</translation>
    </message>
    <message>
        <source>Looks down from above.</source>
        <translation>Nhìn từ trên xuống.</translation>
    </message>
    <message>
        <source>Looks up from below.</source>
        <translation>Nhìn từ dưới lên.</translation>
    </message>
    <message>
        <source>Looks from the front, a little from the side and from above.</source>
        <translation>Nhìn từ phía trước, hơi lệch sang bên và từ trên xuống.</translation>
    </message>
    <message>
        <source>Orbit &amp;left</source>
        <translation>Xoay sang &amp;trái</translation>
    </message>
    <message>
        <source>Turns the view by 15°.</source>
        <translation>Xoay góc nhìn 15°.</translation>
    </message>
    <message>
        <source>Orbit &amp;right</source>
        <translation>Xoay sang &amp;phải</translation>
    </message>
    <message>
        <source>Orbit &amp;up</source>
        <translation>Xoay &amp;lên</translation>
    </message>
    <message>
        <source>Orbit &amp;down</source>
        <translation>Xoay &amp;xuống</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Phóng t&amp;o</translation>
    </message>
    <message>
        <source>Brings the camera nearer.</source>
        <translation>Đưa camera lại gần.</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Thu &amp;nhỏ</translation>
    </message>
    <message>
        <source>Takes the camera farther away.</source>
        <translation>Đưa camera ra xa.</translation>
    </message>
    <message>
        <source>Isolat&amp;e</source>
        <translation>Hiện r&amp;iêng</translation>
    </message>
    <message>
        <source>Shows the active mesh alone, or everything again; the file keeps what is visible.</source>
        <translation>Chỉ hiện lưới hiện hành, hoặc hiện lại tất cả; phần ẩn hiện trong tệp không đổi.</translation>
    </message>
    <message>
        <source>Drag to change the size of the brush; a click confirms, Escape takes it back.</source>
        <translation>Kéo để đổi kích thước cọ; bấm để xác nhận, Escape để trả lại.</translation>
    </message>
    <message>
        <source>Drag to change how much one dab does; a click confirms, Escape takes it back.</source>
        <translation>Kéo để đổi tác dụng của mỗi lần chấm cọ; bấm để xác nhận, Escape để trả lại.</translation>
    </message>
    <message>
        <source>Drag to change the weight that the brush paints; a click confirms, Escape takes it back.</source>
        <translation>Kéo để đổi trọng số mà cọ tô; bấm để xác nhận, Escape để trả lại.</translation>
    </message>
    <message>
        <source>Makes the brush a sixth smaller.</source>
        <translation>Thu nhỏ cọ một phần sáu.</translation>
    </message>
    <message>
        <source>Makes the brush a fifth larger.</source>
        <translation>Phóng to cọ một phần năm.</translation>
    </message>
    <message>
        <source>Makes the bone that moves the surface most the active one.</source>
        <translation>Lấy xương ảnh hưởng nhiều nhất tại đó làm xương hiện hành.</translation>
    </message>
    <message>
        <source>Choose the brush mode</source>
        <translation>Chọn chế độ cọ</translation>
    </message>
    <message>
        <source>Offers the brush modes at the pointer.</source>
        <translation>Hiện các chế độ cọ tại con trỏ.</translation>
    </message>
    <message>
        <source>Brush mode: &amp;Add</source>
        <translation>Chế độ cọ: &amp;Thêm</translation>
    </message>
    <message>
        <source>Adds weight of the active bone.</source>
        <translation>Thêm trọng số của xương hiện hành.</translation>
    </message>
    <message>
        <source>Brush mode: S&amp;ubtract</source>
        <translation>Chế độ cọ: &amp;Bớt</translation>
    </message>
    <message>
        <source>Takes weight of the active bone away.</source>
        <translation>Bớt trọng số của xương hiện hành.</translation>
    </message>
    <message>
        <source>Brush mode: &amp;Replace</source>
        <translation>Chế độ cọ: T&amp;hay</translation>
    </message>
    <message>
        <source>Goes towards the value of the brush.</source>
        <translation>Đưa trọng số về giá trị của cọ.</translation>
    </message>
    <message>
        <source>Brush mode: S&amp;mooth</source>
        <translation>Chế độ cọ: Làm &amp;mượt</translation>
    </message>
    <message>
        <source>Brush mode: S&amp;cale</source>
        <translation>Chế độ cọ: &amp;Co giãn</translation>
    </message>
    <message>
        <source>Multiplies the weight of the active bone.</source>
        <translation>Nhân trọng số của xương hiện hành.</translation>
    </message>
    <message>
        <source>Every bone gives and takes weights again.</source>
        <translation>Mọi xương lại cho và nhận trọng số.</translation>
    </message>
    <message>
        <source>Steps one frame back.</source>
        <translation>Lùi một khung hình.</translation>
    </message>
    <message>
        <source>Steps one frame on.</source>
        <translation>Tiến một khung hình.</translation>
    </message>
    <message>
        <source>Goes to the beginning of the clip.</source>
        <translation>Về đầu clip.</translation>
    </message>
    <message>
        <source>Goes to the end of the clip.</source>
        <translation>Đến cuối clip.</translation>
    </message>
    <message>
        <source>Dark surfaces, for long work and dim rooms.</source>
        <translation>Nền tối, cho lúc làm việc lâu và phòng ít sáng.</translation>
    </message>
    <message>
        <source>Light surfaces, for bright rooms.</source>
        <translation>Nền sáng, cho phòng nhiều ánh sáng.</translation>
    </message>
    <message>
        <source>Gives the window the whole screen, or its frame back.</source>
        <translation>Cho cửa sổ chiếm cả màn hình, hoặc trả lại khung.</translation>
    </message>
    <message>
        <source>&amp;Blender-like keys</source>
        <translation>Phím kiểu &amp;Blender</translation>
    </message>
    <message>
        <source>G, R and S pose at once, F changes the brush.</source>
        <translation>G, R, S tạo tư thế ngay, F chỉnh cọ.</translation>
    </message>
    <message>
        <source>&amp;Maya-like keys</source>
        <translation>Phím kiểu &amp;Maya</translation>
    </message>
    <message>
        <source>W and E choose the handles, B, M and N change the brush while they are held.</source>
        <translation>W và E chọn tay nắm, giữ B, M hoặc N để chỉnh cọ.</translation>
    </message>
    <message>
        <source>Emulate &amp;number pad</source>
        <translation>Giả lập bàn phím &amp;số</translation>
    </message>
    <message>
        <source>The digits in the upper row do what those of the number pad do, where they are free.</source>
        <translation>Các số ở hàng trên làm như bàn phím số, nếu phím còn trống.</translation>
    </message>
    <message>
        <source>&amp;Trackpad</source>
        <translation>Bàn &amp;di chuột</translation>
    </message>
    <message>
        <source>Two fingers orbit, with Shift they pan, with Ctrl they zoom; pinching zooms as well.</source>
        <translation>Kéo hai ngón để xoay góc nhìn, Shift để dời, Ctrl để thu phóng; chụm ngón cũng thu phóng.</translation>
    </message>
    <message>
        <source>Orbit around the &amp;pointer</source>
        <translation>Xoay quanh &amp;con trỏ</translation>
    </message>
    <message>
        <source>The surface under the pointer keeps its place while the view turns.</source>
        <translation>Bề mặt dưới con trỏ đứng yên khi xoay góc nhìn.</translation>
    </message>
    <message>
        <source>Orbit around the &amp;selection</source>
        <translation>Xoay quanh &amp;vùng chọn</translation>
    </message>
    <message>
        <source>The selected bones keep their place while the view turns.</source>
        <translation>Các xương đã chọn đứng yên khi xoay góc nhìn.</translation>
    </message>
    <message>
        <source>Lists every command that has a key, with the keys of the chosen keymap.</source>
        <translation>Liệt kê mọi lệnh có phím, theo bộ phím đã chọn.</translation>
    </message>
    <message>
        <source>Says which version this is.</source>
        <translation>Cho biết đây là phiên bản nào.</translation>
    </message>
    <message>
        <source>Select vertices by click</source>
        <translation>Chọn đỉnh bằng nhấp chuột</translation>
    </message>
    <message>
        <source>A click takes the nearest vertex of the mesh.</source>
        <translation>Nhấp để lấy đỉnh gần nhất của lưới.</translation>
    </message>
    <message>
        <source>Select vertices by box</source>
        <translation>Chọn đỉnh bằng khung</translation>
    </message>
    <message>
        <source>A drag takes the vertices in the box.</source>
        <translation>Kéo để lấy các đỉnh trong khung.</translation>
    </message>
    <message>
        <source>Select vertices by lasso</source>
        <translation>Chọn đỉnh bằng thòng lọng</translation>
    </message>
    <message>
        <source>A drag takes the vertices that it goes round.</source>
        <translation>Kéo để lấy các đỉnh nằm trong đường vòng.</translation>
    </message>
    <message>
        <source>Select vertices by painting</source>
        <translation>Chọn đỉnh bằng cách tô</translation>
    </message>
    <message>
        <source>A drag takes the vertices that it goes over, with the radius of the brush.</source>
        <translation>Kéo để lấy các đỉnh mà nó đi qua, theo bán kính cọ.</translation>
    </message>
    <message>
        <source>All vertices</source>
        <translation>Tất cả đỉnh</translation>
    </message>
    <message>
        <source>Selects every vertex of the active mesh.</source>
        <translation>Chọn mọi đỉnh của lưới hiện hành.</translation>
    </message>
    <message>
        <source>No vertices</source>
        <translation>Bỏ chọn đỉnh</translation>
    </message>
    <message>
        <source>Clears the selection of vertices: painting and operations reach everything again.</source>
        <translation>Bỏ chọn các đỉnh: tô và các thao tác lại tác động lên mọi đỉnh.</translation>
    </message>
    <message>
        <source>Invert vertices</source>
        <translation>Đảo chọn đỉnh</translation>
    </message>
    <message>
        <source>Selects the vertices of the active mesh that are not selected.</source>
        <translation>Chọn các đỉnh của lưới hiện hành chưa được chọn.</translation>
    </message>
    <message>
        <source>Grow vertices</source>
        <translation>Mở rộng chọn đỉnh</translation>
    </message>
    <message>
        <source>Selects the neighbours along edges too.</source>
        <translation>Chọn thêm các đỉnh kề theo cạnh.</translation>
    </message>
    <message>
        <source>Shrink vertices</source>
        <translation>Thu hẹp chọn đỉnh</translation>
    </message>
    <message>
        <source>Takes the rim out of the selection.</source>
        <translation>Bỏ viền ngoài khỏi phần chọn.</translation>
    </message>
    <message>
        <source>Linked vertices</source>
        <translation>Các đỉnh nối liền</translation>
    </message>
    <message>
        <source>Selects everything that is connected with the selected vertices.</source>
        <translation>Chọn mọi thứ nối liền với các đỉnh đã chọn.</translation>
    </message>
    <message>
        <source>Island under the pointer</source>
        <translation>Mảnh dưới con trỏ</translation>
    </message>
    <message>
        <source>Adds everything that is connected with the surface under the pointer.</source>
        <translation>Thêm mọi thứ nối liền với bề mặt dưới con trỏ.</translation>
    </message>
    <message>
        <source>Vertices of the active bone</source>
        <translation>Đỉnh của xương hiện hành</translation>
    </message>
    <message>
        <source>Selects the vertices of the active mesh that the active bone moves.</source>
        <translation>Chọn các đỉnh của lưới hiện hành mà xương hiện hành làm chuyển động.</translation>
    </message>
    <message>
        <source>Select ver&amp;tices</source>
        <translation>Chọn đỉn&amp;h</translation>
    </message>
    <message>
        <source>Selects vertices by click, box, lasso or painting; brushes and operations then keep to them.</source>
        <translation>Chọn đỉnh bằng nhấp, khung, thòng lọng hoặc tô; cọ và các thao tác sau đó chỉ tác động lên chúng.</translation>
    </message>
    <message>
        <source>Sca&amp;le</source>
        <translation>&amp;Co giãn</translation>
    </message>
    <message>
        <source>Scales the selected bones of the pose.</source>
        <translation>Co giãn các xương đã chọn của tư thế.</translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation>Chuyển dần</translation>
    </message>
    <message>
        <source>Weight of the active bone that falls off along a drag.</source>
        <translation>Trọng số của xương hiện hành giảm dần theo đường kéo.</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Lấy mẫu</translation>
    </message>
    <message>
        <source>A click takes the weight of the active bone there as the brush’s value.</source>
        <translation>Nhấp để lấy trọng số của xương hiện hành ở đó làm giá trị của cọ.</translation>
    </message>
    <message>
        <source>Linear gradient</source>
        <translation>Chuyển dần thẳng</translation>
    </message>
    <message>
        <source>The next drag paints the active bone along a line.</source>
        <translation>Lần kéo tiếp theo tô xương hiện hành dọc theo một đường.</translation>
    </message>
    <message>
        <source>Radial gradient</source>
        <translation>Chuyển dần tròn</translation>
    </message>
    <message>
        <source>The next drag paints the active bone around a place.</source>
        <translation>Lần kéo tiếp theo tô xương hiện hành quanh một chỗ.</translation>
    </message>
    <message>
        <source>Makes the weights of every vertex, or of the selected ones, sum to 1; locked bones keep theirs.</source>
        <translation>Làm tổng trọng số của mọi đỉnh, hoặc của các đỉnh đã chọn, bằng 1; xương bị khóa giữ nguyên.</translation>
    </message>
    <message>
        <source>Paints the active bone once on the selected vertices, or on the whole active mesh, with the value and strength of the brush.</source>
        <translation>Tô xương hiện hành một lần lên các đỉnh đã chọn, hoặc lên cả lưới hiện hành, với giá trị và độ mạnh của cọ.</translation>
    </message>
    <message>
        <source>Save current pose</source>
        <translation>Lưu tư thế hiện tại</translation>
    </message>
    <message>
        <source>Keeps the pose on screen in the character, under a name; the Poses panel lists them.</source>
        <translation>Giữ tư thế trên màn hình trong nhân vật, dưới một tên; bảng Tư thế đã lưu liệt kê chúng.</translation>
    </message>
    <message>
        <source>Previous saved pose</source>
        <translation>Tư thế đã lưu trước</translation>
    </message>
    <message>
        <source>Applies the saved pose before the chosen one.</source>
        <translation>Áp dụng tư thế đã lưu đứng trước tư thế đang chọn.</translation>
    </message>
    <message>
        <source>Next saved pose</source>
        <translation>Tư thế đã lưu tiếp theo</translation>
    </message>
    <message>
        <source>Applies the saved pose after the chosen one.</source>
        <translation>Áp dụng tư thế đã lưu đứng sau tư thế đang chọn.</translation>
    </message>
    <message>
        <source>Test poses of the active bone</source>
        <translation>Tư thế thử của xương hiện hành</translation>
    </message>
    <message>
        <source>Shows the bone bent and twisted every way, to try the weights; the pose is not changed.</source>
        <translation>Cho xem xương gập và xoắn theo mọi hướng để thử trọng số; tư thế không bị thay đổi.</translation>
    </message>
    <message>
        <source>Previous test pose</source>
        <translation>Tư thế thử trước</translation>
    </message>
    <message>
        <source>Goes back to the test pose before.</source>
        <translation>Quay lại tư thế thử trước đó.</translation>
    </message>
    <message>
        <source>Next test pose</source>
        <translation>Tư thế thử tiếp theo</translation>
    </message>
    <message>
        <source>Goes on to the next test pose.</source>
        <translation>Chuyển sang tư thế thử tiếp theo.</translation>
    </message>
    <message>
        <source>Leave test poses</source>
        <translation>Thoát tư thế thử</translation>
    </message>
    <message>
        <source>Shows the pose again that you made.</source>
        <translation>Hiện lại tư thế bạn đã tạo.</translation>
    </message>
    <message>
        <source>Everything &amp;below</source>
        <translation>&amp;Mọi xương bên dưới</translation>
    </message>
    <message>
        <source>Selects all bones below the selected ones, too.</source>
        <translation>Chọn thêm mọi xương bên dưới các xương đã chọn.</translation>
    </message>
    <message>
        <source>C&amp;hain</source>
        <translation>Ch&amp;uỗi xương</translation>
    </message>
    <message>
        <source>Selects the chains that the selected bones are part of, up to where something branches off.</source>
        <translation>Chọn các chuỗi chứa xương đã chọn, đến chỗ rẽ nhánh.</translation>
    </message>
    <message>
        <source>&amp;Other side</source>
        <translation>&amp;Phía bên kia</translation>
    </message>
    <message>
        <source>Selects the counterparts of the selected bones, by name.</source>
        <translation>Chọn các xương đối xứng của xương đã chọn, theo tên.</translation>
    </message>
    <message>
        <source>Mark loc&amp;ked areas</source>
        <translation>Đánh dấ&amp;u vùng khóa</translation>
    </message>
    <message>
        <source>Hatches the surface where locked bones hold all of the weight.</source>
        <translation>Gạch chéo bề mặt ở nơi các xương đang khóa giữ toàn bộ trọng số.</translation>
    </message>
    <message>
        <source>Evens out the weights of every bone over the selected vertices, or the active mesh; rounds and strength then stand over the picture.</source>
        <translation>Làm mượt trọng số của mọi xương trên các đỉnh đã chọn hoặc lưới hiện hành; số vòng và cường độ sau đó nằm trên hình.</translation>
    </message>
    <message>
        <source>Prune small weigh&amp;ts</source>
        <translation>Tỉ&amp;a trọng số nhỏ</translation>
    </message>
    <message>
        <source>Removes weights too small to be seen; the rest shares what they leave. What is small then stands over the picture.</source>
        <translation>Bỏ các trọng số quá nhỏ để thấy; phần còn lại chia nhau. Ngưỡng sau đó nằm trên hình.</translation>
    </message>
    <message>
        <source>Keeps the heaviest influences of each vertex; how many then stands over the picture.</source>
        <translation>Chỉ giữ các ảnh hưởng lớn nhất của mỗi đỉnh; số lượng sau đó nằm trên hình.</translation>
    </message>
    <message>
        <source>Ad&amp;just last operation</source>
        <translation>Chỉnh &amp;lại thao tác cuối</translation>
    </message>
    <message>
        <source>Goes to the numbers of the operation that has just run; another number runs it again.</source>
        <translation>Đến các con số của thao tác vừa chạy; đổi số thì thao tác chạy lại.</translation>
    </message>
    <message>
        <source>End s&amp;olo</source>
        <translation>Thô&amp;i solo</translation>
    </message>
    <message>
        <source>Lets the weights of all bones that are not locked be changed again.</source>
        <translation>Lại cho đổi trọng số của mọi xương không khóa.</translation>
    </message>
    <message>
        <source>Rea&amp;d again as…</source>
        <translation>Đọ&amp;c lại theo cách khác…</translation>
    </message>
    <message>
        <source>Reads the file of the character again: in another unit, with another axis up, in its bind pose.</source>
        <translation>Đọc lại tệp của nhân vật: theo đơn vị khác, với trục khác hướng lên, ở tư thế gắn.</translation>
    </message>
    <message>
        <source>Import repor&amp;t</source>
        <translation>&amp;Báo cáo nhập tệp</translation>
    </message>
    <message>
        <source>Shows what was done to the file while it was read, and what is doubtful.</source>
        <translation>Hiện những gì đã làm với tệp khi đọc, và những gì đáng ngờ.</translation>
    </message>
    <message>
        <source>A&amp;ppend from file…</source>
        <translation>Ghép &amp;vào từ tệp…</translation>
    </message>
    <message>
        <source>Puts clips, meshes or bones of another file onto this character; bones find each other by names, by parts of the body or by hand.</source>
        <translation>Đưa clip, lưới hoặc xương của tệp khác vào nhân vật này; xương được ghép cặp theo tên, theo phần cơ thể hoặc bằng tay.</translation>
    </message>
    <message>
        <source>Opens a project, or a character file (glTF, VRM, FBX, Collada, OBJ, BVH …), which is only read.</source>
        <translation>Mở dự án, hoặc tệp nhân vật (glTF, VRM, FBX, Collada, OBJ, BVH …), vốn chỉ được đọc.</translation>
    </message>
    <message>
        <source>&amp;Sharpen all weights</source>
        <translation>Làm &amp;sắc toàn bộ trọng số</translation>
    </message>
    <message>
        <source>Makes the blends between bones steeper, on the selected vertices or the active mesh; rounds and strength then stand over the picture.</source>
        <translation>Làm vùng chuyển giữa các xương dốc hơn, trên các đỉnh đã chọn hoặc lưới hiện hành; sau đó số vòng và cường độ nằm trên hình.</translation>
    </message>
    <message>
        <source>&amp;Bind…</source>
        <translation>Gắn &amp;với xương…</translation>
    </message>
    <message>
        <source>Works out weights for the active mesh, or all visible ones, from where the bones lie: five methods, with a preview in the picture.</source>
        <translation>Tính trọng số cho lưới hiện hành, hoặc cho mọi lưới đang hiện, từ vị trí của các xương: năm phương pháp, có xem trước ngay trong hình.</translation>
    </message>
    <message>
        <source>Transfer &amp;weights…</source>
        <translation>Ch&amp;uyển trọng số…</translation>
    </message>
    <message>
        <source>Gives the active mesh, or its selected vertices, the weights that another mesh of this character or of a file has in the same places.</source>
        <translation>Cho lưới hiện hành, hoặc các đỉnh đã chọn của nó, trọng số mà một lưới khác của nhân vật này hoặc của một tệp có ở cùng vị trí.</translation>
    </message>
    <message>
        <source>&amp;Quantise weights</source>
        <translation>Lượng tử hóa trọng số (&amp;Q)</translation>
    </message>
    <message>
        <source>Rounds weights to whole steps, as files with 8 bits a weight hold them, so that every vertex still sums to 1; how many steps then stands over the picture.</source>
        <translation>Làm tròn trọng số thành bậc nguyên, như tệp lưu 8 bit mỗi trọng số, sao cho mỗi đỉnh vẫn có tổng bằng 1; sau đó số bậc nằm trên hình.</translation>
    </message>
    <message>
        <source>Blend o&amp;f both</source>
        <translation>Trộn cả h&amp;ai</translation>
    </message>
    <message>
        <source>Between linear blend and dual quaternion, vertex by vertex as the blend map of the mesh says; halfway where it has none.</source>
        <translation>Nằm giữa trộn tuyến tính và quaternion kép, từng đỉnh theo bản đồ trộn của lưới; không có bản đồ thì ở giữa.</translation>
    </message>
    <message>
        <source>&amp;Centres of rotation</source>
        <translation>Tâm &amp;xoay</translation>
    </message>
    <message>
        <source>Every vertex turns about a centre found from the weights: neither loses volume nor bulges; prepared beside the work, and again after you paint.</source>
        <translation>Mỗi đỉnh xoay quanh một tâm tìm ra từ trọng số: không mất thể tích cũng không phồng; được chuẩn bị song song với công việc, và lại một lần nữa sau khi tô.</translation>
    </message>
    <message>
        <source>Delta &amp;mush</source>
        <translation>&amp;Delta mush</translation>
    </message>
    <message>
        <source>Linear blend, smoothed, with the details of the surface put back: forgives rough weights; prepared once, beside the work.</source>
        <translation>Trộn tuyến tính được làm mượt rồi trả lại chi tiết của bề mặt: trọng số thô vẫn đẹp; được chuẩn bị một lần, song song với công việc.</translation>
    </message>
    <message>
        <source>Bone &amp;names</source>
        <translation>Tên của &amp;mỗi xương</translation>
    </message>
    <message>
        <source>Writes the name of every bone beside it.</source>
        <translation>Ghi tên bên cạnh mỗi xương.</translation>
    </message>
    <message>
        <source>Bone a&amp;xes</source>
        <translation>Trục tọ&amp;a độ xương</translation>
    </message>
    <message>
        <source>Draws the axes of every bone.</source>
        <translation>Vẽ các trục của mỗi xương.</translation>
    </message>
    <message>
        <source>&amp;Fit template</source>
        <translation>Đặt &amp;khung mẫu</translation>
    </message>
    <message>
        <source>Places the markers of a body in the mesh, to be dragged, and builds a skeleton by them.</source>
        <translation>Đặt các mốc của cơ thể vào lưới để kéo chỉnh, rồi dựng bộ xương theo đó.</translation>
    </message>
    <message>
        <source>Edit &amp;bones</source>
        <translation>&amp;Sửa xương</translation>
    </message>
    <message>
        <source>Moves, turns, cuts and joins the bones themselves, at rest; weights, poses and clips follow.</source>
        <translation>Dời, xoay, cắt và ghép chính các xương ở tư thế nghỉ; trọng số, tư thế và clip đi theo.</translation>
    </message>
    <message>
        <source>&amp;Create bones</source>
        <translation>Tạo &amp;xương</translation>
    </message>
    <message>
        <source>A click puts a bone into the middle of the volume under the pointer, below the active bone.</source>
        <translation>Nhấp để đặt xương vào giữa khối dưới con trỏ, bên dưới xương hiện hành.</translation>
    </message>
    <message>
        <source>Scale bones now</source>
        <translation>Co giãn xương ngay</translation>
    </message>
    <message>
        <source>Draws the selected joints apart or together with the pointer; X, Y, Z lock an axis.</source>
        <translation>Kéo các khớp đã chọn ra xa hoặc lại gần bằng con trỏ; X, Y, Z khóa một trục.</translation>
    </message>
    <message>
        <source>&amp;Extrude</source>
        <translation>Đùn r&amp;a</translation>
    </message>
    <message>
        <source>Draws a new bone out of the active one; the pointer places it.</source>
        <translation>Kéo một xương mới ra từ xương hiện hành; con trỏ định chỗ.</translation>
    </message>
    <message>
        <source>D&amp;uplicate bones</source>
        <translation>&amp;Nhân đôi xương</translation>
    </message>
    <message>
        <source>Copies the selected bones, without weights; the pointer places the copies.</source>
        <translation>Sao chép các xương đã chọn, không kèm trọng số; con trỏ định chỗ bản sao.</translation>
    </message>
    <message>
        <source>&amp;Subdivide…</source>
        <translation>&amp;Chia đều…</translation>
    </message>
    <message>
        <source>Cuts the selected bones into equal pieces; weights are shared by where vertices lie along the bone.</source>
        <translation>Cắt các xương đã chọn thành những đoạn bằng nhau; trọng số được chia theo vị trí của đỉnh dọc xương.</translation>
    </message>
    <message>
        <source>Spl&amp;it at the pointer</source>
        <translation>Cắt tại con t&amp;rỏ</translation>
    </message>
    <message>
        <source>Cuts the bone under the pointer in two at that place.</source>
        <translation>Cắt xương dưới con trỏ làm đôi tại chỗ đó.</translation>
    </message>
    <message>
        <source>&amp;Merge bones</source>
        <translation>Gộ&amp;p xương</translation>
    </message>
    <message>
        <source>Gives the weights and the children of the selected bones to the active one.</source>
        <translation>Giao trọng số và xương con của các xương đã chọn cho xương hiện hành.</translation>
    </message>
    <message>
        <source>Disso&amp;lve bones</source>
        <translation>&amp;Hòa tan xương</translation>
    </message>
    <message>
        <source>Takes the selected bones out; their children and weights go to the bone above.</source>
        <translation>Bỏ các xương đã chọn; xương con và trọng số chuyển sang xương bên trên.</translation>
    </message>
    <message>
        <source>&amp;Delete bones</source>
        <translation>Xóa xươn&amp;g</translation>
    </message>
    <message>
        <source>Deletes the selected bones; their weights go to the bone above, or to the one that you choose.</source>
        <translation>Xóa các xương đã chọn; trọng số chuyển sang xương bên trên hoặc xương bạn chọn.</translation>
    </message>
    <message>
        <source>Delete with everything belo&amp;w</source>
        <translation>Xóa cùng mọi thứ &amp;bên dưới</translation>
    </message>
    <message>
        <source>Deletes the selected bones and all bones below them; the weights go to the bone above.</source>
        <translation>Xóa các xương đã chọn và mọi xương bên dưới; trọng số chuyển sang xương bên trên.</translation>
    </message>
    <message>
        <source>Hang below the active bone (&amp;keep place)</source>
        <translation>Treo &amp;dưới xương hiện hành (giữ chỗ)</translation>
    </message>
    <message>
        <source>The selected bones become children of the active one and stay where they are, in clips, too.</source>
        <translation>Các xương đã chọn thành con của xương hiện hành và ở nguyên chỗ, cả trong clip.</translation>
    </message>
    <message>
        <source>Hang at the end of the active bo&amp;ne</source>
        <translation>Treo vào đầu &amp;mút xương hiện hành</translation>
    </message>
    <message>
        <source>The selected bones become children of the active one and move to its end.</source>
        <translation>Các xương đã chọn thành con của xương hiện hành và dời đến đầu mút của nó.</translation>
    </message>
    <message>
        <source>Make &amp;roots</source>
        <translation>&amp;Thành xương gốc</translation>
    </message>
    <message>
        <source>The selected bones hang on no bone any more and stay where they are.</source>
        <translation>Các xương đã chọn không treo vào xương nào nữa và ở nguyên chỗ.</translation>
    </message>
    <message>
        <source>Rena&amp;me bone</source>
        <translation>Đổi tê&amp;n xương</translation>
    </message>
    <message>
        <source>Gives the active bone another name; weights and clips stay its own.</source>
        <translation>Đặt tên khác cho xương hiện hành; trọng số và clip vẫn là của nó.</translation>
    </message>
    <message>
        <source>Many new names at once: find and replace, number, sides, names of other programs.</source>
        <translation>Nhiều tên mới một lượt: tìm và thay, đánh số, bên trái phải, tên của chương trình khác.</translation>
    </message>
    <message>
        <source>R&amp;oll</source>
        <translation>&amp;Xoay quanh trục</translation>
    </message>
    <message>
        <source>Turns the selected bones about their own length with the pointer; nothing of the mesh moves.</source>
        <translation>Xoay các xương đã chọn quanh chiều dài của chúng bằng con trỏ; lưới không hề nhúc nhích.</translation>
    </message>
    <message>
        <source>Orien&amp;t bones…</source>
        <translation>&amp;Hướng trục xương…</translation>
    </message>
    <message>
        <source>Recalculates the axes of the selected bones: which one lies along the bone, and where another one points.</source>
        <translation>Tính lại trục của các xương đã chọn: trục nào nằm dọc xương và trục kia chỉ về đâu.</translation>
    </message>
    <message>
        <source>S&amp;ymmetrical editing</source>
        <translation>Sửa đố&amp;i xứng</translation>
    </message>
    <message>
        <source>Symmetrise left → ri&amp;ght</source>
        <translation>Đối xứng trái → &amp;phải</translation>
    </message>
    <message>
        <source>Makes the right side the image of the left one; missing bones are made, and listed where a side has no counterpart.</source>
        <translation>Biến bên phải thành ảnh của bên trái; xương thiếu được tạo, xương không có đôi được liệt kê.</translation>
    </message>
    <message>
        <source>Symmetrise rig&amp;ht → left</source>
        <translation>Đối xứng phải → t&amp;rái</translation>
    </message>
    <message>
        <source>Makes the left side the image of the right one; missing bones are made, and listed where a side has no counterpart.</source>
        <translation>Biến bên trái thành ảnh của bên phải; xương thiếu được tạo, xương không có đôi được liệt kê.</translation>
    </message>
    <message>
        <source>Mirror skeleton</source>
        <translation>Lật bộ xương</translation>
    </message>
    <message>
        <source>Turns the selected bones over, or all of them: left and right change places.</source>
        <translation>Lật các xương đã chọn, hoặc tất cả: trái và phải đổi chỗ.</translation>
    </message>
    <message>
        <source>&amp;Add template…</source>
        <translation>&amp;Thêm khung mẫu…</translation>
    </message>
    <message>
        <source>Adds the bones of a template that needs no markers: quadruped, bird, hand, tail, face.</source>
        <translation>Thêm xương của khung mẫu không cần mốc: thú bốn chân, chim, bàn tay, đuôi, mặt.</translation>
    </message>
    <message>
        <source>Humanoid ma&amp;p…</source>
        <translation>&amp;Bản đồ dạng người…</translation>
    </message>
    <message>
        <source>Which bone is which of the standard humanoid; export and retargeting go by it.</source>
        <translation>Xương nào là xương nào của dạng người chuẩn; xuất tệp và chuyển động tác dựa vào đó.</translation>
    </message>
    <message>
        <source>Convert to T-pose</source>
        <translation>Chuyển sang tư thế chữ T</translation>
    </message>
    <message>
        <source>Makes the T-pose the rest pose; meshes, binds and clips are taken along.</source>
        <translation>Biến tư thế chữ T thành tư thế nghỉ; lưới, liên kết và clip đi theo.</translation>
    </message>
    <message>
        <source>Convert to A-pose</source>
        <translation>Chuyển sang tư thế chữ A</translation>
    </message>
    <message>
        <source>Makes the A-pose the rest pose; meshes, binds and clips are taken along.</source>
        <translation>Biến tư thế chữ A thành tư thế nghỉ; lưới, liên kết và clip đi theo.</translation>
    </message>
    <message>
        <source>Go to bind pose</source>
        <translation>Về tư thế gắn</translation>
    </message>
    <message>
        <source>Poses the bones as they stood when the meshes were bound.</source>
        <translation>Đặt các xương như lúc lưới được gắn.</translation>
    </message>
    <message>
        <source>Make this pose the bind pose</source>
        <translation>Lấy tư thế này làm tư thế gắn</translation>
    </message>
    <message>
        <source>The pose on screen becomes the rest pose and the bind pose; nothing is seen to move.</source>
        <translation>Tư thế trên màn hình thành tư thế nghỉ và tư thế gắn; không thấy gì nhúc nhích.</translation>
    </message>
    <message>
        <source>Re-attach the mesh</source>
        <translation>Gắn lại lưới</translation>
    </message>
    <message>
        <source>Binds the active mesh anew to the bones where they rest now; its weights stay.</source>
        <translation>Gắn lại lưới hiện hành vào các xương ở chỗ nghỉ hiện tại; trọng số giữ nguyên.</translation>
    </message>
    <message>
        <source>Rename many bon&amp;es…</source>
        <translation>Đổi tên nhiề&amp;u xương…</translation>
    </message>
    <message>
        <source>Bones are moved, turned, rolled, drawn out and copied on both sides at once.</source>
        <translation>Xương được dời, xoay, xoay quanh trục, đùn và nhân đôi ở cả hai bên cùng lúc.</translation>
    </message>
    <message>
        <source>Control shapes</source>
        <translation>Hình dạng điều khiển</translation>
    </message>
    <message>
        <source>Shows the shapes of controls.</source>
        <translation>Hiện hình dạng của các điều khiển.</translation>
    </message>
    <message>
        <source>Rig a &amp;humanoid</source>
        <translation>Dựng rig ch&amp;o dạng người</translation>
    </message>
    <message>
        <source>Makes controls for the whole body and IK handles for arms and legs.</source>
        <translation>Tạo điều khiển cho cả cơ thể và tay nắm IK cho tay và chân.</translation>
    </message>
    <message>
        <source>&amp;Controls for bones</source>
        <translation>Điều khiển &amp;cho xương</translation>
    </message>
    <message>
        <source>Makes a control for each of the selected bones.</source>
        <translation>Tạo một điều khiển cho mỗi xương đã chọn.</translation>
    </message>
    <message>
        <source>Controls fo&amp;r the chain</source>
        <translation>Điều khiển cho ch&amp;uỗi</translation>
    </message>
    <message>
        <source>Makes controls for the bones from the first to the last of the selection.</source>
        <translation>Tạo điều khiển cho các xương từ xương đầu đến xương cuối đã chọn.</translation>
    </message>
    <message>
        <source>&amp;IK handle for the limb</source>
        <translation>Tay nắm &amp;IK cho chi</translation>
    </message>
    <message>
        <source>Makes a target and a pole for a limb of two bones; the active bone is its end.</source>
        <translation>Tạo đích và cực cho một chi hai xương; xương hiện hành là đầu cuối của chi.</translation>
    </message>
    <message>
        <source>IK handle for the chain (&amp;FABRIK)</source>
        <translation>Tay nắm IK cho chuỗi (&amp;FABRIK)</translation>
    </message>
    <message>
        <source>Makes a target for the chain from the first to the last of the selected bones, however long it is.</source>
        <translation>Tạo đích cho chuỗi từ xương đầu đến xương cuối đã chọn, dài bao nhiêu cũng được.</translation>
    </message>
    <message>
        <source>IK handle for the chain (CC&amp;D)</source>
        <translation>Tay nắm IK cho chuỗi (CC&amp;D)</translation>
    </message>
    <message>
        <source>The same with a solver that turns the joints one after the other from the end, for tails and tentacles that curl.</source>
        <translation>Như trên, nhưng bộ giải xoay từng khớp một từ đầu cuối, cho đuôi và xúc tu biết cuộn.</translation>
    </message>
    <message>
        <source>&amp;Parent to</source>
        <translation>Theo &amp;cha</translation>
    </message>
    <message>
        <source>The active bone or control goes along with the other selected one.</source>
        <translation>Xương hoặc điều khiển hiện hành đi theo cái còn lại đã chọn.</translation>
    </message>
    <message>
        <source>P&amp;osition</source>
        <translation>&amp;Vị trí</translation>
    </message>
    <message>
        <source>The active one takes the place of the other selected one.</source>
        <translation>Cái hiện hành ở vào vị trí của cái còn lại đã chọn.</translation>
    </message>
    <message>
        <source>&amp;Rotation</source>
        <translation>&amp;Xoay</translation>
    </message>
    <message>
        <source>The active one turns as the other selected one does.</source>
        <translation>Cái hiện hành xoay như cái còn lại đã chọn.</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>Co &amp;giãn</translation>
    </message>
    <message>
        <source>The active one is scaled as the other selected one is.</source>
        <translation>Cái hiện hành co giãn như cái còn lại đã chọn.</translation>
    </message>
    <message>
        <source>&amp;Aim</source>
        <translation>&amp;Hướng tới</translation>
    </message>
    <message>
        <source>The active one points to the other selected one.</source>
        <translation>Cái hiện hành chỉ về cái còn lại đã chọn.</translation>
    </message>
    <message>
        <source>Po&amp;le</source>
        <translation>&amp;Theo cực</translation>
    </message>
    <message>
        <source>The active one rolls about its own direction until its side faces the other selected one.</source>
        <translation>Cái hiện hành lăn quanh hướng của chính nó cho đến khi mặt bên quay về cái còn lại đã chọn.</translation>
    </message>
    <message>
        <source>Orient be&amp;tween</source>
        <translation>Xoay ở giữ&amp;a</translation>
    </message>
    <message>
        <source>The active one is turned half-way between the two other selected ones.</source>
        <translation>Cái hiện hành xoay ở giữa hai cái còn lại đã chọn.</translation>
    </message>
    <message>
        <source>&amp;Blend of two</source>
        <translation>&amp;Pha trộn hai nguồn</translation>
    </message>
    <message>
        <source>The active one goes along with two others, by a share of each.</source>
        <translation>Cái hiện hành đi theo hai cái khác, mỗi cái một phần.</translation>
    </message>
    <message>
        <source>Limit positio&amp;n</source>
        <translation>Giới hạn vị t&amp;rí</translation>
    </message>
    <message>
        <source>Keeps the active one within a box.</source>
        <translation>Giữ cái hiện hành trong một hộp.</translation>
    </message>
    <message>
        <source>Limit rotat&amp;ion</source>
        <translation>Giới hạn xoa&amp;y</translation>
    </message>
    <message>
        <source>Keeps the active one within a cone and a range of twist.</source>
        <translation>Giữ cái hiện hành trong một hình nón và một khoảng xoắn.</translation>
    </message>
    <message>
        <source>Limit &amp;distance</source>
        <translation>Giới hạn &amp;khoảng cách</translation>
    </message>
    <message>
        <source>Keeps the active one no nearer to and no farther from the other selected one than you say.</source>
        <translation>Giữ cái hiện hành không gần hơn và không xa hơn mức đã định so với cái còn lại đã chọn.</translation>
    </message>
    <message>
        <source>T&amp;wist spread</source>
        <translation>&amp;Dàn đều độ xoắn</translation>
    </message>
    <message>
        <source>Spreads the twist of the active bone over the other selected ones.</source>
        <translation>Dàn độ xoắn của xương hiện hành ra các xương khác đã chọn.</translation>
    </message>
    <message>
        <source>Splin&amp;e</source>
        <translation>Đường cong &amp;spline</translation>
    </message>
    <message>
        <source>Lays the selected chain along a curve with three to five controls.</source>
        <translation>Đặt chuỗi đã chọn dọc theo một đường cong có ba đến năm điều khiển.</translation>
    </message>
    <message>
        <source>Dri&amp;ver</source>
        <translation>Bộ &amp;lái</translation>
    </message>
    <message>
        <source>The angle of the other selected bone moves the active one by a curve.</source>
        <translation>Góc của xương còn lại đã chọn làm cái hiện hành chuyển động theo một đường cong.</translation>
    </message>
    <message>
        <source>Driver of a shape</source>
        <translation>Bộ lái của một hình dạng</translation>
    </message>
    <message>
        <source>The angle of the active bone fades a shape of the mesh in.</source>
        <translation>Góc của xương hiện hành làm một hình dạng của lưới hiện dần.</translation>
    </message>
    <message>
        <source>Helper bone for the &amp;joint</source>
        <translation>Xương &amp;phụ cho khớp</translation>
    </message>
    <message>
        <source>Adds a bone at the active joint that fills it as it bends.</source>
        <translation>Thêm một xương ở khớp hiện hành để lấp đầy khớp khi gập.</translation>
    </message>
    <message>
        <source>Correcti&amp;ve shape for this pose</source>
        <translation>Hình &amp;sửa cho tư thế này</translation>
    </message>
    <message>
        <source>Makes a shape that gives the bent joint its volume back, and fades it in with the angle.</source>
        <translation>Tạo một hình dạng trả lại thể tích cho khớp gập, hiện dần theo góc.</translation>
    </message>
    <message>
        <source>Switch &amp;between FK and IK</source>
        <translation>Chuyển &amp;qua lại FK và IK</translation>
    </message>
    <message>
        <source>Goes over to the other way of posing the limb; nothing moves on the picture.</source>
        <translation>Chuyển sang cách tạo dáng kia cho chi; trong hình không có gì di chuyển.</translation>
    </message>
    <message>
        <source>Snap IK to FK</source>
        <translation>Đưa IK về FK</translation>
    </message>
    <message>
        <source>Moves target and pole to where the limb is.</source>
        <translation>Đưa đích và cực về nơi chi đang ở.</translation>
    </message>
    <message>
        <source>Snap FK to IK</source>
        <translation>Đưa FK về IK</translation>
    </message>
    <message>
        <source>Gives the bones of the limb the pose that you see.</source>
        <translation>Cho các xương của chi tư thế đang thấy.</translation>
    </message>
    <message>
        <source>Previous pass</source>
        <translation>Lượt trước</translation>
    </message>
    <message>
        <source>Shows the IK handle one pass of its solver before.</source>
        <translation>Hiện tay nắm IK lùi một lượt của bộ giải.</translation>
    </message>
    <message>
        <source>Next pass</source>
        <translation>Lượt sau</translation>
    </message>
    <message>
        <source>Shows the IK handle one pass of its solver further.</source>
        <translation>Hiện tay nắm IK tiến một lượt của bộ giải.</translation>
    </message>
    <message>
        <source>End stepping</source>
        <translation>Thôi xem từng lượt</translation>
    </message>
    <message>
        <source>Solves the IK handle to its end again.</source>
        <translation>Giải tay nắm IK đến cùng trở lại.</translation>
    </message>
    <message>
        <source>Limit of the joint</source>
        <translation>Giới hạn của khớp</translation>
    </message>
    <message>
        <source>Sets how far the active bone may turn; IK handles keep to it.</source>
        <translation>Đặt mức xoay tối đa của xương hiện hành; các tay nắm IK tuân theo.</translation>
    </message>
    <message>
        <source>Gro&amp;up into a set</source>
        <translation>Gộp thà&amp;nh bộ</translation>
    </message>
    <message>
        <source>Controls of a set are shown, hidden and selected together.</source>
        <translation>Các điều khiển của một bộ được hiện, ẩn và chọn cùng nhau.</translation>
    </message>
    <message>
        <source>Mirror rig left → ri&amp;ght</source>
        <translation>Đối xứng bộ ri&amp;g trái → phải</translation>
    </message>
    <message>
        <source>Makes the controls, IK handles and constraints of the left side on the right one, too.</source>
        <translation>Tạo cả ở bên phải các điều khiển, tay nắm IK và ràng buộc của bên trái.</translation>
    </message>
    <message>
        <source>Mirror rig right → lef&amp;t</source>
        <translation>Đối xứng &amp;bộ rig phải → trái</translation>
    </message>
    <message>
        <source>Makes the controls, IK handles and constraints of the right side on the left one, too.</source>
        <translation>Tạo cả ở bên trái các điều khiển, tay nắm IK và ràng buộc của bên phải.</translation>
    </message>
    <message>
        <source>Select &amp;all controls</source>
        <translation>Chọn &amp;mọi điều khiển</translation>
    </message>
    <message>
        <source>Selects every control that is shown.</source>
        <translation>Chọn mọi điều khiển đang hiện.</translation>
    </message>
    <message>
        <source>De&amp;lete controls</source>
        <translation>Xó&amp;a điều khiển</translation>
    </message>
    <message>
        <source>Takes the selected controls away with what cannot be without them.</source>
        <translation>Xóa các điều khiển đã chọn cùng những gì không thể thiếu chúng.</translation>
    </message>
    <message>
        <source>Ba&amp;ke to keys…</source>
        <translation>Bake thành &amp;khóa…</translation>
    </message>
    <message>
        <source>Makes a clip with keys of bones of what controls, constraints and IK do.</source>
        <translation>Tạo một clip gồm khóa của xương từ những gì điều khiển, ràng buộc và IK làm.</translation>
    </message>
    <message>
        <source>R&amp;ig workspace</source>
        <translation>Không gian bộ r&amp;ig</translation>
    </message>
    <message>
        <source>Arranges the window for controls, IK handles and constraints.</source>
        <translation>Sắp xếp cửa sổ cho điều khiển, tay nắm IK và ràng buộc.</translation>
    </message>
</context>
<context>
    <name>Bind</name>
    <message>
        <source>Closest, rigid</source>
        <translation>Gần nhất, cứng</translation>
    </message>
    <message>
        <source>Closest, smooth</source>
        <translation>Gần nhất, mềm</translation>
    </message>
    <message>
        <source>Envelope</source>
        <translation>Vỏ bao</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Nhiệt</translation>
    </message>
    <message>
        <source>Geodesic voxel</source>
        <translation>Voxel trắc địa</translation>
    </message>
    <message>
        <source>Each vertex follows its nearest bone alone: for machines, armour and dolls.</source>
        <translation>Mỗi đỉnh chỉ theo xương gần nhất: cho máy móc, áo giáp và búp bê.</translation>
    </message>
    <message>
        <source>The nearer a bone, the more it moves a vertex, even through the air: quick, but a hand may follow the thigh beside it.</source>
        <translation>Xương càng gần càng làm đỉnh chuyển động nhiều, kể cả qua khoảng không: nhanh, nhưng bàn tay có thể theo đùi ở bên cạnh.</translation>
    </message>
    <message>
        <source>Each bone moves what lies in a capsule around it, less towards the rim; what no capsule reaches goes by distance.</source>
        <translation>Mỗi xương làm chuyển động những gì nằm trong vỏ bao quanh nó, yếu dần về phía rìa; chỗ không vỏ bao nào chạm tới thì tính theo khoảng cách.</translation>
    </message>
    <message>
        <source>Bones warm the surface that they see, and the warmth spreads over it: the usual choice for bodies.</source>
        <translation>Xương làm ấm bề mặt mà chúng nhìn thấy, rồi hơi ấm lan trên đó: lựa chọn thông thường cho cơ thể.</translation>
    </message>
    <message>
        <source>Distances are measured inside the body, so that limbs side by side share nothing: also for several shells and meshes with holes.</source>
        <translation>Khoảng cách được đo bên trong cơ thể, nên các chi nằm cạnh nhau không chia sẻ gì: dùng được cả cho nhiều lớp vỏ và lưới có lỗ.</translation>
    </message>
    <message>
        <source>positions that are no numbers</source>
        <translation>vị trí không phải là số</translation>
    </message>
    <message>
        <source>no faces</source>
        <translation>không có mặt</translation>
    </message>
    <message>
        <source>faces without area</source>
        <translation>mặt không có diện tích</translation>
    </message>
    <message>
        <source>sees no bone</source>
        <translation>không thấy xương nào</translation>
    </message>
    <message>
        <source>heat cannot be computed</source>
        <translation>không tính được nhiệt</translation>
    </message>
    <message>
        <source>outside the volume</source>
        <translation>nằm ngoài thể tích</translation>
    </message>
    <message>
        <source>outside all envelopes</source>
        <translation>nằm ngoài mọi vỏ bao</translation>
    </message>
    <message>
        <source>to the nearest bone</source>
        <translation>theo xương gần nhất</translation>
    </message>
    <message>
        <source>by distance</source>
        <translation>theo khoảng cách</translation>
    </message>
    <message>
        <source>by envelopes</source>
        <translation>theo vỏ bao</translation>
    </message>
    <message>
        <source>by heat</source>
        <translation>theo nhiệt</translation>
    </message>
    <message>
        <source>by heat, through other surfaces</source>
        <translation>theo nhiệt, xuyên qua bề mặt khác</translation>
    </message>
    <message>
        <source>by distance inside</source>
        <translation>theo khoảng cách bên trong</translation>
    </message>
</context>
<context>
    <name>BoneColumns</name>
    <message>
        <source>Humanoid role</source>
        <translation>Vai trò humanoid</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Phía</translation>
    </message>
    <message>
        <source>Deform</source>
        <translation>Biến dạng</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Chiều dài</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>Hiển thị</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Khóa</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
</context>
<context>
    <name>BoneMenu</name>
    <message>
        <source>Select everything below</source>
        <translation>Chọn mọi xương bên dưới</translation>
    </message>
    <message>
        <source>Select chain</source>
        <translation>Chọn chuỗi xương</translation>
    </message>
    <message>
        <source>Select other side</source>
        <translation>Chọn phía bên kia</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Khóa</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Mở khóa</translation>
    </message>
    <message>
        <source>Lock all others</source>
        <translation>Khóa mọi xương khác</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>End solo</source>
        <translation>Thôi solo</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ẩn</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Hiện</translation>
    </message>
    <message>
        <source>Hide all others</source>
        <translation>Ẩn mọi xương khác</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Đỏ</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Lục</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Vàng</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Lam</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Tím</translation>
    </message>
    <message>
        <source>Cyan</source>
        <translation>Xanh ngọc</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Ô liu</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Cam</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Màu</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Tự động</translation>
    </message>
    <message>
        <source>Other colour…</source>
        <translation>Màu khác…</translation>
    </message>
    <message>
        <source>Colour of bones</source>
        <translation>Màu của xương</translation>
    </message>
    <message>
        <source>Reset to rest</source>
        <translation>Đặt lại về tư thế nghỉ</translation>
    </message>
    <message>
        <source>Reset with everything below</source>
        <translation>Đặt lại cùng mọi xương bên dưới</translation>
    </message>
</context>
<context>
    <name>BrushDrag</name>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>%1 px</source>
        <translation>%1 px</translation>
    </message>
    <message>
        <source>Strength %1</source>
        <translation>Cường độ %1</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>Giá trị %1</translation>
    </message>
    <message>
        <source>LMB</source>
        <translation>Chuột trái</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>xác nhận</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>theo bước</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>hủy</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>kéo</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Lock %1</source>
        <translation>Khóa %1</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>Mở khóa %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Ẩn %1</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Hiện %1</translation>
    </message>
    <message numerus="yes">
        <source>%n bones</source>
        <translation>
            <numerusform>%n xương</numerusform>
        </translation>
    </message>
    <message>
        <source>Lock only %1</source>
        <translation>Chỉ khóa %1</translation>
    </message>
    <message>
        <source>Lock all but %1</source>
        <translation>Khóa tất cả trừ %1</translation>
    </message>
    <message>
        <source>Hide only %1</source>
        <translation>Chỉ ẩn %1</translation>
    </message>
    <message>
        <source>Show only %1</source>
        <translation>Chỉ hiện %1</translation>
    </message>
    <message>
        <source>bone %1</source>
        <translation>xương %1</translation>
    </message>
    <message>
        <source>mesh %1</source>
        <translation>lưới %1</translation>
    </message>
    <message>
        <source>Linear blend skinning</source>
        <translation>Skinning trộn tuyến tính</translation>
    </message>
    <message>
        <source>Dual quaternion skinning</source>
        <translation>Skinning quaternion kép</translation>
    </message>
    <message>
        <source>Smooth %1</source>
        <translation>Làm mượt %1</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>Tô %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Di chuyển %1</translation>
    </message>
    <message>
        <source>Rotate %1</source>
        <translation>Xoay %1</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>Co giãn %1</translation>
    </message>
    <message numerus="yes">
        <source>Move %n bones</source>
        <translation>
            <numerusform>Di chuyển %n xương</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n bones</source>
        <translation>
            <numerusform>Xoay %n xương</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n bones</source>
        <translation>
            <numerusform>Co giãn %n xương</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset pose</source>
        <translation>Đặt lại tư thế</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Đặt lại %1</translation>
    </message>
    <message numerus="yes">
        <source>Reset %n bones</source>
        <translation>
            <numerusform>Đặt lại %n xương</numerusform>
        </translation>
    </message>
    <message>
        <source>Normalise weights of %1</source>
        <translation>Chuẩn hóa trọng số của %1</translation>
    </message>
    <message>
        <source>Normalise all weights</source>
        <translation>Chuẩn hóa mọi trọng số</translation>
    </message>
    <message>
        <source>Choose a bone first.</source>
        <translation>Hãy chọn xương trước.</translation>
    </message>
    <message>
        <source>%1 does not move this mesh.</source>
        <translation>%1 không làm lưới này chuyển động.</translation>
    </message>
    <message>
        <source>%1 is locked: unlock it to change its weights.</source>
        <translation>%1 đang khóa: hãy mở khóa để đổi trọng số.</translation>
    </message>
    <message>
        <source>Fill %1</source>
        <translation>Tô đầy %1</translation>
    </message>
    <message>
        <source>Smooth weights</source>
        <translation>Làm mượt trọng số</translation>
    </message>
    <message>
        <source>Prune small weights</source>
        <translation>Tỉa trọng số nhỏ</translation>
    </message>
    <message>
        <source>Limit influences to %1</source>
        <translation>Giới hạn ảnh hưởng còn %1</translation>
    </message>
    <message>
        <source>Mirror weights left → right</source>
        <translation>Đối xứng trọng số trái → phải</translation>
    </message>
    <message>
        <source>Mirror weights right → left</source>
        <translation>Đối xứng trọng số phải → trái</translation>
    </message>
    <message>
        <source>Make seam points equal</source>
        <translation>Cân bằng điểm nối</translation>
    </message>
    <message>
        <source>Paste pose mirrored</source>
        <translation>Dán tư thế đối xứng</translation>
    </message>
    <message>
        <source>Paste pose</source>
        <translation>Dán tư thế</translation>
    </message>
    <message>
        <source>Mirror pose</source>
        <translation>Đối xứng tư thế</translation>
    </message>
    <message>
        <source>Gradient of %1</source>
        <translation>Chuyển dần %1</translation>
    </message>
    <message>
        <source>There is no mesh to paint.</source>
        <translation>Không có lưới nào để tô.</translation>
    </message>
    <message>
        <source>%1 is not bound to bones: it has no weights to paint.</source>
        <translation>%1 chưa gắn với xương: không có trọng số để tô.</translation>
    </message>
    <message>
        <source>%1 (selection)</source>
        <translation>%1 (phần đã chọn)</translation>
    </message>
    <message>
        <source>Set weight of %1</source>
        <translation>Đặt trọng số của %1</translation>
    </message>
    <message>
        <source>pose without a name</source>
        <translation>tư thế không tên</translation>
    </message>
    <message>
        <source>Save pose %1</source>
        <translation>Lưu tư thế %1</translation>
    </message>
    <message>
        <source>Update pose %1</source>
        <translation>Cập nhật tư thế %1</translation>
    </message>
    <message>
        <source>Rename pose %1 to %2</source>
        <translation>Đổi tên tư thế %1 thành %2</translation>
    </message>
    <message>
        <source>Delete pose %1</source>
        <translation>Xóa tư thế %1</translation>
    </message>
    <message>
        <source>Duplicate pose %1</source>
        <translation>Nhân đôi tư thế %1</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 bản sao</translation>
    </message>
    <message>
        <source>Move pose %1</source>
        <translation>Di chuyển tư thế %1</translation>
    </message>
    <message>
        <source>Apply pose %1 mirrored</source>
        <translation>Áp dụng tư thế %1 đối xứng</translation>
    </message>
    <message>
        <source>Apply pose %1</source>
        <translation>Áp dụng tư thế %1</translation>
    </message>
    <message>
        <source>Solo %1</source>
        <translation>Solo %1</translation>
    </message>
    <message>
        <source>End solo of %1</source>
        <translation>Thôi solo %1</translation>
    </message>
    <message>
        <source>Solo only %1</source>
        <translation>Chỉ solo %1</translation>
    </message>
    <message>
        <source>Solo all but %1</source>
        <translation>Solo tất cả trừ %1</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>Đặt màu %1</translation>
    </message>
    <message>
        <source>Automatic colour of %1</source>
        <translation>Màu tự động cho %1</translation>
    </message>
    <message>
        <source>Other bones are solo: make %1 solo, too, or end solo, to change its weights.</source>
        <translation>Xương khác đang solo: hãy solo cả %1 hoặc thôi solo để đổi trọng số.</translation>
    </message>
    <message numerus="yes">
        <source>%n meshes</source>
        <translation>
            <numerusform>%n lưới</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is locked: unlock it in the list of meshes to change its weights.</source>
        <translation>%1 đang khóa: hãy mở khóa trong danh sách lưới để đổi trọng số.</translation>
    </message>
    <message>
        <source>%1 moves no visible mesh that is unlocked.</source>
        <translation>%1 không làm chuyển động lưới nào đang hiện và không khóa.</translation>
    </message>
    <message>
        <source>Append clip %1</source>
        <translation>Ghép clip %1</translation>
    </message>
    <message numerus="yes">
        <source>Append %n clips from %1</source>
        <translation>
            <numerusform>Ghép %n clip từ %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Append %n meshes from %1</source>
        <translation>
            <numerusform>Ghép %n lưới từ %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Append %n bones from %1</source>
        <translation>
            <numerusform>Ghép %n xương từ %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Append from %1</source>
        <translation>Ghép từ %1</translation>
    </message>
    <message>
        <source>Appending from %1</source>
        <translation>Đang ghép từ %1</translation>
    </message>
    <message>
        <source>Bind %1</source>
        <translation>Gắn %1 với xương</translation>
    </message>
    <message numerus="yes">
        <source>Bind %n meshes</source>
        <translation>
            <numerusform>Gắn %n lưới với xương</numerusform>
        </translation>
    </message>
    <message>
        <source>Skinning between linear and dual</source>
        <translation>Skinning giữa tuyến tính và quaternion kép</translation>
    </message>
    <message>
        <source>Skinning by centres of rotation</source>
        <translation>Skinning theo tâm xoay</translation>
    </message>
    <message>
        <source>Delta mush skinning</source>
        <translation>Skinning delta mush</translation>
    </message>
    <message>
        <source>Transfer weights from %1</source>
        <translation>Chuyển trọng số từ %1</translation>
    </message>
    <message>
        <source>Sharpen weights</source>
        <translation>Làm sắc trọng số</translation>
    </message>
    <message>
        <source>Quantise weights to %1 steps</source>
        <translation>Lượng tử hóa trọng số thành %1 bậc</translation>
    </message>
    <message>
        <source>Delete %1 and all below</source>
        <translation>Xóa %1 và tất cả bên dưới</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Xóa %1</translation>
    </message>
    <message>
        <source>Dissolve %1</source>
        <translation>Hòa tan %1</translation>
    </message>
    <message>
        <source>Merge %1 into %2</source>
        <translation>Gộp %1 vào %2</translation>
    </message>
    <message>
        <source>Hang %1 on no bone</source>
        <translation>Để %1 không bám vào xương nào</translation>
    </message>
    <message>
        <source>Hang %1 at the end of %2</source>
        <translation>Gắn %1 vào cuối %2</translation>
    </message>
    <message>
        <source>Hang %1 below %2</source>
        <translation>Gắn %1 dưới %2</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Nhân đôi %1</translation>
    </message>
    <message>
        <source>Cut %1 into %2 pieces</source>
        <translation>Cắt %1 thành %2 đoạn</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>Tách %1</translation>
    </message>
    <message>
        <source>Symmetrise left to right</source>
        <translation>Đối xứng từ trái sang phải</translation>
    </message>
    <message>
        <source>Symmetrise right to left</source>
        <translation>Đối xứng từ phải sang trái</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>Lật gương %1</translation>
    </message>
    <message>
        <source>Mirror the skeleton</source>
        <translation>Lật gương bộ xương</translation>
    </message>
    <message>
        <source>Orient %1</source>
        <translation>Định hướng %1</translation>
    </message>
    <message>
        <source>Take the name of %1 away</source>
        <translation>Bỏ tên của %1</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>Đổi tên %1 thành %2</translation>
    </message>
    <message>
        <source>Move the head of %1</source>
        <translation>Di chuyển đầu của %1</translation>
    </message>
    <message>
        <source>Move the tail of %1</source>
        <translation>Di chuyển đuôi của %1</translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation>Xoay quanh trục %1</translation>
    </message>
    <message numerus="yes">
        <source>Rename %n bones</source>
        <translation>
            <numerusform>Đổi tên %n xương</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the humanoid map</source>
        <translation>Đổi bản đồ dạng người</translation>
    </message>
    <message>
        <source>Convert to T-pose</source>
        <translation>Chuyển sang tư thế T</translation>
    </message>
    <message>
        <source>Convert to A-pose</source>
        <translation>Chuyển sang tư thế A</translation>
    </message>
    <message>
        <source>Make this pose the bind pose</source>
        <translation>Lấy tư thế này làm tư thế gắn</translation>
    </message>
    <message>
        <source>Re-attach the mesh</source>
        <translation>Gắn lại lưới</translation>
    </message>
    <message>
        <source>Re-attach %1</source>
        <translation>Gắn lại %1</translation>
    </message>
    <message>
        <source>Go to the bind pose</source>
        <translation>Về tư thế gắn</translation>
    </message>
    <message>
        <source>Change role of %1</source>
        <translation>Đổi vai trò của %1</translation>
    </message>
    <message>
        <source>Create %1</source>
        <translation>Tạo %1</translation>
    </message>
    <message>
        <source>Move the joint of %1</source>
        <translation>Di chuyển khớp của %1</translation>
    </message>
    <message>
        <source>Turn the joint of %1</source>
        <translation>Xoay khớp của %1</translation>
    </message>
    <message>
        <source>Scale the joints of %1</source>
        <translation>Co giãn các khớp của %1</translation>
    </message>
    <message>
        <source>Extrude %1</source>
        <translation>Kéo xương mới ra từ %1</translation>
    </message>
    <message>
        <source>Baking to keys</source>
        <translation>Đang bake thành khóa</translation>
    </message>
    <message>
        <source>Lay %1 along a curve</source>
        <translation>Đặt %1 dọc đường cong</translation>
    </message>
    <message numerus="yes">
        <source>Move %n controls</source>
        <translation>
            <numerusform>Di chuyển %n điều khiển</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n controls</source>
        <translation>
            <numerusform>Xoay %n điều khiển</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n controls</source>
        <translation>
            <numerusform>Co giãn %n điều khiển</numerusform>
        </translation>
    </message>
    <message>
        <source>Change space of %1</source>
        <translation>Đổi không gian của %1</translation>
    </message>
    <message>
        <source>Add helper bone to %1</source>
        <translation>Thêm xương phụ cho %1</translation>
    </message>
    <message>
        <source>Add corrective shape for %1</source>
        <translation>Thêm hình sửa cho %1</translation>
    </message>
    <message>
        <source>Weight of %1</source>
        <translation>Trọng số của %1</translation>
    </message>
    <message>
        <source>Switch %1 to IK</source>
        <translation>Chuyển %1 sang IK</translation>
    </message>
    <message>
        <source>Switch %1 to FK</source>
        <translation>Chuyển %1 sang FK</translation>
    </message>
    <message>
        <source>Snap IK to FK: %1</source>
        <translation>Đưa IK về FK: %1</translation>
    </message>
    <message>
        <source>Snap FK to IK: %1</source>
        <translation>Đưa FK về IK: %1</translation>
    </message>
    <message>
        <source>Add constraint</source>
        <translation>Thêm ràng buộc</translation>
    </message>
    <message>
        <source>Add constraint to %1</source>
        <translation>Thêm ràng buộc cho %1</translation>
    </message>
    <message>
        <source>Reorder constraints</source>
        <translation>Sắp lại thứ tự ràng buộc</translation>
    </message>
    <message>
        <source>Limit joint of %1</source>
        <translation>Giới hạn khớp của %1</translation>
    </message>
    <message>
        <source>Remove joint limit of %1</source>
        <translation>Bỏ giới hạn khớp của %1</translation>
    </message>
    <message>
        <source>Bake to keys</source>
        <translation>Bake thành khóa</translation>
    </message>
    <message>
        <source>Bake %1</source>
        <translation>Bake thành %1</translation>
    </message>
    <message>
        <source>Add IK handle to %1</source>
        <translation>Thêm tay nắm IK cho %1</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Bộ %1</translation>
    </message>
    <message>
        <source>Add controls to %1</source>
        <translation>Thêm điều khiển cho %1</translation>
    </message>
    <message>
        <source>Add controls to a chain</source>
        <translation>Thêm điều khiển cho chuỗi</translation>
    </message>
    <message>
        <source>Rig a humanoid</source>
        <translation>Dựng rig cho dạng người</translation>
    </message>
    <message>
        <source>Mirror rig</source>
        <translation>Đối xứng bộ rig</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Gộp %1</translation>
    </message>
    <message>
        <source>control %1</source>
        <translation>điều khiển %1</translation>
    </message>
    <message>
        <source>IK handle %1</source>
        <translation>tay nắm IK %1</translation>
    </message>
    <message numerus="yes">
        <source>%n controls</source>
        <translation>
            <numerusform>%n điều khiển</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ControlMenu</name>
    <message>
        <source>Select all controls</source>
        <translation>Chọn mọi điều khiển</translation>
    </message>
    <message>
        <source>Select everything that rides on it</source>
        <translation>Chọn mọi thứ đi theo nó</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Hiện</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Hiện %1</translation>
    </message>
    <message numerus="yes">
        <source>Show %n controls</source>
        <translation>
            <numerusform>Hiện %n điều khiển</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ẩn</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Ẩn %1</translation>
    </message>
    <message numerus="yes">
        <source>Hide %n controls</source>
        <translation>
            <numerusform>Ẩn %n điều khiển</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide all others</source>
        <translation>Ẩn mọi điều khiển khác</translation>
    </message>
    <message>
        <source>Hide other controls</source>
        <translation>Ẩn các điều khiển khác</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Hình dạng</translation>
    </message>
    <message>
        <source>Shape of %1</source>
        <translation>Hình dạng của %1</translation>
    </message>
    <message numerus="yes">
        <source>Shape of %n controls</source>
        <translation>
            <numerusform>Hình dạng của %n điều khiển</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn by 90° about X</source>
        <translation>Xoay 90° quanh X</translation>
    </message>
    <message>
        <source>Turn by 90° about Y</source>
        <translation>Xoay 90° quanh Y</translation>
    </message>
    <message>
        <source>Turn by 90° about Z</source>
        <translation>Xoay 90° quanh Z</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Kích thước</translation>
    </message>
    <message>
        <source>Size of %1</source>
        <translation>Kích thước của %1</translation>
    </message>
    <message numerus="yes">
        <source>Size of %n controls</source>
        <translation>
            <numerusform>Kích thước của %n điều khiển</numerusform>
        </translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Lớn hơn</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Nhỏ hơn</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Màu</translation>
    </message>
    <message>
        <source>By side</source>
        <translation>Theo bên</translation>
    </message>
    <message>
        <source>Colour of controls</source>
        <translation>Màu của điều khiển</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Màu của %1</translation>
    </message>
    <message numerus="yes">
        <source>Colour of %n controls</source>
        <translation>
            <numerusform>Màu của %n điều khiển</numerusform>
        </translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Đi theo</translation>
    </message>
    <message>
        <source>Locked channels</source>
        <translation>Kênh đã khóa</translation>
    </message>
    <message>
        <source>Locks of %1</source>
        <translation>Khóa của %1</translation>
    </message>
    <message numerus="yes">
        <source>Locks of %n controls</source>
        <translation>
            <numerusform>Khóa của %n điều khiển</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tất cả</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Không có</translation>
    </message>
    <message>
        <source>Group into a set</source>
        <translation>Gom thành một bộ</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Chọn</translation>
    </message>
    <message>
        <source>Add the selected controls</source>
        <translation>Thêm các điều khiển đã chọn</translation>
    </message>
    <message>
        <source>Add to set %1</source>
        <translation>Thêm vào bộ %1</translation>
    </message>
    <message>
        <source>Take the selected controls out</source>
        <translation>Lấy các điều khiển đã chọn ra</translation>
    </message>
    <message>
        <source>Take out of set %1</source>
        <translation>Lấy ra khỏi bộ %1</translation>
    </message>
    <message>
        <source>Dissolve the set</source>
        <translation>Giải tán bộ</translation>
    </message>
    <message>
        <source>Dissolve set %1</source>
        <translation>Giải tán bộ %1</translation>
    </message>
</context>
<context>
    <name>ControlNotice</name>
    <message>
        <source>is out of reach, at %1 % of the length of the arm</source>
        <translation>nằm ngoài tầm với, ở %1 % chiều dài cánh tay</translation>
    </message>
    <message>
        <source>is out of reach, at %1 % of the length of the leg</source>
        <translation>nằm ngoài tầm với, ở %1 % chiều dài chân</translation>
    </message>
    <message>
        <source>is out of reach, at %1 % of the length of the chain</source>
        <translation>nằm ngoài tầm với, ở %1 % chiều dài chuỗi</translation>
    </message>
    <message>
        <source>reaches %1 % of the arm · elbow %2°</source>
        <translation>với tới %1 % cánh tay · khuỷu %2°</translation>
    </message>
    <message>
        <source>reaches %1 % of the leg · knee %2°</source>
        <translation>với tới %1 % chân · gối %2°</translation>
    </message>
    <message>
        <source>reaches %1 % of the chain · bend %2°</source>
        <translation>với tới %1 % chuỗi · gập %2°</translation>
    </message>
    <message>
        <source>pulls at a chain that cannot follow it</source>
        <translation>kéo một chuỗi không thể đi theo</translation>
    </message>
    <message numerus="yes">
        <source>reaches %1 % of the chain · %n passes</source>
        <translation>
            <numerusform>với tới %1 % chuỗi · %n lượt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>Check that you may read the file.</source>
        <translation>Kiểm tra xem bạn có quyền đọc tệp không.</translation>
    </message>
    <message>
        <source>Check the name and the folder.</source>
        <translation>Kiểm tra tên tệp và thư mục.</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>Hãy chọn một tệp.</translation>
    </message>
    <message>
        <source>Choose a folder that you may write to. The old file is untouched.</source>
        <translation>Chọn thư mục mà bạn được ghi. Tệp cũ vẫn nguyên vẹn.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Hãy chọn tên khác.</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>Đóng các chương trình khác rồi thử lại.</translation>
    </message>
    <message>
        <source>Close other programs, or open a smaller file.</source>
        <translation>Đóng các chương trình khác, hoặc mở tệp nhỏ hơn.</translation>
    </message>
    <message>
        <source>Convert it to glTF 2.0 first.</source>
        <translation>Hãy chuyển sang glTF 2.0 trước.</translation>
    </message>
    <message>
        <source>Convert the file to glTF 2.0.</source>
        <translation>Hãy chuyển tệp sang glTF 2.0.</translation>
    </message>
    <message>
        <source>Copy or download the file again; it is not complete.</source>
        <translation>Chép hoặc tải lại tệp; tệp này chưa đủ.</translation>
    </message>
    <message>
        <source>Copy or export the file again.</source>
        <translation>Chép hoặc xuất lại tệp.</translation>
    </message>
    <message>
        <source>Export the file again from the program that made it; the Khronos glTF validator shows where it breaks the rules.</source>
        <translation>Xuất lại tệp từ chương trình đã tạo ra nó; bộ kiểm tra glTF của Khronos chỉ ra chỗ sai quy tắc.</translation>
    </message>
    <message>
        <source>Export the file again without this extension.</source>
        <translation>Xuất lại tệp, không dùng phần mở rộng này.</translation>
    </message>
    <message>
        <source>Free memory or split the file.</source>
        <translation>Giải phóng bộ nhớ hoặc chia nhỏ tệp.</translation>
    </message>
    <message>
        <source>Free space on the disk, or choose another folder. The old file is untouched.</source>
        <translation>Giải phóng ổ đĩa, hoặc chọn thư mục khác. Tệp cũ vẫn nguyên vẹn.</translation>
    </message>
    <message>
        <source>Put the file into the same folder and name it by a relative path.</source>
        <translation>Đặt tệp vào cùng thư mục và trỏ đến nó bằng đường dẫn tương đối.</translation>
    </message>
    <message>
        <source>Put this file beside the opened one, or export as GLB, which is one file.</source>
        <translation>Đặt tệp này cạnh tệp được mở, hoặc xuất thành GLB, chỉ gồm một tệp.</translation>
    </message>
    <message>
        <source>Save the project, and report this as a mistake of the program.</source>
        <translation>Lưu công việc, và báo đây là lỗi của chương trình.</translation>
    </message>
    <message>
        <source>Split the character into several files.</source>
        <translation>Chia nhân vật thành nhiều tệp.</translation>
    </message>
    <message>
        <source>The content is damaged or of another format; copy or export the file again.</source>
        <translation>Nội dung bị hỏng hoặc thuộc định dạng khác; hãy chép hoặc xuất lại tệp.</translation>
    </message>
    <message>
        <source>a channel moves nothing that is in the file, or has no keys</source>
        <translation>Một kênh không tác động gì trong tệp, hoặc không có keyframe</translation>
    </message>
    <message>
        <source>a clip without channels cannot be written to glTF</source>
        <translation>Không ghi được clip không có kênh vào glTF</translation>
    </message>
    <message>
        <source>a mesh without faces cannot be written to glTF</source>
        <translation>Không ghi được lưới không có mặt vào glTF</translation>
    </message>
    <message>
        <source>a node that has a parent stands among the roots of the scene</source>
        <translation>Một nút có cha lại nằm trong các gốc của cảnh</translation>
    </message>
    <message>
        <source>a part of the mesh has no vertex positions and was left out</source>
        <translation>Một phần của lưới không có vị trí đỉnh và đã bị bỏ</translation>
    </message>
    <message>
        <source>a part of the mesh has no vertices and was left out</source>
        <translation>Một phần của lưới không có đỉnh và đã bị bỏ</translation>
    </message>
    <message>
        <source>a rotation of zero length was replaced by none</source>
        <translation>Một phép xoay độ dài 0 được thay bằng không xoay</translation>
    </message>
    <message>
        <source>an inverse bind matrix of a joint without weights has entries that are no usable numbers; it became the identity</source>
        <translation>Ma trận gắn nghịch đảo của một khớp không có trọng số chứa số không dùng được; đã thay bằng ma trận đơn vị</translation>
    </message>
    <message>
        <source>bytes after the end of the GLB were left out</source>
        <translation>Đã bỏ các byte sau phần cuối GLB</translation>
    </message>
    <message>
        <source>extensions refer to bones or meshes that are gone</source>
        <translation>Phần mở rộng trỏ đến xương hoặc lưới không còn nữa</translation>
    </message>
    <message>
        <source>extensions refer to bones that are gone</source>
        <translation>Phần mở rộng trỏ đến xương không còn nữa</translation>
    </message>
    <message>
        <source>indices at the end that make no whole face were left out</source>
        <translation>Đã bỏ các chỉ số cuối không đủ tạo thành mặt</translation>
    </message>
    <message>
        <source>no mesh hangs on this skin; its joints are kept as bones</source>
        <translation>Không lưới nào dùng skin này; các khớp được giữ làm xương</translation>
    </message>
    <message>
        <source>no node shows this mesh; it was left out</source>
        <translation>Không nút nào hiển thị lưới này; nó đã bị bỏ</translation>
    </message>
    <message>
        <source>tangents without a direction were replaced by +X</source>
        <translation>Tiếp tuyến không có hướng được thay bằng +X</translation>
    </message>
    <message>
        <source>the clip was moved to start at 0: glTF has no times before that</source>
        <translation>Clip được dời để bắt đầu từ 0: glTF không có thời điểm trước đó</translation>
    </message>
    <message>
        <source>the file&apos;s skeleton root is not above all joints; the hint was left out</source>
        <translation>Gốc bộ xương của tệp không nằm trên mọi khớp; đã bỏ gợi ý này</translation>
    </message>
    <message>
        <source>the image was not found when the character was opened; the file only names it</source>
        <translation>Không tìm thấy ảnh khi mở nhân vật; tệp chỉ ghi tên ảnh</translation>
    </message>
    <message>
        <source>the last row of an inverse bind matrix is not 0 0 0 1; it was taken so</source>
        <translation>Hàng cuối của ma trận gắn nghịch đảo không phải 0 0 0 1; đã coi là như vậy</translation>
    </message>
    <message>
        <source>the last row of the matrix is not 0 0 0 1; it was taken so</source>
        <translation>Hàng cuối của ma trận không phải 0 0 0 1; đã coi là như vậy</translation>
    </message>
    <message>
        <source>the matrix has shear, which translation, rotation and scale cannot hold; the nearest transform was taken</source>
        <translation>Ma trận có độ xiên mà dời, xoay và co giãn không chứa được; đã lấy phép biến đổi gần nhất</translation>
    </message>
    <message>
        <source>the mesh hangs on a skin but has no weights; it stays at rest</source>
        <translation>Lưới gắn với skin nhưng không có trọng số; nó giữ tư thế nghỉ</translation>
    </message>
    <message>
        <source>the mesh is not part of the file&apos;s scene; it is hidden</source>
        <translation>Lưới không thuộc cảnh của tệp; nó bị ẩn</translation>
    </message>
    <message>
        <source>the parts of the mesh have different numbers of morph targets; the missing ones are still</source>
        <translation>Các phần của lưới có số morph target khác nhau; phần thiếu sẽ đứng yên</translation>
    </message>
    <message>
        <source>Choose another name, or allow writing to this file. The old file is untouched.</source>
        <translation>Hãy chọn tên khác, hoặc cho phép ghi vào tệp này. Tệp cũ không bị động đến.</translation>
    </message>
    <message>
        <source>Choose another name: this link leads in a circle.</source>
        <translation>Hãy chọn tên khác: liên kết này dẫn vòng tròn.</translation>
    </message>
    <message>
        <source>Give the file or its folder a shorter name.</source>
        <translation>Hãy đặt tên ngắn hơn cho tệp hoặc thư mục của nó.</translation>
    </message>
    <message>
        <source>Make the folder first, or choose one that exists.</source>
        <translation>Hãy tạo thư mục trước, hoặc chọn một thư mục có sẵn.</translation>
    </message>
    <message>
        <source>%1; kept and written again, but neither shown nor edited</source>
        <translation>%1; được giữ và ghi lại nguyên vẹn, nhưng không hiển thị và không chỉnh sửa</translation>
    </message>
    <message>
        <source>a joint stands more than once in a row; its weights were added up</source>
        <translation>một khớp xuất hiện nhiều lần ở cùng một đỉnh; các trọng số đã được cộng lại</translation>
    </message>
    <message>
        <source>a second channel moves the same target; the first one counts</source>
        <translation>có kênh thứ hai điều khiển cùng một đích; kênh đầu được dùng</translation>
    </message>
    <message>
        <source>for instance %1, scaled by %2 × %3 × %4; dual quaternions and some engines do not mirror bones</source>
        <translation>ví dụ %1, tỉ lệ %2 × %3 × %4; quaternion kép và một số engine không lật gương xương được</translation>
    </message>
    <message>
        <source>for instance %1; each mesh keeps the bind it came with, and such bones have no common bind pose</source>
        <translation>ví dụ %1; mỗi lưới giữ tư thế gắn đi kèm, nên các xương này không có tư thế gắn chung</translation>
    </message>
    <message>
        <source>for instance %1; here bones are told apart by their place, other programs go by the name</source>
        <translation>ví dụ %1; ở đây xương được phân biệt theo vị trí, chương trình khác dựa vào tên</translation>
    </message>
    <message>
        <source>for instance %1; the surface is shown without it</source>
        <translation>ví dụ %1; bề mặt được hiển thị không có ảnh này</translation>
    </message>
    <message>
        <source>keys whose time does not rise were dropped</source>
        <translation>đã bỏ các keyframe có thời gian không tăng</translation>
    </message>
    <message>
        <source>legs and spine point along %1, no more than %2 off it; up is +Y</source>
        <translation>chân và cột sống hướng theo %1, lệch không quá %2; hướng lên là +Y</translation>
    </message>
    <message>
        <source>more than 8 at %1 of them, %2 at most; all are kept, but engines that read four or eight drop the rest</source>
        <translation>hơn 8 ở %1 đỉnh trong số đó, nhiều nhất %2; tất cả được giữ, nhưng engine chỉ đọc bốn hoặc tám sẽ bỏ phần còn lại</translation>
    </message>
    <message>
        <source>most of all %1, scaled by %2 × %3 × %4; bones below it are sheared when they turn</source>
        <translation>nhiều nhất là %1, tỉ lệ %2 × %3 × %4; xương bên dưới bị xô lệch khi xoay</translation>
    </message>
    <message>
        <source>normals without a direction were replaced by +Y</source>
        <translation>pháp tuyến không có hướng đã được thay bằng +Y</translation>
    </message>
    <message>
        <source>not at their bind: %1 of %2 joints; the farthest is %3, turned by %4 and moved by %5</source>
        <translation>không ở tư thế gắn: %1 trong %2 khớp; xa nhất là %3, xoay %4 và lệch %5</translation>
    </message>
    <message>
        <source>the extension %1 refers to raw data of the file and cannot be kept</source>
        <translation>phần mở rộng %1 tham chiếu dữ liệu thô của tệp nên không giữ được</translation>
    </message>
    <message>
        <source>the farthest row sums to %1; they deform as if divided by their sum</source>
        <translation>đỉnh lệch nhất có tổng %1; biến dạng như thể đã chia cho tổng</translation>
    </message>
    <message>
        <source>the longest side is %1 as read, of %2 × %3 × %4</source>
        <translation>cạnh dài nhất đọc được là %1, trong %2 × %3 × %4</translation>
    </message>
    <message>
        <source>the longest side is %1 as read, of %2 × %3 × %4; a hundred times larger it would be %5</source>
        <translation>cạnh dài nhất đọc được là %1, trong %2 × %3 × %4; lớn gấp trăm lần sẽ là %5</translation>
    </message>
    <message>
        <source>the longest side is %1 as read, of %2 × %3 × %4; read in centimetres it would be %5</source>
        <translation>cạnh dài nhất đọc được là %1, trong %2 × %3 × %4; đọc theo xentimét sẽ là %5</translation>
    </message>
    <message>
        <source>the longest side is %1 as read, of %2 × %3 × %4; read in metres it would be %5</source>
        <translation>cạnh dài nhất đọc được là %1, trong %2 × %3 × %4; đọc theo mét sẽ là %5</translation>
    </message>
    <message>
        <source>the longest side is %1 as read, of %2 × %3 × %4; read in millimetres it would be %5</source>
        <translation>cạnh dài nhất đọc được là %1, trong %2 × %3 × %4; đọc theo milimét sẽ là %5</translation>
    </message>
    <message>
        <source>the most is %1; all are kept, but engines that read four drop the rest</source>
        <translation>nhiều nhất là %1; tất cả được giữ, nhưng engine chỉ đọc bốn sẽ bỏ phần còn lại</translation>
    </message>
    <message>
        <source>they lie exactly on others of the mesh; the surface may crack there</source>
        <translation>chúng nằm trùng đỉnh khác của lưới; bề mặt có thể nứt tại đó</translation>
    </message>
    <message>
        <source>vertices without any weight stay at rest</source>
        <translation>đỉnh không có trọng số đứng yên</translation>
    </message>
    <message>
        <source>weights that are negative, not finite or beyond 1e18 became 0</source>
        <translation>trọng số âm, không hữu hạn hoặc vượt 1e18 đã thành 0</translation>
    </message>
    <message>
        <source>Export the file again, or as glTF (GLB), from the program that made it.</source>
        <translation>Hãy xuất lại tệp, hoặc xuất thành glTF (GLB), từ chương trình đã tạo ra nó.</translation>
    </message>
    <message>
        <source>The file is damaged or of another kind than its name says; export it again, or as glTF (GLB), from the program that made it.</source>
        <translation>Tệp bị hỏng hoặc thuộc loại khác với tên của nó; hãy xuất lại, hoặc xuất thành glTF (GLB), từ chương trình đã tạo ra nó.</translation>
    </message>
    <message>
        <source>Check that Rigwright is installed whole, and close other programs.</source>
        <translation>Hãy kiểm tra Rigwright đã được cài đầy đủ, và đóng các chương trình khác.</translation>
    </message>
    <message>
        <source>The file is damaged or very large; export it again in smaller parts.</source>
        <translation>Tệp bị hỏng hoặc rất lớn; hãy xuất lại thành các phần nhỏ hơn.</translation>
    </message>
    <message>
        <source>Convert the file to FBX 7.4 with a newer program, or export it as glTF (GLB).</source>
        <translation>Hãy chuyển tệp sang FBX 7.4 bằng chương trình mới hơn, hoặc xuất thành glTF (GLB).</translation>
    </message>
    <message>
        <source>Wait until the other program has finished, then try again.</source>
        <translation>Hãy đợi chương trình kia xong rồi thử lại.</translation>
    </message>
    <message>
        <source>Open a glTF 2.0 (.glb, .gltf, .vrm), FBX, Collada, OBJ or BVH file.</source>
        <translation>Hãy mở tệp glTF 2.0 (.glb, .gltf, .vrm), FBX, Collada, OBJ hoặc BVH.</translation>
    </message>
    <message>
        <source>Export the character as glTF 2.0 (GLB) or FBX from the program that made it.</source>
        <translation>Hãy xuất nhân vật thành glTF 2.0 (GLB) hoặc FBX từ chương trình đã tạo ra nó.</translation>
    </message>
    <message>
        <source>another program wrote to the file while it was read</source>
        <translation>chương trình khác đã ghi vào tệp trong khi đang đọc</translation>
    </message>
    <message>
        <source>the file says that these bones do not inherit the scale of their parents (segment scale compensation, InheritType 2), and the parents are scaled; here they inherit it</source>
        <translation>tệp ghi các xương này không thừa hưởng tỉ lệ của xương cha (segment scale compensation, InheritType 2), và xương cha có tỉ lệ; ở đây chúng thừa hưởng</translation>
    </message>
    <message>
        <source>Blender writes no blend shapes (shape keys) into Collada: if the character has any, they are not in this file</source>
        <translation>Blender không ghi blend shape (shape key) vào Collada: nếu nhân vật có, chúng không nằm trong tệp này</translation>
    </message>
    <message>
        <source>FullWeights gives these blend shapes a weight by vertex; the deltas were multiplied by it</source>
        <translation>FullWeights cho các blend shape này trọng số theo đỉnh; độ dời đã được nhân với nó</translation>
    </message>
    <message>
        <source>weights name a bone that is no node of the file; it was added where it was bound</source>
        <translation>trọng số nhắc tới một xương không có trong tệp; xương đã được thêm ở chỗ nó được gắn</translation>
    </message>
    <message>
        <source>bones without weights came with one full weight on the first vertex, whose row is whole without it; it was left out</source>
        <translation>các xương không trọng số đi kèm một trọng số đầy trên đỉnh đầu tiên, trong khi hàng của đỉnh đã đủ; nó đã bị bỏ</translation>
    </message>
    <message>
        <source>the image is held as raw pixels, which are not read</source>
        <translation>ảnh được lưu dạng điểm ảnh thô, không đọc được</translation>
    </message>
    <message>
        <source>numbers that are not finite or beyond 1e18 became 0</source>
        <translation>các số không hữu hạn hoặc vượt 1e18 đã thành 0</translation>
    </message>
    <message>
        <source>the transform is too large to be meant; it was replaced by none</source>
        <translation>phép biến đổi quá lớn; đã được thay bằng không có</translation>
    </message>
    <message>
        <source>reading the file took longer than %1 and was ended</source>
        <translation>đọc tệp mất hơn %1 nên đã bị dừng</translation>
    </message>
    <message>
        <source>reading the file needs more than %1 of memory, the limit for reading it</source>
        <translation>đọc tệp cần hơn %1 bộ nhớ, là giới hạn cho việc đọc</translation>
    </message>
    <message>
        <source>FBX files older than version 7.1 (2011) are not read; the library says: %1</source>
        <translation>không đọc được tệp FBX cũ hơn phiên bản 7.1 (2011); thư viện báo: %1</translation>
    </message>
    <message>
        <source>%1 corners became %2 vertices: those that are the same in place, weights, blend shapes, normal and texture coordinates are one</source>
        <translation>%1 góc thành %2 đỉnh: các góc giống nhau về vị trí, trọng số, blend shape, pháp tuyến và tọa độ texture được gộp làm một</translation>
    </message>
    <message>
        <source>the file says that one unit is %1; all lengths, keys included, were brought into metres</source>
        <translation>tệp ghi một đơn vị là %1; mọi độ dài, kể cả keyframe, đã được đổi sang mét</translation>
    </message>
    <message>
        <source>the file says that %1 points up; everything was turned so that +Y does</source>
        <translation>tệp ghi %1 hướng lên; mọi thứ đã được xoay để +Y hướng lên</translation>
    </message>
    <message>
        <source>the node above the joints is scaled by %1; the scale is kept, and sizes are right with it</source>
        <translation>nút phía trên các khớp có tỉ lệ %1; tỉ lệ được giữ, và kích thước đúng với nó</translation>
    </message>
    <message>
        <source>the node above the joints is scaled by %1, and the binds undo it: the skin stands %2 times as large as the node of its mesh says; the scale of the armature was lost when the file was written</source>
        <translation>nút phía trên các khớp có tỉ lệ %1, nhưng phép gắn triệt tiêu nó: skin lớn gấp %2 lần so với nút của lưới; tỉ lệ của armature đã mất khi tệp được ghi</translation>
    </message>
    <message>
        <source>the take begins at %1 (frame %2); its keys were moved so that it begins at 0</source>
        <translation>take bắt đầu ở %1 (khung hình %2); các keyframe đã được dời để bắt đầu từ 0</translation>
    </message>
    <message>
        <source>curves that are cubic, stepped or turning between keys more than a frame apart were sampled at %1 frames a second</source>
        <translation>các đường cong bậc ba, dạng bậc hoặc xoay giữa những keyframe cách nhau hơn một khung hình đã được lấy mẫu ở %1 khung hình mỗi giây</translation>
    </message>
    <message>
        <source>the mesh was moved by up to %1 units of the file since it was bound (its clusters&apos; Transform differs from where its node stands); the joints alone place it here, as in glTF and in game engines, while Maya adds that motion on top</source>
        <translation>lưới đã bị dời tới %1 đơn vị của tệp sau khi gắn (Transform của cluster khác với vị trí nút); ở đây chỉ các khớp đặt vị trí lưới, như trong glTF và game engine, còn Maya cộng thêm chuyển động đó</translation>
    </message>
    <message>
        <source>the mesh was moved by up to %1 units of the file since it was bound (its clusters&apos; Transform differs from where its node stands), and the clip %2 moves its node; the joints alone place it here, as in glTF and in game engines, while Maya adds that motion on top</source>
        <translation>lưới đã bị dời tới %1 đơn vị của tệp sau khi gắn (Transform của cluster khác với vị trí nút), và clip %2 di chuyển nút của nó; ở đây chỉ các khớp đặt vị trí lưới, như trong glTF và game engine, còn Maya cộng thêm chuyển động đó</translation>
    </message>
    <message>
        <source>the clip %1 moves its node; the joints alone place it here, as in glTF and in game engines, while Maya adds that motion on top</source>
        <translation>clip %1 di chuyển nút của lưới; ở đây chỉ các khớp đặt vị trí lưới, như trong glTF và game engine, còn Maya cộng thêm chuyển động đó</translation>
    </message>
    <message>
        <source>the file moves this mesh also by %1, which is not read (a vertex cache lies in a file of its own); in clips it stays as it is</source>
        <translation>tệp còn biến dạng lưới này bằng %1, là thứ không được đọc (vertex cache nằm ở tệp riêng); trong clip nó giữ nguyên</translation>
    </message>
    <message>
        <source>the file has %1 blend shapes for this mesh, and %2 could be read</source>
        <translation>tệp có %1 blend shape cho lưới này, và đọc được %2</translation>
    </message>
    <message>
        <source>the file has blend shapes (&lt;morph&gt;) for %1 meshes, and those of %2 could be read</source>
        <translation>tệp có blend shape (&lt;morph&gt;) cho %1 lưới, và đọc được của %2</translation>
    </message>
    <message>
        <source>not read, as they lie outside the file&apos;s folder: %1</source>
        <translation>không đọc vì nằm ngoài thư mục của tệp: %1</translation>
    </message>
    <message>
        <source>Look at that line with a text editor, or export the file again; it may not be complete.</source>
        <translation>Xem dòng đó bằng trình soạn thảo văn bản, hoặc xuất lại tệp; tệp có thể không đầy đủ.</translation>
    </message>
    <message>
        <source>Split the file into several.</source>
        <translation>Chia tệp thành nhiều tệp.</translation>
    </message>
    <message>
        <source>the file has no frames: there is a skeleton, but no clip</source>
        <translation>tệp không có khung hình: có bộ xương nhưng không có clip</translation>
    </message>
    <message>
        <source>the file has smoothing groups, but no normals; the mesh is shown smooth</source>
        <translation>tệp có nhóm làm mượt nhưng không có pháp tuyến; lưới được hiển thị mượt</translation>
    </message>
    <message>
        <source>the material changes more than 512 times; faces were sorted by material</source>
        <translation>vật liệu đổi hơn 512 lần; các mặt được xếp theo vật liệu</translation>
    </message>
    <message>
        <source>a comment of the file says that its units are centimetres; OBJ itself has no unit, and the numbers are read as they are</source>
        <translation>một chú thích trong tệp nói đơn vị là centimét; OBJ không có đơn vị, các số được đọc nguyên như vậy</translation>
    </message>
    <message>
        <source>vertices with several texture coordinates or normals got twins, which stand behind the vertices of the file; those keep their numbers</source>
        <translation>đỉnh có nhiều tọa độ texture hoặc pháp tuyến được thêm đỉnh đôi, đứng sau các đỉnh của tệp; các đỉnh của tệp giữ nguyên số thứ tự</translation>
    </message>
    <message>
        <source>objects that share vertices with another one, or mix with it, became one mesh, so that vertices keep their numbers</source>
        <translation>đối tượng dùng chung hoặc xen lẫn đỉnh với đối tượng khác được gộp thành một lưới, để các đỉnh giữ nguyên số thứ tự</translation>
    </message>
    <message>
        <source>the file announces %1 frames and has %2; those that are there were read</source>
        <translation>tệp báo %1 khung hình nhưng có %2; những khung có sẵn đã được đọc</translation>
    </message>
    <message>
        <source>the frame time is %1 s; frames were read as 1/30 s apart</source>
        <translation>thời gian mỗi khung hình là %1 s; các khung được đọc cách nhau 1/30 s</translation>
    </message>
    <message>
        <source>the last frame has %1 of %2 numbers and was left out</source>
        <translation>khung hình cuối có %1 trên %2 số nên bị bỏ qua</translation>
    </message>
    <message>
        <source>position channels reach more than half of the OFFSET along it: they were taken as where the joint is</source>
        <translation>kênh vị trí dài hơn nửa OFFSET: được hiểu là vị trí của khớp</translation>
    </message>
    <message>
        <source>position channels reach less than half of the OFFSET along it: they were taken as moved from there</source>
        <translation>kênh vị trí ngắn hơn nửa OFFSET: được hiểu là độ dời từ đó</translation>
    </message>
    <message>
        <source>the skeleton is %1 units high (Y) and at most %2 (%3) at rest; BVH has no unit, and a unit was read as a metre</source>
        <translation>ở tư thế nghỉ, bộ xương cao %1 đơn vị (Y) và dài nhất %2 (%3); BVH không có đơn vị, mỗi đơn vị được đọc là một mét</translation>
    </message>
    <message>
        <source>faces name materials that no library has; they are grey</source>
        <translation>có mặt trỏ đến vật liệu không có trong thư viện nào; chúng có màu xám</translation>
    </message>
    <message>
        <source>the file is not there; materials have their names, but neither colours nor pictures</source>
        <translation>không có tệp này; vật liệu chỉ có tên, không có màu và ảnh</translation>
    </message>
    <message>
        <source>pictures for other things than the diffuse colour were left out: %1</source>
        <translation>bỏ qua các ảnh không phải của màu khuếch tán: %1</translation>
    </message>
    <message>
        <source>Export the file again, or without mesh compression.</source>
        <translation>Xuất lại tệp, hoặc xuất không nén lưới.</translation>
    </message>
    <message>
        <source>the file has neither vertices nor bones nor motion</source>
        <translation>tệp không có đỉnh, xương lẫn chuyển động</translation>
    </message>
    <message>
        <source>“%1” was not found; looked for in %2</source>
        <translation>không tìm thấy “%1”; đã tìm trong %2</translation>
    </message>
    <message>
        <source>“%1” leads to %2, outside the folder of the opened file, and was not read</source>
        <translation>“%1” trỏ tới %2, ngoài thư mục của tệp được mở, nên không đọc</translation>
    </message>
    <message>
        <source>“%1” was not read: %2 bytes are more than a picture may have, or than all of them may have</source>
        <translation>không đọc “%1”: %2 byte vượt quá mức cho một ảnh, hoặc cho tất cả ảnh</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>không đọc được “%1”: %2</translation>
    </message>
    <message>
        <source>“%1” was not taken: %2 is no picture</source>
        <translation>không dùng “%1”: %2 không phải là ảnh</translation>
    </message>
    <message>
        <source>“%1” was found as %2</source>
        <translation>đã tìm thấy “%1” tại %2</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>không đọc được tệp: %1</translation>
    </message>
    <message>
        <source>extensions of meshes and clips that mean things by the numbers of their own file: %1</source>
        <translation>phần mở rộng của lưới và clip trỏ đến các thứ bằng số thứ tự trong tệp của chúng: %1</translation>
    </message>
    <message>
        <source>numbers of frames that are not finite or too large to be meant became 0; the first in line %1</source>
        <translation>các số của khung hình không hữu hạn hoặc lớn bất thường đã thành 0; số đầu tiên ở dòng %1</translation>
    </message>
    <message>
        <source>channels other than positions and rotations were left out, such as %1</source>
        <translation>đã bỏ các kênh không phải vị trí và góc xoay, ví dụ %1</translation>
    </message>
    <message>
        <source>OFFSETs that are not finite or too large to be meant became 0</source>
        <translation>các OFFSET không hữu hạn hoặc lớn bất thường đã thành 0</translation>
    </message>
    <message>
        <source>the picture is of an unknown kind, which is not shown here; it is kept as it came</source>
        <translation>ảnh thuộc loại không rõ, không hiển thị được ở đây; ảnh được giữ nguyên</translation>
    </message>
    <message>
        <source>the picture is %1, which is not shown here; it is kept as it came</source>
        <translation>ảnh thuộc loại %1, không hiển thị được ở đây; ảnh được giữ nguyên</translation>
    </message>
    <message>
        <source>“%1” was read from %2, outside the folder of the opened file, as you allowed</source>
        <translation>đã đọc “%1” từ %2, ngoài thư mục của tệp được mở, như bạn cho phép</translation>
    </message>
    <message>
        <source>compressed with Draco: %1 vertices; they are plain now, rounded as the compression left them, and an export writes them plain</source>
        <translation>nén bằng Draco: %1 đỉnh; nay đã giải nén, làm tròn như khi nén, và khi xuất sẽ ghi không nén</translation>
    </message>
    <message>
        <source>the compressed data hold other numbers of elements than the file announces: %1 announces %2 elements, %3 were decoded</source>
        <translation>dữ liệu nén có số phần tử khác với số tệp báo: %1 báo %2 phần tử, giải mã được %3</translation>
    </message>
    <message>
        <source>compressed with meshopt: %1 bytes of numbers; they are plain now, and an export writes them plain</source>
        <translation>nén bằng meshopt: %1 byte số liệu; nay đã giải nén, và khi xuất sẽ ghi không nén</translation>
    </message>
    <message>
        <source>a channel moves morph weights of a node without a mesh</source>
        <translation>một kênh điều khiển trọng số morph của nút không có lưới</translation>
    </message>
    <message>
        <source>a channel moves morph weights of a mesh without morph targets</source>
        <translation>một kênh điều khiển trọng số morph của lưới không có morph target</translation>
    </message>
    <message>
        <source>a channel moves a property by pointer, which is not supported</source>
        <translation>một kênh điều khiển thuộc tính qua con trỏ, điều không được hỗ trợ</translation>
    </message>
    <message>
        <source>a channel moves “%1”, which is not supported</source>
        <translation>một kênh điều khiển “%1”, điều không được hỗ trợ</translation>
    </message>
    <message>
        <source>a channel names no node to move</source>
        <translation>một kênh không nêu nút cần di chuyển</translation>
    </message>
    <message>
        <source>a channel has %1 values for %2 keys, which do not belong together</source>
        <translation>một kênh có %1 giá trị cho %2 keyframe, không khớp nhau</translation>
    </message>
    <message>
        <source>a channel has values that are %1</source>
        <translation>một kênh có giá trị %1</translation>
    </message>
    <message>
        <source>not finite numbers</source>
        <translation>không hữu hạn</translation>
    </message>
    <message>
        <source>too large to be meant (beyond 1e18)</source>
        <translation>lớn bất thường (vượt 1e18)</translation>
    </message>
    <message>
        <source>not finite numbers or too large to be meant (beyond 1e18)</source>
        <translation>không hữu hạn hoặc lớn bất thường (vượt 1e18)</translation>
    </message>
    <message>
        <source>the interpolation “%1” was taken as LINEAR</source>
        <translation>phép nội suy “%1” được hiểu là LINEAR</translation>
    </message>
    <message>
        <source>coordinates that are %1 became 0</source>
        <translation>các tọa độ %1 đã thành 0</translation>
    </message>
    <message>
        <source>texture coordinates that are %1 became 0</source>
        <translation>các tọa độ texture %1 đã thành 0</translation>
    </message>
    <message>
        <source>colours that are %1 became 0</source>
        <translation>các màu %1 đã thành 0</translation>
    </message>
    <message>
        <source>morph deltas that are %1 became 0</source>
        <translation>các độ dời morph %1 đã thành 0</translation>
    </message>
    <message>
        <source>%1 has no joints beside it and was left out</source>
        <translation>%1 không có khớp đi kèm nên đã bị bỏ</translation>
    </message>
    <message>
        <source>%1 has no weights beside it and was left out</source>
        <translation>%1 không có trọng số đi kèm nên đã bị bỏ</translation>
    </message>
    <message>
        <source>morphing of %1 is not supported and was left out</source>
        <translation>không hỗ trợ morph của %1 nên đã bỏ</translation>
    </message>
    <message>
        <source>the picture is neither PNG nor JPEG; it is in the file as it came, and few programs will show it</source>
        <translation>ảnh không phải PNG hay JPEG; ảnh nằm nguyên trong tệp và ít chương trình hiển thị được</translation>
    </message>
    <message>
        <source>faces of more than three corners became triangles</source>
        <translation>các mặt có hơn ba góc đã thành tam giác</translation>
    </message>
    <message>
        <source>rows were cut to the heaviest influences; at most %1 % of a row was dropped</source>
        <translation>các hàng được cắt còn những ảnh hưởng nặng nhất; nhiều nhất %1 % của một hàng đã bị bỏ</translation>
    </message>
    <message>
        <source>rows were scaled to a sum of 1, as glTF demands</source>
        <translation>các hàng được chỉnh để có tổng bằng 1, như glTF yêu cầu</translation>
    </message>
    <message>
        <source>vertices without any weight were hung on the root joint: glTF cannot leave them at rest</source>
        <translation>các đỉnh không có trọng số được gắn vào khớp gốc: glTF không thể để chúng đứng yên</translation>
    </message>
    <message>
        <source>OBJ has no bones; meshes are written as they stand at rest</source>
        <translation>OBJ không có xương; lưới được ghi theo tư thế nghỉ</translation>
    </message>
    <message>
        <source>OBJ has no clips</source>
        <translation>OBJ không có clip</translation>
    </message>
    <message>
        <source>OBJ has no morph targets</source>
        <translation>OBJ không có morph target</translation>
    </message>
    <message>
        <source>OBJ has no weights; `weights` writes them into a file beside</source>
        <translation>OBJ không có trọng số; lệnh `weights` ghi chúng vào một tệp bên cạnh</translation>
    </message>
    <message>
        <source>OBJ has one set of texture coordinates</source>
        <translation>OBJ chỉ có một bộ tọa độ texture</translation>
    </message>
    <message>
        <source>the file lies outside the folder of the opened one and was not read</source>
        <translation>tệp nằm ngoài thư mục của tệp được mở nên không đọc</translation>
    </message>
    <message>
        <source>the file is too large for a material library and was not read</source>
        <translation>tệp quá lớn so với một thư viện vật liệu nên không đọc</translation>
    </message>
    <message>
        <source>faces of fewer than three corners became lines and points; the first in line %1</source>
        <translation>các mặt có ít hơn ba góc đã thành đường và điểm; mặt đầu tiên ở dòng %1</translation>
    </message>
    <message>
        <source>lines that are not read (curves, surfaces) or not known, such as %1; the first in line %2</source>
        <translation>các dòng không được đọc (đường cong, mặt cong) hoặc không rõ, ví dụ %1; dòng đầu tiên là dòng %2</translation>
    </message>
    <message>
        <source>normals without a direction were computed from the faces; the first in line %1</source>
        <translation>pháp tuyến không có hướng được tính từ các mặt; cái đầu tiên ở dòng %1</translation>
    </message>
    <message>
        <source>corners name a normal that the file does not have</source>
        <translation>có góc nêu pháp tuyến mà tệp không có</translation>
    </message>
    <message>
        <source>corners name a normal that the file does not have; the first in line %1</source>
        <translation>có góc nêu pháp tuyến mà tệp không có; góc đầu tiên ở dòng %1</translation>
    </message>
    <message>
        <source>corners name a texture coordinate that the file does not have</source>
        <translation>có góc nêu tọa độ texture mà tệp không có</translation>
    </message>
    <message>
        <source>corners name a texture coordinate that the file does not have; the first in line %1</source>
        <translation>có góc nêu tọa độ texture mà tệp không có; góc đầu tiên ở dòng %1</translation>
    </message>
    <message>
        <source>coordinates that are not finite numbers or too large to be meant became 0; the first in line %1</source>
        <translation>các tọa độ không hữu hạn hoặc lớn bất thường đã thành 0; cái đầu tiên ở dòng %1</translation>
    </message>
    <message>
        <source>texture coordinates that are not finite numbers or too large to be meant became 0; the first in line %1</source>
        <translation>các tọa độ texture không hữu hạn hoặc lớn bất thường đã thành 0; cái đầu tiên ở dòng %1</translation>
    </message>
    <message>
        <source>%1 bones that the rows name are not in the file, or not to be told apart: %2</source>
        <translation>%1 xương mà các hàng nêu không có trong tệp, hoặc không phân biệt được: %2</translation>
    </message>
    <message>
        <source>the side-car has rows for a mesh that the file does not have</source>
        <translation>tệp trọng số có các hàng cho một lưới mà tệp không có</translation>
    </message>
    <message>
        <source>several rows of the side-car lie at the same place and differ; the one of the vertex&apos; number was taken, else the first</source>
        <translation>nhiều hàng của tệp trọng số ở cùng một chỗ mà khác nhau; hàng có số thứ tự của đỉnh được dùng, nếu không thì hàng đầu</translation>
    </message>
    <message>
        <source>bones do not rest as where the side-car was made; the meshes were bound where they rest now</source>
        <translation>xương không ở tư thế nghỉ như khi tạo tệp trọng số; lưới được gắn theo tư thế nghỉ hiện tại</translation>
    </message>
    <message>
        <source>vertices that are one point got different rows: the surface opens there</source>
        <translation>các đỉnh cùng một điểm nhận các hàng khác nhau: bề mặt hở ra tại đó</translation>
    </message>
    <message>
        <source>no row of the side-car is near enough; they keep the weights that they had</source>
        <translation>không hàng nào của tệp trọng số đủ gần; các đỉnh giữ trọng số cũ</translation>
    </message>
    <message>
        <source>no row of the side-car is near enough; they have no weights</source>
        <translation>không hàng nào của tệp trọng số đủ gần; các đỉnh không có trọng số</translation>
    </message>
    <message>
        <source>no row of the side-car is near enough; they keep the weights that they had (the mesh is %1 times as large as that of the side-car)</source>
        <translation>không hàng nào của tệp trọng số đủ gần; các đỉnh giữ trọng số cũ (lưới lớn gấp %1 lần lưới của tệp trọng số)</translation>
    </message>
    <message>
        <source>no row of the side-car is near enough; they have no weights (the mesh is %1 times as large as that of the side-car)</source>
        <translation>không hàng nào của tệp trọng số đủ gần; các đỉnh không có trọng số (lưới lớn gấp %1 lần lưới của tệp trọng số)</translation>
    </message>
    <message>
        <source>seam twins have other weights than the vertex of the file; the side-car has those of the vertex</source>
        <translation>đỉnh đôi ở đường nối có trọng số khác đỉnh của tệp; tệp trọng số ghi trọng số của đỉnh</translation>
    </message>
    <message>
        <source>new bones: %1</source>
        <translation>xương mới: %1</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 và %2 thứ nữa</translation>
    </message>
    <message>
        <source>moved by the clips, but without a counterpart: %1</source>
        <translation>được clip điều khiển nhưng không có xương tương ứng: %1</translation>
    </message>
    <message>
        <source>the clip %1 moves nothing that the character has; it was not appended</source>
        <translation>clip %1 không điều khiển gì mà nhân vật có; nó không được nối thêm</translation>
    </message>
    <message>
        <source>bones keep the character&apos;s own lengths: keys that move them away from their parents were left out</source>
        <translation>xương giữ độ dài của nhân vật: các keyframe dời chúng khỏi xương cha đã bị bỏ</translation>
    </message>
    <message>
        <source>bones between differ on the two skeletons: these got new keys, 30 a second</source>
        <translation>các xương ở giữa khác nhau trên hai bộ xương: những xương này có keyframe mới, 30 mỗi giây</translation>
    </message>
    <message>
        <source>keys that scale bones were left out</source>
        <translation>đã bỏ các keyframe thay đổi tỉ lệ xương</translation>
    </message>
    <message>
        <source>several bones fit these names: %1</source>
        <translation>nhiều xương khớp với các tên này: %1</translation>
    </message>
    <message>
        <source>no mesh of the character has morph targets of these meshes&apos; names: %1</source>
        <translation>không lưới nào của nhân vật có morph target trùng tên với các lưới này: %1</translation>
    </message>
    <message>
        <source>numbers that are not finite or absurdly large became 0, and rotations of zero length none</source>
        <translation>các số không hữu hạn hoặc lớn vô lý đã thành 0, và các phép xoay dài 0 thành không xoay</translation>
    </message>
    <message>
        <source>the project was changed by another program, or damaged, after it was saved; what is in its glTF part was opened, without what only a project holds (poses, locks, the exact weights)</source>
        <translation>dự án đã bị chương trình khác thay đổi, hoặc hỏng, sau khi lưu; phần glTF của nó được mở, không có những gì chỉ dự án mới giữ (tư thế, khóa, trọng số chính xác)</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>không tên</translation>
    </message>
    <message>
        <source>choose clips, meshes or the skeleton</source>
        <translation>hãy chọn clip, lưới hoặc bộ xương</translation>
    </message>
    <message>
        <source>open the file by itself, save it as a project and append that</source>
        <translation>hãy mở riêng tệp đó, lưu thành dự án rồi nối thêm từ dự án</translation>
    </message>
    <message>
        <source>a texture wants set %1 of the texture coordinates (counted from 0), and a mesh has %2; the first set was taken</source>
        <translation>một texture cần bộ tọa độ texture %1 (đếm từ 0), mà một lưới có %2 bộ; bộ đầu tiên được dùng</translation>
    </message>
    <message>
        <source>curves that are cubic, stepped or turning between keys would need more than %1 keys; they run straight between those that they have</source>
        <translation>các đường cong bậc ba, dạng bậc hoặc xoay giữa các keyframe sẽ cần hơn %1 keyframe; chúng chạy thẳng giữa các keyframe sẵn có</translation>
    </message>
    <message>
        <source>the pivots of %1 were read in two ways; its curves that are cubic, stepped or turning between keys run straight there</source>
        <translation>điểm xoay của %1 được hiểu theo hai cách; các đường cong bậc ba, dạng bậc hoặc xoay giữa các keyframe của nó chạy thẳng ở đó</translation>
    </message>
    <message>
        <source>several takes have this name; their curves that are cubic, stepped or turning between keys run straight there</source>
        <translation>nhiều take có tên này; các đường cong bậc ba, dạng bậc hoặc xoay giữa các keyframe của chúng chạy thẳng ở đó</translation>
    </message>
    <message>
        <source>the take adds up %1 layers; its curves that are cubic, stepped or turning between keys run straight there</source>
        <translation>take này cộng %1 lớp; các đường cong bậc ba, dạng bậc hoặc xoay giữa các keyframe của nó chạy thẳng ở đó</translation>
    </message>
    <message>
        <source>OBJ files get the colour of a material and its picture; normal maps, metalness and roughness maps, emission and extensions are left out</source>
        <translation>tệp OBJ nhận màu của vật liệu và ảnh của màu đó; normal map, map độ kim loại và độ nhám, phát sáng và phần mở rộng bị bỏ</translation>
    </message>
    <message>
        <source>Match the bones by hand, or take meshes or bones of the file.</source>
        <translation>Hãy ghép xương bằng tay, hoặc lấy lưới hoặc xương từ tệp.</translation>
    </message>
    <message>
        <source>nothing of the file fits: its clips move nothing that the character has, and no mesh and no bone of it is new</source>
        <translation>không có gì trong tệp khớp: các clip không làm chuyển động thứ gì mà nhân vật có, và không có lưới hay xương nào mới</translation>
    </message>
    <message>
        <source>the skeleton of the file is %1 times as large as the character&apos;s, by %2 distances between joints: what was appended was multiplied by %3</source>
        <translation>bộ xương trong tệp lớn gấp %1 lần bộ xương của nhân vật, đo trên %2 khoảng cách giữa các khớp: những gì được thêm vào đã nhân với %3</translation>
    </message>
    <message>
        <source>the program that reads this format ended by signal %1 (%2): it was ended from outside, perhaps for lack of memory</source>
        <translation>chương trình đọc định dạng này kết thúc do tín hiệu %1 (%2): nó bị kết thúc từ bên ngoài, có lẽ vì thiếu bộ nhớ</translation>
    </message>
    <message>
        <source>the program that reads this format ended by signal %1 (%2)</source>
        <translation>chương trình đọc định dạng này kết thúc do tín hiệu %1 (%2)</translation>
    </message>
    <message>
        <source>no row of the side-car belongs to a vertex of the file</source>
        <translation>không hàng nào của tệp trọng số thuộc về đỉnh của tệp</translation>
    </message>
    <message>
        <source>%1 of %2 vertices have no counterpart (%3 are too far off, %4 face elsewhere, %5 lie where there are no weights); %6 were filled from their neighbours</source>
        <translation>%1 trong %2 đỉnh không có chỗ tương ứng (%3 quá xa, %4 quay hướng khác, %5 nằm ở nơi không có trọng số); %6 được lấp từ các đỉnh lân cận</translation>
    </message>
    <message>
        <source>%1 of %2 vertices have no counterpart, nor are they connected with any that has one; they keep what they had</source>
        <translation>%1 trong %2 đỉnh không có chỗ tương ứng, cũng không nối với đỉnh nào có; chúng giữ nguyên</translation>
    </message>
    <message>
        <source>none of %1 vertices has a counterpart (%2 are too far off, %3 face elsewhere, %4 lie where there are no weights): do the meshes stand in the same place?</source>
        <translation>không đỉnh nào trong %1 đỉnh có chỗ tương ứng (%2 quá xa, %3 quay hướng khác, %4 nằm ở nơi không có trọng số): hai lưới có ở cùng một chỗ không?</translation>
    </message>
    <message>
        <source>the faces of one of the two meshes point inwards; they were turned over for the comparison</source>
        <translation>các mặt của một trong hai lưới quay vào trong; chúng được lật lại để so sánh</translation>
    </message>
    <message>
        <source>%1 bones that carry weight there have no counterpart here (%2); the nearest bone above that has one takes their place</source>
        <translation>%1 xương có trọng số ở đó không có xương tương ứng ở đây (%2); xương gần nhất phía trên có xương tương ứng sẽ thay chỗ</translation>
    </message>
    <message>
        <source>Choose a mesh that is bound to bones and has faces.</source>
        <translation>Hãy chọn lưới được gắn với xương và có mặt.</translation>
    </message>
    <message>
        <source>%2 vertices in %1 pieces have positions that are no numbers; they follow %3 (first: vertex %4)</source>
        <translation>%2 đỉnh trong %1 mảnh có vị trí không phải là số; chúng theo %3 (đầu tiên: đỉnh %4)</translation>
    </message>
    <message>
        <source>%1 pieces (%2 vertices) have no faces; they were bound by distance, mostly to %3 (first: vertex %4)</source>
        <translation>%1 mảnh (%2 đỉnh) không có mặt; chúng được gắn theo khoảng cách, phần lớn vào %3 (đầu tiên: đỉnh %4)</translation>
    </message>
    <message>
        <source>%1 pieces (%2 vertices) have faces without area only; they were bound by distance, mostly to %3 (first: vertex %4)</source>
        <translation>%1 mảnh (%2 đỉnh) chỉ có mặt không diện tích; chúng được gắn theo khoảng cách, phần lớn vào %3 (đầu tiên: đỉnh %4)</translation>
    </message>
    <message>
        <source>%1 pieces (%2 vertices) see hardly any bone past other surfaces; these were looked through, or distance decided; mostly bound to %3 (first: vertex %4)</source>
        <translation>%1 mảnh (%2 đỉnh) hầu như không thấy xương nào vì bề mặt khác che; đã nhìn xuyên qua chúng hoặc dùng khoảng cách; phần lớn gắn vào %3 (đầu tiên: đỉnh %4)</translation>
    </message>
    <message>
        <source>the heat of %1 pieces (%2 vertices) could not be computed; they were bound by distance, mostly to %3 (first: vertex %4)</source>
        <translation>không tính được nhiệt của %1 mảnh (%2 đỉnh); chúng được gắn theo khoảng cách, phần lớn vào %3 (đầu tiên: đỉnh %4)</translation>
    </message>
    <message>
        <source>no bone reaches %2 vertices in %1 pieces through the volume; they were bound by distance, mostly to %3 (first: vertex %4)</source>
        <translation>không xương nào đi qua thể tích tới %2 đỉnh trong %1 mảnh; chúng được gắn theo khoảng cách, phần lớn vào %3 (đầu tiên: đỉnh %4)</translation>
    </message>
    <message>
        <source>%2 vertices in %1 pieces lie outside all envelopes; they were bound by distance, mostly to %3 (first: vertex %4)</source>
        <translation>%2 đỉnh trong %1 mảnh nằm ngoài mọi vỏ bao; chúng được gắn theo khoảng cách, phần lớn vào %3 (đầu tiên: đỉnh %4)</translation>
    </message>
    <message>
        <source>%1 bones lie outside the volume: %2</source>
        <translation>%1 xương nằm ngoài thể tích: %2</translation>
    </message>
    <message>
        <source>%1 bones got no weight: %2</source>
        <translation>%1 xương không nhận trọng số: %2</translation>
    </message>
    <message>
        <source>locked bones leave nothing to others at %1 vertices</source>
        <translation>xương bị khóa không chừa gì cho xương khác tại %1 đỉnh</translation>
    </message>
    <message>
        <source>%1 vertices had weights already and keep them</source>
        <translation>%1 đỉnh đã có trọng số và giữ nguyên</translation>
    </message>
    <message>
        <source>take another mesh</source>
        <translation>dùng lưới khác</translation>
    </message>
    <message>
        <source>unlock the mesh first</source>
        <translation>mở khóa lưới trước</translation>
    </message>
    <message>
        <source>select fewer bones</source>
        <translation>chọn ít xương hơn</translation>
    </message>
    <message>
        <source>%1 bones have no length and count as points: %2</source>
        <translation>%1 xương không có chiều dài nên được coi là điểm: %2</translation>
    </message>
    <message>
        <source>the mesh is %1 times as large as its bones together: is a unit wrong?</source>
        <translation>lưới lớn gấp %1 lần toàn bộ xương của nó: có sai đơn vị không?</translation>
    </message>
    <message>
        <source>the bones together are %1 times as large as the mesh: is a unit wrong?</source>
        <translation>toàn bộ xương lớn gấp %1 lần lưới: có sai đơn vị không?</translation>
    </message>
    <message>
        <source>unlock or select bones, or give the file of a skeleton (--skeleton)</source>
        <translation>mở khóa hoặc chọn xương, hoặc chỉ ra tệp có bộ xương (--skeleton)</translation>
    </message>
    <message>
        <source>these bones lie at the head of their parent: %1</source>
        <translation>các xương này nằm ngay đầu xương cha: %1</translation>
    </message>
    <message>
        <source>scales that differ by axis would make these bones slanted, which a bone cannot be; the nearest straight one stands in: %1</source>
        <translation>tỉ lệ khác nhau theo trục sẽ làm các xương này bị xiên, điều mà xương không thể có; dạng thẳng gần nhất được dùng thay: %1</translation>
    </message>
    <message>
        <source>no bone is left</source>
        <translation>không còn xương nào</translation>
    </message>
    <message>
        <source>another bone has the name %1</source>
        <translation>một xương khác đã có tên %1</translation>
    </message>
    <message>
        <source>nothing decides the roll of these bones, so that it stays: %1</source>
        <translation>không gì quyết định góc xoay của các xương này nên nó được giữ nguyên: %1</translation>
    </message>
    <message>
        <source>no bone of the other side goes with these: %1</source>
        <translation>không có xương nào ở bên kia ứng với các xương này: %1</translation>
    </message>
    <message>
        <source>no bone of the side that was asked for is among them</source>
        <translation>trong số này không có xương nào của bên được yêu cầu</translation>
    </message>
    <message>
        <source>no bone is left that the mesh could hang on, and it had no weights: it is no longer bound</source>
        <translation>không còn xương nào cho lưới bám vào, và nó không có trọng số: nó không còn được gắn</translation>
    </message>
    <message>
        <source>weights of %1 vertices are shared by the pieces; rows have up to %2 influences (before: %3)</source>
        <translation>trọng số của %1 đỉnh được chia cho các đoạn; mỗi đỉnh có tới %2 ảnh hưởng (trước: %3)</translation>
    </message>
    <message>
        <source>weights of %1 vertices went to other bones</source>
        <translation>trọng số của %1 đỉnh đã chuyển sang xương khác</translation>
    </message>
    <message>
        <source>the mesh hung on %1, which is gone; it hangs on %2 now</source>
        <translation>lưới từng bám vào %1, xương này đã bị xóa; giờ nó bám vào %2</translation>
    </message>
    <message>
        <source>the mesh hung on %1, which is gone; it hangs on no bone now</source>
        <translation>lưới từng bám vào %1, xương này đã bị xóa; giờ nó không bám vào xương nào</translation>
    </message>
    <message>
        <source>in some poses scales that differ by axis would make bones slanted, which a bone cannot be; the nearest straight ones stand in</source>
        <translation>ở một số tư thế, tỉ lệ khác nhau theo trục sẽ làm xương bị xiên, điều mà xương không thể có; dạng thẳng gần nhất được dùng thay</translation>
    </message>
    <message>
        <source>in some poses a scale of 0 leaves nothing for bones to follow; they are at rest there</source>
        <translation>ở một số tư thế, tỉ lệ 0 không để lại gì cho xương theo; ở đó xương giữ tư thế nghỉ</translation>
    </message>
    <message>
        <source>%1 new keys; between them bones are off by up to %2 m and %3°</source>
        <translation>%1 keyframe mới; giữa chúng xương lệch tối đa %2 m và %3°</translation>
    </message>
    <message>
        <source>%1 keys of bones that are gone were left out</source>
        <translation>đã bỏ %1 keyframe của các xương đã bị xóa</translation>
    </message>
    <message>
        <source>these bones had a camera, a light, extensions or extras in the file, which are gone with them: %1</source>
        <translation>các xương này có máy quay, đèn, phần mở rộng hoặc dữ liệu thêm trong tệp, chúng mất theo xương: %1</translation>
    </message>
    <message>
        <source>%1 vertices got the weights of the other side</source>
        <translation>%1 đỉnh nhận trọng số của bên kia</translation>
    </message>
    <message>
        <source>%1 points of the mesh have no counterpart on the other side, which so got no weights of theirs</source>
        <translation>%1 điểm của lưới không có điểm tương ứng ở bên kia nên bên đó không nhận trọng số của chúng</translation>
    </message>
    <message>
        <source>Give it a scale other than 0 first.</source>
        <translation>Trước hết hãy cho nó tỉ lệ khác 0.</translation>
    </message>
    <message>
        <source>Choose a bone that stays.</source>
        <translation>Hãy chọn một xương được giữ lại.</translation>
    </message>
    <message>
        <source>Choose another bone to merge it into.</source>
        <translation>Hãy chọn xương khác để nhập vào.</translation>
    </message>
    <message>
        <source>Choose a bone that is not below it.</source>
        <translation>Hãy chọn một xương không nằm dưới nó.</translation>
    </message>
    <message>
        <source>Reparent it where it is.</source>
        <translation>Hãy đổi xương cha và giữ nguyên vị trí.</translation>
    </message>
    <message>
        <source>Choose two different axes.</source>
        <translation>Hãy chọn hai trục khác nhau.</translation>
    </message>
    <message>
        <source>Give a direction.</source>
        <translation>Hãy cho một hướng.</translation>
    </message>
    <message>
        <source>Sides are read in names: arm.L, LeftArm, l_arm.</source>
        <translation>Bên được đọc từ tên: arm.L, LeftArm, l_arm.</translation>
    </message>
    <message>
        <source>Extrude a bone from it.</source>
        <translation>Hãy kéo một xương mới ra từ nó.</translation>
    </message>
    <message>
        <source>Move it or a bone below it first.</source>
        <translation>Trước hết hãy di chuyển nó hoặc một xương bên dưới.</translation>
    </message>
    <message>
        <source>Choose another bone to take the weights over.</source>
        <translation>Hãy chọn xương khác nhận trọng số.</translation>
    </message>
    <message>
        <source>Merge it into another bone, or choose who takes its weights over.</source>
        <translation>Hãy nhập nó vào xương khác, hoặc chọn xương nhận trọng số của nó.</translation>
    </message>
    <message>
        <source>Unlock the mesh first.</source>
        <translation>Trước hết hãy mở khóa lưới.</translation>
    </message>
    <message>
        <source>Unlock the bone first.</source>
        <translation>Trước hết hãy mở khóa xương.</translation>
    </message>
    <message>
        <source>The template “%1” cannot have %2 for “%3”.</source>
        <translation>Khung mẫu “%1” không thể có %2 cho “%3”.</translation>
    </message>
    <message>
        <source>Give a number from %1 to %2.</source>
        <translation>Hãy cho một số từ %1 đến %2.</translation>
    </message>
    <message>
        <source>There are no bones.</source>
        <translation>Không có xương nào.</translation>
    </message>
    <message>
        <source>Add a skeleton from a template.</source>
        <translation>Hãy thêm bộ xương từ khung mẫu.</translation>
    </message>
    <message>
        <source>The body stands on four legs: its back lies across them, and its arms reach the ground as its legs do.</source>
        <translation>Cơ thể đứng bằng bốn chân: lưng nằm ngang trên chân, và tay chạm đất như chân.</translation>
    </message>
    <message>
        <source>Only bodies that stand upright on two legs are humanoids.</source>
        <translation>Chỉ cơ thể đứng thẳng trên hai chân mới là dạng người.</translation>
    </message>
    <message>
        <source>Neither names nor shape tell a body with two legs, a back, two arms and a head.</source>
        <translation>Cả tên lẫn hình dạng đều không cho thấy một cơ thể có hai chân, lưng, hai tay và đầu.</translation>
    </message>
    <message>
        <source>Give the roles by hand if there is one.</source>
        <translation>Nếu có, hãy tự gán vai trò.</translation>
    </message>
    <message>
        <source>%1 of %2 required roles have no bone: %3.</source>
        <translation>%1 trong %2 vai trò bắt buộc chưa có xương: %3.</translation>
    </message>
    <message>
        <source>Give these roles by hand, or add the bones.</source>
        <translation>Hãy tự gán các vai trò này, hoặc thêm xương.</translation>
    </message>
    <message>
        <source>%1: no bone has this role, and every humanoid needs it.</source>
        <translation>%1: không xương nào có vai trò này, mà mọi dạng người đều cần.</translation>
    </message>
    <message>
        <source>%1: its bone does not hang below the bone of “%2”.</source>
        <translation>%1: xương này không nằm dưới xương của “%2”.</translation>
    </message>
    <message>
        <source>%1: it may only be there together with “%2”.</source>
        <translation>%1: chỉ được có cùng với “%2”.</translation>
    </message>
    <message>
        <source>%1: the other side has no such bone.</source>
        <translation>%1: bên kia không có xương như vậy.</translation>
    </message>
    <message>
        <source>There is no text to look for.</source>
        <translation>Không có chữ để tìm.</translation>
    </message>
    <message>
        <source>Write what is to be replaced.</source>
        <translation>Hãy viết phần cần thay.</translation>
    </message>
    <message>
        <source>The pattern has no place for the number.</source>
        <translation>Mẫu không có chỗ cho số.</translation>
    </message>
    <message>
        <source>Write # where the number shall stand, ## for two digits.</source>
        <translation>Viết # ở chỗ đặt số, ## cho hai chữ số.</translation>
    </message>
    <message>
        <source>A name would be %1 bytes long; %2 are allowed.</source>
        <translation>Một tên sẽ dài %1 byte; chỉ được %2.</translation>
    </message>
    <message>
        <source>Take a shorter text.</source>
        <translation>Hãy dùng chữ ngắn hơn.</translation>
    </message>
    <message>
        <source>A name would contain a line break or another control character.</source>
        <translation>Một tên sẽ chứa dấu xuống dòng hoặc ký tự điều khiển khác.</translation>
    </message>
    <message>
        <source>Take it out of the text.</source>
        <translation>Hãy bỏ nó khỏi chữ.</translation>
    </message>
    <message>
        <source>The pattern has no word “%1”.</source>
        <translation>Mẫu không có từ “%1”.</translation>
    </message>
    <message>
        <source>Words are {name}, {side}, {top}, {parent}, {depth} and {rank}; numbers may have a width, as {depth:2}.</source>
        <translation>Các từ là {name}, {side}, {top}, {parent}, {depth} và {rank}; số có thể có độ rộng, như {depth:2}.</translation>
    </message>
    <message>
        <source>The expression cannot be read at character %1: %2.</source>
        <translation>Không đọc được biểu thức ở ký tự %1: %2.</translation>
    </message>
    <message>
        <source>Write “\” before a sign that is meant as itself.</source>
        <translation>Viết “\” trước dấu mang nghĩa chính nó.</translation>
    </message>
    <message>
        <source>there is no “(” for this “)”</source>
        <translation>dấu “)” này không có “(”</translation>
    </message>
    <message>
        <source>it is too long with all its repeats</source>
        <translation>quá dài khi tính cả các lần lặp</translation>
    </message>
    <message>
        <source>its groups are too deep</source>
        <translation>các nhóm lồng quá sâu</translation>
    </message>
    <message>
        <source>there is nothing to repeat</source>
        <translation>không có gì để lặp</translation>
    </message>
    <message>
        <source>of groups with “?” only “(?:” is known</source>
        <translation>trong các nhóm có “?” chỉ biết “(?:”</translation>
    </message>
    <message>
        <source>there are more than nine groups</source>
        <translation>có hơn chín nhóm</translation>
    </message>
    <message>
        <source>a “)” is missing</source>
        <translation>thiếu “)”</translation>
    </message>
    <message>
        <source>nothing follows “\”</source>
        <translation>không có gì sau “\”</translation>
    </message>
    <message>
        <source>“\” with this letter or digit is not known</source>
        <translation>không biết “\” với chữ hoặc số này</translation>
    </message>
    <message>
        <source>a “]” is missing</source>
        <translation>thiếu “]”</translation>
    </message>
    <message>
        <source>“\D”, “\W” and “\S” are not known inside “[ ]”</source>
        <translation>không dùng được “\D”, “\W” và “\S” trong “[ ]”</translation>
    </message>
    <message>
        <source>a range in “[ ]” goes backwards</source>
        <translation>một khoảng trong “[ ]” bị ngược</translation>
    </message>
    <message>
        <source>repeats are written “{2}”, “{2,}” or “{2,4}”</source>
        <translation>số lần lặp viết là “{2}”, “{2,}” hoặc “{2,4}”</translation>
    </message>
    <message>
        <source>more than 200 repeats are asked for</source>
        <translation>yêu cầu lặp hơn 200 lần</translation>
    </message>
    <message>
        <source>a range of repeats goes backwards</source>
        <translation>khoảng số lần lặp bị ngược</translation>
    </message>
    <message>
        <source>a repeat is repeated</source>
        <translation>một phép lặp lại bị lặp</translation>
    </message>
    <message>
        <source>the mesh encloses no volume</source>
        <translation>lưới không bao kín thể tích nào</translation>
    </message>
    <message>
        <source>%1 long parts stick out of the middle of the mesh, where a standing body has five: two legs, two arms that are held away from it, and a head</source>
        <translation>có %1 phần dài nhô ra từ giữa lưới, trong khi một cơ thể đứng có năm: hai chân, hai tay dang ra khỏi thân và một đầu</translation>
    </message>
    <message>
        <source>the mesh has no two alike sides: its limbs differ by %1 % of its size</source>
        <translation>lưới không có hai bên giống nhau: các chi lệch nhau %1 % kích thước của nó</translation>
    </message>
    <message>
        <source>legs and back meet at an angle of %1°, as those of an animal on four legs</source>
        <translation>chân và lưng gặp nhau ở góc %1°, như ở loài vật đi bốn chân</translation>
    </message>
    <message>
        <source>the arms are not held out to the sides: they reach sideways by %1 % of the body&apos;s height</source>
        <translation>tay không dang sang hai bên: chúng chỉ vươn ngang %1 % chiều cao cơ thể</translation>
    </message>
    <message>
        <source>the arms are too short to be found: %1 % of the body&apos;s height</source>
        <translation>tay quá ngắn nên không tìm ra: %1 % chiều cao cơ thể</translation>
    </message>
    <message>
        <source>the legs are too short to be found: %1 % of the body&apos;s height</source>
        <translation>chân quá ngắn nên không tìm ra: %1 % chiều cao cơ thể</translation>
    </message>
    <message>
        <source>the legs are not apart from one another</source>
        <translation>hai chân không tách rời nhau</translation>
    </message>
    <message>
        <source>the feet do not tell where the body looks: +Z is taken as forward</source>
        <translation>bàn chân không cho biết cơ thể nhìn về đâu: lấy +Z làm phía trước</translation>
    </message>
    <message>
        <source>the body does not stand upright: it leans by %1°, and is fitted as it lies</source>
        <translation>cơ thể không đứng thẳng: nó nghiêng %1° và được khớp đúng như tư thế đó</translation>
    </message>
    <message>
        <source>the two sides of the mesh differ by %1 % of its height on average</source>
        <translation>hai bên của lưới lệch nhau trung bình %1 % chiều cao</translation>
    </message>
    <message>
        <source>the neck could not be told from the shape and lies where it mostly does: check its marker</source>
        <translation>hình dạng không cho biết cổ ở đâu nên cổ được đặt ở chỗ thường gặp: hãy kiểm tra điểm mốc của nó</translation>
    </message>
    <message>
        <source>the wrists could not be told from the shape and lie where they mostly do: check their markers</source>
        <translation>hình dạng không cho biết cổ tay ở đâu nên cổ tay được đặt ở chỗ thường gặp: hãy kiểm tra các điểm mốc của chúng</translation>
    </message>
    <message>
        <source>the mesh %1 would hang on more than %2 bones</source>
        <translation>Lưới %1 sẽ bám vào hơn %2 xương.</translation>
    </message>
    <message>
        <source>where %1 was when %2 was bound cannot be undone, as its scale is 0</source>
        <translation>Không thể đảo vị trí của %1 lúc %2 được gắn, vì tỉ lệ của nó là 0.</translation>
    </message>
    <message>
        <source>%1 vertices of %2 hang on %3, and nothing above it can take their weights over</source>
        <translation>%1 đỉnh của %2 bám vào %3, và không xương nào phía trên có thể nhận trọng số của chúng.</translation>
    </message>
    <message>
        <source>the weights of %1 are locked, and %2 has some of them</source>
        <translation>Trọng số của %1 bị khóa, và %2 đang giữ một phần.</translation>
    </message>
    <message>
        <source>the weights of %1 are locked, and those of %2 would change</source>
        <translation>Trọng số của %1 bị khóa, và trọng số của %2 sẽ thay đổi.</translation>
    </message>
    <message>
        <source>there are %1 meshes, but not the one that was asked for</source>
        <translation>Có %1 lưới, nhưng không có lưới được yêu cầu.</translation>
    </message>
    <message>
        <source>Choose one that is there.</source>
        <translation>Hãy chọn một cái đang có.</translation>
    </message>
    <message>
        <source>the mesh “%1” hangs on no bones</source>
        <translation>Lưới “%1” không bám vào xương nào.</translation>
    </message>
    <message>
        <source>Bind it first.</source>
        <translation>Hãy gắn nó trước.</translation>
    </message>
    <message>
        <source>the bone %1 has no size at rest, so that nothing can be bound to it</source>
        <translation>Xương %1 không có kích thước ở tư thế nghỉ, nên không thể gắn gì vào nó.</translation>
    </message>
    <message>
        <source>the mesh “%1” hangs on bones already</source>
        <translation>Lưới “%1” đã bám vào xương.</translation>
    </message>
    <message>
        <source>Take its skeleton away first, or edit the bones that are there.</source>
        <translation>Hãy bỏ bộ xương của nó trước, hoặc sửa các xương đang có.</translation>
    </message>
    <message>
        <source>the place of a joint is not a finite number</source>
        <translation>Vị trí của một khớp không phải số hữu hạn.</translation>
    </message>
    <message>
        <source>Place the markers anew.</source>
        <translation>Hãy đặt lại các điểm mốc.</translation>
    </message>
    <message>
        <source>a skeleton can have %1 bones</source>
        <translation>Một bộ xương có thể có %1 xương.</translation>
    </message>
    <message>
        <source>%1 meshes hang on no bones any more; their weights are gone with the skeleton</source>
        <translation>%1 lưới không còn bám vào xương nào; trọng số của chúng mất theo bộ xương</translation>
    </message>
    <message>
        <source>roles of the humanoid that are not known, or whose bones are not there or have a role already, were left out</source>
        <translation>các vai trò dạng người không rõ, hoặc xương của chúng không có hay đã có vai trò, đã bị bỏ qua</translation>
    </message>
    <message>
        <source>a scale of 0 at %1 leaves nothing to place a bone in</source>
        <translation>Tỉ lệ 0 tại %1 không còn chỗ để đặt xương.</translation>
    </message>
    <message>
        <source>place the markers by hand, or stand the body upright in T-pose or A-pose</source>
        <translation>Hãy tự đặt các điểm mốc, hoặc cho cơ thể đứng thẳng ở tư thế T hay tư thế A.</translation>
    </message>
    <message>
        <source>say in the humanoid map which bones are hips, head, upper arms, lower arms and hands</source>
        <translation>Hãy chỉ ra trong bản đồ dạng người xương nào là hông, đầu, cánh tay trên, cẳng tay và bàn tay.</translation>
    </message>
    <message>
        <source>give the bone a scale other than 0 first</source>
        <translation>Trước hết hãy cho xương một tỉ lệ khác 0.</translation>
    </message>
    <message>
        <source>choose one of: t, a</source>
        <translation>Hãy chọn một trong: t, a.</translation>
    </message>
    <message>
        <source>only the mannequin has poses: t, a</source>
        <translation>Chỉ hình nộm có tư thế: t, a.</translation>
    </message>
    <message>
        <source>the limb of %1 is not whole</source>
        <translation>chi của %1 không đủ</translation>
    </message>
    <message>
        <source>Give its roles in the humanoid map.</source>
        <translation>Hãy gán vai trò trong bản đồ dạng người.</translation>
    </message>
    <message>
        <source>a piece of the mesh that is %1 % as large as the body stands apart and was left out: show the mesh that is meant alone</source>
        <translation>một mảnh lưới lớn bằng %1 % cơ thể đứng tách riêng và bị bỏ ra: hãy chỉ hiện lưới cần dùng</translation>
    </message>
    <message>
        <source>its controls, IK handles and constraints were not taken over; what they do in the clips was written as keys of bones</source>
        <translation>điều khiển, tay nắm IK và ràng buộc của nó không được lấy sang; những gì chúng làm trong các clip được ghi thành khóa của xương</translation>
    </message>
    <message>
        <source>its controls, IK handles and constraints were not taken over</source>
        <translation>điều khiển, tay nắm IK và ràng buộc của nó không được lấy sang</translation>
    </message>
    <message>
        <source>%1 keys of controls and IK handles that are gone were left out</source>
        <translation>%1 khóa của các điều khiển và tay nắm IK không còn nữa đã bị bỏ</translation>
    </message>
    <message>
        <source>%1 controls, %2 IK handles and %3 constraints are gone with the skeleton</source>
        <translation>%1 điều khiển, %2 tay nắm IK và %3 ràng buộc đã mất cùng bộ xương</translation>
    </message>
    <message>
        <source>what %1 controls, IK handles and constraints do in %2 clips was written as keys, %3 a second</source>
        <translation>những gì %1 điều khiển, tay nắm IK và ràng buộc làm trong %2 clip được ghi thành khóa, %3 khóa mỗi giây</translation>
    </message>
    <message>
        <source>%1 controls, IK handles and constraints stay in the project: glTF cannot hold them</source>
        <translation>%1 điều khiển, tay nắm IK và ràng buộc ở lại trong dự án: glTF không chứa được chúng</translation>
    </message>
    <message>
        <source>parts of the rig, or keys and values of its controls, that could not be read were left out</source>
        <translation>các phần của bộ rig, hoặc khóa và giá trị của điều khiển, không đọc được đã bị bỏ</translation>
    </message>
    <message>
        <source>parts of the rig that could not be read, or do not fit the skeleton, were left out or changed: %1</source>
        <translation>các phần của bộ rig không đọc được, hoặc không khớp bộ xương, đã bị bỏ hoặc thay đổi: %1</translation>
    </message>
    <message>
        <source>it names something that is not there</source>
        <translation>nó nhắc đến thứ không có</translation>
    </message>
    <message>
        <source>Choose what it is to name anew.</source>
        <translation>Hãy chọn lại thứ mà nó cần nhắc đến.</translation>
    </message>
    <message>
        <source>a chain needs a first and a last bone</source>
        <translation>một chuỗi cần xương đầu và xương cuối</translation>
    </message>
    <message>
        <source>neither of the two bones lies below the other</source>
        <translation>không xương nào trong hai xương nằm dưới xương kia</translation>
    </message>
    <message>
        <source>Choose a first bone and, below it, a last one.</source>
        <translation>Hãy chọn xương đầu và, bên dưới nó, xương cuối.</translation>
    </message>
    <message>
        <source>that side has no controls or constraints</source>
        <translation>bên đó không có điều khiển hay ràng buộc</translation>
    </message>
    <message>
        <source>Make the controls of one side first.</source>
        <translation>Hãy tạo điều khiển của một bên trước.</translation>
    </message>
    <message>
        <source>another IK handle pulls %1 already</source>
        <translation>một tay nắm IK khác đã kéo %1</translation>
    </message>
    <message>
        <source>Delete one of the two handles, or let it end at another bone.</source>
        <translation>Hãy xóa một trong hai tay nắm, hoặc cho nó kết thúc ở xương khác.</translation>
    </message>
    <message>
        <source>it would follow itself: %1</source>
        <translation>nó sẽ đi theo chính nó: %1</translation>
    </message>
    <message>
        <source>Let one of them follow something else.</source>
        <translation>Hãy cho một trong số đó đi theo thứ khác.</translation>
    </message>
    <message>
        <source>the value “%1” is not finite or out of its range</source>
        <translation>giá trị “%1” không hữu hạn hoặc ngoài khoảng</translation>
    </message>
    <message>
        <source>it lacks a bone, a source or a target that it needs</source>
        <translation>nó thiếu xương, nguồn hoặc đích cần có</translation>
    </message>
    <message>
        <source>Choose what it is to follow or to move.</source>
        <translation>Hãy chọn thứ nó đi theo hoặc làm chuyển động.</translation>
    </message>
    <message>
        <source>it would follow itself</source>
        <translation>nó sẽ đi theo chính nó</translation>
    </message>
    <message>
        <source>Choose another source or target.</source>
        <translation>Hãy chọn nguồn hoặc đích khác.</translation>
    </message>
    <message>
        <source>its bones are no chain: each must lie below the one before, with a joint between the first and the last</source>
        <translation>các xương của nó không thành chuỗi: mỗi xương phải nằm dưới xương trước, có khớp giữa xương đầu và xương cuối</translation>
    </message>
    <message>
        <source>all of it has controls already, or there is nothing</source>
        <translation>tất cả đã có điều khiển, hoặc không có gì</translation>
    </message>
    <message>
        <source>Choose bones that have no controls.</source>
        <translation>Hãy chọn các xương chưa có điều khiển.</translation>
    </message>
    <message>
        <source>another IK handle pulls its end already</source>
        <translation>một tay nắm IK khác đã kéo đầu cuối của nó</translation>
    </message>
    <message>
        <source>it would have followed itself</source>
        <translation>nó sẽ thành ra đi theo chính nó</translation>
    </message>
    <message>
        <source>it went along with itself; it stays in the space of the world now</source>
        <translation>nó đi theo chính nó; giờ nó ở lại trong không gian thế giới</translation>
    </message>
    <message>
        <source>some of what it followed is gone</source>
        <translation>một phần những gì nó đi theo không còn nữa</translation>
    </message>
    <message>
        <source>its target is gone</source>
        <translation>đích của nó không còn nữa</translation>
    </message>
    <message>
        <source>its pole is gone; it bends as it does at rest</source>
        <translation>cực của nó không còn nữa; nó gập như ở tư thế nghỉ</translation>
    </message>
    <message>
        <source>what it moves, or what it follows, is gone</source>
        <translation>thứ nó làm chuyển động, hoặc đi theo, không còn nữa</translation>
    </message>
    <message>
        <source>what it went along with is gone; it goes along with the parent of its bone now</source>
        <translation>thứ nó đi theo không còn nữa; giờ nó đi theo cha của xương của nó</translation>
    </message>
    <message>
        <source>bones that it is about have other axes now, which it cannot follow exactly</source>
        <translation>các xương liên quan giờ có trục khác mà nó không thể theo chính xác</translation>
    </message>
    <message>
        <source>the bone that it moves is gone</source>
        <translation>xương mà nó làm chuyển động không còn nữa</translation>
    </message>
    <message>
        <source>a bone of its chain is gone</source>
        <translation>một xương trong chuỗi của nó không còn nữa</translation>
    </message>
    <message>
        <source>it reads %1 before %2 moves it</source>
        <translation>nó đọc %1 trước khi %2 làm nó chuyển động</translation>
    </message>
    <message>
        <source>the joint is not bent in the current pose</source>
        <translation>khớp không gập trong tư thế hiện tại</translation>
    </message>
    <message>
        <source>Bend it as far as the shape is to count for, then make the shape.</source>
        <translation>Hãy gập đến mức hình dạng cần có tác dụng, rồi tạo hình dạng.</translation>
    </message>
    <message>
        <source>skinning flattens the mesh here: nothing can be carried back</source>
        <translation>biến dạng làm lưới bị dẹt ở đây: không đưa trở lại được gì</translation>
    </message>
    <message>
        <source>Bend the joint less.</source>
        <translation>Hãy gập khớp ít hơn.</translation>
    </message>
    <message>
        <source>%1 vertices are flattened by skinning here and stay as they are</source>
        <translation>%1 đỉnh bị biến dạng làm dẹt ở đây và giữ nguyên</translation>
    </message>
    <message>
        <source>no mesh that may be changed has weights on both sides of this joint</source>
        <translation>không lưới nào được phép sửa có trọng số ở cả hai phía của khớp này</translation>
    </message>
    <message>
        <source>Choose the bone below the bend, such as the forearm, of a mesh that is not locked.</source>
        <translation>Hãy chọn xương nằm dưới chỗ gập, như cẳng tay, của một lưới không bị khóa.</translation>
    </message>
    <message>
        <source>the axis or the angle of the bend is none</source>
        <translation>trục hoặc góc gập không có giá trị</translation>
    </message>
    <message>
        <source>Give an axis, and an angle up to 180°.</source>
        <translation>Hãy cho một trục, và một góc tối đa 180°.</translation>
    </message>
</context>
<context>
    <name>ErrorKinds</name>
    <message>
        <source>The file cannot be read.</source>
        <translation>Không đọc được tệp.</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>Không ghi được tệp.</translation>
    </message>
    <message>
        <source>The file is larger than the memory.</source>
        <translation>Tệp lớn hơn bộ nhớ hiện có.</translation>
    </message>
    <message>
        <source>The file names data beyond the end of its buffers.</source>
        <translation>Tệp trỏ đến dữ liệu nằm ngoài bộ đệm.</translation>
    </message>
    <message>
        <source>Data in the file has the wrong type.</source>
        <translation>Dữ liệu trong tệp sai kiểu.</translation>
    </message>
    <message>
        <source>The file announces data that is not there.</source>
        <translation>Tệp khai báo dữ liệu không có thật.</translation>
    </message>
    <message>
        <source>A mesh has different numbers of entries for its vertices.</source>
        <translation>Số dữ liệu đỉnh của một lưới không khớp nhau.</translation>
    </message>
    <message>
        <source>A file that belongs to this one cannot be read.</source>
        <translation>Không đọc được một tệp đi kèm tệp này.</translation>
    </message>
    <message>
        <source>A buffer is shorter than the file says.</source>
        <translation>Một bộ đệm ngắn hơn tệp khai báo.</translation>
    </message>
    <message>
        <source>The content is damaged, or it is not glTF.</source>
        <translation>Nội dung bị hỏng, hoặc không phải glTF.</translation>
    </message>
    <message>
        <source>The file needs a glTF extension that Rigwright does not know.</source>
        <translation>Tệp cần một phần mở rộng glTF mà Rigwright không biết.</translation>
    </message>
    <message>
        <source>A face names a vertex that does not exist.</source>
        <translation>Một mặt trỏ đến đỉnh không tồn tại.</translation>
    </message>
    <message>
        <source>The file names something that is not in it.</source>
        <translation>Tệp trỏ đến thứ không có trong tệp.</translation>
    </message>
    <message>
        <source>A vertex hangs on a joint that its skin does not have.</source>
        <translation>Một đỉnh gắn vào khớp mà skin của nó không có.</translation>
    </message>
    <message>
        <source>The JSON of the file is damaged.</source>
        <translation>JSON của tệp bị hỏng.</translation>
    </message>
    <message>
        <source>The JSON of the file is nested too deeply.</source>
        <translation>JSON của tệp lồng nhau quá sâu.</translation>
    </message>
    <message>
        <source>The file asks for far more memory than its size explains.</source>
        <translation>Tệp đòi nhiều bộ nhớ hơn hẳn so với kích thước của nó.</translation>
    </message>
    <message>
        <source>The file lacks something that glTF demands.</source>
        <translation>Tệp thiếu thứ mà glTF yêu cầu.</translation>
    </message>
    <message>
        <source>A node is, through its children, its own parent.</source>
        <translation>Một nút, qua các nút con, lại là cha của chính nó.</translation>
    </message>
    <message>
        <source>A node has two parents.</source>
        <translation>Một nút có hai nút cha.</translation>
    </message>
    <message>
        <source>The glTF file could not be put together.</source>
        <translation>Không dựng được tệp glTF.</translation>
    </message>
    <message>
        <source>Sparse data in the file is damaged.</source>
        <translation>Dữ liệu thưa trong tệp bị hỏng.</translation>
    </message>
    <message>
        <source>The character is too large for a GLB file, which holds 4 GiB.</source>
        <translation>Nhân vật quá lớn so với tệp GLB, vốn chỉ chứa 4 GiB.</translation>
    </message>
    <message>
        <source>The transforms of a node multiply to more than can be shown.</source>
        <translation>Các phép biến đổi của một nút nhân lên quá lớn để hiển thị.</translation>
    </message>
    <message>
        <source>The content of the file cannot be understood.</source>
        <translation>Không hiểu được nội dung của tệp.</translation>
    </message>
    <message>
        <source>The file names another one that does not lie beside it.</source>
        <translation>Tệp trỏ đến một tệp khác không nằm cạnh nó.</translation>
    </message>
    <message>
        <source>An address in the file is damaged.</source>
        <translation>Một địa chỉ trong tệp bị hỏng.</translation>
    </message>
    <message>
        <source>A value in the file is not allowed there.</source>
        <translation>Một giá trị trong tệp không được phép ở đó.</translation>
    </message>
    <message>
        <source>A value in the file is of the wrong kind.</source>
        <translation>Một giá trị trong tệp sai loại.</translation>
    </message>
    <message>
        <source>A frame of the file has another number of values than its channels.</source>
        <translation>Một khung hình của tệp có số giá trị khác với số kênh.</translation>
    </message>
    <message>
        <source>The file has no joints.</source>
        <translation>Tệp không có khớp.</translation>
    </message>
    <message>
        <source>The text of the file breaks the rules of BVH.</source>
        <translation>Nội dung tệp sai quy tắc BVH.</translation>
    </message>
    <message>
        <source>The file has too many frames.</source>
        <translation>Tệp có quá nhiều khung hình.</translation>
    </message>
    <message>
        <source>Meshes compressed with Draco are damaged.</source>
        <translation>Lưới nén bằng Draco bị hỏng.</translation>
    </message>
    <message>
        <source>Data compressed with meshopt is damaged.</source>
        <translation>Dữ liệu nén bằng meshopt bị hỏng.</translation>
    </message>
    <message>
        <source>This version of FBX is too old to be read.</source>
        <translation>Phiên bản FBX này quá cũ để đọc.</translation>
    </message>
    <message>
        <source>A face names a vertex that the file does not have.</source>
        <translation>Một mặt nhắc đến đỉnh không có trong tệp.</translation>
    </message>
    <message>
        <source>The file has no vertices.</source>
        <translation>Tệp không có đỉnh.</translation>
    </message>
    <message>
        <source>The text of the file breaks the rules of OBJ.</source>
        <translation>Nội dung tệp sai quy tắc OBJ.</translation>
    </message>
    <message>
        <source>The file has more vertices than can be counted.</source>
        <translation>Tệp có nhiều đỉnh hơn mức đếm được.</translation>
    </message>
    <message>
        <source>The program that reads this format crashed; what is open here is untouched.</source>
        <translation>Chương trình đọc định dạng này bị sập; những gì đang mở không bị ảnh hưởng.</translation>
    </message>
    <message>
        <source>The program that reads this format gave an answer without sense.</source>
        <translation>Chương trình đọc định dạng này trả về kết quả vô nghĩa.</translation>
    </message>
    <message>
        <source>The program that reads this format could not be started.</source>
        <translation>Không khởi động được chương trình đọc định dạng này.</translation>
    </message>
    <message>
        <source>Reading this file needs more memory than is allowed.</source>
        <translation>Đọc tệp này cần nhiều bộ nhớ hơn mức cho phép.</translation>
    </message>
    <message>
        <source>The content of the file cannot be read.</source>
        <translation>Không đọc được nội dung tệp.</translation>
    </message>
    <message>
        <source>Reading this file took too long and was ended.</source>
        <translation>Đọc tệp này quá lâu nên đã bị dừng.</translation>
    </message>
    <message>
        <source>More bones move one mesh than can be counted.</source>
        <translation>Một lưới có nhiều xương hơn mức đếm được.</translation>
    </message>
    <message>
        <source>A mesh of the file is too large.</source>
        <translation>Một lưới trong tệp quá lớn.</translation>
    </message>
    <message>
        <source>Another program changed the file while it was read.</source>
        <translation>Chương trình khác đã thay đổi tệp trong khi đang đọc.</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>All files</source>
        <translation>Tất cả tệp</translation>
    </message>
</context>
<context>
    <name>FitMarkers</name>
    <message>
        <source>Head</source>
        <translation>Đầu</translation>
    </message>
    <message>
        <source>Chin</source>
        <translation>Cằm</translation>
    </message>
    <message>
        <source>Neck</source>
        <translation>Cổ</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>Ngực</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>Cột sống</translation>
    </message>
    <message>
        <source>Hips</source>
        <translation>Hông</translation>
    </message>
    <message>
        <source>Shoulder</source>
        <translation>Vai</translation>
    </message>
    <message>
        <source>Elbow</source>
        <translation>Khuỷu tay</translation>
    </message>
    <message>
        <source>Wrist</source>
        <translation>Cổ tay</translation>
    </message>
    <message>
        <source>Fingertips</source>
        <translation>Đầu ngón tay</translation>
    </message>
    <message>
        <source>Hip</source>
        <translation>Khớp háng</translation>
    </message>
    <message>
        <source>Knee</source>
        <translation>Đầu gối</translation>
    </message>
    <message>
        <source>Ankle</source>
        <translation>Cổ chân</translation>
    </message>
    <message>
        <source>Toe</source>
        <translation>Mũi chân</translation>
    </message>
    <message>
        <source>%1 L</source>
        <translation>%1 trái</translation>
    </message>
    <message>
        <source>%1 R</source>
        <translation>%1 phải</translation>
    </message>
</context>
<context>
    <name>FitTool</name>
    <message>
        <source>Release</source>
        <translation>Thả chuột</translation>
    </message>
    <message>
        <source>place marker</source>
        <translation>đặt điểm mốc</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>snap to surface</source>
        <translation>bám bề mặt</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>this side only</source>
        <translation>chỉ bên này</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>hủy</translation>
    </message>
</context>
<context>
    <name>GradientTool</name>
    <message>
        <source>Drag from where the gradient begins to where it ends.</source>
        <translation>Kéo từ chỗ bắt đầu đến chỗ kết thúc của dải chuyển.</translation>
    </message>
    <message>
        <source>The gradient changes no vertex there.</source>
        <translation>Dải chuyển ở đó không thay đổi đỉnh nào.</translation>
    </message>
    <message numerus="yes">
        <source>%n influences removed: rows keep to the limit of %1.</source>
        <translation>
            <numerusform>Đã bỏ %n ảnh hưởng: mỗi đỉnh giữ trong giới hạn %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some vertices belong to this bone alone: nothing else could take their weight.</source>
        <translation>Một số đỉnh chỉ thuộc về xương này: không có xương nào khác nhận trọng số.</translation>
    </message>
    <message>
        <source>Some vertices kept their weights: the other bones there are locked.</source>
        <translation>Một số đỉnh giữ nguyên trọng số: các xương khác ở đó đang bị khóa.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Độ dài</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Góc</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Số đỉnh</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>invert</source>
        <translation>đảo ngược</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>15° steps</source>
        <translation>bước 15°</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>hủy</translation>
    </message>
</context>
<context>
    <name>HeatRamp</name>
    <message>
        <source>Classic</source>
        <translation>Cổ điển</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Lửa</translation>
    </message>
    <message>
        <source>Cividis</source>
        <translation>Cividis</translation>
    </message>
    <message>
        <source>Greyscale</source>
        <translation>Thang xám</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Everywhere</source>
        <translation>Ở mọi nơi</translation>
    </message>
    <message>
        <source>Over the picture</source>
        <translation>Khi con trỏ trên khung nhìn</translation>
    </message>
    <message>
        <source>Over the picture, posing</source>
        <translation>Trên khung nhìn, khi tạo tư thế</translation>
    </message>
    <message>
        <source>Over the picture, painting</source>
        <translation>Trên khung nhìn, khi tô</translation>
    </message>
    <message>
        <source>Mouse over the picture</source>
        <translation>Chuột trên khung nhìn</translation>
    </message>
    <message>
        <source>Use the tool</source>
        <translation>Dùng công cụ</translation>
    </message>
    <message>
        <source>Left button</source>
        <translation>Nút trái</translation>
    </message>
    <message>
        <source>Orbit</source>
        <translation>Xoay góc nhìn</translation>
    </message>
    <message>
        <source>Middle button, Alt+left button</source>
        <translation>Nút giữa, Alt+nút trái</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>Dời góc nhìn</translation>
    </message>
    <message>
        <source>Shift+middle button</source>
        <translation>Shift+nút giữa</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Thu phóng</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Con lăn</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Phím tắt</translation>
    </message>
    <message>
        <source>An editor for character rigs and skin weights.</source>
        <translation>Trình chỉnh sửa rig nhân vật và trọng số skin.</translation>
    </message>
    <message>
        <source>Apache License 2.0. Copyright of its contributors.</source>
        <translation>Giấy phép Apache 2.0. Bản quyền thuộc những người đóng góp.</translation>
    </message>
    <message>
        <source>About Rigwright</source>
        <translation>Giới thiệu Rigwright</translation>
    </message>
    <message>
        <source>Alt+left button, Alt+Shift+left button</source>
        <translation>Alt+nút trái, Alt+Shift+nút trái</translation>
    </message>
    <message>
        <source>Alt+middle button</source>
        <translation>Alt+nút giữa</translation>
    </message>
    <message>
        <source>Alt+right button, wheel</source>
        <translation>Alt+nút phải, con lăn</translation>
    </message>
    <message>
        <source>Everywhere, unless vertices are being selected</source>
        <translation>Mọi nơi, trừ khi đang chọn đỉnh</translation>
    </message>
    <message>
        <source>While vertices are being selected</source>
        <translation>Khi đang chọn đỉnh</translation>
    </message>
    <message>
        <source>Over the picture, editing bones</source>
        <translation>Trên hình, khi sửa xương</translation>
    </message>
</context>
<context>
    <name>HumanoidCheck</name>
    <message>
        <source>Left elbow nearly straight: bend it by %1°</source>
        <translation>Khuỷu tay trái gần thẳng: gập %1°</translation>
    </message>
    <message>
        <source>Right elbow nearly straight: bend it by %1°</source>
        <translation>Khuỷu tay phải gần thẳng: gập %1°</translation>
    </message>
    <message>
        <source>Elbows nearly straight: bend them by %1°</source>
        <translation>Hai khuỷu tay gần thẳng: gập %1°</translation>
    </message>
    <message>
        <source>Bend left elbow</source>
        <translation>Gập khuỷu tay trái</translation>
    </message>
    <message>
        <source>Bend right elbow</source>
        <translation>Gập khuỷu tay phải</translation>
    </message>
    <message>
        <source>Bend elbows</source>
        <translation>Gập hai khuỷu tay</translation>
    </message>
    <message>
        <source>Left knee nearly straight: bend it by %1°</source>
        <translation>Đầu gối trái gần thẳng: gập %1°</translation>
    </message>
    <message>
        <source>Right knee nearly straight: bend it by %1°</source>
        <translation>Đầu gối phải gần thẳng: gập %1°</translation>
    </message>
    <message>
        <source>Knees nearly straight: bend them by %1°</source>
        <translation>Hai đầu gối gần thẳng: gập %1°</translation>
    </message>
    <message>
        <source>Bend left knee</source>
        <translation>Gập đầu gối trái</translation>
    </message>
    <message>
        <source>Bend right knee</source>
        <translation>Gập đầu gối phải</translation>
    </message>
    <message>
        <source>Bend knees</source>
        <translation>Gập hai đầu gối</translation>
    </message>
</context>
<context>
    <name>HumanoidRoles</name>
    <message>
        <source>Hips</source>
        <translation>Hông</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>Cột sống</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>Ngực</translation>
    </message>
    <message>
        <source>Upper chest</source>
        <translation>Ngực trên</translation>
    </message>
    <message>
        <source>Neck</source>
        <translation>Cổ</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Đầu</translation>
    </message>
    <message>
        <source>Jaw</source>
        <translation>Hàm</translation>
    </message>
    <message>
        <source>Left eye</source>
        <translation>Mắt trái</translation>
    </message>
    <message>
        <source>Right eye</source>
        <translation>Mắt phải</translation>
    </message>
    <message>
        <source>Left shoulder</source>
        <translation>Vai trái</translation>
    </message>
    <message>
        <source>Right shoulder</source>
        <translation>Vai phải</translation>
    </message>
    <message>
        <source>Left upper arm</source>
        <translation>Cánh tay trái</translation>
    </message>
    <message>
        <source>Right upper arm</source>
        <translation>Cánh tay phải</translation>
    </message>
    <message>
        <source>Left lower arm</source>
        <translation>Cẳng tay trái</translation>
    </message>
    <message>
        <source>Right lower arm</source>
        <translation>Cẳng tay phải</translation>
    </message>
    <message>
        <source>Left hand</source>
        <translation>Bàn tay trái</translation>
    </message>
    <message>
        <source>Right hand</source>
        <translation>Bàn tay phải</translation>
    </message>
    <message>
        <source>Left upper leg</source>
        <translation>Đùi trái</translation>
    </message>
    <message>
        <source>Right upper leg</source>
        <translation>Đùi phải</translation>
    </message>
    <message>
        <source>Left lower leg</source>
        <translation>Cẳng chân trái</translation>
    </message>
    <message>
        <source>Right lower leg</source>
        <translation>Cẳng chân phải</translation>
    </message>
    <message>
        <source>Left foot</source>
        <translation>Bàn chân trái</translation>
    </message>
    <message>
        <source>Right foot</source>
        <translation>Bàn chân phải</translation>
    </message>
    <message>
        <source>Left toes</source>
        <translation>Ngón chân trái</translation>
    </message>
    <message>
        <source>Right toes</source>
        <translation>Ngón chân phải</translation>
    </message>
    <message>
        <source>Left thumb metacarpal</source>
        <translation>Ngón cái trái, xương bàn</translation>
    </message>
    <message>
        <source>Right thumb metacarpal</source>
        <translation>Ngón cái phải, xương bàn</translation>
    </message>
    <message>
        <source>Left thumb proximal</source>
        <translation>Ngón cái trái, đốt gần</translation>
    </message>
    <message>
        <source>Right thumb proximal</source>
        <translation>Ngón cái phải, đốt gần</translation>
    </message>
    <message>
        <source>Left thumb distal</source>
        <translation>Ngón cái trái, đốt xa</translation>
    </message>
    <message>
        <source>Right thumb distal</source>
        <translation>Ngón cái phải, đốt xa</translation>
    </message>
    <message>
        <source>Left index proximal</source>
        <translation>Ngón trỏ trái, đốt gần</translation>
    </message>
    <message>
        <source>Right index proximal</source>
        <translation>Ngón trỏ phải, đốt gần</translation>
    </message>
    <message>
        <source>Left index intermediate</source>
        <translation>Ngón trỏ trái, đốt giữa</translation>
    </message>
    <message>
        <source>Right index intermediate</source>
        <translation>Ngón trỏ phải, đốt giữa</translation>
    </message>
    <message>
        <source>Left index distal</source>
        <translation>Ngón trỏ trái, đốt xa</translation>
    </message>
    <message>
        <source>Right index distal</source>
        <translation>Ngón trỏ phải, đốt xa</translation>
    </message>
    <message>
        <source>Left middle proximal</source>
        <translation>Ngón giữa trái, đốt gần</translation>
    </message>
    <message>
        <source>Right middle proximal</source>
        <translation>Ngón giữa phải, đốt gần</translation>
    </message>
    <message>
        <source>Left middle intermediate</source>
        <translation>Ngón giữa trái, đốt giữa</translation>
    </message>
    <message>
        <source>Right middle intermediate</source>
        <translation>Ngón giữa phải, đốt giữa</translation>
    </message>
    <message>
        <source>Left middle distal</source>
        <translation>Ngón giữa trái, đốt xa</translation>
    </message>
    <message>
        <source>Right middle distal</source>
        <translation>Ngón giữa phải, đốt xa</translation>
    </message>
    <message>
        <source>Left ring proximal</source>
        <translation>Ngón áp út trái, đốt gần</translation>
    </message>
    <message>
        <source>Right ring proximal</source>
        <translation>Ngón áp út phải, đốt gần</translation>
    </message>
    <message>
        <source>Left ring intermediate</source>
        <translation>Ngón áp út trái, đốt giữa</translation>
    </message>
    <message>
        <source>Right ring intermediate</source>
        <translation>Ngón áp út phải, đốt giữa</translation>
    </message>
    <message>
        <source>Left ring distal</source>
        <translation>Ngón áp út trái, đốt xa</translation>
    </message>
    <message>
        <source>Right ring distal</source>
        <translation>Ngón áp út phải, đốt xa</translation>
    </message>
    <message>
        <source>Left little proximal</source>
        <translation>Ngón út trái, đốt gần</translation>
    </message>
    <message>
        <source>Right little proximal</source>
        <translation>Ngón út phải, đốt gần</translation>
    </message>
    <message>
        <source>Left little intermediate</source>
        <translation>Ngón út trái, đốt giữa</translation>
    </message>
    <message>
        <source>Right little intermediate</source>
        <translation>Ngón út phải, đốt giữa</translation>
    </message>
    <message>
        <source>Left little distal</source>
        <translation>Ngón út trái, đốt xa</translation>
    </message>
    <message>
        <source>Right little distal</source>
        <translation>Ngón út phải, đốt xa</translation>
    </message>
    <message>
        <source>by its name</source>
        <translation>theo tên</translation>
    </message>
    <message>
        <source>by the shape of the body</source>
        <translation>theo hình dạng cơ thể</translation>
    </message>
    <message>
        <source>by name and shape</source>
        <translation>theo tên và hình dạng</translation>
    </message>
    <message>
        <source>by its place between others</source>
        <translation>theo vị trí giữa các xương khác</translation>
    </message>
    <message>
        <source>from the other side</source>
        <translation>từ bên kia</translation>
    </message>
    <message>
        <source>said by the file</source>
        <translation>theo tệp</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>đặt bằng tay</translation>
    </message>
</context>
<context>
    <name>ImportChoices</name>
    <message>
        <source>Metres</source>
        <translation>Mét</translation>
    </message>
    <message>
        <source>Read as metres</source>
        <translation>Đọc theo mét</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>Xentimét</translation>
    </message>
    <message>
        <source>Read as centimetres</source>
        <translation>Đọc theo xentimét</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>Milimét</translation>
    </message>
    <message>
        <source>Read as millimetres</source>
        <translation>Đọc theo milimét</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>Inch</translation>
    </message>
    <message>
        <source>Read as inches</source>
        <translation>Đọc theo inch</translation>
    </message>
    <message>
        <source>100 m a unit</source>
        <translation>100 m mỗi đơn vị</translation>
    </message>
    <message>
        <source>Read 100 times larger</source>
        <translation>Đọc lớn gấp 100 lần</translation>
    </message>
    <message>
        <source>Read with %1 m a unit</source>
        <translation>Đọc với %1 m mỗi đơn vị</translation>
    </message>
    <message>
        <source>Read with X up</source>
        <translation>Đọc với X hướng lên</translation>
    </message>
    <message>
        <source>Read with Z up</source>
        <translation>Đọc với Z hướng lên</translation>
    </message>
    <message>
        <source>Read with Y up</source>
        <translation>Đọc với Y hướng lên</translation>
    </message>
    <message>
        <source>Opened in the bind pose</source>
        <translation>Mở ở tư thế gắn</translation>
    </message>
    <message>
        <source>Looked in %1 too</source>
        <translation>Đã tìm cả trong %1</translation>
    </message>
    <message>
        <source>Read files outside its folder too</source>
        <translation>Đọc cả tệp ngoài thư mục của nó</translation>
    </message>
    <message>
        <source>As the file says</source>
        <translation>Theo tệp</translation>
    </message>
    <message>
        <source>%1 m a unit</source>
        <translation>%1 m mỗi đơn vị</translation>
    </message>
</context>
<context>
    <name>JointDrag</name>
    <message>
        <source>Roll</source>
        <translation>Xoay quanh trục</translation>
    </message>
    <message>
        <source>Extrude</source>
        <translation>Kéo xương mới</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Nhân đôi</translation>
    </message>
</context>
<context>
    <name>JointTool</name>
    <message>
        <source>Choose a bone first: click one in the view or in the list of bones.</source>
        <translation>Hãy chọn xương trước: bấm vào một xương trong khung nhìn hoặc trong danh sách.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Tệp</translation>
    </message>
    <message>
        <source>&amp;New from sample</source>
        <translation>&amp;Tạo từ mẫu</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Mở &amp;gần đây</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Biên tập</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Xem</translation>
    </message>
    <message>
        <source>Se&amp;lect</source>
        <translation>&amp;Lựa chọn</translation>
    </message>
    <message>
        <source>&amp;Weights</source>
        <translation>Trọ&amp;ng số</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Bảng</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Ngôn n&amp;gữ</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Trợ g&amp;iúp</translation>
    </message>
    <message>
        <source>Ani&amp;mation</source>
        <translation>H&amp;oạt ảnh</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Ngôn ngữ: %1</translation>
    </message>
    <message>
        <source>Orbit and &amp;zoom</source>
        <translation>&amp;Xoay và thu phóng</translation>
    </message>
    <message>
        <source>Brus&amp;h mode</source>
        <translation>Chế độ &amp;cọ</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Phím tắt</translation>
    </message>
    <message>
        <source>Skinning metho&amp;d</source>
        <translation>Phương pháp biến &amp;dạng</translation>
    </message>
    <message>
        <source>Edit bo&amp;nes</source>
        <translation>Thao tác &amp;với xương</translation>
    </message>
    <message>
        <source>Rest and bind p&amp;ose</source>
        <translation>Tư thế nghỉ và tư thế &amp;gắn</translation>
    </message>
    <message>
        <source>S&amp;keleton</source>
        <translation>&amp;Khung xương</translation>
    </message>
    <message>
        <source>P&amp;ose</source>
        <translation>Tư t&amp;hế</translation>
    </message>
    <message>
        <source>Add c&amp;onstraint</source>
        <translation>Thêm &amp;ràng buộc</translation>
    </message>
    <message>
        <source>Pa&amp;sses of the solver</source>
        <translation>Các &amp;lượt của bộ giải</translation>
    </message>
    <message>
        <source>R&amp;ig</source>
        <translation>Rig điề&amp;u khiển</translation>
    </message>
    <message>
        <source>Wi&amp;ndow</source>
        <translation>&amp;Cửa sổ</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Opening was cancelled.</source>
        <translation>Đã hủy việc mở tệp.</translation>
    </message>
    <message>
        <source>The file is not there.</source>
        <translation>Không tìm thấy tệp.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Tệp trống.</translation>
    </message>
    <message>
        <source>This is not a file that can be read from beginning to end.</source>
        <translation>Đây không phải tệp có thể đọc từ đầu đến cuối.</translation>
    </message>
    <message>
        <source>The file ends too early: it was not copied or written completely.</source>
        <translation>Tệp kết thúc quá sớm: nó chưa được chép hoặc ghi trọn vẹn.</translation>
    </message>
    <message>
        <source>There is not enough memory for this file.</source>
        <translation>Không đủ bộ nhớ cho tệp này.</translation>
    </message>
    <message>
        <source>This format cannot be opened yet.</source>
        <translation>Chưa mở được định dạng này.</translation>
    </message>
    <message>
        <source>This is not a character file that Rigwright knows.</source>
        <translation>Đây không phải tệp nhân vật mà Rigwright biết.</translation>
    </message>
    <message>
        <source>There is no built-in character of that name.</source>
        <translation>Không có nhân vật mẫu nào tên như vậy.</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices not normalised</source>
        <translation>
            <numerusform>%n đỉnh chưa chuẩn hóa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices without a bone</source>
        <translation>
            <numerusform>%n đỉnh không có xương</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices over the influence limit</source>
        <translation>
            <numerusform>%n đỉnh vượt giới hạn ảnh hưởng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seam points that differ</source>
        <translation>
            <numerusform>%n điểm trên đường nối bị lệch nhau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones that share a name</source>
        <translation>
            <numerusform>%n xương trùng tên</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones without a name</source>
        <translation>
            <numerusform>%n xương không có tên</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices came without weights</source>
        <translation>
            <numerusform>%n đỉnh không có trọng số trong tệp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bad weights became 0</source>
        <translation>
            <numerusform>%n trọng số hỏng được đặt bằng 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices named a bone twice</source>
        <translation>
            <numerusform>%n đỉnh nêu một xương hai lần</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bad coordinates became 0</source>
        <translation>
            <numerusform>%n tọa độ hỏng được đặt bằng 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bad normals were replaced</source>
        <translation>
            <numerusform>%n pháp tuyến hỏng đã được thay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keys out of order left out</source>
        <translation>
            <numerusform>Đã bỏ %n keyframe sai thứ tự</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices without a bone were hung on the root</source>
        <translation>
            <numerusform>%n đỉnh không có xương được gắn vào xương gốc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices were normalised, as glTF demands</source>
        <translation>
            <numerusform>Đã chuẩn hóa %n đỉnh theo yêu cầu của glTF</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices lost their smallest influences</source>
        <translation>
            <numerusform>%n đỉnh mất các ảnh hưởng nhỏ nhất</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n polygons became triangles</source>
        <translation>
            <numerusform>%n đa giác thành tam giác</numerusform>
        </translation>
    </message>
    <message>
        <source>Normalise</source>
        <translation>Chuẩn hóa</translation>
    </message>
    <message>
        <source>Mannequin</source>
        <translation>Ma-nơ-canh</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>Cánh tay</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>Đuôi</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Thanh</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Lỗi</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Cảnh báo</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Ghi chú</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Giới hạn</translation>
    </message>
    <message>
        <source>Make equal</source>
        <translation>Cân bằng</translation>
    </message>
    <message>
        <source>Lengths converted to metres</source>
        <translation>Đã đổi độ dài sang mét</translation>
    </message>
    <message>
        <source>Size %1: is the unit right?</source>
        <translation>Cỡ %1: đơn vị có đúng không?</translation>
    </message>
    <message>
        <source>Turned upright</source>
        <translation>Đã xoay cho đứng thẳng</translation>
    </message>
    <message>
        <source>Stands along %1: which axis is up?</source>
        <translation>Đứng theo %1: trục nào hướng lên?</translation>
    </message>
    <message>
        <source>Posed on load</source>
        <translation>Đã tạo dáng sẵn khi mở</translation>
    </message>
    <message numerus="yes">
        <source>%n bones with more than one bind</source>
        <translation>
            <numerusform>%n xương có hơn một tư thế gắn</numerusform>
        </translation>
    </message>
    <message>
        <source>Mesh moved after it was bound</source>
        <translation>Lưới bị di chuyển sau khi gắn</translation>
    </message>
    <message>
        <source>Take moved to start at 0</source>
        <translation>Đã dời take về bắt đầu tại 0</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices with more than 4 bones</source>
        <translation>
            <numerusform>%n đỉnh có hơn 4 xương</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices do not sum to 1</source>
        <translation>
            <numerusform>%n đỉnh có tổng khác 1</numerusform>
        </translation>
    </message>
    <message>
        <source>Skinned mesh without weights</source>
        <translation>Lưới có skin nhưng không có trọng số</translation>
    </message>
    <message numerus="yes">
        <source>%n seam vertices weighted unlike their twins</source>
        <translation>
            <numerusform>%n đỉnh đường nối có trọng số khác đỉnh trùng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weighted bones are missing</source>
        <translation>
            <numerusform>thiếu %n xương có trọng số</numerusform>
        </translation>
    </message>
    <message>
        <source>Blend shapes were lost</source>
        <translation>Đã mất blend shape</translation>
    </message>
    <message>
        <source>Segment scale compensation left out</source>
        <translation>Bỏ qua bù tỉ lệ phân đoạn</translation>
    </message>
    <message numerus="yes">
        <source>%n textures not found</source>
        <translation>
            <numerusform>không tìm thấy %n texture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n textures found in another folder</source>
        <translation>
            <numerusform>tìm thấy %n texture ở thư mục khác</numerusform>
        </translation>
    </message>
    <message>
        <source>Files outside the folder were not read</source>
        <translation>Tệp ngoài thư mục không được đọc</translation>
    </message>
    <message numerus="yes">
        <source>%n extensions only passed through</source>
        <translation>
            <numerusform>%n phần mở rộng chỉ được chuyển tiếp</numerusform>
        </translation>
    </message>
    <message>
        <source>Old version of FBX</source>
        <translation>Phiên bản FBX cũ</translation>
    </message>
    <message>
        <source>Scaled armature</source>
        <translation>Bộ xương bị co giãn</translation>
    </message>
    <message>
        <source>Placeholder weights removed</source>
        <translation>Đã bỏ trọng số giả</translation>
    </message>
    <message>
        <source>Split corners welded back to vertices</source>
        <translation>Đã hàn các góc bị tách thành đỉnh</translation>
    </message>
    <message numerus="yes">
        <source>%n bones scaled unevenly</source>
        <translation>
            <numerusform>%n xương có tỉ lệ không đều</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mirrored bones</source>
        <translation>
            <numerusform>%n xương bị lật gương</numerusform>
        </translation>
    </message>
    <message>
        <source>Extra bytes after the end of the file</source>
        <translation>Có byte thừa sau khi tệp kết thúc</translation>
    </message>
    <message numerus="yes">
        <source>%n bind matrices repaired</source>
        <translation>
            <numerusform>đã sửa %n ma trận gắn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meshes outside the scene are hidden</source>
        <translation>
            <numerusform>đã ẩn %n lưới ngoài cảnh</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skins without a mesh</source>
        <translation>
            <numerusform>%n skin không có lưới</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n impossible rotations became none</source>
        <translation>
            <numerusform>%n phép xoay không hợp lệ đã thành không xoay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node matrices repaired</source>
        <translation>
            <numerusform>đã sửa %n ma trận nút</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheared nodes approximated</source>
        <translation>
            <numerusform>đã xấp xỉ %n nút bị xô lệch</numerusform>
        </translation>
    </message>
    <message>
        <source>A root of the scene has a parent</source>
        <translation>Một gốc của cảnh lại có cha</translation>
    </message>
    <message numerus="yes">
        <source>%n animation channels left out</source>
        <translation>
            <numerusform>đã bỏ %n kênh hoạt ảnh</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown interpolation played as linear</source>
        <translation>Nội suy lạ được phát tuyến tính</translation>
    </message>
    <message>
        <source>An extension could not be kept</source>
        <translation>Không giữ được một phần mở rộng</translation>
    </message>
    <message>
        <source>Part of a mesh without positions left out</source>
        <translation>Đã bỏ phần lưới không có vị trí</translation>
    </message>
    <message>
        <source>Empty part of a mesh left out</source>
        <translation>Đã bỏ phần lưới rỗng</translation>
    </message>
    <message>
        <source>Mesh parts with unequal morph targets</source>
        <translation>Các phần lưới có morph target không đều</translation>
    </message>
    <message numerus="yes">
        <source>%n bad tangents were replaced</source>
        <translation>
            <numerusform>đã thay %n tiếp tuyến hỏng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bad vertex values became 0</source>
        <translation>
            <numerusform>%n giá trị đỉnh hỏng đã thành 0</numerusform>
        </translation>
    </message>
    <message>
        <source>Incomplete set of weights left out</source>
        <translation>Đã bỏ bộ trọng số không đủ</translation>
    </message>
    <message>
        <source>Morphing of an attribute left out</source>
        <translation>Đã bỏ morph của một thuộc tính</translation>
    </message>
    <message numerus="yes">
        <source>%n indices that make no face left out</source>
        <translation>
            <numerusform>đã bỏ %n chỉ số không tạo thành mặt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meshes without a node left out</source>
        <translation>
            <numerusform>đã bỏ %n lưới không có nút</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corners lack a normal or texture coordinate</source>
        <translation>
            <numerusform>%n góc thiếu pháp tuyến hoặc tọa độ texture</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown channels left out</source>
        <translation>Đã bỏ các kênh lạ</translation>
    </message>
    <message>
        <source>Faces sorted by material</source>
        <translation>Đã xếp mặt theo vật liệu</translation>
    </message>
    <message>
        <source>Not as many frames as announced</source>
        <translation>Số khung hình không như thông báo</translation>
    </message>
    <message>
        <source>Incomplete last frame left out</source>
        <translation>Đã bỏ khung hình cuối không đủ</translation>
    </message>
    <message>
        <source>Frame time made up</source>
        <translation>Tự đặt thời gian mỗi khung hình</translation>
    </message>
    <message numerus="yes">
        <source>%n bad keys became 0</source>
        <translation>
            <numerusform>%n keyframe hỏng đã thành 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n materials not found</source>
        <translation>
            <numerusform>không tìm thấy %n vật liệu</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts of materials left out</source>
        <translation>Đã bỏ một số phần của vật liệu</translation>
    </message>
    <message>
        <source>Material library not found</source>
        <translation>Không tìm thấy thư viện vật liệu</translation>
    </message>
    <message>
        <source>No frames: a skeleton without a clip</source>
        <translation>Không có khung hình: bộ xương không có clip</translation>
    </message>
    <message numerus="yes">
        <source>%n objects became part of one mesh</source>
        <translation>
            <numerusform>%n vật thể đã gộp thành một lưới</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bad bone offsets became 0</source>
        <translation>
            <numerusform>%n khoảng dời xương hỏng đã thành 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints with position channels</source>
        <translation>
            <numerusform>%n khớp có kênh vị trí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n twins added at seams</source>
        <translation>
            <numerusform>đã thêm %n đỉnh trùng ở đường nối</numerusform>
        </translation>
    </message>
    <message>
        <source>Size told by the skeleton</source>
        <translation>Cỡ tính theo bộ xương</translation>
    </message>
    <message>
        <source>Smoothing groups left out</source>
        <translation>Đã bỏ nhóm làm mượt bề mặt</translation>
    </message>
    <message numerus="yes">
        <source>%n lines of the file not read</source>
        <translation>
            <numerusform>%n dòng của tệp không được đọc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n faces became lines or points</source>
        <translation>
            <numerusform>%n mặt đã thành đường hoặc điểm</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong counts corrected</source>
        <translation>
            <numerusform>đã sửa %n số lượng sai</numerusform>
        </translation>
    </message>
    <message>
        <source>Compressed meshes unpacked</source>
        <translation>Đã giải nén lưới</translation>
    </message>
    <message>
        <source>Project changed by another program</source>
        <translation>Dự án bị chương trình khác thay đổi</translation>
    </message>
    <message numerus="yes">
        <source>%n bad numbers became 0</source>
        <translation>
            <numerusform>%n số hỏng đã thành 0</numerusform>
        </translation>
    </message>
    <message>
        <source>Read as metres</source>
        <translation>Đọc theo mét</translation>
    </message>
    <message>
        <source>Read as centimetres</source>
        <translation>Đọc theo xentimét</translation>
    </message>
    <message>
        <source>Read as millimetres</source>
        <translation>Đọc theo milimét</translation>
    </message>
    <message>
        <source>Read as inches</source>
        <translation>Đọc theo inch</translation>
    </message>
    <message>
        <source>Read 100 times larger</source>
        <translation>Đọc lớn gấp 100 lần</translation>
    </message>
    <message>
        <source>Read with X up</source>
        <translation>Đọc với X hướng lên</translation>
    </message>
    <message>
        <source>Read with Y up</source>
        <translation>Đọc với Y hướng lên</translation>
    </message>
    <message>
        <source>Read with Z up</source>
        <translation>Đọc với Z hướng lên</translation>
    </message>
    <message>
        <source>Go to bind pose</source>
        <translation>Về tư thế gắn</translation>
    </message>
    <message>
        <source>Find textures…</source>
        <translation>Tìm texture…</translation>
    </message>
    <message>
        <source>Read those files too</source>
        <translation>Đọc cả các tệp đó</translation>
    </message>
    <message>
        <source>mesh %1</source>
        <translation>lưới %1</translation>
    </message>
    <message>
        <source>skin %1</source>
        <translation>skin của %1</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>nút %1</translation>
    </message>
    <message>
        <source>clip %1</source>
        <translation>clip tên %1</translation>
    </message>
    <message>
        <source>image %1</source>
        <translation>ảnh %1</translation>
    </message>
    <message>
        <source>bone %1</source>
        <translation>xương %1</translation>
    </message>
    <message>
        <source>material %1</source>
        <translation>vật liệu %1</translation>
    </message>
    <message numerus="yes">
        <source>%n meshes</source>
        <translation>
            <numerusform>%n lưới</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moved bones without a counterpart here</source>
        <translation>
            <numerusform>%n xương có chuyển động không có xương tương ứng ở đây</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones whose name fits several</source>
        <translation>
            <numerusform>%n xương có tên khớp với nhiều xương</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones added</source>
        <translation>
            <numerusform>Đã thêm %n xương</numerusform>
        </translation>
    </message>
    <message>
        <source>A clip that moves nothing here was left out</source>
        <translation>Đã bỏ một clip không làm chuyển động gì ở đây</translation>
    </message>
    <message numerus="yes">
        <source>%n bones got new keys, because the skeletons branch differently</source>
        <translation>
            <numerusform>%n xương có keyframe mới vì hai bộ xương phân nhánh khác nhau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones keep their length: keys that stretch them were left out</source>
        <translation>
            <numerusform>%n xương giữ nguyên chiều dài: đã bỏ các keyframe kéo giãn chúng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones keep their size: keys that scale them were left out</source>
        <translation>
            <numerusform>%n xương giữ nguyên kích thước: đã bỏ các keyframe co giãn chúng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meshes whose morph targets nothing here has</source>
        <translation>
            <numerusform>Morph target của %n lưới không có ở đây</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extensions of the file were not taken</source>
        <translation>
            <numerusform>Không lấy %n phần mở rộng của tệp</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of the file was chosen.</source>
        <translation>Chưa chọn gì trong tệp.</translation>
    </message>
    <message>
        <source>The materials of the file are damaged.</source>
        <translation>Vật liệu của tệp bị hỏng.</translation>
    </message>
    <message>
        <source>Curves between keys were sampled</source>
        <translation>Đường cong giữa các keyframe đã được lấy mẫu</translation>
    </message>
    <message>
        <source>Part of the mesh is moved by what is not read</source>
        <translation>Có phần biến dạng lưới không được đọc</translation>
    </message>
    <message>
        <source>Blend shapes weighted by vertex</source>
        <translation>Blend shape có trọng số theo đỉnh</translation>
    </message>
    <message>
        <source>Pictures of a kind that is not shown</source>
        <translation>Ảnh thuộc loại không hiển thị được</translation>
    </message>
    <message>
        <source>A comment names another unit</source>
        <translation>Chú thích trong tệp ghi đơn vị khác</translation>
    </message>
    <message>
        <source>A channel without keys or target was left out</source>
        <translation>Bỏ qua kênh không có keyframe hoặc đích</translation>
    </message>
    <message>
        <source>A clip without channels was left out</source>
        <translation>Bỏ qua clip không có kênh</translation>
    </message>
    <message>
        <source>Clip moved to start at 0</source>
        <translation>Clip được dời để bắt đầu từ 0</translation>
    </message>
    <message>
        <source>A picture of a kind that few programs show</source>
        <translation>Ảnh thuộc loại ít chương trình hiển thị được</translation>
    </message>
    <message>
        <source>A picture is only named, not in the file</source>
        <translation>Ảnh chỉ được ghi tên, không có trong tệp</translation>
    </message>
    <message>
        <source>A mesh without faces was left out</source>
        <translation>Bỏ qua lưới không có mặt</translation>
    </message>
    <message>
        <source>Extensions refer to what is gone</source>
        <translation>Phần mở rộng tham chiếu tới thứ không còn</translation>
    </message>
    <message>
        <source>The hint at the root of the skeleton was left out</source>
        <translation>Bỏ gợi ý gốc của bộ xương</translation>
    </message>
    <message>
        <source>Curves between keys run straight</source>
        <translation>Đường cong giữa các keyframe chạy thẳng</translation>
    </message>
    <message numerus="yes">
        <source>%n textures want coordinates that a mesh lacks</source>
        <translation>
            <numerusform>%n texture cần tọa độ mà lưới không có</numerusform>
        </translation>
    </message>
    <message>
        <source>Scaled to the character&apos;s size</source>
        <translation>Đã chỉnh tỉ lệ theo kích thước nhân vật</translation>
    </message>
    <message>
        <source>Nothing of the file fits the character.</source>
        <translation>Không có gì trong tệp khớp với nhân vật.</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices without a counterpart were filled from their neighbours</source>
        <translation>
            <numerusform>%n đỉnh không có chỗ tương ứng được lấp từ các đỉnh lân cận</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices without a counterpart keep what they had</source>
        <translation>
            <numerusform>%n đỉnh không có chỗ tương ứng giữ nguyên</numerusform>
        </translation>
    </message>
    <message>
        <source>No vertex has a counterpart</source>
        <translation>Không đỉnh nào có chỗ tương ứng</translation>
    </message>
    <message>
        <source>One of the meshes faces inwards</source>
        <translation>Một trong hai lưới quay mặt vào trong</translation>
    </message>
    <message numerus="yes">
        <source>%n bones with weights have no counterpart here</source>
        <translation>
            <numerusform>%n xương có trọng số không có xương tương ứng ở đây</numerusform>
        </translation>
    </message>
    <message>
        <source>A locked mesh keeps its weights</source>
        <translation>Lưới đang khóa giữ nguyên trọng số</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces have positions that are no numbers</source>
        <translation>
            <numerusform>%n mảnh có vị trí không phải là số</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces without faces were bound by distance</source>
        <translation>
            <numerusform>%n mảnh không có mặt được gắn theo khoảng cách</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces of faces without area were bound by distance</source>
        <translation>
            <numerusform>%n mảnh có các mặt không diện tích được gắn theo khoảng cách</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces see hardly any bone</source>
        <translation>
            <numerusform>%n mảnh hầu như không thấy xương nào</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces whose heat could not be computed were bound by distance</source>
        <translation>
            <numerusform>%n mảnh không tính được nhiệt được gắn theo khoảng cách</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces that no bone reaches inside were bound by distance</source>
        <translation>
            <numerusform>%n mảnh không xương nào tới được từ bên trong được gắn theo khoảng cách</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces reach outside all envelopes</source>
        <translation>
            <numerusform>%n mảnh vượt ra ngoài mọi vỏ bao</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones lie outside the volume</source>
        <translation>
            <numerusform>%n xương nằm ngoài thể tích</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones got no weight</source>
        <translation>
            <numerusform>%n xương không nhận được trọng số</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices belong to locked bones entirely</source>
        <translation>
            <numerusform>%n đỉnh hoàn toàn thuộc về xương bị khóa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices had weights and keep them</source>
        <translation>
            <numerusform>%n đỉnh đã có trọng số và giữ nguyên</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no free bone to bind to</source>
        <translation>Không có xương tự do nào để gắn</translation>
    </message>
    <message>
        <source>No mesh there has weights to give.</source>
        <translation>Không lưới nào ở đó có trọng số để chuyển.</translation>
    </message>
    <message>
        <source>There is no free bone to bind to.</source>
        <translation>Không có xương tự do nào để gắn.</translation>
    </message>
    <message>
        <source>The mesh has no vertices.</source>
        <translation>Lưới không có đỉnh.</translation>
    </message>
    <message>
        <source>The mesh is locked: it keeps its weights.</source>
        <translation>Lưới bị khóa: nó giữ nguyên trọng số.</translation>
    </message>
    <message>
        <source>A mesh can hang on 65535 bones at most.</source>
        <translation>Một lưới gắn được nhiều nhất với 65535 xương.</translation>
    </message>
    <message numerus="yes">
        <source>%n bones have no length</source>
        <translation>
            <numerusform>%n xương không có chiều dài</numerusform>
        </translation>
    </message>
    <message>
        <source>Mesh and bones differ much in size</source>
        <translation>Lưới và xương chênh nhau nhiều về kích thước</translation>
    </message>
    <message numerus="yes">
        <source>%n bones of no length</source>
        <translation>
            <numerusform>%n xương không có độ dài</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones would be slanted</source>
        <translation>
            <numerusform>%n xương sẽ bị xiên</numerusform>
        </translation>
    </message>
    <message>
        <source>No bone is left</source>
        <translation>Không còn xương nào</translation>
    </message>
    <message>
        <source>Another bone has this name</source>
        <translation>Một xương khác đã có tên này</translation>
    </message>
    <message numerus="yes">
        <source>Nothing decides the roll of %n bones</source>
        <translation>
            <numerusform>Không gì quyết định góc xoay của %n xương</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones without a counterpart on the other side</source>
        <translation>
            <numerusform>%n xương không có xương tương ứng ở bên kia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Weights of %n vertices are shared by the pieces</source>
        <translation>
            <numerusform>Trọng số của %n đỉnh được chia cho các đoạn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Weights of %n vertices go to other bones</source>
        <translation>
            <numerusform>Trọng số của %n đỉnh chuyển sang xương khác</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones get new keys</source>
        <translation>
            <numerusform>%n xương nhận keyframe mới</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keys of %n bones that are gone</source>
        <translation>
            <numerusform>Keyframe của %n xương đã bị xóa</numerusform>
        </translation>
    </message>
    <message>
        <source>A mesh hangs on another bone now</source>
        <translation>Một lưới giờ bám vào xương khác</translation>
    </message>
    <message>
        <source>A mesh without weights is no longer bound</source>
        <translation>Một lưới không có trọng số không còn được gắn</translation>
    </message>
    <message numerus="yes">
        <source>Content of the file is gone with %n bones</source>
        <translation>
            <numerusform>Nội dung của tệp mất theo %n xương</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In some poses %n bones would be slanted</source>
        <translation>
            <numerusform>Ở một số tư thế, %n xương sẽ bị xiên</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In some poses %n bones have nothing to follow</source>
        <translation>
            <numerusform>Ở một số tư thế, %n xương không có gì để theo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices got the weights of the other side</source>
        <translation>
            <numerusform>%n đỉnh nhận trọng số của bên kia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points without a counterpart on the other side</source>
        <translation>
            <numerusform>%n điểm không có điểm tương ứng ở bên kia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meshes lost their weights with the skeleton</source>
        <translation>
            <numerusform>%n lưới mất trọng số theo bộ xương</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roles of the humanoid were left out</source>
        <translation>
            <numerusform>%n vai trò dạng người đã bị bỏ qua</numerusform>
        </translation>
    </message>
    <message>
        <source>Where the body looks is not certain</source>
        <translation>Không chắc cơ thể nhìn về đâu</translation>
    </message>
    <message>
        <source>The body does not stand upright</source>
        <translation>Cơ thể không đứng thẳng</translation>
    </message>
    <message>
        <source>The two sides of the mesh differ</source>
        <translation>Hai bên của lưới khác nhau</translation>
    </message>
    <message>
        <source>Some markers were placed by proportion</source>
        <translation>Một số điểm mốc được đặt theo tỉ lệ</translation>
    </message>
    <message>
        <source>No bone is selected.</source>
        <translation>Chưa chọn xương nào.</translation>
    </message>
    <message>
        <source>Two bones or more must be selected, the last one is the one that they go to.</source>
        <translation>Phải chọn từ hai xương trở lên, xương chọn cuối là nơi các xương kia đi tới.</translation>
    </message>
    <message>
        <source>There is no such bone.</source>
        <translation>Không có xương đó.</translation>
    </message>
    <message>
        <source>A number is not finite, or too large.</source>
        <translation>Có số không hữu hạn hoặc quá lớn.</translation>
    </message>
    <message>
        <source>A skeleton can have 65535 bones at most.</source>
        <translation>Bộ xương có tối đa 65535 xương.</translation>
    </message>
    <message>
        <source>A bone is cut at fractions of its length above 0 and below 1.</source>
        <translation>Xương được cắt tại các phần lớn hơn 0 và nhỏ hơn 1 của độ dài.</translation>
    </message>
    <message>
        <source>The bone has no length to be cut.</source>
        <translation>Xương không có độ dài để cắt.</translation>
    </message>
    <message>
        <source>A bone is cut into 2 pieces or more.</source>
        <translation>Xương được cắt thành 2 đoạn trở lên.</translation>
    </message>
    <message>
        <source>A bone cannot be merged into itself.</source>
        <translation>Không thể nhập một xương vào chính nó.</translation>
    </message>
    <message>
        <source>A bone that is deleted cannot take weights over.</source>
        <translation>Xương bị xóa không thể nhận trọng số.</translation>
    </message>
    <message>
        <source>A bone cannot hang below a bone that hangs below it.</source>
        <translation>Xương không thể nằm dưới một xương nằm dưới chính nó.</translation>
    </message>
    <message>
        <source>There is no end of a bone to connect to.</source>
        <translation>Không có đuôi xương để nối vào.</translation>
    </message>
    <message>
        <source>The axis along a bone and the one to its side lie on one line.</source>
        <translation>Trục dọc xương và trục bên cạnh nằm trên một đường thẳng.</translation>
    </message>
    <message>
        <source>The direction is zero or not finite.</source>
        <translation>Hướng bằng không hoặc không hữu hạn.</translation>
    </message>
    <message>
        <source>No bone of that side is among them.</source>
        <translation>Trong số này không có xương nào của bên đó.</translation>
    </message>
    <message>
        <source>The mirror plane has no direction.</source>
        <translation>Mặt phẳng gương không có hướng.</translation>
    </message>
    <message>
        <source>This is not a humanoid: it has no bones.</source>
        <translation>Đây không phải dạng người: không có xương.</translation>
    </message>
    <message>
        <source>This is not a humanoid: no body was found in it.</source>
        <translation>Đây không phải dạng người: không tìm thấy cơ thể.</translation>
    </message>
    <message>
        <source>This is not a humanoid: it stands on four legs.</source>
        <translation>Đây không phải dạng người: nó đứng bằng bốn chân.</translation>
    </message>
    <message>
        <source>This is no whole humanoid: required bones are missing.</source>
        <translation>Dạng người chưa đủ: thiếu xương bắt buộc.</translation>
    </message>
    <message>
        <source>There is no text to look for.</source>
        <translation>Không có chữ để tìm.</translation>
    </message>
    <message>
        <source>The pattern has no place for the number.</source>
        <translation>Mẫu không có chỗ cho số.</translation>
    </message>
    <message>
        <source>A new name would contain a control character.</source>
        <translation>Tên mới sẽ chứa ký tự điều khiển.</translation>
    </message>
    <message>
        <source>The arms of the body are not known.</source>
        <translation>Chưa biết xương nào là tay của cơ thể.</translation>
    </message>
    <message>
        <source>A joint would have no size in the new rest pose.</source>
        <translation>Một khớp sẽ không còn kích thước trong tư thế nghỉ mới.</translation>
    </message>
    <message>
        <source>The built-in character has no pose of that name.</source>
        <translation>Nhân vật có sẵn không có tư thế tên đó.</translation>
    </message>
    <message>
        <source>Quadruped</source>
        <translation>Bốn chân</translation>
    </message>
    <message>
        <source>Another body was left out</source>
        <translation>Một cơ thể khác bị bỏ ra</translation>
    </message>
    <message numerus="yes">
        <source>What the rig does in %n clips was written as keys</source>
        <translation>
            <numerusform>Những gì bộ rig làm trong %n clip đã được ghi thành khóa</numerusform>
        </translation>
    </message>
    <message>
        <source>Controls, IK handles and constraints stay in the project</source>
        <translation>Điều khiển, tay nắm IK và ràng buộc ở lại trong dự án</translation>
    </message>
    <message>
        <source>The rig of the file was not taken over</source>
        <translation>Bộ rig của tệp không được lấy sang</translation>
    </message>
    <message>
        <source>The rig is gone with the skeleton</source>
        <translation>Bộ rig đã mất cùng bộ xương</translation>
    </message>
    <message numerus="yes">
        <source>%n parts of the rig were left out</source>
        <translation>
            <numerusform>Đã bỏ qua %n phần của bộ rig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n controls are gone</source>
        <translation>
            <numerusform>%n điều khiển không còn nữa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n IK handles are gone</source>
        <translation>
            <numerusform>%n tay nắm IK không còn nữa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n constraints are gone</source>
        <translation>
            <numerusform>%n ràng buộc không còn nữa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n constraints follow otherwise than before</source>
        <translation>
            <numerusform>%n ràng buộc đi theo khác trước</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n IK handles have lost their pole</source>
        <translation>
            <numerusform>%n tay nắm IK đã mất cực</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n controls go along with something else now</source>
        <translation>
            <numerusform>%n điều khiển giờ đi theo thứ khác</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint limits are gone</source>
        <translation>
            <numerusform>%n giới hạn khớp không còn nữa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n constraints lag behind what they follow</source>
        <translation>
            <numerusform>%n ràng buộc chậm hơn thứ chúng đi theo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keys of controls were left out</source>
        <translation>
            <numerusform>%n khóa của điều khiển đã bị bỏ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices stay as they are</source>
        <translation>
            <numerusform>%n đỉnh giữ nguyên</numerusform>
        </translation>
    </message>
    <message>
        <source>No control is selected.</source>
        <translation>Chưa chọn điều khiển nào.</translation>
    </message>
    <message>
        <source>A limb is two bones and what follows them: make the hand or the foot the active bone.</source>
        <translation>Một chi gồm hai xương và phần tiếp theo: hãy đặt bàn tay hoặc bàn chân làm xương hiện hành.</translation>
    </message>
    <message>
        <source>There is nothing to make: all of it has controls already, or there is nothing on that side.</source>
        <translation>Không có gì để tạo: mọi phần đã có điều khiển, hoặc phía đó không có gì.</translation>
    </message>
    <message>
        <source>No mesh that may be changed has weights on both sides of this joint.</source>
        <translation>Không có lưới nào sửa được mà có trọng số ở cả hai phía của khớp này.</translation>
    </message>
    <message>
        <source>The joint is not bent: bend it as far as the shape is to count for.</source>
        <translation>Khớp chưa gập: hãy gập đến mức mà hình dạng này sẽ có hiệu lực.</translation>
    </message>
    <message>
        <source>Skinning flattens the mesh here: bend the joint less.</source>
        <translation>Skinning làm lưới bị dẹt ở đây: hãy gập khớp ít hơn.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ModalTransform</name>
    <message>
        <source>Move</source>
        <translation>Di chuyển</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Xoay</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Co giãn</translation>
    </message>
    <message>
        <source>local</source>
        <translation>cục bộ</translation>
    </message>
    <message>
        <source>X Y Z</source>
        <translation>X Y Z</translation>
    </message>
    <message>
        <source>lock axis</source>
        <translation>khóa trục</translation>
    </message>
    <message>
        <source>0–9</source>
        <translation>0–9</translation>
    </message>
    <message>
        <source>type a number</source>
        <translation>gõ số</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>theo bước</translation>
    </message>
    <message>
        <source>LMB</source>
        <translation>Chuột trái</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>xác nhận</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>hủy</translation>
    </message>
    <message>
        <source>Choose a bone first: click one in the view or in the list of bones.</source>
        <translation>Hãy chọn xương trước: bấm vào một xương trong khung nhìn hoặc trong danh sách.</translation>
    </message>
</context>
<context>
    <name>PaintTool</name>
    <message>
        <source>%1 is not bound to bones: it has no weights to paint.</source>
        <translation>%1 chưa gắn với xương: không có trọng số để tô.</translation>
    </message>
    <message>
        <source>%1 does not move %2: choose one of the bones that this mesh is bound to.</source>
        <translation>%1 không làm %2 chuyển động: hãy chọn một xương mà lưới này gắn vào.</translation>
    </message>
    <message numerus="yes">
        <source>%n influences removed: rows keep to the limit of %1.</source>
        <translation>
            <numerusform>Đã bỏ %n ảnh hưởng: mỗi đỉnh giữ trong giới hạn %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some vertices belong to this bone alone: nothing else could take their weight.</source>
        <translation>Một số đỉnh chỉ thuộc về xương này: không có xương nào khác nhận trọng số.</translation>
    </message>
    <message>
        <source>Some vertices kept their weights: the other bones there are locked.</source>
        <translation>Một số đỉnh giữ nguyên trọng số: các xương khác ở đó đang bị khóa.</translation>
    </message>
    <message>
        <source>%1 has no counterpart by name: only this side is painted.</source>
        <translation>%1 không có xương đối xứng theo tên: chỉ tô bên này.</translation>
    </message>
    <message>
        <source>Choose a bone first: press %1 over the mesh, or click one in the list.</source>
        <translation>Hãy chọn xương trước: nhấn %1 trên lưới, hoặc bấm vào danh sách.</translation>
    </message>
    <message>
        <source>There is no weight of the active bone under the pointer.</source>
        <translation>Xương hiện hành không có trọng số dưới con trỏ.</translation>
    </message>
    <message>
        <source>Value %1, the weight of %2 here.</source>
        <translation>Giá trị %1, trọng số của %2 tại đây.</translation>
    </message>
    <message>
        <source>There is no bone under the pointer.</source>
        <translation>Không có xương nào dưới con trỏ.</translation>
    </message>
    <message>
        <source>Only selected vertices are painted, and none was under the brush: select none to paint everywhere.</source>
        <translation>Chỉ các đỉnh đã chọn được tô và không có đỉnh nào dưới cọ: hãy bỏ chọn để tô mọi nơi.</translation>
    </message>
    <message>
        <source>%1 moves no visible mesh that is unlocked.</source>
        <translation>%1 không làm chuyển động lưới nào đang hiện và không khóa.</translation>
    </message>
</context>
<context>
    <name>Pose</name>
    <message>
        <source>There is no pose on the clipboard: copy one first</source>
        <translation>Không có tư thế trong bộ nhớ tạm: hãy sao chép trước</translation>
    </message>
    <message numerus="yes">
        <source>%n bones of the pose have no counterpart here</source>
        <translation>
            <numerusform>%n xương của tư thế không có xương tương ứng ở đây</numerusform>
        </translation>
    </message>
    <message>
        <source>The bones have that pose already</source>
        <translation>Các xương đã ở tư thế đó</translation>
    </message>
    <message>
        <source>The pose is its own mirror image, or no bones are named left and right</source>
        <translation>Tư thế đã đối xứng, hoặc không có xương nào đặt tên trái phải</translation>
    </message>
</context>
<context>
    <name>PoseTool</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>15° steps</source>
        <translation>bước 15°</translation>
    </message>
    <message>
        <source>10 cm steps</source>
        <translation>bước 10 cm</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>precise</source>
        <translation>chính xác</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>hủy</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Co giãn</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>theo bước</translation>
    </message>
    <message>
        <source>X Y Z</source>
        <translation>X Y Z</translation>
    </message>
    <message>
        <source>lock axis</source>
        <translation>khóa trục</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>Thư mục</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Ổ đĩa</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Không rõ</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Tìm trong:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Lùi</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Lùi lại</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Tiến</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Tiến tới</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Thư mục cha</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Lên thư mục cha</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Tạo thư mục mới</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Tạo một thư mục mới</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Dạng danh sách</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Chuyển sang dạng danh sách</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Dạng chi tiết</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Chuyển sang dạng chi tiết</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Thanh bên</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Danh sách vị trí và dấu trang</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Tệp</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Tê&amp;n tệp:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Thư mục:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Loại tệp:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Mở</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Lưu</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Chọn</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Mở</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Lưu thành</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Tìm thư mục</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Thư mục</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Mọi tệp (*)</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Hiện </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Hiện tệp ẩ&amp;n</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>Thư mục &amp;mới</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Thư mục mới</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Đổi tê&amp;n</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Xóa</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Gỡ bỏ</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Vị trí gần đây</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 đã tồn tại.
Bạn có muốn thay thế không?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Không tìm thấy tệp.
Hãy kiểm tra lại tên tệp.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Không tìm thấy thư mục.
Hãy kiểm tra lại tên thư mục.</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>“%1” được bảo vệ chống ghi.
Bạn vẫn muốn xóa?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Bạn có chắc muốn xóa “%1”?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Không xóa được thư mục.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Kích thước</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Loại</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Ngày sửa</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Máy tính của tôi</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Máy tính</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Hoàn tác</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Làm lại</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Cắt</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Sao chép</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Dán</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Chọn tất cả</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lưu</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Mở</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Có</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Không</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Cuộn tới đây</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Đầu trang</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Cuối trang</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Lên một trang</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Xuống một trang</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Cuộn lên</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Cuộn xuống</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Mép trái</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Mép phải</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Sang trái một trang</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Sang phải một trang</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Cuộn sang trái</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Cuộn sang phải</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Hoàn tác</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Làm lại</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Cắt</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Sao chép</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Dán</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Chọn tất cả</translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>Today %1</source>
        <translation>Hôm nay %1</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hôm qua</translation>
    </message>
</context>
<context>
    <name>Rig</name>
    <message>
        <source>shape %1</source>
        <translation>hình dạng %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The helper bone fills the joint as it bends.</source>
        <translation>Xương phụ lấp đầy khớp khi khớp gập.</translation>
    </message>
    <message>
        <source>The shape fades in as the joint bends.</source>
        <translation>Hình dạng hiện dần khi khớp gập.</translation>
    </message>
    <message>
        <source>The target of %1 is no control: it stays where it is, and the limb goes to it.</source>
        <translation>Đích của %1 không phải điều khiển: nó ở nguyên chỗ, và chi đi đến nó.</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 đã ở đó rồi.</translation>
    </message>
    <message>
        <source>Humanoid map…</source>
        <translation>Bản đồ dạng người…</translation>
    </message>
    <message numerus="yes">
        <source>%n IK handles</source>
        <translation>
            <numerusform>%n tay nắm IK</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n controls and %1 were made.</source>
        <translation>
            <numerusform>Đã tạo %n điều khiển và %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was to change.</source>
        <translation>Không có gì cần thay đổi.</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Theo cha</translation>
    </message>
    <message>
        <source>Goes along with another bone or control, as if it hung on it.</source>
        <translation>Đi theo một xương hay điều khiển khác như thể treo vào đó.</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>Sao chép vị trí</translation>
    </message>
    <message>
        <source>Takes the place of another bone or control.</source>
        <translation>Nhận vị trí của một xương hay điều khiển khác.</translation>
    </message>
    <message>
        <source>Copy rotation</source>
        <translation>Sao chép góc xoay</translation>
    </message>
    <message>
        <source>Turns as another bone or control does.</source>
        <translation>Xoay như một xương hay điều khiển khác.</translation>
    </message>
    <message>
        <source>Copy scale</source>
        <translation>Sao chép co giãn</translation>
    </message>
    <message>
        <source>Is scaled as another bone or control is.</source>
        <translation>Co giãn như một xương hay điều khiển khác.</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>Ngắm</translation>
    </message>
    <message>
        <source>Points to another bone or control.</source>
        <translation>Hướng về một xương hay điều khiển khác.</translation>
    </message>
    <message>
        <source>Pole</source>
        <translation>Cực</translation>
    </message>
    <message>
        <source>Rolls about its own direction until its side faces another bone or control.</source>
        <translation>Xoay quanh hướng của chính nó cho đến khi mặt bên hướng về một xương hay điều khiển khác.</translation>
    </message>
    <message>
        <source>Orient between</source>
        <translation>Định hướng ở giữa</translation>
    </message>
    <message>
        <source>Is turned between two others.</source>
        <translation>Được xoay ở giữa hai cái khác.</translation>
    </message>
    <message>
        <source>Limit position</source>
        <translation>Giới hạn vị trí</translation>
    </message>
    <message>
        <source>Stays within a box.</source>
        <translation>Ở trong một hộp.</translation>
    </message>
    <message>
        <source>Limit rotation</source>
        <translation>Giới hạn góc xoay</translation>
    </message>
    <message>
        <source>Stays within a cone about its rest, and within a range of twist.</source>
        <translation>Ở trong một hình nón quanh tư thế nghỉ, và trong một khoảng xoắn.</translation>
    </message>
    <message>
        <source>Limit distance</source>
        <translation>Giới hạn khoảng cách</translation>
    </message>
    <message>
        <source>Stays no nearer to another and no farther from it than this.</source>
        <translation>Không gần hơn và không xa hơn chừng này so với cái khác.</translation>
    </message>
    <message>
        <source>Blend of two</source>
        <translation>Pha giữa hai</translation>
    </message>
    <message>
        <source>Goes along with two others, by a share of each.</source>
        <translation>Đi theo hai cái khác, mỗi cái một phần.</translation>
    </message>
    <message>
        <source>Twist spread</source>
        <translation>Trải xoắn</translation>
    </message>
    <message>
        <source>Spreads the twist of a bone over the bones of a chain.</source>
        <translation>Trải phần xoắn của một xương ra các xương của chuỗi.</translation>
    </message>
    <message>
        <source>Spline</source>
        <translation>Spline</translation>
    </message>
    <message>
        <source>Lays a chain along a smooth curve through three to five others.</source>
        <translation>Đặt một chuỗi dọc theo đường cong mượt qua ba đến năm cái khác.</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Bộ dẫn</translation>
    </message>
    <message>
        <source>The angle of a bone moves another, or fades a shape in, by a curve.</source>
        <translation>Góc của một xương làm dịch xương khác, hoặc đưa dần một hình dạng vào, theo một đường cong.</translation>
    </message>
    <message>
        <source>Two-bone</source>
        <translation>Hai xương</translation>
    </message>
    <message>
        <source>Exact, for arms and legs: one joint bends.</source>
        <translation>Chính xác, cho tay và chân: một khớp gập.</translation>
    </message>
    <message>
        <source>Turns the joints one after the other from the end: tails and tentacles that curl.</source>
        <translation>Xoay lần lượt từng khớp từ đầu mút: đuôi và xúc tu cuộn lại.</translation>
    </message>
    <message>
        <source>Bends the whole chain evenly: spines, ropes, chains of any length.</source>
        <translation>Gập đều cả chuỗi: cột sống, dây thừng, chuỗi dài bất kỳ.</translation>
    </message>
    <message>
        <source>Bind</source>
        <translation>Gắn</translation>
    </message>
    <message>
        <source>Where the bone stood when the mesh was bound to it.</source>
        <translation>Vị trí của xương khi lưới được gắn vào nó.</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Nghỉ</translation>
    </message>
    <message>
        <source>Where it stands in the skeleton as built.</source>
        <translation>Vị trí trong bộ xương như đã dựng.</translation>
    </message>
    <message>
        <source>Pose or clip</source>
        <translation>Tư thế hoặc clip</translation>
    </message>
    <message>
        <source>What the current pose or the clip that is shown gives it.</source>
        <translation>Những gì tư thế hiện tại hoặc clip đang hiện đưa cho nó.</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Kéo</translation>
    </message>
    <message>
        <source>What the pointer is doing to it at this moment.</source>
        <translation>Những gì con trỏ đang làm với nó lúc này.</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Điều khiển</translation>
    </message>
    <message>
        <source>What the controls that move it add.</source>
        <translation>Những gì các điều khiển làm dịch nó thêm vào.</translation>
    </message>
    <message>
        <source>Constraints before IK</source>
        <translation>Ràng buộc trước IK</translation>
    </message>
    <message>
        <source>What constraints make of it before chains reach for their targets.</source>
        <translation>Những gì ràng buộc làm với nó trước khi các chuỗi vươn tới đích.</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>What IK handles make of it.</source>
        <translation>Những gì tay nắm IK làm với nó.</translation>
    </message>
    <message>
        <source>Constraints after motion</source>
        <translation>Ràng buộc sau chuyển động</translation>
    </message>
    <message>
        <source>What constraints make of it in the end.</source>
        <translation>Những gì ràng buộc làm với nó sau cùng.</translation>
    </message>
    <message>
        <source>Place in the model</source>
        <translation>Vị trí trong mô hình</translation>
    </message>
    <message>
        <source>Where all of that and the bones above it bring it.</source>
        <translation>Nơi tất cả những điều đó và các xương phía trên đưa nó tới.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Hình</translation>
    </message>
    <message>
        <source>How far the mesh that hangs on it is taken from where it was bound.</source>
        <translation>Lưới treo trên nó được đưa đi bao xa so với nơi được gắn.</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Vòng tròn</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Mũi tên</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Hộp</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Hình cầu</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Vành khuyên</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Chữ thập</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Hình vuông</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Hình thoi</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Đường</translation>
    </message>
    <message>
        <source>Parent bone</source>
        <translation>Xương cha</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Gốc</translation>
    </message>
    <message>
        <source>World</source>
        <translation>Thế giới</translation>
    </message>
    <message>
        <source>Bone or control</source>
        <translation>Xương hoặc điều khiển</translation>
    </message>
    <message>
        <source>Goes along</source>
        <translation>Đi theo chuỗi</translation>
    </message>
    <message>
        <source>Stays as it was</source>
        <translation>Giữ như cũ</translation>
    </message>
    <message>
        <source>As the target</source>
        <translation>Như đích</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Độ lắc</translation>
    </message>
    <message>
        <source>Swing about an axis</source>
        <translation>Độ lắc quanh một trục</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>Độ xoắn</translation>
    </message>
    <message>
        <source>Position X</source>
        <translation>Vị trí X</translation>
    </message>
    <message>
        <source>Position Y</source>
        <translation>Vị trí Y</translation>
    </message>
    <message>
        <source>Position Z</source>
        <translation>Vị trí Z</translation>
    </message>
    <message>
        <source>Rotation X</source>
        <translation>Góc xoay X</translation>
    </message>
    <message>
        <source>Rotation Y</source>
        <translation>Góc xoay Y</translation>
    </message>
    <message>
        <source>Rotation Z</source>
        <translation>Góc xoay Z</translation>
    </message>
    <message>
        <source>Scale X</source>
        <translation>Co giãn X</translation>
    </message>
    <message>
        <source>Scale Y</source>
        <translation>Co giãn Y</translation>
    </message>
    <message>
        <source>Scale Z</source>
        <translation>Co giãn Z</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>không có gì</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 và %n cái nữa</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>swing to %1</source>
        <translation>lắc đến %1</translation>
    </message>
    <message>
        <source>twist %1 … %2</source>
        <translation>xoắn %1 … %2</translation>
    </message>
    <message>
        <source>no limit yet</source>
        <translation>chưa có giới hạn</translation>
    </message>
    <message>
        <source>%1 from %2, local</source>
        <translation>%1 từ %2, cục bộ</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 từ %2</translation>
    </message>
    <message numerus="yes">
        <source>%n bones share the twist of %1</source>
        <translation>
            <numerusform>%n xương chia nhau phần xoắn của %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes %2 of the twist of %3</source>
        <translation>%1 nhận %2 phần xoắn của %3</translation>
    </message>
    <message>
        <source>no chain yet</source>
        <translation>chưa có chuỗi</translation>
    </message>
    <message>
        <source>%1 to %2 along %3</source>
        <translation>%1 đến %2 dọc theo %3</translation>
    </message>
    <message>
        <source>%1 of %2 moves %3, %4</source>
        <translation>%1 của %2 làm dịch %3, %4</translation>
    </message>
    <message>
        <source>%1 of %2 fades %3 in</source>
        <translation>%1 của %2 đưa dần %3 vào</translation>
    </message>
    <message>
        <source>Before IK</source>
        <translation>Trước IK</translation>
    </message>
    <message>
        <source>After motion</source>
        <translation>Sau chuyển động</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Mô hình</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>Cục bộ</translation>
    </message>
    <message>
        <source>%1 points to %2</source>
        <translation>%1 hướng về %2</translation>
    </message>
    <message>
        <source>%1 faces %2</source>
        <translation>%1 quay mặt về %2</translation>
    </message>
    <message>
        <source>%1 between %2, at %3</source>
        <translation>%1 giữa %2, ở mức %3</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1 đến %2: %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 đến %2</translation>
    </message>
    <message>
        <source>%1 to %2, pole %3</source>
        <translation>%1 đến %2, cực %3</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Control %1</source>
        <translation>Điều khiển %1</translation>
    </message>
    <message>
        <source>IK handle %1</source>
        <translation>Tay nắm IK %1</translation>
    </message>
</context>
<context>
    <name>Select</name>
    <message>
        <source>None of the selected bones has a counterpart on the other side</source>
        <translation>Không xương đã chọn nào có xương đối xứng ở phía bên kia</translation>
    </message>
</context>
<context>
    <name>SelectVertices</name>
    <message>
        <source>There is no mesh whose vertices one could select.</source>
        <translation>Không có lưới nào để chọn đỉnh.</translation>
    </message>
    <message>
        <source>%1 is hidden: show it to select its vertices.</source>
        <translation>%1 đang ẩn: hãy hiện nó để chọn đỉnh.</translation>
    </message>
    <message>
        <source>Select some vertices first.</source>
        <translation>Hãy chọn vài đỉnh trước.</translation>
    </message>
    <message>
        <source>%1 moves no vertex of %2.</source>
        <translation>%1 không làm chuyển động đỉnh nào của %2.</translation>
    </message>
    <message>
        <source>There is nothing more to take in.</source>
        <translation>Không còn gì để thêm hoặc bớt.</translation>
    </message>
    <message>
        <source>There is no mesh under the pointer.</source>
        <translation>Không có lưới nào dưới con trỏ.</translation>
    </message>
</context>
<context>
    <name>Skeleton</name>
    <message>
        <source>the bones above</source>
        <translation>các xương phía trên</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices of %1 went from %2 to %3</source>
        <translation>
            <numerusform>%n đỉnh của %1 đã chuyển từ %2 sang %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices went from %1 to %2</source>
        <translation>
            <numerusform>%n đỉnh đã chuyển từ %1 sang %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was to change.</source>
        <translation>Không có gì cần thay đổi.</translation>
    </message>
    <message>
        <source>No bone would be left to take the weights of %1. Add another one first.</source>
        <translation>Sẽ không còn xương nào nhận trọng số của %1. Hãy thêm xương khác trước.</translation>
    </message>
    <message>
        <source>The T-pose is the rest pose now.</source>
        <translation>Tư thế T giờ là tư thế nghỉ.</translation>
    </message>
    <message>
        <source>The T-pose is the rest pose already.</source>
        <translation>Tư thế T vốn đã là tư thế nghỉ.</translation>
    </message>
    <message>
        <source>The A-pose is the rest pose now.</source>
        <translation>Tư thế A giờ là tư thế nghỉ.</translation>
    </message>
    <message>
        <source>The A-pose is the rest pose already.</source>
        <translation>Tư thế A vốn đã là tư thế nghỉ.</translation>
    </message>
    <message>
        <source>This pose is the rest pose and the bind pose now.</source>
        <translation>Tư thế này giờ là tư thế nghỉ và tư thế gắn.</translation>
    </message>
    <message>
        <source>This pose is the rest pose and the bind pose already.</source>
        <translation>Tư thế này vốn đã là tư thế nghỉ và tư thế gắn.</translation>
    </message>
    <message>
        <source>The mesh is bound where the bones rest now.</source>
        <translation>Lưới đã được gắn theo vị trí nghỉ hiện tại của xương.</translation>
    </message>
    <message>
        <source>The mesh is bound where the bones rest already.</source>
        <translation>Lưới vốn đã được gắn theo vị trí nghỉ của xương.</translation>
    </message>
    <message numerus="yes">
        <source>%n joints stay at rest, because meshes bind them differently: %1</source>
        <translation>
            <numerusform>%n khớp giữ tư thế nghỉ, vì các lưới gắn chúng khác nhau: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The bones stand as they were bound already.</source>
        <translation>Xương vốn đã ở tư thế lúc gắn.</translation>
    </message>
    <message>
        <source>The bones are in the bind pose; tools that edit bones show the rest pose instead.</source>
        <translation>Xương đang ở tư thế gắn; các công cụ sửa xương hiện tư thế nghỉ thay vào đó.</translation>
    </message>
</context>
<context>
    <name>SkinningMethods</name>
    <message>
        <source>Linear blend</source>
        <translation>Trộn tuyến tính</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>tuyến tính</translation>
    </message>
    <message>
        <source>The method of games and of exported files: joints lose volume when they twist.</source>
        <translation>Cách của trò chơi và của tệp xuất: khớp bị mất thể tích khi vặn.</translation>
    </message>
    <message>
        <source>Dual quaternion</source>
        <translation>Quaternion kép</translation>
    </message>
    <message>
        <source>dual quat.</source>
        <translation>quat. kép</translation>
    </message>
    <message>
        <source>Keeps volume when joints twist; may bulge where they bend.</source>
        <translation>Giữ thể tích khi khớp vặn; có thể bị phồng ở chỗ gập.</translation>
    </message>
    <message>
        <source>Blend of both</source>
        <translation>Trộn cả hai</translation>
    </message>
    <message>
        <source>blend</source>
        <translation>trộn</translation>
    </message>
    <message>
        <source>Between linear blend and dual quaternion, vertex by vertex as the blend map of the mesh says; halfway where it has none.</source>
        <translation>Nằm giữa trộn tuyến tính và quaternion kép, từng đỉnh theo bản đồ trộn của lưới; không có bản đồ thì ở giữa.</translation>
    </message>
    <message>
        <source>Centres of rotation</source>
        <translation>Tâm xoay</translation>
    </message>
    <message>
        <source>centres</source>
        <translation>tâm xoay</translation>
    </message>
    <message>
        <source>Every vertex turns about a centre found from the weights: neither loses volume nor bulges; prepared beside the work, and again after you paint.</source>
        <translation>Mỗi đỉnh xoay quanh một tâm tìm ra từ trọng số: không mất thể tích cũng không phồng; được chuẩn bị song song với công việc, và lại một lần nữa sau khi tô.</translation>
    </message>
    <message>
        <source>Delta mush</source>
        <translation>Delta mush</translation>
    </message>
    <message>
        <source>mush</source>
        <translation>delta mush</translation>
    </message>
    <message>
        <source>Linear blend, smoothed, with the details of the surface put back: forgives rough weights; prepared once, beside the work.</source>
        <translation>Trộn tuyến tính được làm mượt rồi trả lại chi tiết của bề mặt: trọng số thô vẫn đẹp; được chuẩn bị một lần, song song với công việc.</translation>
    </message>
</context>
<context>
    <name>SplitDrag</name>
    <message>
        <source>No bone is under the pointer: point at the place where to cut one.</source>
        <translation>Không có xương nào dưới con trỏ: hãy trỏ vào chỗ cần cắt.</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>Tách %1</translation>
    </message>
    <message>
        <source>LMB</source>
        <translation>Chuột trái</translation>
    </message>
    <message>
        <source>cut here</source>
        <translation>cắt tại đây</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>hủy</translation>
    </message>
</context>
<context>
    <name>Templates</name>
    <message>
        <source>Mixamo without prefix (LeftArm)</source>
        <translation>Mixamo không tiền tố (LeftArm)</translation>
    </message>
    <message>
        <source>Biped</source>
        <translation>Cơ thể hai chân</translation>
    </message>
    <message>
        <source>Quadruped</source>
        <translation>Thú bốn chân</translation>
    </message>
    <message>
        <source>Bird</source>
        <translation>Chim</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Bàn tay</translation>
    </message>
    <message>
        <source>Tail or chain</source>
        <translation>Đuôi hoặc chuỗi</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Khuôn mặt</translation>
    </message>
    <message>
        <source>Unreal Engine 5 mannequin</source>
        <translation>Hình nộm Unreal Engine 5</translation>
    </message>
    <message>
        <source>Unreal Engine 4 mannequin</source>
        <translation>Hình nộm Unreal Engine 4</translation>
    </message>
    <message>
        <source>Unity humanoid</source>
        <translation>Dạng người Unity</translation>
    </message>
    <message>
        <source>Godot humanoid</source>
        <translation>Dạng người Godot</translation>
    </message>
    <message>
        <source>VRM humanoid</source>
        <translation>Dạng người VRM</translation>
    </message>
    <message>
        <source>Mixamo</source>
        <translation>Mixamo</translation>
    </message>
</context>
<context>
    <name>TestPoses</name>
    <message>
        <source>Forward %1°</source>
        <translation>Trước %1°</translation>
    </message>
    <message>
        <source>Back %1°</source>
        <translation>Sau %1°</translation>
    </message>
    <message>
        <source>Up %1°</source>
        <translation>Lên %1°</translation>
    </message>
    <message>
        <source>Down %1°</source>
        <translation>Xuống %1°</translation>
    </message>
    <message>
        <source>Left %1°</source>
        <translation>Trái %1°</translation>
    </message>
    <message>
        <source>Out %1°</source>
        <translation>Ra %1°</translation>
    </message>
    <message>
        <source>Right %1°</source>
        <translation>Phải %1°</translation>
    </message>
    <message>
        <source>In %1°</source>
        <translation>Vào %1°</translation>
    </message>
    <message>
        <source>Twist +%1°</source>
        <translation>Xoắn +%1°</translation>
    </message>
    <message>
        <source>Twist −%1°</source>
        <translation>Xoắn −%1°</translation>
    </message>
    <message>
        <source>Wrist</source>
        <translation>Cổ tay</translation>
    </message>
    <message>
        <source>Hip</source>
        <translation>Hông</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>Cột sống</translation>
    </message>
    <message>
        <source>Neck</source>
        <translation>Cổ</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Đầu</translation>
    </message>
    <message>
        <source>Active bone</source>
        <translation>Xương hiện hành</translation>
    </message>
    <message>
        <source>Left arm</source>
        <translation>Tay trái</translation>
    </message>
    <message>
        <source>Right arm</source>
        <translation>Tay phải</translation>
    </message>
    <message>
        <source>Left leg</source>
        <translation>Chân trái</translation>
    </message>
    <message>
        <source>Right leg</source>
        <translation>Chân phải</translation>
    </message>
    <message>
        <source>Neck and head</source>
        <translation>Cổ và đầu</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Bàn tay</translation>
    </message>
    <message>
        <source>Whole body</source>
        <translation>Toàn thân</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Nghỉ</translation>
    </message>
    <message>
        <source>T</source>
        <translation>Chữ T</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>Giơ lên</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Ra trước</translation>
    </message>
    <message>
        <source>Fist</source>
        <translation>Nắm tay</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Elbow %1°</source>
        <translation>Khuỷu tay %1°</translation>
    </message>
    <message>
        <source>Knee %1°</source>
        <translation>Đầu gối %1°</translation>
    </message>
    <message>
        <source>Ankle %1°</source>
        <translation>Cổ chân %1°</translation>
    </message>
</context>
<context>
    <name>ToolKeys</name>
    <message>
        <source>Alt+LMB</source>
        <translation>Alt+chuột trái</translation>
    </message>
    <message>
        <source>MMB</source>
        <translation>Chuột giữa</translation>
    </message>
    <message>
        <source>orbit</source>
        <translation>xoay góc nhìn</translation>
    </message>
</context>
<context>
    <name>VertexSelectTool</name>
    <message>
        <source>No vertex of %1 lies in there. A click on another mesh makes that one active.</source>
        <translation>Không có đỉnh nào của %1 nằm trong đó. Nhấp vào lưới khác để dùng lưới ấy.</translation>
    </message>
    <message>
        <source>There was no mesh under the brush.</source>
        <translation>Không có lưới nào dưới cọ.</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>keep the old selection</source>
        <translation>giữ phần chọn cũ</translation>
    </message>
</context>
<context>
    <name>WeightPlate</name>
    <message>
        <source>Not bound</source>
        <translation>Chưa gắn xương</translation>
    </message>
    <message>
        <source>No bone</source>
        <translation>Không có xương</translation>
    </message>
</context>
<context>
    <name>Weights</name>
    <message>
        <source>nothing to change</source>
        <translation>không có gì để đổi</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices</source>
        <translation>
            <numerusform>%n đỉnh</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influences removed</source>
        <translation>
            <numerusform>đã bỏ %n ảnh hưởng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points without a counterpart</source>
        <translation>
            <numerusform>%n điểm không có điểm đối xứng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept by locks</source>
        <translation>
            <numerusform>%n đỉnh giữ nguyên vì khóa</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Hoàn tác</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Every vertex that can be normalised sums to 1 already</source>
        <translation>Mọi đỉnh chuẩn hóa được đều đã có tổng bằng 1</translation>
    </message>
    <message numerus="yes">
        <source>%n locked meshes left alone</source>
        <translation>
            <numerusform>giữ nguyên %n lưới đang khóa</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Mở khóa</translation>
    </message>
    <message>
        <source>Something else was done since: go back to the step in the history.</source>
        <translation>Sau đó đã có thao tác khác: hãy quay lại bước này trong lịch sử.</translation>
    </message>
    <message>
        <source>Rigwright</source>
        <translation>Rigwright</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Hiện</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>There is no message.</source>
        <translation>Không có thông báo nào.</translation>
    </message>
</context>
<context>
    <name>Workspaces</name>
    <message>
        <source>Skeleton</source>
        <translation>Bộ xương</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Trọng số</translation>
    </message>
    <message>
        <source>Rig</source>
        <translation>Bộ rig</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Rigwright</source>
        <translation>Rigwright</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::AppendDialog</name>
    <message>
        <source>none</source>
        <translation>không có</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(không tên)</translation>
    </message>
    <message>
        <source>Append from “%1”</source>
        <translation>Ghép từ “%1”</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tất cả</translation>
    </message>
    <message>
        <source>All: %1</source>
        <translation>Tất cả: %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Bỏ hết</translation>
    </message>
    <message>
        <source>None: %1</source>
        <translation>Bỏ hết: %1</translation>
    </message>
    <message>
        <source>What to take</source>
        <translation>Lấy những gì</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>The file has no clips.</source>
        <translation>Tệp không có clip.</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>Lưới</translation>
    </message>
    <message>
        <source>The file has no meshes.</source>
        <translation>Tệp không có lưới.</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>Xương</translation>
    </message>
    <message>
        <source>All bones that are missing here</source>
        <translation>Mọi xương còn thiếu ở đây</translation>
    </message>
    <message>
        <source>Every bone of the file without counterpart becomes a new bone. Those that appended meshes hang on are added in any case.</source>
        <translation>Mỗi xương của tệp không có xương tương ứng sẽ thành xương mới. Những xương mà lưới được ghép gắn vào luôn được thêm.</translation>
    </message>
    <message>
        <source>Which bone is which</source>
        <translation>Xương nào ứng với xương nào</translation>
    </message>
    <message>
        <source>Match by</source>
        <translation>Ghép cặp theo</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>Cách phù hợp</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Body parts</source>
        <translation>Phần cơ thể</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Bằng tay</translation>
    </message>
    <message>
        <source>Filter bones</source>
        <translation>Lọc xương</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keyframe</translation>
    </message>
    <message>
        <source>As fits the two rigs</source>
        <translation>Tùy theo hai rig</translation>
    </message>
    <message>
        <source>Copied as they are</source>
        <translation>Sao chép nguyên trạng</translation>
    </message>
    <message>
        <source>Turns away from the rest pose</source>
        <translation>Góc xoay khỏi tư thế nghỉ</translation>
    </message>
    <message>
        <source>Line up the rest poses (T-pose and A-pose)</source>
        <translation>Khớp tư thế nghỉ (tư thế T và A)</translation>
    </message>
    <message>
        <source>First turns the bones here to point as those of the file do. For rigs whose rest poses differ; not where keys are copied.</source>
        <translation>Trước hết xoay xương ở đây cho cùng hướng với xương trong tệp. Dành cho các rig có tư thế nghỉ khác nhau; không dùng khi sao chép keyframe.</translation>
    </message>
    <message>
        <source>Append</source>
        <translation>Ghép</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>The file has no bones.</source>
        <translation>Tệp không có xương.</translation>
    </message>
    <message>
        <source>%1 of %2 bones have a counterpart · %3 without</source>
        <translation>%1 trên %2 xương có cặp · %3 không có</translation>
    </message>
    <message>
        <source>Nothing is chosen yet.</source>
        <translation>Chưa chọn gì.</translation>
    </message>
    <message numerus="yes">
        <source>%n clips</source>
        <translation>
            <numerusform>%n clip</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meshes</source>
        <translation>
            <numerusform>%n lưới</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new bones</source>
        <translation>
            <numerusform>%n xương mới</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones that are needed have no counterpart: %1</source>
        <translation>
            <numerusform>%n xương cần dùng không có cặp: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Bones turn away from their rest as in the file, the hips travel by their height, lengths stay those here.</source>
        <translation>Xương xoay khỏi tư thế nghỉ như trong tệp, hông di chuyển theo tỉ lệ chiều cao, chiều dài xương giữ nguyên.</translation>
    </message>
    <message>
        <source>Keys are copied as they are: both are one rig.</source>
        <translation>Keyframe được sao chép nguyên trạng: cả hai là cùng một rig.</translation>
    </message>
    <message>
        <source>Keys are copied as they are, though the rigs differ.</source>
        <translation>Keyframe được sao chép nguyên trạng dù hai rig khác nhau.</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::AppendFlow</name>
    <message>
        <source>Append from a file</source>
        <translation>Ghép từ tệp</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Đang đọc %1</translation>
    </message>
    <message>
        <source>“%1” could not be read</source>
        <translation>Không đọc được “%1”</translation>
    </message>
    <message>
        <source>“%1” holds no clip, no mesh and no bone</source>
        <translation>“%1” không có clip, lưới hay xương</translation>
    </message>
    <message>
        <source>Nothing was appended: the character was changed meanwhile</source>
        <translation>Chưa ghép gì: nhân vật đã bị sửa trong lúc đó</translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation>Chọn lại</translation>
    </message>
    <message>
        <source>Nothing of “%1” could be appended</source>
        <translation>Không ghép được gì từ “%1”</translation>
    </message>
    <message>
        <source>Appended from %1</source>
        <translation>Đã ghép từ %1</translation>
    </message>
    <message>
        <source>Rigwright</source>
        <translation>Rigwright</translation>
    </message>
    <message>
        <source>What was noticed while appending from %1:</source>
        <translation>Những điều nhận thấy khi ghép từ %1:</translation>
    </message>
    <message>
        <source>Appended from %1, with notes</source>
        <translation>Đã ghép từ %1, có ghi chú</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Hiện</translation>
    </message>
    <message>
        <source>Characters and motions</source>
        <translation>Nhân vật và chuyển động</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::Autosave</name>
    <message>
        <source>Autosave</source>
        <translation>Tự động lưu</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::BakeDialog</name>
    <message>
        <source>Bake to keys</source>
        <translation>Bake thành khóa</translation>
    </message>
    <message>
        <source>What controls, constraints and IK handles do becomes keys of bones in a new clip. The rig stays as it is.</source>
        <translation>Những gì điều khiển, ràng buộc và tay nắm IK làm sẽ thành khóa của xương trong một clip mới. Bộ rig giữ nguyên.</translation>
    </message>
    <message>
        <source>Bake</source>
        <translation>Bake ra khóa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>The pose on screen</source>
        <translation>Tư thế trên màn hình</translation>
    </message>
    <message>
        <source>Clip without a name</source>
        <translation>Clip không tên</translation>
    </message>
    <message>
        <source>What is baked</source>
        <translation>Bake từ</translation>
    </message>
    <message>
        <source>Name of the clip</source>
        <translation>Tên clip</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>Khung hình mỗi giây</translation>
    </message>
    <message>
        <source>Most error, angles</source>
        <translation>Sai số tối đa, góc</translation>
    </message>
    <message>
        <source>Most error, places</source>
        <translation>Sai số tối đa, vị trí</translation>
    </message>
    <message>
        <source>Baked pose</source>
        <translation>Tư thế đã bake</translation>
    </message>
    <message>
        <source>%1 baked</source>
        <translation>%1 đã bake</translation>
    </message>
    <message>
        <source>One frame.</source>
        <translation>Một khung hình.</translation>
    </message>
    <message numerus="yes">
        <source>%n frames, a key of every bone that moves in each.</source>
        <translation>
            <numerusform>%n khung hình, mỗi khung có khóa của mọi xương chuyển động.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames; keys that straight lines between others can replace are left out.</source>
        <translation>
            <numerusform>%n khung hình; các khóa có thể thay bằng đường thẳng giữa các khóa khác được bỏ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::BindDialog</name>
    <message>
        <source>Bind %1</source>
        <translation>Gắn %1 với xương</translation>
    </message>
    <message>
        <source>Bind</source>
        <translation>Gắn</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>Lưới</translation>
    </message>
    <message numerus="yes">
        <source>All %n visible meshes</source>
        <translation>
            <numerusform>Tất cả %n lưới đang hiện</numerusform>
        </translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>Xương</translation>
    </message>
    <message>
        <source>All deform bones</source>
        <translation>Mọi xương biến dạng</translation>
    </message>
    <message numerus="yes">
        <source>%n selected bones only</source>
        <translation>
            <numerusform>Chỉ %n xương đã chọn</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected bones only</source>
        <translation>Chỉ các xương đã chọn</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Phương pháp</translation>
    </message>
    <message>
        <source>How fast weight fades with the distance: a higher power is crisper.</source>
        <translation>Trọng số giảm theo khoảng cách nhanh đến đâu: số mũ càng cao càng sắc.</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Suy giảm</translation>
    </message>
    <message>
        <source>Where an envelope ends, in times its radius.</source>
        <translation>Vỏ bao kết thúc ở đâu, tính bằng số lần bán kính.</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Tầm với</translation>
    </message>
    <message>
        <source>Voxels along the longest side: more part what lies close together.</source>
        <translation>Số voxel dọc theo cạnh dài nhất: càng nhiều càng tách được những gì nằm sát nhau.</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Độ phân giải</translation>
    </message>
    <message>
        <source>0 blends softly from bone to bone, 1 crisply.</source>
        <translation>0 chuyển mềm từ xương này sang xương kia, 1 chuyển sắc nét.</translation>
    </message>
    <message>
        <source>Sharpness</source>
        <translation>Độ sắc</translation>
    </message>
    <message numerus="yes">
        <source>%n selected vertices only</source>
        <translation>
            <numerusform>Chỉ %n đỉnh đã chọn</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected vertices only</source>
        <translation>Chỉ các đỉnh đã chọn</translation>
    </message>
    <message>
        <source>Those that were selected when this window opened.</source>
        <translation>Các đỉnh đã chọn lúc cửa sổ này mở.</translation>
    </message>
    <message numerus="yes">
        <source>%n locked bones keep their weights exactly.</source>
        <translation>
            <numerusform>%n xương bị khóa giữ nguyên chính xác trọng số.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pieces that took another way</source>
        <translation>Các mảnh đi theo cách khác</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Mảnh</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Theo</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Lý do</translation>
    </message>
    <message>
        <source>Working out the weights… %1 %</source>
        <translation>Đang tính trọng số… %1 %</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Không có gì thay đổi.</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… và %n mảnh nữa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices</source>
        <translation>
            <numerusform>%n đỉnh</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Cho xem</translation>
    </message>
    <message>
        <source>Show me: %1</source>
        <translation>Cho xem: %1</translation>
    </message>
    <message>
        <source>Bones the mesh is bound to</source>
        <translation>Các xương mà lưới đang gắn</translation>
    </message>
    <message>
        <source>Max influences</source>
        <translation>Ảnh hưởng tối đa</translation>
    </message>
    <message>
        <source>How many bones may move a vertex at most.</source>
        <translation>Số xương nhiều nhất có thể làm một đỉnh chuyển động.</translation>
    </message>
    <message>
        <source>Keep existing weights</source>
        <translation>Giữ trọng số hiện có</translation>
    </message>
    <message>
        <source>Binds only the vertices that have no weights yet.</source>
        <translation>Chỉ gắn các đỉnh chưa có trọng số.</translation>
    </message>
    <message>
        <source>Vertices bound: %1 · connected pieces: %2</source>
        <translation>Đỉnh được gắn: %1 · mảnh liền nhau: %2</translation>
    </message>
    <message>
        <source>Nothing would change: all vertices have weights and keep them. Turn “%1” off to weigh them anew.</source>
        <translation>Không có gì thay đổi: mọi đỉnh đều có trọng số và giữ nguyên. Tắt “%1” để tính lại trọng số.</translation>
    </message>
    <message numerus="yes">
        <source>%n bones get other radii</source>
        <translation>
            <numerusform>%n xương nhận bán kính khác</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::BindFlow</name>
    <message>
        <source>Nothing could be bound</source>
        <translation>Không gắn được gì</translation>
    </message>
    <message>
        <source>The weights could not be worked out.</source>
        <translation>Không tính được trọng số.</translation>
    </message>
    <message>
        <source>None of this mesh&apos;s vertices is selected: choose all visible meshes, or all vertices.</source>
        <translation>Không có đỉnh nào của lưới này được chọn: hãy chọn tất cả lưới đang hiện, hoặc tất cả các đỉnh.</translation>
    </message>
    <message>
        <source>%1: only radii changed</source>
        <translation>%1: chỉ bán kính thay đổi</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::BoneMapModel</name>
    <message>
        <source>bone %1</source>
        <translation>xương %1</translation>
    </message>
    <message>
        <source>same name</source>
        <translation>cùng tên</translation>
    </message>
    <message>
        <source>similar name</source>
        <translation>tên tương tự</translation>
    </message>
    <message>
        <source>same part of the body</source>
        <translation>cùng phần cơ thể</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>bằng tay</translation>
    </message>
    <message>
        <source>new bone</source>
        <translation>xương mới</translation>
    </message>
    <message>
        <source>several fit</source>
        <translation>nhiều xương khớp</translation>
    </message>
    <message>
        <source>needed, none found</source>
        <translation>cần dùng, không tìm thấy</translation>
    </message>
    <message>
        <source>none found</source>
        <translation>không tìm thấy</translation>
    </message>
    <message>
        <source>Press Enter, or double-click, to choose another bone; Delete for none.</source>
        <translation>Nhấn Enter hoặc nhấp đúp để chọn xương khác; Delete để bỏ.</translation>
    </message>
    <message>
        <source>Bone in the file</source>
        <translation>Xương trong tệp</translation>
    </message>
    <message>
        <source>Bone here</source>
        <translation>Xương ở đây</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>Tìm thấy theo</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::BonePanel</name>
    <message>
        <source>None</source>
        <translation>Không</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Humanoid role</source>
        <translation>Vai trò humanoid</translation>
    </message>
    <message>
        <source>Which bone of the standard humanoid it is. The bone that had the role loses it.</source>
        <translation>Đây là xương nào của humanoid chuẩn. Xương đang giữ vai trò này sẽ mất nó.</translation>
    </message>
    <message>
        <source>Bones that a mesh is bound to move it. Bind the mesh anew to change which ones these are.</source>
        <translation>Xương mà lưới gắn với sẽ làm lưới biến dạng. Hãy gắn lại lưới để đổi các xương đó.</translation>
    </message>
    <message>
        <source>Moves the mesh</source>
        <translation>Làm biến dạng lưới</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Vai trò</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Đầu</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>Cuối</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Góc lăn</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Chiều dài</translation>
    </message>
    <message>
        <source>Deform</source>
        <translation>Biến dạng</translation>
    </message>
    <message>
        <source>Select a bone to see where it begins and ends, and to place it in numbers.</source>
        <translation>Chọn một xương để xem nó bắt đầu và kết thúc ở đâu, và đặt vị trí bằng số.</translation>
    </message>
    <message>
        <source>Take bones below along</source>
        <translation>Kéo theo các xương bên dưới</translation>
    </message>
    <message>
        <source>Other side, too</source>
        <translation>Cả phía bên kia</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n others</source>
        <translation>
            <numerusform>%1 và %n xương khác</numerusform>
        </translation>
    </message>
    <message>
        <source>No bone begins where this one ends. Extrude one from it to place its end.</source>
        <translation>Không có xương nào bắt đầu ở cuối xương này. Hãy đùn một xương từ nó để đặt điểm cuối.</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::BoneRowDrag</name>
    <message>
        <source>Hang on no bone, as a root.</source>
        <translation>Không nằm dưới xương nào, thành gốc.</translation>
    </message>
    <message>
        <source>Hang at the end of %1.</source>
        <translation>Nối vào cuối %1.</translation>
    </message>
    <message>
        <source>Hang below %1; Alt: at its end.</source>
        <translation>Đặt dưới %1; Alt: nối vào cuối xương đó.</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::BonesModel</name>
    <message>
        <source>Visible. Drag down the column to set many; Alt+click shows only this bone.</source>
        <translation>Hiển thị. Kéo dọc cột để đặt nhiều xương; Alt+bấm để chỉ hiện xương này.</translation>
    </message>
    <message>
        <source>Locked: nothing changes its weights. Drag to set many; Alt+click locks all other bones.</source>
        <translation>Khóa: không gì đổi được trọng số. Kéo để đặt nhiều xương; Alt+bấm để khóa mọi xương khác.</translation>
    </message>
    <message>
        <source>Solo: only the weights of solo bones can be changed. Drag to set many; Alt+click makes this bone the only one.</source>
        <translation>Solo: chỉ đổi được trọng số của các xương solo. Kéo để đặt nhiều xương; Alt+bấm để chỉ solo xương này.</translation>
    </message>
    <message>
        <source>Moves a mesh: some mesh is bound to the bone.</source>
        <translation>Làm biến dạng lưới: có lưới gắn với xương này.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Trái</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Phải</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Humanoid role</source>
        <translation>Vai trò humanoid</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Phía</translation>
    </message>
    <message>
        <source>Deform</source>
        <translation>Biến dạng</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Chiều dài</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::BonesPanel</name>
    <message>
        <source>Filter bones</source>
        <translation>Lọc xương</translation>
    </message>
    <message numerus="yes">
        <source>Filter %n bones</source>
        <translation>
            <numerusform>Lọc %n xương</numerusform>
        </translation>
    </message>
    <message>
        <source>No bone is like that. Clear the filter, or choose “All bones” in its menu.</source>
        <translation>Không có xương nào như vậy. Hãy xóa bộ lọc hoặc chọn “Tất cả xương” trong menu của bộ lọc.</translation>
    </message>
    <message>
        <source>Bones to list</source>
        <translation>Xương trong danh sách</translation>
    </message>
    <message>
        <source>All, or only some of them; parents stay.</source>
        <translation>Tất cả hoặc chỉ một phần; xương cha vẫn còn.</translation>
    </message>
    <message>
        <source>&amp;All bones</source>
        <translation>&amp;Tất cả xương</translation>
    </message>
    <message>
        <source>&amp;Bound to the active mesh</source>
        <translation>&amp;Gắn với lưới hiện hành</translation>
    </message>
    <message>
        <source>&amp;Selected</source>
        <translation>Đã &amp;chọn</translation>
    </message>
    <message>
        <source>&amp;Locked</source>
        <translation>Đã &amp;khóa</translation>
    </message>
    <message>
        <source>&amp;Hidden</source>
        <translation>Đã ẩ&amp;n</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Mở rộng tất cả</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Thu gọn tất cả</translation>
    </message>
    <message>
        <source>End solo</source>
        <translation>Thôi solo</translation>
    </message>
    <message>
        <source>Unlock all</source>
        <translation>Mở khóa tất cả</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Hiện tất cả</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Cột</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Đổi tên</translation>
    </message>
    <message>
        <source>Make roots</source>
        <translation>Đặt làm gốc</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>The bones of your character appear here. Build a skeleton into the mesh with Skeleton ▸ Fit template, or open a file that has one.</source>
        <translation>Xương của nhân vật hiện ở đây. Dựng bộ xương vào lưới bằng Khung xương ▸ Đặt khung mẫu, hoặc mở một tệp có sẵn.</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::BonesTree</name>
    <message>
        <source>Bones</source>
        <translation>Xương</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::BrushBar</name>
    <message>
        <source>Radius</source>
        <translation>Bán kính</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Cường độ</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Giá trị</translation>
    </message>
    <message>
        <source>Size of the brush on the screen.</source>
        <translation>Kích thước cọ trên màn hình.</translation>
    </message>
    <message>
        <source>Size of the brush on the character.</source>
        <translation>Kích thước cọ trên nhân vật.</translation>
    </message>
    <message>
        <source>How much one dab does.</source>
        <translation>Mỗi lần chấm cọ có tác dụng bao nhiêu.</translation>
    </message>
    <message>
        <source>The weight that the brush adds or goes to.</source>
        <translation>Trọng số mà cọ thêm vào hoặc hướng tới.</translation>
    </message>
    <message>
        <source>px</source>
        <comment>screen radius</comment>
        <translation>px</translation>
    </message>
    <message>
        <source>m</source>
        <comment>metres</comment>
        <translation>m</translation>
    </message>
    <message>
        <source>Radius in pixels or metres</source>
        <translation>Bán kính theo pixel hoặc mét</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Thêm</translation>
    </message>
    <message>
        <source>Subtract</source>
        <translation>Bớt</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Thay</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Làm mượt</translation>
    </message>
    <message>
        <source>Brush mode</source>
        <translation>Chế độ cọ</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Chế độ</translation>
    </message>
    <message>
        <source>What a dab does. Ctrl inverts, Shift smooths.</source>
        <translation>Tác dụng của một lần chấm cọ. Ctrl đảo ngược, Shift làm mượt.</translation>
    </message>
    <message>
        <source>Smooth falloff</source>
        <translation>Suy giảm mượt</translation>
    </message>
    <message>
        <source>Linear falloff</source>
        <translation>Suy giảm tuyến tính</translation>
    </message>
    <message>
        <source>Sharp falloff</source>
        <translation>Suy giảm gắt</translation>
    </message>
    <message>
        <source>Constant falloff</source>
        <translation>Không suy giảm</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Suy giảm</translation>
    </message>
    <message>
        <source>Front faces only</source>
        <translation>Chỉ mặt trước</translation>
    </message>
    <message>
        <source>The brush leaves what faces away alone.</source>
        <translation>Cọ không đụng đến mặt quay đi.</translation>
    </message>
    <message>
        <source>Accumulate</source>
        <translation>Cộng dồn</translation>
    </message>
    <message>
        <source>Dabs of one stroke add up where they overlap.</source>
        <translation>Các chấm cọ trong một nét cộng lại ở chỗ chồng nhau.</translation>
    </message>
    <message>
        <source>Auto-normalise</source>
        <translation>Tự chuẩn hóa</translation>
    </message>
    <message>
        <source>Other bones give way, so that every sum stays 1.</source>
        <translation>Các xương khác nhường chỗ để mọi tổng vẫn bằng 1.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Tắt</translation>
    </message>
    <message>
        <source>Maximum influences</source>
        <translation>Số ảnh hưởng tối đa</translation>
    </message>
    <message>
        <source>Bones that one vertex may have; a dab drops the smallest beyond it.</source>
        <translation>Số xương mỗi đỉnh được có; vượt quá thì chấm cọ bỏ ảnh hưởng nhỏ nhất.</translation>
    </message>
    <message>
        <source>Max influences</source>
        <translation>Ảnh hưởng tối đa</translation>
    </message>
    <message numerus="yes">
        <source>%n locked</source>
        <translation>
            <numerusform>%n bị khóa</numerusform>
        </translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Co giãn</translation>
    </message>
    <message>
        <source>Surface only</source>
        <translation>Chỉ bề mặt</translation>
    </message>
    <message>
        <source>The brush follows the surface: the next finger or the other lip stays clean. Off: everything in the ball.</source>
        <translation>Cọ đi theo bề mặt: ngón bên cạnh hay môi bên kia không bị lem. Tắt: mọi thứ trong khối cầu.</translation>
    </message>
    <message>
        <source>X mirror</source>
        <translation>Đối xứng X</translation>
    </message>
    <message>
        <source>Paints the other side of the character too, with the bone of that side.</source>
        <translation>Tô cả bên kia của nhân vật, với xương của bên đó.</translation>
    </message>
    <message>
        <source>All unlocked meshes</source>
        <translation>Mọi lưới không khóa</translation>
    </message>
    <message>
        <source>A stroke works on every visible mesh under the ring that is not locked, operations on every mesh that is not. Off: on the active mesh.</source>
        <translation>Nét cọ tô mọi lưới đang hiện dưới vòng cọ và không khóa, thao tác chạy trên mọi lưới không khóa. Tắt: chỉ lưới hiện hành.</translation>
    </message>
    <message>
        <source>More brush options</source>
        <translation>Thêm tùy chọn cọ</translation>
    </message>
    <message>
        <source>Bones whose weights nothing changes: locked, or not solo while others are</source>
        <translation>Xương mà không gì đổi được trọng số: đang khóa, hoặc không solo trong khi xương khác solo</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ChannelsPanel</name>
    <message>
        <source>Position</source>
        <translation>Vị trí</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Góc xoay</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Co giãn</translation>
    </message>
    <message>
        <source>Select a control or a bone to see what it is set to, and to set it in numbers.</source>
        <translation>Chọn một điều khiển hoặc xương để xem các giá trị của nó và đặt chúng bằng số.</translation>
    </message>
    <message>
        <source>%1 from rest. Drag, or click and type: sums and units are understood; a double click goes back to rest.</source>
        <translation>%1 so với tư thế nghỉ. Kéo, hoặc bấm rồi gõ: hiểu được phép tính và đơn vị; bấm đúp để về tư thế nghỉ.</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Đi theo</translation>
    </message>
    <message>
        <source>What it goes along with. It stays where it is on the picture.</source>
        <translation>Thứ mà nó đi theo. Vị trí của nó trên hình không đổi.</translation>
    </message>
    <message>
        <source>Back to rest</source>
        <translation>Về tư thế nghỉ</translation>
    </message>
    <message>
        <source>Lock all channels</source>
        <translation>Khóa mọi kênh</translation>
    </message>
    <message>
        <source>Unlock all channels</source>
        <translation>Mở khóa mọi kênh</translation>
    </message>
    <message>
        <source>Lock channels of %1</source>
        <translation>Khóa các kênh của %1</translation>
    </message>
    <message>
        <source>Unlock channels of %1</source>
        <translation>Mở khóa các kênh của %1</translation>
    </message>
    <message>
        <source>Limits of %1</source>
        <translation>Giới hạn của %1</translation>
    </message>
    <message>
        <source>%1 back to rest</source>
        <translation>Đưa %1 về tư thế nghỉ</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>Khóa %1</translation>
    </message>
    <message>
        <source>Limit %1</source>
        <translation>Giới hạn %1</translation>
    </message>
    <message>
        <source>Lowest %1</source>
        <translation>%1 thấp nhất</translation>
    </message>
    <message>
        <source>Highest %1</source>
        <translation>%1 cao nhất</translation>
    </message>
    <message>
        <source>Without this limit</source>
        <translation>Bỏ giới hạn này</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::CharacterFiles</name>
    <message>
        <source>Opening %1</source>
        <translation>Đang mở %1</translation>
    </message>
    <message>
        <source>“%1” could not be opened</source>
        <translation>Không mở được “%1”</translation>
    </message>
    <message>
        <source>The sample “%1” could not be made</source>
        <translation>Không tạo được mẫu “%1”</translation>
    </message>
    <message>
        <source>“%1” could not be written</source>
        <translation>Không ghi được “%1”</translation>
    </message>
    <message>
        <source>“%1” is empty</source>
        <translation>“%1” trống</translation>
    </message>
    <message>
        <source>The file holds no mesh and no bone.</source>
        <translation>Tệp không có lưới và không có xương nào.</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>Hãy chọn tệp khác.</translation>
    </message>
    <message>
        <source>Recovering %1</source>
        <translation>Đang phục hồi %1</translation>
    </message>
    <message>
        <source>“%1” could not be recovered</source>
        <translation>Không thể phục hồi “%1”</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Đang lưu %1</translation>
    </message>
    <message>
        <source>“%1” could not be saved</source>
        <translation>Không thể lưu “%1”</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>Đang xuất %1</translation>
    </message>
    <message>
        <source>The name of the file, or of a folder above it, is not written in UTF-8, so that it cannot be opened.</source>
        <translation>Tên tệp, hoặc tên một thư mục chứa nó, không được viết bằng UTF-8 nên không thể mở.</translation>
    </message>
    <message>
        <source>Rename it, then open the file again.</source>
        <translation>Hãy đổi tên rồi mở lại tệp.</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::CommandSearch</name>
    <message>
        <source>Search commands and bones</source>
        <translation>Tìm lệnh và xương</translation>
    </message>
    <message>
        <source>bone</source>
        <translation>xương</translation>
    </message>
    <message>
        <source>Nothing is called “%1”</source>
        <translation>Không có gì tên là “%1”</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>chưa dùng được</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ConstraintForm</name>
    <message>
        <source>Other direction</source>
        <translation>Hướng khác</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Thay đổi</translation>
    </message>
    <message>
        <source>The bone or control that is changed.</source>
        <translation>Xương hoặc điều khiển bị thay đổi.</translation>
    </message>
    <message>
        <source>Target of %1</source>
        <translation>Đích của %1</translation>
    </message>
    <message>
        <source>Add a source…</source>
        <translation>Thêm nguồn…</translation>
    </message>
    <message>
        <source>Add a source</source>
        <translation>Thêm nguồn</translation>
    </message>
    <message>
        <source>Add a source to %1</source>
        <translation>Thêm nguồn cho %1</translation>
    </message>
    <message>
        <source>Source %1</source>
        <translation>Nguồn %1</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Nguồn</translation>
    </message>
    <message>
        <source>The bone or control that is followed.</source>
        <translation>Xương hoặc điều khiển được đi theo.</translation>
    </message>
    <message>
        <source>Source of %1</source>
        <translation>Nguồn của %1</translation>
    </message>
    <message>
        <source>Its weight</source>
        <translation>Trọng số của nó</translation>
    </message>
    <message>
        <source>Against the weights of the other sources.</source>
        <translation>So với trọng số của các nguồn khác.</translation>
    </message>
    <message>
        <source>Weight of a source of %1</source>
        <translation>Trọng số một nguồn của %1</translation>
    </message>
    <message>
        <source>Without this source</source>
        <translation>Bỏ nguồn này</translation>
    </message>
    <message>
        <source>Take a source from %1</source>
        <translation>Bớt một nguồn của %1</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Không gian</translation>
    </message>
    <message>
        <source>Model: as they stand in the model. Local: how far each is from its own rest, in its own parent.</source>
        <translation>Mô hình: theo vị trí trong mô hình. Cục bộ: mỗi cái cách tư thế nghỉ của nó bao xa, trong cha của nó.</translation>
    </message>
    <message>
        <source>Space of %1</source>
        <translation>Không gian của %1</translation>
    </message>
    <message>
        <source>Axes of %1</source>
        <translation>Trục của %1</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>Trục</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Pha</translation>
    </message>
    <message>
        <source>0: all of the first source; 1: all of the second.</source>
        <translation>0: toàn bộ nguồn thứ nhất; 1: toàn bộ nguồn thứ hai.</translation>
    </message>
    <message>
        <source>Blend of %1</source>
        <translation>Mức pha của %1</translation>
    </message>
    <message>
        <source>Points with</source>
        <translation>Hướng bằng</translation>
    </message>
    <message>
        <source>Rolls about</source>
        <translation>Xoay quanh</translation>
    </message>
    <message>
        <source>An axis of the bone or control itself.</source>
        <translation>Một trục của chính xương hay điều khiển.</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>Phía trên</translation>
    </message>
    <message>
        <source>Faces with</source>
        <translation>Quay mặt bằng</translation>
    </message>
    <message>
        <source>An axis across the first one.</source>
        <translation>Một trục vuông góc với trục đầu.</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Phía trên hướng về</translation>
    </message>
    <message>
        <source>What the upper side turns to; none: upwards in the model.</source>
        <translation>Thứ mà phía trên quay về; không có: hướng lên trong mô hình.</translation>
    </message>
    <message>
        <source>Model up</source>
        <translation>Hướng lên của mô hình</translation>
    </message>
    <message>
        <source>Upper side of %1</source>
        <translation>Phía trên của %1</translation>
    </message>
    <message>
        <source>How much of the twist this bone takes.</source>
        <translation>Xương này nhận bao nhiêu phần xoắn.</translation>
    </message>
    <message>
        <source>Shares of %1</source>
        <translation>Phần chia của %1</translation>
    </message>
    <message>
        <source>Even shares</source>
        <translation>Chia đều</translation>
    </message>
    <message>
        <source>Stretch along the curve</source>
        <translation>Giãn theo đường cong</translation>
    </message>
    <message>
        <source>The chain becomes as long as the curve.</source>
        <translation>Chuỗi dài bằng đường cong.</translation>
    </message>
    <message>
        <source>Stretch of %1</source>
        <translation>Độ giãn của %1</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Khi nào</translation>
    </message>
    <message>
        <source>Before chains reach for their targets, or after everything.</source>
        <translation>Trước khi các chuỗi vươn tới đích, hoặc sau mọi thứ.</translation>
    </message>
    <message>
        <source>Stage of %1</source>
        <translation>Giai đoạn của %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Đổi tên %1</translation>
    </message>
    <message>
        <source>Driven by</source>
        <translation>Được dẫn bởi</translation>
    </message>
    <message>
        <source>The bone whose angle counts.</source>
        <translation>Xương có góc được tính.</translation>
    </message>
    <message>
        <source>Driving bone of %1</source>
        <translation>Xương dẫn của %1</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Góc</translation>
    </message>
    <message>
        <source>Swing: how far its direction has turned from rest. Twist: about its direction.</source>
        <translation>Lắc: hướng của nó đã quay bao xa so với tư thế nghỉ. Xoắn: quanh hướng của nó.</translation>
    </message>
    <message>
        <source>Angle of %1</source>
        <translation>Góc của %1</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Quanh</translation>
    </message>
    <message>
        <source>An axis of the driving bone at rest.</source>
        <translation>Một trục của xương dẫn ở tư thế nghỉ.</translation>
    </message>
    <message>
        <source>Axis of %1</source>
        <translation>Trục của %1</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>Vào</translation>
    </message>
    <message>
        <source>What the value of the curve is added to.</source>
        <translation>Thứ được cộng giá trị của đường cong.</translation>
    </message>
    <message>
        <source>Shape %1</source>
        <translation>Hình dạng %1</translation>
    </message>
    <message>
        <source>Output of %1</source>
        <translation>Đầu ra của %1</translation>
    </message>
    <message>
        <source>Curve of %1</source>
        <translation>Đường cong của %1</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Mượt</translation>
    </message>
    <message>
        <source>A smooth curve through the points that never overshoots them.</source>
        <translation>Đường cong mượt qua các điểm và không bao giờ vượt quá chúng.</translation>
    </message>
    <message>
        <source>Chosen point</source>
        <translation>Điểm đã chọn</translation>
    </message>
    <message>
        <source>Angle of the point</source>
        <translation>Góc của điểm</translation>
    </message>
    <message>
        <source>Value of the point</source>
        <translation>Giá trị của điểm</translation>
    </message>
    <message>
        <source>Limits of %1</source>
        <translation>Giới hạn của %1</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Thấp nhất</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Cao nhất</translation>
    </message>
    <message>
        <source>Limit %1</source>
        <translation>Giới hạn %1</translation>
    </message>
    <message>
        <source>Limit swing</source>
        <translation>Giới hạn độ lắc</translation>
    </message>
    <message>
        <source>How far the direction may turn from its rest.</source>
        <translation>Hướng được quay bao xa so với tư thế nghỉ.</translation>
    </message>
    <message>
        <source>Cone</source>
        <translation>Hình nón</translation>
    </message>
    <message>
        <source>Limit twist</source>
        <translation>Giới hạn độ xoắn</translation>
    </message>
    <message>
        <source>How far it may turn about its own direction.</source>
        <translation>Nó được xoay quanh hướng của mình bao xa.</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>Độ xoắn</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Khoảng cách</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ConstraintRow</name>
    <message>
        <source>What can be done with it</source>
        <translation>Có thể làm gì với nó</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>Bật</translation>
    </message>
    <message>
        <source>Whether it has a say at all.</source>
        <translation>Nó có tác dụng hay không.</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Trọng số</translation>
    </message>
    <message>
        <source>0: as it was without; 1: all that it says.</source>
        <translation>0: như khi không có; 1: toàn bộ tác dụng.</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ConstraintsPanel</name>
    <message>
        <source>Keep the offset of %1</source>
        <translation>Giữ độ lệch của %1</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Chuyển lên</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Chuyển xuống</translation>
    </message>
    <message>
        <source>Run after motion</source>
        <translation>Chạy sau chuyển động</translation>
    </message>
    <message>
        <source>Run before IK</source>
        <translation>Chạy trước IK</translation>
    </message>
    <message>
        <source>Stage of %1</source>
        <translation>Giai đoạn của %1</translation>
    </message>
    <message>
        <source>Keep where it is</source>
        <translation>Giữ nguyên vị trí</translation>
    </message>
    <message>
        <source>Without offset</source>
        <translation>Không độ lệch</translation>
    </message>
    <message>
        <source>Take the offset of %1 away</source>
        <translation>Bỏ độ lệch của %1</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Nhân đôi</translation>
    </message>
    <message>
        <source>Select what it changes</source>
        <translation>Chọn thứ mà nó thay đổi</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Add a constraint</source>
        <translation>Thêm ràng buộc</translation>
    </message>
    <message>
        <source>Driver of a shape</source>
        <translation>Bộ dẫn của hình dạng</translation>
    </message>
    <message>
        <source>To the active bone or control, from the other selected ones.</source>
        <translation>Cho xương hoặc điều khiển hiện hành, từ những cái khác đã chọn.</translation>
    </message>
    <message>
        <source>Enable all</source>
        <translation>Bật tất cả</translation>
    </message>
    <message>
        <source>Enable all constraints</source>
        <translation>Bật mọi ràng buộc</translation>
    </message>
    <message>
        <source>Disable all</source>
        <translation>Tắt tất cả</translation>
    </message>
    <message>
        <source>Disable all constraints</source>
        <translation>Tắt mọi ràng buộc</translation>
    </message>
    <message>
        <source>Rules by which bones and controls follow others appear here. Select a bone or control, then add one.</source>
        <translation>Các quy tắc để xương và điều khiển đi theo cái khác hiện ở đây. Chọn một xương hoặc điều khiển, rồi thêm.</translation>
    </message>
    <message>
        <source>Nothing moves %1 but its pose. To add a rule, select what it is to follow, then this one with Ctrl.</source>
        <translation>Ngoài tư thế, không gì làm dịch %1. Để thêm quy tắc, chọn cái mà nó sẽ đi theo, rồi giữ Ctrl chọn cái này.</translation>
    </message>
    <message>
        <source>Weight of %1</source>
        <translation>Trọng số của %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 IK</source>
        <translation>IK %1</translation>
    </message>
    <message>
        <source>Enable %1</source>
        <translation>Bật %1</translation>
    </message>
    <message>
        <source>Disable %1</source>
        <translation>Tắt %1</translation>
    </message>
    <message>
        <source>It stays where it is: constraints before IK come first, then the handles, then constraints after motion.</source>
        <translation>Nó ở nguyên chỗ: ràng buộc trước IK đứng đầu, rồi tay nắm IK, rồi ràng buộc sau chuyển động.</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Xóa %1</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ControlChannelFields</name>
    <message>
        <source>Lock all three</source>
        <translation>Khóa cả ba</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ControlsModel</name>
    <message>
        <source>Set %1</source>
        <translation>Bộ %1</translation>
    </message>
    <message numerus="yes">
        <source>%n controls</source>
        <translation>
            <numerusform>%n điều khiển</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows or hides the controls of the set.</source>
        <translation>Hiện hoặc ẩn các điều khiển của bộ.</translation>
    </message>
    <message>
        <source>Click to select the controls of the set.</source>
        <translation>Bấm để chọn các điều khiển của bộ.</translation>
    </message>
    <message>
        <source>Visible. Drag down the column to set many; Alt+click shows only this one.</source>
        <translation>Hiển thị. Kéo dọc cột để đặt nhiều cái; Alt+bấm để chỉ hiện cái này.</translation>
    </message>
    <message>
        <source>Moves %1.</source>
        <translation>Làm dịch %1.</translation>
    </message>
    <message>
        <source>Moves no bone by itself: a target or a pole.</source>
        <translation>Tự nó không làm dịch xương nào: một đích hoặc một cực.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Hình dạng</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ControlsPanel</name>
    <message>
        <source>Controls are what you take hold of in place of bones. Rig a humanoid, or add controls for the selected bones.</source>
        <translation>Điều khiển là thứ bạn nắm thay cho xương. Dựng rig cho hình người, hoặc thêm điều khiển cho các xương đã chọn.</translation>
    </message>
    <message>
        <source>Rig a humanoid</source>
        <translation>Dựng rig cho hình người</translation>
    </message>
    <message>
        <source>Controls for the selected bones</source>
        <translation>Điều khiển cho các xương đã chọn</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Đổi tên %1</translation>
    </message>
    <message>
        <source>Rename set</source>
        <translation>Đổi tên bộ</translation>
    </message>
    <message>
        <source>Evaluation order</source>
        <translation>Thứ tự tính toán</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Mở rộng tất cả</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Thu gọn tất cả</translation>
    </message>
    <message>
        <source>Show all controls</source>
        <translation>Hiện mọi điều khiển</translation>
    </message>
    <message>
        <source>Add controls</source>
        <translation>Thêm điều khiển</translation>
    </message>
    <message>
        <source>For the selected bones, a limb or a body.</source>
        <translation>Cho các xương đã chọn, một chi hoặc cả cơ thể.</translation>
    </message>
    <message>
        <source>Controls for the chain</source>
        <translation>Điều khiển cho chuỗi</translation>
    </message>
    <message>
        <source>IK handle for the limb</source>
        <translation>Tay nắm IK cho chi</translation>
    </message>
    <message>
        <source>Show controls</source>
        <translation>Hiện điều khiển</translation>
    </message>
    <message>
        <source>Hide controls</source>
        <translation>Ẩn điều khiển</translation>
    </message>
    <message>
        <source>Hide other controls</source>
        <translation>Ẩn các điều khiển khác</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Đổi tên</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ControlsTree</name>
    <message>
        <source>Controls</source>
        <translation>Điều khiển</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::CreateBoneTool</name>
    <message>
        <source>LMB</source>
        <translation>Chuột trái</translation>
    </message>
    <message>
        <source>put a bone into the volume</source>
        <translation>đặt xương vào trong thể tích</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>snap to the grid</source>
        <translation>bám vào lưới ô</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>end the chain</source>
        <translation>kết thúc chuỗi</translation>
    </message>
    <message>
        <source>Create bones</source>
        <translation>Tạo xương</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::DockHeader</name>
    <message>
        <source>Panel menu</source>
        <translation>Menu của bảng</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Tách ra</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::DriverCurveEditor</name>
    <message>
        <source>Curve of the driver</source>
        <translation>Đường cong của bộ dẫn</translation>
    </message>
    <message>
        <source>Drag a point; double click to add one or to take one away. Page Up and Down choose, arrows move, Ins adds, Del takes away.</source>
        <translation>Kéo một điểm; bấm đúp để thêm hoặc bớt điểm. Page Up và Page Down để chọn, mũi tên để dời, Ins để thêm, Del để bớt.</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::EnvelopeRows</name>
    <message>
        <source>From the mesh</source>
        <translation>Theo lưới</translation>
    </message>
    <message>
        <source>Takes both radii from the mesh again.</source>
        <translation>Lấy lại cả hai bán kính theo lưới.</translation>
    </message>
    <message>
        <source>Envelope of</source>
        <translation>Vỏ bao của</translation>
    </message>
    <message>
        <source>Head radius</source>
        <translation>Bán kính đầu</translation>
    </message>
    <message>
        <source>How thick the envelope is where the bone begins.</source>
        <translation>Độ dày của vỏ bao ở chỗ xương bắt đầu.</translation>
    </message>
    <message>
        <source>Tail radius</source>
        <translation>Bán kính đuôi</translation>
    </message>
    <message>
        <source>How thick the envelope is where the bone ends.</source>
        <translation>Độ dày của vỏ bao ở chỗ xương kết thúc.</translation>
    </message>
    <message>
        <source>The same on the other side</source>
        <translation>Bên kia cũng vậy</translation>
    </message>
    <message>
        <source>Gives the radii to the bone of the other side, too, by its name.</source>
        <translation>Cũng đặt bán kính này cho xương ở bên kia, theo tên xương.</translation>
    </message>
    <message>
        <source>Choose a bone in the picture</source>
        <translation>Chọn một xương trong hình</translation>
    </message>
    <message>
        <source>%1 · set by hand</source>
        <translation>%1 · đặt bằng tay</translation>
    </message>
    <message>
        <source>%1 · from the mesh</source>
        <translation>%1 · theo lưới</translation>
    </message>
    <message>
        <source>%1 · takes no part</source>
        <translation>%1 · không tham gia</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ErrorDialog</name>
    <message>
        <source>Rigwright</source>
        <translation>Rigwright</translation>
    </message>
    <message>
        <source>Where: %1</source>
        <translation>Vị trí: %1</translation>
    </message>
    <message>
        <source>What you can do: %1</source>
        <translation>Cách xử lý: %1</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Chi tiết</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Sao chép</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::FileFlow</name>
    <message>
        <source>Saved %1</source>
        <translation>Đã lưu %1</translation>
    </message>
    <message>
        <source>Autosave does not work: %1</source>
        <translation>Tự động lưu không hoạt động: %1</translation>
    </message>
    <message>
        <source>Cancelled: %1</source>
        <translation>Đã hủy: %1</translation>
    </message>
    <message>
        <source>Failed: %1 (%2)</source>
        <translation>Thất bại: %1 (%2)</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Chạy lại</translation>
    </message>
    <message>
        <source>%1: the result was dropped, because its input was edited meanwhile</source>
        <translation>%1: kết quả bị bỏ, vì dữ liệu đầu vào đã được sửa trong lúc đó</translation>
    </message>
    <message>
        <source>Drop a file that lies on this computer</source>
        <translation>Hãy thả tệp nằm trên máy này</translation>
    </message>
    <message>
        <source>“%1” is a folder. Drop one character file</source>
        <translation>“%1” là thư mục. Hãy thả một tệp nhân vật</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Chọn…</translation>
    </message>
    <message>
        <source>One character opens at a time: opening “%1”</source>
        <translation>Mỗi lần mở một nhân vật: đang mở “%1”</translation>
    </message>
    <message>
        <source>Open a character</source>
        <translation>Mở nhân vật</translation>
    </message>
    <message>
        <source>“%1” exists. Replace it?</source>
        <translation>“%1” đã tồn tại. Thay thế?</translation>
    </message>
    <message>
        <source>character</source>
        <translation>nhân vật</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>Lưu dự án</translation>
    </message>
    <message>
        <source>Rigwright projects (*.rigw)</source>
        <translation>Dự án Rigwright (*.rigw)</translation>
    </message>
    <message>
        <source>Export GLB</source>
        <translation>Xuất GLB</translation>
    </message>
    <message>
        <source>GLB files (*.glb)</source>
        <translation>Tệp GLB (*.glb)</translation>
    </message>
    <message>
        <source>Rigwright</source>
        <translation>Rigwright</translation>
    </message>
    <message>
        <source>Exported to %1, but it could not be read back</source>
        <translation>Đã xuất ra %1, nhưng không đọc lại được</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message numerus="yes">
        <source>Compared in %n poses with the document: largest error %1.</source>
        <translation>
            <numerusform>Đã so sánh với tài liệu trong %n tư thế: sai số lớn nhất %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported to %1 · deforms as here, largest error %2</source>
        <translation>Đã xuất ra %1 · biến dạng như ở đây, sai số lớn nhất %2</translation>
    </message>
    <message>
        <source>Exported to %1, but it deforms differently: up to %2</source>
        <translation>Đã xuất ra %1, nhưng biến dạng khác: đến %2</translation>
    </message>
    <message>
        <source>Worst: %1, vertex %2, in %3</source>
        <translation>Lớn nhất: %1, đỉnh %2, ở %3</translation>
    </message>
    <message>
        <source>What changed on the way into %1:</source>
        <translation>Những gì thay đổi khi vào %1:</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Hiện</translation>
    </message>
    <message>
        <source>Go back to “%1” as it is on the disk?</source>
        <translation>Trở về “%1” như đang có trên đĩa?</translation>
    </message>
    <message>
        <source>Changes that are not saved are lost.</source>
        <translation>Các thay đổi chưa lưu sẽ mất.</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Khôi phục</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Save the changes to “%1” first?</source>
        <translation>Lưu các thay đổi của “%1” trước?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lưu</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Bỏ thay đổi</translation>
    </message>
    <message>
        <source>“%1” was not saved when Rigwright ended. Recover it?</source>
        <translation>“%1” chưa được lưu khi Rigwright kết thúc. Phục hồi?</translation>
    </message>
    <message>
        <source>There is a copy from: %1. The file itself is as it was last saved.</source>
        <translation>Có một bản sao từ: %1. Bản thân tệp vẫn như lần lưu cuối.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Phục hồi</translation>
    </message>
    <message>
        <source>Discard copy</source>
        <translation>Bỏ bản sao</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Để sau</translation>
    </message>
    <message>
        <source>“%1” is gone from the disk. What is open here is kept</source>
        <translation>“%1” không còn trên đĩa. Những gì đang mở ở đây vẫn được giữ</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Lưu dưới tên…</translation>
    </message>
    <message>
        <source>“%1” was changed on the disk</source>
        <translation>“%1” đã bị đổi trên đĩa</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Tải lại</translation>
    </message>
    <message>
        <source>“%1” was changed on the disk meanwhile. Overwrite it?</source>
        <translation>“%1” đã bị thay đổi trên đĩa trong lúc đó. Ghi đè lên nó?</translation>
    </message>
    <message>
        <source>Another program has written it since it was opened or saved here. What that program wrote is lost then.</source>
        <translation>Một chương trình khác đã ghi tệp này sau khi nó được mở hoặc lưu ở đây. Những gì chương trình đó ghi sẽ bị mất.</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Ghi đè</translation>
    </message>
    <message>
        <source>“%1” is still running.</source>
        <translation>“%1” vẫn đang chạy.</translation>
    </message>
    <message>
        <source>This goes on by itself when that is done. Going on without it loses its change.</source>
        <translation>Thao tác này tự tiếp tục khi việc đó xong. Nếu tiếp tục mà không chờ, thay đổi của nó sẽ bị mất.</translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation>Tiếp tục mà không chờ</translation>
    </message>
    <message>
        <source>There is a copy from: %1. It was never saved as a file.</source>
        <translation>Có một bản sao từ: %1. Nó chưa từng được lưu thành tệp.</translation>
    </message>
    <message>
        <source>“%1” is not where it was read from: it cannot be read again</source>
        <translation>“%1” không còn ở nơi đã đọc: không đọc lại được</translation>
    </message>
    <message>
        <source>Read “%1” again?</source>
        <translation>Đọc lại “%1”?</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Đọc lại</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Nhân vật</translation>
    </message>
    <message>
        <source>The project&apos;s file stays as it is; what was made in it (weights, poses, locks) is not in what is read.</source>
        <translation>Tệp dự án giữ nguyên; những gì đã làm trong đó (trọng số, tư thế, khóa) không có trong nội dung đọc lại.</translation>
    </message>
    <message>
        <source>Replace the project by “%1”, read again?</source>
        <translation>Thay dự án bằng “%1” đọc lại?</translation>
    </message>
    <message>
        <source>Files hold linear blending; shown here by another method: %1.</source>
        <translation>Tệp chỉ chứa trộn tuyến tính; ở đây hiện bằng cách khác: %1.</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::FindingsModel</name>
    <message>
        <source>Checking the character</source>
        <translation>Đang kiểm tra nhân vật</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Kết quả kiểm tra</translation>
    </message>
    <message>
        <source>Checks run by themselves once there is a mesh: missing weights, sums that are not 1, too many influences, seams that differ.</source>
        <translation>Khi có lưới, chương trình tự kiểm tra: thiếu trọng số, tổng khác 1, quá nhiều ảnh hưởng, đường nối bị lệch.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Đang kiểm tra…</translation>
    </message>
    <message>
        <source>No mesh is bound to bones: there are no weights to check.</source>
        <translation>Không lưới nào gắn với xương: không có trọng số để kiểm tra.</translation>
    </message>
    <message>
        <source>Nothing found: every bound vertex has its bones, every sum is 1.</source>
        <translation>Không có vấn đề: mọi đỉnh được gắn đều có xương, mọi tổng bằng 1.</translation>
    </message>
    <message>
        <source>Nothing was changed: the bones of these vertices are locked.</source>
        <translation>Không có gì thay đổi: xương của các đỉnh này đang khóa.</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::FitBar</name>
    <message>
        <source>Symmetric</source>
        <translation>Đối xứng</translation>
    </message>
    <message>
        <source>The marker of the other side follows; markers of the centre stay in the middle.</source>
        <translation>Điểm mốc bên kia sẽ theo; các điểm ở giữa luôn nằm chính giữa.</translation>
    </message>
    <message>
        <source>More options of the skeleton</source>
        <translation>Tùy chọn khác của bộ xương</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Khung mẫu</translation>
    </message>
    <message>
        <source>The skeleton that is built, under the names of its program.</source>
        <translation>Bộ xương sẽ được dựng, mang tên gọi theo chương trình của nó.</translation>
    </message>
    <message>
        <source>Fingers</source>
        <translation>Ngón tay</translation>
    </message>
    <message>
        <source>Fingers of a hand × bones of a finger.</source>
        <translation>Số ngón của bàn tay × số xương của ngón.</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>Cột sống</translation>
    </message>
    <message>
        <source>Bones between the hips and the neck.</source>
        <translation>Số xương giữa hông và cổ.</translation>
    </message>
    <message>
        <source>Snap to centre of volume</source>
        <translation>Bám vào giữa thể tích</translation>
    </message>
    <message>
        <source>A marker goes into the middle of the body under the pointer. Off: it keeps its distance to the eye.</source>
        <translation>Điểm mốc đi vào giữa cơ thể dưới con trỏ. Tắt: nó giữ khoảng cách tới mắt.</translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation>Đoán lại</translation>
    </message>
    <message>
        <source>Looks for the body in the mesh and places all markers anew.</source>
        <translation>Tìm cơ thể trong lưới và đặt lại mọi điểm mốc.</translation>
    </message>
    <message>
        <source>Build skeleton</source>
        <translation>Dựng bộ xương</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n markers</source>
        <translation>
            <numerusform>%1, %n điểm mốc</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <comment>fingers</comment>
        <translation>không</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Neck bones</source>
        <translation>Xương cổ</translation>
    </message>
    <message>
        <source>Twist bones of a limb</source>
        <translation>Xương xoắn mỗi đoạn chi</translation>
    </message>
    <message>
        <source>Jaw and eyes</source>
        <translation>Hàm và mắt</translation>
    </message>
    <message>
        <source>Joints at the ends</source>
        <translation>Khớp ở đầu mút</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::FitFlow</name>
    <message>
        <source>Looking for the body</source>
        <translation>Đang tìm cơ thể</translation>
    </message>
    <message>
        <source>What was noticed while looking for the body:</source>
        <translation>Những điều nhận thấy khi tìm cơ thể:</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Vì sao</translation>
    </message>
    <message>
        <source>No standing body was recognised</source>
        <translation>Không nhận ra cơ thể đứng</translation>
    </message>
    <message>
        <source>No standing body was recognised: drag the markers by hand.</source>
        <translation>Không nhận ra cơ thể đứng: hãy tự kéo các điểm mốc.</translation>
    </message>
    <message>
        <source>Rigwright</source>
        <translation>Rigwright</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Thay thế</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Giữ cả hai</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Replace the skeleton that moves the meshes?</source>
        <translation>Thay bộ xương đang điều khiển các lưới?</translation>
    </message>
    <message numerus="yes">
        <source>Meshes are bound to %n bones. The new skeleton takes their place: their weights and keys go. Undo brings everything back.</source>
        <translation>
            <numerusform>Các lưới gắn với %n xương. Bộ xương mới sẽ thay chỗ: trọng số và keyframe của chúng sẽ mất. Hoàn tác đưa mọi thứ trở lại.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace the bones that are there?</source>
        <translation>Thay các xương đang có?</translation>
    </message>
    <message numerus="yes">
        <source>There are %n bones that move no mesh. They can go, or stay beside the new ones.</source>
        <translation>
            <numerusform>Có %n xương không điều khiển lưới nào. Chúng có thể bị bỏ, hoặc ở lại cạnh các xương mới.</numerusform>
        </translation>
    </message>
    <message>
        <source>Build skeleton from %1</source>
        <translation>Dựng bộ xương từ %1</translation>
    </message>
    <message>
        <source>The skeleton could not be built</source>
        <translation>Không dựng được bộ xương</translation>
    </message>
    <message>
        <source>Bind…</source>
        <translation>Gắn với xương…</translation>
    </message>
    <message numerus="yes">
        <source>%n bones built</source>
        <translation>
            <numerusform>Đã dựng %n xương</numerusform>
        </translation>
    </message>
    <message>
        <source>The template could not be added</source>
        <translation>Không thêm được khung mẫu</translation>
    </message>
    <message>
        <source>Add template %1</source>
        <translation>Thêm khung mẫu %1</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::FitTool</name>
    <message>
        <source>LMB</source>
        <translation>chuột trái</translation>
    </message>
    <message>
        <source>drag marker</source>
        <translation>kéo điểm mốc</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>snap to surface</source>
        <translation>bám bề mặt</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>this side only</source>
        <translation>chỉ bên này</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>build skeleton</source>
        <translation>dựng bộ xương</translation>
    </message>
    <message>
        <source>There is no mesh to fit a skeleton into: open a file that has one, or append it.</source>
        <translation>Không có lưới nào để khớp bộ xương: hãy mở tệp có lưới, hoặc nối thêm vào.</translation>
    </message>
    <message>
        <source>All meshes are hidden: show the one that the skeleton is for.</source>
        <translation>Mọi lưới đều đang ẩn: hãy hiện lưới cần bộ xương này.</translation>
    </message>
    <message>
        <source>Looking for the body</source>
        <translation>Đang tìm cơ thể</translation>
    </message>
    <message>
        <source>markers appear in a moment</source>
        <translation>điểm mốc sẽ hiện ra ngay</translation>
    </message>
    <message>
        <source>No markers yet</source>
        <translation>Chưa có điểm mốc</translation>
    </message>
    <message>
        <source>“Guess again” places them</source>
        <translation>“Đoán lại” sẽ đặt chúng</translation>
    </message>
    <message>
        <source>Nothing to fit into</source>
        <translation>Không có gì để khớp vào</translation>
    </message>
    <message>
        <source>drag any marker; the other side follows</source>
        <translation>kéo điểm mốc bất kỳ; bên kia sẽ theo</translation>
    </message>
    <message>
        <source>drag any marker; each side by itself</source>
        <translation>kéo điểm mốc bất kỳ; mỗi bên riêng</translation>
    </message>
    <message>
        <source>drag the others to their places; the other side follows</source>
        <translation>kéo các điểm còn lại về đúng chỗ; bên kia sẽ theo</translation>
    </message>
    <message>
        <source>drag the others to their places</source>
        <translation>kéo các điểm còn lại về đúng chỗ</translation>
    </message>
    <message>
        <source>%1 of %2 markers placed</source>
        <translation>Đã đặt %1 trên %2 điểm mốc</translation>
    </message>
    <message>
        <source>%1, %2, %3 cm</source>
        <translation>%1, %2, %3 cm</translation>
    </message>
    <message numerus="yes">
        <source>%n markers</source>
        <translation>
            <numerusform>%n điểm mốc</numerusform>
        </translation>
    </message>
    <message>
        <source>Fit template</source>
        <translation>Khớp khung mẫu</translation>
    </message>
    <message>
        <source>No marker has its place in the body yet. Drag them there first.</source>
        <translation>Chưa mốc nào có chỗ trong cơ thể. Hãy kéo chúng vào trước.</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::GradientTool</name>
    <message>
        <source>LMB</source>
        <translation>Chuột trái</translation>
    </message>
    <message>
        <source>drag from the centre outwards</source>
        <translation>kéo từ tâm ra ngoài</translation>
    </message>
    <message>
        <source>drag from full to none</source>
        <translation>kéo từ đầy đến không</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>invert</source>
        <translation>đảo ngược</translation>
    </message>
    <message>
        <source>value</source>
        <translation>giá trị</translation>
    </message>
    <message>
        <source>pick bone</source>
        <translation>lấy xương</translation>
    </message>
    <message>
        <source>A gradient cannot smooth: choose another mode of the brush.</source>
        <translation>Dải chuyển không làm mượt được: hãy chọn chế độ cọ khác.</translation>
    </message>
    <message>
        <source>The active mesh is hidden: show it, or click another one with the select tool.</source>
        <translation>Lưới hiện hành đang ẩn: hãy hiện nó, hoặc nhấp vào lưới khác bằng công cụ chọn.</translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation>Chuyển dần</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::HeirDialog</name>
    <message>
        <source>Delete %1</source>
        <translation>Xóa %1</translation>
    </message>
    <message>
        <source>Who takes the weights of %1? No bone above can.</source>
        <translation>Xương nào nhận trọng số của %1? Không xương nào phía trên nhận được.</translation>
    </message>
    <message>
        <source>Bone that takes the weights</source>
        <translation>Xương nhận trọng số</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>No bone that stays is called so.</source>
        <translation>Không xương nào còn lại có tên này.</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices of %1 go to it.</source>
        <translation>
            <numerusform>%n đỉnh của %1 chuyển sang nó.</numerusform>
        </translation>
    </message>
    <message>
        <source>No vertex goes to it.</source>
        <translation>Không đỉnh nào chuyển sang nó.</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::HistoryModel</name>
    <message>
        <source>Older steps were dropped to save memory</source>
        <translation>Đã bỏ các bước cũ để tiết kiệm bộ nhớ</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>Bắt đầu: %1</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Lịch sử</translation>
    </message>
    <message>
        <source>Each step you take appears here by name. Click a step to go back to it, or forward again.</source>
        <translation>Mỗi bước của bạn hiện ở đây theo tên. Nhấp vào một bước để quay về đó, hoặc tiến lại.</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::HumanoidDialog</name>
    <message>
        <source>Left arm</source>
        <translation>Tay trái</translation>
    </message>
    <message>
        <source>Right arm</source>
        <translation>Tay phải</translation>
    </message>
    <message>
        <source>Left leg</source>
        <translation>Chân trái</translation>
    </message>
    <message>
        <source>Right leg</source>
        <translation>Chân phải</translation>
    </message>
    <message>
        <source>Fingers of the left hand</source>
        <translation>Ngón tay trái</translation>
    </message>
    <message>
        <source>Fingers of the right hand</source>
        <translation>Ngón tay phải</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Thân</translation>
    </message>
    <message>
        <source>bone %1</source>
        <translation>xương %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>không có</translation>
    </message>
    <message>
        <source>Humanoid map</source>
        <translation>Bản đồ dạng người</translation>
    </message>
    <message>
        <source>Use this map</source>
        <translation>Dùng bản đồ này</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Tự động</translation>
    </message>
    <message>
        <source>By what the file says, by names, and by the shape of the rest pose.</source>
        <translation>Theo tệp, theo tên, và theo hình dạng của tư thế nghỉ.</translation>
    </message>
    <message>
        <source>Mirror left → right</source>
        <translation>Lật gương trái → phải</translation>
    </message>
    <message>
        <source>Gives the roles of the left side to the counterparts of their bones on the right.</source>
        <translation>Trao vai trò của bên trái cho các xương tương ứng ở bên phải.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Xóa hết</translation>
    </message>
    <message>
        <source>No role has a bone any more.</source>
        <translation>Không vai trò nào còn xương.</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Vai trò</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Xương</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>Độ chắc chắn</translation>
    </message>
    <message>
        <source>Which bone has which role</source>
        <translation>Xương nào có vai trò nào</translation>
    </message>
    <message>
        <source>%1 % sure · %2</source>
        <translation>chắc %1 % · %2</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… và %n mục nữa</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1 required roles have a bone; the least sure of them is %2 % sure.</source>
        <translation>Cả %1 vai trò bắt buộc đều có xương; vai trò kém chắc nhất đạt %2 %.</translation>
    </message>
    <message numerus="yes">
        <source>%n required roles have no bone: %1</source>
        <translation>
            <numerusform>%n vai trò bắt buộc chưa có xương: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::HumanoidPanel</name>
    <message>
        <source>chest</source>
        <translation>ngực</translation>
    </message>
    <message>
        <source>upper chest</source>
        <translation>ngực trên</translation>
    </message>
    <message>
        <source>neck</source>
        <translation>cổ</translation>
    </message>
    <message>
        <source>jaw</source>
        <translation>hàm</translation>
    </message>
    <message>
        <source>eyes</source>
        <translation>mắt</translation>
    </message>
    <message>
        <source>shoulders</source>
        <translation>vai</translation>
    </message>
    <message>
        <source>toes</source>
        <translation>ngón chân</translation>
    </message>
    <message>
        <source>fingers</source>
        <translation>ngón tay</translation>
    </message>
    <message>
        <source>What a humanoid needs is checked here once there are bones: roles, lengths, elbows and knees.</source>
        <translation>Những gì một humanoid cần được kiểm tra ở đây khi đã có xương: vai trò, chiều dài, khuỷu tay và đầu gối.</translation>
    </message>
    <message>
        <source>Bind pose differs from rest pose</source>
        <translation>Tư thế gắn khác tư thế nghỉ</translation>
    </message>
    <message>
        <source>Meshes were bound while the bones stood elsewhere. The bind pose can be shown; binding anew takes the rest pose.</source>
        <translation>Lưới được gắn khi các xương ở chỗ khác. Có thể xem tư thế gắn; gắn lại sẽ dùng tư thế nghỉ.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Hiện</translation>
    </message>
    <message>
        <source>Map by hand</source>
        <translation>Gán bằng tay</translation>
    </message>
    <message>
        <source>%1 of %2 required roles</source>
        <translation>%1 trên %2 vai trò bắt buộc</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Danh sách</translation>
    </message>
    <message>
        <source>Left and right lengths equal</source>
        <translation>Chiều dài trái và phải bằng nhau</translation>
    </message>
    <message>
        <source>Left and right lengths differ by %1 %</source>
        <translation>Chiều dài trái và phải chênh nhau %1 %</translation>
    </message>
    <message>
        <source>Most of all: %1. The right side becomes the image of the left one.</source>
        <translation>Nhiều nhất: %1. Phía phải sẽ thành ảnh đối xứng của phía trái.</translation>
    </message>
    <message>
        <source>Symmetrise</source>
        <translation>Làm đối xứng</translation>
    </message>
    <message>
        <source>Inverse kinematics cannot tell which way a straight limb bends.</source>
        <translation>Động học ngược không biết chi thẳng gập về phía nào.</translation>
    </message>
    <message>
        <source>Bend</source>
        <translation>Gập</translation>
    </message>
    <message>
        <source>Optional roles missing: %1</source>
        <translation>Thiếu vai trò không bắt buộc: %1</translation>
    </message>
    <message>
        <source>A humanoid may lack these; faces and hands need them to move.</source>
        <translation>Humanoid có thể thiếu các vai trò này; mặt và tay cần chúng để cử động.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Thêm</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::IkChainPanel</name>
    <message>
        <source>IK handle for the limb</source>
        <translation>Tay nắm IK cho chi</translation>
    </message>
    <message>
        <source>Handle</source>
        <translation>Tay nắm IK</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Bộ giải</translation>
    </message>
    <message>
        <source>Solver of %1</source>
        <translation>Bộ giải của %1</translation>
    </message>
    <message>
        <source>FK ↔ IK</source>
        <translation>FK ↔ IK</translation>
    </message>
    <message>
        <source>0: the bones as they are posed; 1: the chain reaches for its target.</source>
        <translation>0: các xương theo tư thế; 1: chuỗi vươn tới đích.</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>Độ giãn</translation>
    </message>
    <message>
        <source>The most by which the chain may lengthen to reach its target, as a share of its length; 0: not at all.</source>
        <translation>Mức tối đa chuỗi được dài thêm để tới đích, theo phần chiều dài của nó; 0: không giãn.</translation>
    </message>
    <message>
        <source>Stretch of %1</source>
        <translation>Độ giãn của %1</translation>
    </message>
    <message>
        <source>Pole angle</source>
        <translation>Góc cực</translation>
    </message>
    <message>
        <source>Turns the bend away from the side of the pole.</source>
        <translation>Xoay chỗ gập khỏi phía của cực.</translation>
    </message>
    <message>
        <source>Pole angle of %1</source>
        <translation>Góc cực của %1</translation>
    </message>
    <message>
        <source>Snap FK to IK</source>
        <translation>Khớp FK theo IK</translation>
    </message>
    <message>
        <source>Snap IK to FK</source>
        <translation>Khớp IK theo FK</translation>
    </message>
    <message>
        <source>Gives the bones of the limb the pose that you see.</source>
        <translation>Cho các xương của chi tư thế mà bạn thấy.</translation>
    </message>
    <message>
        <source>Moves target and pole to where the limb is.</source>
        <translation>Đưa đích và cực tới chỗ của chi.</translation>
    </message>
    <message>
        <source>Previous pass</source>
        <translation>Lượt trước</translation>
    </message>
    <message>
        <source>Next pass</source>
        <translation>Lượt sau</translation>
    </message>
    <message>
        <source>All passes again</source>
        <translation>Lại mọi lượt</translation>
    </message>
    <message>
        <source>Switch between FK and IK</source>
        <translation>Chuyển giữa FK và IK</translation>
    </message>
    <message>
        <source>Delete the handle</source>
        <translation>Xóa tay nắm IK</translation>
    </message>
    <message>
        <source>The bones have that pose already.</source>
        <translation>Các xương đã ở tư thế đó.</translation>
    </message>
    <message>
        <source>The target is there already, or no control is the target.</source>
        <translation>Đích đã ở đó, hoặc đích không phải là điều khiển.</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Đổi tên %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Xóa %1</translation>
    </message>
    <message>
        <source>Not solved: the chain has no length, or its target is nowhere.</source>
        <translation>Không giải: chuỗi không có chiều dài, hoặc đích không ở đâu cả.</translation>
    </message>
    <message>
        <source>Not solved: it is off, or all FK.</source>
        <translation>Không giải: đang tắt, hoặc hoàn toàn là FK.</translation>
    </message>
    <message numerus="yes">
        <source>Target at %1 of the chain · error %2 · %n passes</source>
        <translation>
            <numerusform>Đích ở %1 chuỗi · sai số %2 · %n lượt</numerusform>
        </translation>
    </message>
    <message>
        <source>Target at %1 of the chain · bend %2 · error %3</source>
        <translation>Đích ở %1 chuỗi · gập %2 · sai số %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 trên %2</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <translation>Tất cả (%1)</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Đích</translation>
    </message>
    <message>
        <source>What the end of the chain reaches for.</source>
        <translation>Thứ mà đầu chuỗi vươn tới.</translation>
    </message>
    <message>
        <source>Target of %1</source>
        <translation>Đích của %1</translation>
    </message>
    <message>
        <source>Pole</source>
        <translation>Cực</translation>
    </message>
    <message>
        <source>To which side the joint bends; none: as it prefers.</source>
        <translation>Khớp gập về phía nào; không có: theo hướng ưu tiên.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Không có</translation>
    </message>
    <message>
        <source>Pole of %1</source>
        <translation>Cực của %1</translation>
    </message>
    <message>
        <source>End rotation</source>
        <translation>Góc xoay ở đầu</translation>
    </message>
    <message>
        <source>How the bone at the end is turned.</source>
        <translation>Xương ở đầu mút được xoay thế nào.</translation>
    </message>
    <message>
        <source>End rotation of %1</source>
        <translation>Góc xoay ở đầu của %1</translation>
    </message>
    <message>
        <source>Softness</source>
        <translation>Độ mềm</translation>
    </message>
    <message>
        <source>The share of the chain before its full length where it slows, so that the knee does not pop; 0: off.</source>
        <translation>Phần của chuỗi trước khi duỗi hết mà nó chậm lại, để đầu gối không giật; 0: tắt.</translation>
    </message>
    <message>
        <source>Softness of %1</source>
        <translation>Độ mềm của %1</translation>
    </message>
    <message>
        <source>Bends to</source>
        <translation>Gập về</translation>
    </message>
    <message>
        <source>Where neither pose nor pole says so: an axis of the first bone, or as it is bent at rest.</source>
        <translation>Khi tư thế lẫn cực đều không cho biết: một trục của xương đầu, hoặc như đang gập ở tư thế nghỉ.</translation>
    </message>
    <message>
        <source>As at rest</source>
        <translation>Như tư thế nghỉ</translation>
    </message>
    <message>
        <source>+X</source>
        <translation>+X</translation>
    </message>
    <message>
        <source>−X</source>
        <translation>−X</translation>
    </message>
    <message>
        <source>+Y</source>
        <translation>+Y</translation>
    </message>
    <message>
        <source>−Y</source>
        <translation>−Y</translation>
    </message>
    <message>
        <source>+Z</source>
        <translation>+Z</translation>
    </message>
    <message>
        <source>−Z</source>
        <translation>−Z</translation>
    </message>
    <message>
        <source>Other direction</source>
        <translation>Hướng khác</translation>
    </message>
    <message>
        <source>Bend of %1</source>
        <translation>Hướng gập của %1</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Số vòng lặp</translation>
    </message>
    <message>
        <source>At most so many passes of the solver.</source>
        <translation>Bộ giải chạy nhiều nhất chừng ấy lượt.</translation>
    </message>
    <message>
        <source>Iterations of %1</source>
        <translation>Số vòng lặp của %1</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Dung sai</translation>
    </message>
    <message>
        <source>Near enough: the distance to the target as a share of the chain&apos;s length.</source>
        <translation>Đủ gần: khoảng cách tới đích theo phần chiều dài của chuỗi.</translation>
    </message>
    <message>
        <source>Tolerance of %1</source>
        <translation>Dung sai của %1</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Lượt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>Bật</translation>
    </message>
    <message>
        <source>Enable %1</source>
        <translation>Bật %1</translation>
    </message>
    <message>
        <source>Disable %1</source>
        <translation>Tắt %1</translation>
    </message>
    <message>
        <source>Select a part of an IK chain, or make one.</source>
        <translation>Chọn một phần của chuỗi IK, hoặc tạo chuỗi.</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ImportReportFlow</name>
    <message numerus="yes">
        <source>%n things to look at in the import report</source>
        <translation>
            <numerusform>%n mục cần xem trong báo cáo nhập tệp</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Hiện</translation>
    </message>
    <message>
        <source>Nothing was changed: the bones of these vertices are locked.</source>
        <translation>Không có gì thay đổi: xương của các đỉnh này đang bị khóa.</translation>
    </message>
    <message>
        <source>Find textures in</source>
        <translation>Tìm texture trong</translation>
    </message>
    <message>
        <source>Go to bind pose</source>
        <translation>Về tư thế gắn</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ImportReportPanel</name>
    <message>
        <source>Import report</source>
        <translation>Báo cáo nhập tệp</translation>
    </message>
    <message>
        <source>When a file is opened, what was done while reading it is listed here, and what is doubtful: unit, axes, bind pose, weights, textures.</source>
        <translation>Khi mở tệp, những gì đã làm khi đọc và những gì đáng ngờ được liệt kê ở đây: đơn vị, trục, tư thế gắn, trọng số, texture.</translation>
    </message>
    <message>
        <source>Nothing to report: this character did not come from a file.</source>
        <translation>Không có gì để báo cáo: nhân vật này không đến từ tệp.</translation>
    </message>
    <message>
        <source>Nothing to report: unit, axes, bind pose and weights are as they should be.</source>
        <translation>Không có gì để báo cáo: đơn vị, trục, tư thế gắn và trọng số đều ổn.</translation>
    </message>
    <message>
        <source>Undo choice</source>
        <translation>Bỏ lựa chọn</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done since</source>
        <translation>Đã làm xong</translation>
    </message>
    <message>
        <source>Limit to 4</source>
        <translation>Giới hạn còn 4</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Cách khác…</translation>
    </message>
    <message>
        <source>Import report: %1</source>
        <translation>Báo cáo nhập tệp: %1</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Chép báo cáo</translation>
    </message>
    <message>
        <source>Read again as…</source>
        <translation>Đọc lại theo cách khác…</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::JointBar</name>
    <message>
        <source>Symmetric</source>
        <translation>Đối xứng</translation>
    </message>
    <message>
        <source>What is done to a bone is done to its counterpart, too; bones are paired by their names, across the plane between left and right.</source>
        <translation>Điều làm với một xương cũng được làm với xương đối ứng; các xương được ghép cặp theo tên, qua mặt phẳng giữa trái và phải.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Di chuyển</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Xoay</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Co giãn</translation>
    </message>
    <message>
        <source>What the handles at the active bone do</source>
        <translation>Tay cầm ở xương hiện hành làm gì</translation>
    </message>
    <message>
        <source>With children</source>
        <translation>Cùng xương con</translation>
    </message>
    <message>
        <source>Bones below a moved one go with it. Off: they stay where they are.</source>
        <translation>Các xương bên dưới xương được di chuyển sẽ đi theo. Tắt: chúng ở nguyên chỗ.</translation>
    </message>
    <message>
        <source>Snap to</source>
        <translation>Bám vào</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Không gì</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Lưới ô</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Đỉnh</translation>
    </message>
    <message>
        <source>Middle of the volume</source>
        <translation>Giữa thể tích</translation>
    </message>
    <message>
        <source>Other joints</source>
        <translation>Khớp khác</translation>
    </message>
    <message>
        <source>What dragged joints snap to</source>
        <translation>Khớp được kéo bám vào đâu</translation>
    </message>
    <message>
        <source>Where a dragged joint goes. Ctrl turns it off while you drag; with Nothing, Ctrl snaps to the grid.</source>
        <translation>Nơi khớp được kéo sẽ đến. Giữ Ctrl khi kéo để tắt; với “Không gì”, Ctrl bám vào lưới ô.</translation>
    </message>
    <message>
        <source>A click puts a bone below the active one; Enter ends the chain.</source>
        <translation>Bấm để đặt một xương dưới xương hiện hành; Enter kết thúc chuỗi.</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::JointLimitDialog</name>
    <message>
        <source>Limit of %1</source>
        <translation>Giới hạn của %1</translation>
    </message>
    <message>
        <source>Set limit</source>
        <translation>Đặt giới hạn</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Usual limit</source>
        <translation>Giới hạn thông thường</translation>
    </message>
    <message>
        <source>How far this joint turns in a body: %1.</source>
        <translation>Khớp này trong cơ thể xoay được bao xa: %1.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Tự do</translation>
    </message>
    <message>
        <source>Cone</source>
        <translation>Hình nón</translation>
    </message>
    <message>
        <source>Hinge</source>
        <translation>Bản lề</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Loại</translation>
    </message>
    <message>
        <source>Its own</source>
        <translation>Riêng</translation>
    </message>
    <message>
        <source>Axis of the bone</source>
        <translation>Trục của xương</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Độ vung</translation>
    </message>
    <message>
        <source>Twist from</source>
        <translation>Xoắn từ</translation>
    </message>
    <message>
        <source>Twist to</source>
        <translation>Xoắn đến</translation>
    </message>
    <message>
        <source>The joint turns any way.</source>
        <translation>Khớp xoay theo mọi hướng.</translation>
    </message>
    <message>
        <source>The bone swings within a cone about where it rests, and twists about itself.</source>
        <translation>Xương vung trong một hình nón quanh tư thế nghỉ, và xoắn quanh chính nó.</translation>
    </message>
    <message>
        <source>The bone turns about one axis, as a knee does.</source>
        <translation>Xương xoay quanh một trục, như đầu gối.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Từ</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Đến</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::JointTool</name>
    <message>
        <source>move and snap</source>
        <translation>di chuyển và bám</translation>
    </message>
    <message>
        <source>move</source>
        <translation>di chuyển</translation>
    </message>
    <message>
        <source>add or remove</source>
        <translation>thêm hoặc bớt</translation>
    </message>
    <message>
        <source>LMB</source>
        <translation>Chuột trái</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>snap to the grid</source>
        <translation>bám vào lưới ô</translation>
    </message>
    <message>
        <source>do not snap</source>
        <translation>không bám</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>xoay</translation>
    </message>
    <message>
        <source>extrude</source>
        <translation>kéo xương mới</translation>
    </message>
    <message>
        <source>split</source>
        <translation>tách</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>xoay quanh trục</translation>
    </message>
    <message>
        <source>Edit bones</source>
        <translation>Sửa xương</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::MainWindow</name>
    <message>
        <source>LMB</source>
        <translation>Chuột trái</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>chọn một thẻ</translation>
    </message>
    <message>
        <source>open</source>
        <translation>mở</translation>
    </message>
    <message>
        <source>search everything</source>
        <translation>tìm mọi thứ</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>Xương</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Tư thế</translation>
    </message>
    <message>
        <source>Vertex weights</source>
        <translation>Trọng số đỉnh</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Kết quả kiểm tra</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Phát lại</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Xóa danh sách</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Hoàn tác %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Hoàn tác</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Làm lại %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Làm lại</translation>
    </message>
    <message>
        <source>Rigwright</source>
        <translation>Rigwright</translation>
    </message>
    <message>
        <source>%1[*] — Rigwright</source>
        <translation>%1[*] — Rigwright</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation>Chọn %1</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>Lưới</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Lịch sử</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (và %n việc khác)</numerusform>
        </translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>Tư thế đã lưu</translation>
    </message>
    <message>
        <source>Import report</source>
        <translation>Báo cáo nhập tệp</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Xương</translation>
    </message>
    <message>
        <source>Humanoid check</source>
        <translation>Kiểm tra humanoid</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Điều khiển</translation>
    </message>
    <message>
        <source>IK chain</source>
        <translation>Chuỗi IK</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>Ràng buộc</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kênh</translation>
    </message>
    <message>
        <source>Who moved this bone?</source>
        <translation>Ai đã làm dịch xương này?</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::MeshesModel</name>
    <message>
        <source>The most influences of a vertex when the file was opened</source>
        <translation>Số ảnh hưởng nhiều nhất của một đỉnh khi mở tệp</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(không tên)</translation>
    </message>
    <message>
        <source>%1 v</source>
        <translation>%1 đỉnh</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>Visible. Drag down the column to set many; Alt+click shows only this mesh.</source>
        <translation>Hiển thị. Kéo dọc cột để đặt nhiều lưới; Alt+bấm để chỉ hiện lưới này.</translation>
    </message>
    <message>
        <source>Locked: nothing changes its weights. Drag to set many; Alt+click locks all other meshes.</source>
        <translation>Khóa: không gì đổi được trọng số. Kéo để đặt nhiều lưới; Alt+bấm để khóa mọi lưới khác.</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::MeshesPanel</name>
    <message>
        <source>no weights</source>
        <translation>không trọng số</translation>
    </message>
    <message>
        <source>The meshes of your character appear here. The brush works on the one that is chosen.</source>
        <translation>Các lưới của nhân vật hiện ở đây. Cọ làm việc trên lưới được chọn.</translation>
    </message>
    <message>
        <source>Unlock all</source>
        <translation>Mở khóa tất cả</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Hiện tất cả</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::MeshesTree</name>
    <message>
        <source>Meshes</source>
        <translation>Lưới</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Khóa</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Mở khóa</translation>
    </message>
    <message>
        <source>Lock all others</source>
        <translation>Khóa mọi lưới khác</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Hiện</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ẩn</translation>
    </message>
    <message>
        <source>Hide all others</source>
        <translation>Ẩn mọi lưới khác</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::OperationStrip</name>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Smooth weights</source>
        <translation>Làm mượt trọng số</translation>
    </message>
    <message>
        <source>Prune small weights</source>
        <translation>Tỉa trọng số nhỏ</translation>
    </message>
    <message>
        <source>Limit influences</source>
        <translation>Giới hạn ảnh hưởng</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Số vòng</translation>
    </message>
    <message>
        <source>How many times every row moves towards its neighbours.</source>
        <translation>Số lần trọng số của mỗi đỉnh tiến về phía các đỉnh lân cận.</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Cường độ</translation>
    </message>
    <message>
        <source>How far it moves each time.</source>
        <translation>Mỗi lần tiến bao xa.</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Dưới</translation>
    </message>
    <message>
        <source>Weights below this share of a vertex are removed.</source>
        <translation>Bỏ các trọng số dưới tỉ lệ này của đỉnh.</translation>
    </message>
    <message>
        <source>Influences</source>
        <translation>Ảnh hưởng</translation>
    </message>
    <message>
        <source>The most bones that a vertex keeps.</source>
        <translation>Số xương tối đa mà một đỉnh giữ lại.</translation>
    </message>
    <message>
        <source>Sharpen weights</source>
        <translation>Làm sắc trọng số</translation>
    </message>
    <message>
        <source>Quantise weights</source>
        <translation>Lượng tử hóa trọng số</translation>
    </message>
    <message>
        <source>How many times every row moves away from its neighbours.</source>
        <translation>Số lần trọng số của mỗi đỉnh rời xa các đỉnh lân cận.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Số bậc</translation>
    </message>
    <message>
        <source>Weights become whole steps of so many from 0 to 1: 255 for files with 8 bits a weight, 10 for tenths.</source>
        <translation>Trọng số trở thành bậc nguyên trong ngần này bậc từ 0 đến 1: 255 cho tệp 8 bit mỗi trọng số, 10 cho phần mười.</translation>
    </message>
    <message>
        <source>Subdivide bones</source>
        <translation>Chia nhỏ xương</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Số đoạn</translation>
    </message>
    <message>
        <source>Into how many equal pieces each bone is cut.</source>
        <translation>Mỗi xương được cắt thành bao nhiêu đoạn bằng nhau.</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::OrientDialog</name>
    <message>
        <source>Orient bones</source>
        <translation>Định hướng xương</translation>
    </message>
    <message>
        <source>Orient</source>
        <translation>Định hướng</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Along the bone</source>
        <translation>Dọc theo xương</translation>
    </message>
    <message>
        <source>To its side</source>
        <translation>Sang bên</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Như cũ</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Hướng</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Mặt phẳng</translation>
    </message>
    <message>
        <source>Which way</source>
        <translation>Chỉ về đâu</translation>
    </message>
    <message>
        <source>Direction, %1</source>
        <translation>Hướng, %1</translation>
    </message>
    <message>
        <source>Only the roll</source>
        <translation>Chỉ góc xoay quanh trục</translation>
    </message>
    <message>
        <source>The axis along the bone stays where it points now.</source>
        <translation>Trục dọc theo xương vẫn chỉ như hiện nay.</translation>
    </message>
    <message>
        <source>Whole chains</source>
        <translation>Cả chuỗi</translation>
    </message>
    <message>
        <source>Also the bones above and below the selected ones, as long as nothing branches off.</source>
        <translation>Cả các xương trên và dưới xương đã chọn, chừng nào không có nhánh rẽ.</translation>
    </message>
    <message>
        <source>The axis to the side stays as near as it can to where it points now.</source>
        <translation>Trục sang bên giữ gần nhất với hướng hiện nay.</translation>
    </message>
    <message>
        <source>The axis to the side points as near as it can in this direction.</source>
        <translation>Trục sang bên chỉ gần nhất theo hướng này.</translation>
    </message>
    <message>
        <source>The axis to the side points out of the plane in which a joint bends: along a chain always on the same side.</source>
        <translation>Trục sang bên chỉ ra khỏi mặt phẳng gập của khớp: dọc chuỗi luôn ở cùng một phía.</translation>
    </message>
    <message numerus="yes">
        <source>All %n bones are oriented so already.</source>
        <translation>
            <numerusform>Cả %n xương vốn đã có hướng như vậy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones turn; nothing of the mesh moves.</source>
        <translation>
            <numerusform>%n xương xoay; lưới không dịch chuyển.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::PaintTool</name>
    <message>
        <source>Paint</source>
        <translation>Tô</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Làm mượt</translation>
    </message>
    <message>
        <source>LMB</source>
        <translation>Chuột trái</translation>
    </message>
    <message>
        <source>paint</source>
        <translation>tô</translation>
    </message>
    <message>
        <source>subtract</source>
        <translation>bớt</translation>
    </message>
    <message>
        <source>paint the opposite value</source>
        <translation>tô giá trị ngược lại</translation>
    </message>
    <message>
        <source>paint the value</source>
        <translation>tô giá trị</translation>
    </message>
    <message>
        <source>smooth</source>
        <translation>làm mượt</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>invert</source>
        <translation>đảo ngược</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>bán kính</translation>
    </message>
    <message>
        <source>pick bone</source>
        <translation>lấy xương</translation>
    </message>
    <message>
        <source>scale up</source>
        <translation>tăng</translation>
    </message>
    <message>
        <source>scale down</source>
        <translation>giảm</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::PlaybackBar</name>
    <message>
        <source>Previous frame</source>
        <translation>Khung hình trước</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Phát hoặc tạm dừng</translation>
    </message>
    <message>
        <source>Next frame</source>
        <translation>Khung hình sau</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Lặp lại</translation>
    </message>
    <message>
        <source>Starts again at the end.</source>
        <translation>Hết thì phát lại từ đầu.</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>Clip</translation>
    </message>
    <message>
        <source>Current pose</source>
        <translation>Tư thế hiện tại</translation>
    </message>
    <message>
        <source>Clip %1</source>
        <translation>Clip %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 s · %n frames</source>
        <translation>
            <numerusform>%1 s · %n khung hình</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>khung hình %1</translation>
    </message>
    <message>
        <source>This character has no clips</source>
        <translation>Nhân vật này không có clip</translation>
    </message>
    <message>
        <source>Choose a clip, or press %1 to play the first</source>
        <translation>Chọn clip, hoặc nhấn %1 để phát clip đầu tiên</translation>
    </message>
    <message>
        <source>What is shown: the pose you made, a clip, or test poses to try the weights in</source>
        <translation>Đang hiện: tư thế bạn tạo, một clip, hoặc tư thế thử để xem trọng số</translation>
    </message>
    <message>
        <source>Select a bone to see it bent and twisted every way.</source>
        <translation>Chọn một xương để xem nó gập và xoắn theo mọi hướng.</translation>
    </message>
    <message>
        <source>The pose is not changed · Esc returns to it</source>
        <translation>Tư thế giữ nguyên · Esc để quay lại</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Choose test poses to try the weights in</source>
        <translation>Chọn tư thế thử để xem trọng số</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::PosePanel</name>
    <message>
        <source>Position</source>
        <translation>Vị trí</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Góc xoay</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Tỉ lệ</translation>
    </message>
    <message>
        <source>%1 relative to the parent bone. Drag, or click and type; double click goes back to rest.</source>
        <translation>%1 so với xương cha. Kéo, hoặc bấm rồi gõ; bấm đúp để về tư thế nghỉ.</translation>
    </message>
    <message>
        <source>Reset bone</source>
        <translation>Đặt lại xương</translation>
    </message>
    <message>
        <source>Reset whole pose</source>
        <translation>Đặt lại cả tư thế</translation>
    </message>
    <message>
        <source>Select a bone to see where it stands and to pose it in numbers.</source>
        <translation>Chọn một xương để xem vị trí và tạo tư thế bằng số.</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::PoseScrubber</name>
    <message>
        <source>Test poses</source>
        <translation>Tư thế thử</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::PoseTool</name>
    <message>
        <source>Move</source>
        <translation>Di chuyển</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Xoay</translation>
    </message>
    <message>
        <source>move</source>
        <translation>di chuyển</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>xoay</translation>
    </message>
    <message>
        <source>move in steps</source>
        <translation>di chuyển theo bước</translation>
    </message>
    <message>
        <source>rotate in steps</source>
        <translation>xoay theo bước</translation>
    </message>
    <message>
        <source>add or remove</source>
        <translation>thêm hoặc bớt</translation>
    </message>
    <message>
        <source>LMB</source>
        <translation>Chuột trái</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>theo bước</translation>
    </message>
    <message>
        <source>reset rotation</source>
        <translation>đặt lại góc xoay</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Co giãn</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>co giãn</translation>
    </message>
    <message>
        <source>scale in steps</source>
        <translation>co giãn theo bước</translation>
    </message>
    <message>
        <source>reset scale</source>
        <translation>đặt lại tỉ lệ</translation>
    </message>
    <message>
        <source>drag control</source>
        <translation>kéo điều khiển</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>precise</source>
        <translation>chính xác</translation>
    </message>
    <message>
        <source>X Y Z</source>
        <translation>X Y Z</translation>
    </message>
    <message>
        <source>lock axis</source>
        <translation>khóa trục</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>đặt lại</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::PosesModel</name>
    <message>
        <source>(no name)</source>
        <translation>(không tên)</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::PosesPanel</name>
    <message>
        <source>Poses that you save appear here: pose the character, then save the pose under a name.</source>
        <translation>Các tư thế bạn lưu hiện ở đây: tạo tư thế cho nhân vật, rồi lưu dưới một tên.</translation>
    </message>
    <message>
        <source>Saved poses</source>
        <translation>Tư thế đã lưu</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Pha trộn</translation>
    </message>
    <message>
        <source>Drag to go part of the way from the pose on screen to the chosen one.</source>
        <translation>Kéo để đi một phần từ tư thế trên màn hình đến tư thế đã chọn.</translation>
    </message>
    <message>
        <source>Blend towards the chosen pose</source>
        <translation>Pha trộn về phía tư thế đã chọn</translation>
    </message>
    <message>
        <source>Selected bones only</source>
        <translation>Chỉ các xương đã chọn</translation>
    </message>
    <message>
        <source>Save current pose</source>
        <translation>Lưu tư thế hiện tại</translation>
    </message>
    <message>
        <source>Pose %1</source>
        <translation>Tư thế %1</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Áp dụng</translation>
    </message>
    <message>
        <source>Apply mirrored</source>
        <translation>Áp dụng đối xứng</translation>
    </message>
    <message>
        <source>Update from the pose on screen</source>
        <translation>Cập nhật từ tư thế trên màn hình</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Đổi tên</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Nhân đôi</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Chuyển lên</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Chuyển xuống</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>No bone is selected: nothing would change.</source>
        <translation>Chưa chọn xương nào: sẽ không có gì thay đổi.</translation>
    </message>
    <message>
        <source>Choose a bone first, or untick “Selected bones only”.</source>
        <translation>Hãy chọn một xương trước, hoặc bỏ dấu “Chỉ các xương đã chọn”.</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::PressureButton</name>
    <message>
        <source>Pen pressure</source>
        <translation>Lực ấn bút</translation>
    </message>
    <message>
        <source>What pressing harder does. A mouse always presses fully; the eraser end of a pen does what Ctrl does.</source>
        <translation>Ấn mạnh hơn thì có tác dụng gì. Chuột luôn ấn hết lực; đầu tẩy của bút làm như Ctrl.</translation>
    </message>
    <message>
        <source>Pressure changes the &amp;strength</source>
        <translation>Lực ấn đổi &amp;cường độ</translation>
    </message>
    <message>
        <source>Pressure changes the &amp;radius</source>
        <translation>Lực ấn đổi &amp;bán kính</translation>
    </message>
    <message>
        <source>So&amp;ft: a light touch does much</source>
        <translation>&amp;Mềm: chạm nhẹ đã có tác dụng nhiều</translation>
    </message>
    <message>
        <source>&amp;Linear</source>
        <translation>&amp;Tuyến tính</translation>
    </message>
    <message>
        <source>Fir&amp;m: only pressing does much</source>
        <translation>Cứn&amp;g: phải ấn mạnh mới có tác dụng nhiều</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ReadAgainDialog</name>
    <message>
        <source>Read again as</source>
        <translation>Đọc lại theo cách khác</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Đơn vị</translation>
    </message>
    <message>
        <source>Up axis</source>
        <translation>Trục hướng lên</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Tư thế</translation>
    </message>
    <message>
        <source>As posed in the file</source>
        <translation>Như trong tệp</translation>
    </message>
    <message>
        <source>Bind pose</source>
        <translation>Tư thế gắn</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>Thêm thư mục…</translation>
    </message>
    <message>
        <source>Look for textures in</source>
        <translation>Tìm texture trong</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Đọc lại</translation>
    </message>
    <message>
        <source>its own folder</source>
        <translation>thư mục của tệp</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::RenameDialog</name>
    <message>
        <source>Rename bones</source>
        <translation>Đổi tên xương</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>Tìm và thay</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Đánh số</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Thêm</translation>
    </message>
    <message>
        <source>By hierarchy</source>
        <translation>Theo phân cấp</translation>
    </message>
    <message>
        <source>Flip sides</source>
        <translation>Đổi bên</translation>
    </message>
    <message>
        <source>Side style</source>
        <translation>Kiểu bên</translation>
    </message>
    <message>
        <source>Convention</source>
        <translation>Quy ước</translation>
    </message>
    <message>
        <source>How names are made</source>
        <translation>Cách đặt tên</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Đổi tên</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Tìm</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>Thay bằng</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Biểu thức chính quy</translation>
    </message>
    <message>
        <source>Signs such as . * + ( ) [ ] | have their meaning; $1 to $9 in the other field stand for groups.</source>
        <translation>Các dấu như . * + ( ) [ ] | có ý nghĩa riêng; $1 đến $9 ở ô kia thay cho các nhóm.</translation>
    </message>
    <message>
        <source>Capitals are as small letters</source>
        <translation>Không phân biệt chữ hoa</translation>
    </message>
    <message>
        <source>“Arm” is found where “arm” is looked for.</source>
        <translation>Tìm “arm” thì cũng thấy “Arm”.</translation>
    </message>
    <message>
        <source>Name with #</source>
        <translation>Tên có #</translation>
    </message>
    <message>
        <source># is where the number stands; ## gives it two digits.</source>
        <translation># là chỗ của số; ## cho hai chữ số.</translation>
    </message>
    <message>
        <source>First number</source>
        <translation>Số đầu</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Bước</translation>
    </message>
    <message>
        <source>Count left, right and middle apart</source>
        <translation>Đếm trái, phải và giữa riêng</translation>
    </message>
    <message>
        <source>Both sides get the same numbers, with their side behind.</source>
        <translation>Hai bên có cùng số, với bên của chúng ở sau.</translation>
    </message>
    <message>
        <source>Before the name</source>
        <translation>Trước tên</translation>
    </message>
    <message>
        <source>Behind the name</source>
        <translation>Sau tên</translation>
    </message>
    <message>
        <source>What is added behind a name stands before its side: hand_jnt.L.</source>
        <translation>Phần thêm sau tên đứng trước bên: hand_jnt.L.</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Mẫu</translation>
    </message>
    <message>
        <source>{name} is the bone&apos;s own name without side, {side} its side, {top} the highest of these bones above it, {parent} the bone above, {depth} its place below {top}, {rank} its place among its siblings; {depth:2} has two digits.</source>
        <translation>{name} là tên của xương không có bên, {side} là bên, {top} là xương cao nhất trong số này phía trên nó, {parent} là xương phía trên, {depth} là vị trí dưới {top}, {rank} là vị trí giữa các xương cùng cha; {depth:2} có hai chữ số.</translation>
    </message>
    <message>
        <source>Left becomes right in names, and right becomes left: for a skeleton that was named from the viewer&apos;s side.</source>
        <translation>Trong tên, trái thành phải và phải thành trái: cho bộ xương được đặt tên từ phía người xem.</translation>
    </message>
    <message>
        <source>Sides as in</source>
        <translation>Bên như trong</translation>
    </message>
    <message>
        <source>Names of</source>
        <translation>Tên theo</translation>
    </message>
    <message>
        <source>Goes by the humanoid map; bones that the convention has no name for only get their side written in its way.</source>
        <translation>Theo bản đồ dạng người; xương mà quy ước không có tên chỉ được viết bên theo cách của nó.</translation>
    </message>
    <message numerus="yes">
        <source>%n selected bones</source>
        <translation>
            <numerusform>%n xương đã chọn</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected bones</source>
        <translation>Xương đã chọn</translation>
    </message>
    <message>
        <source>Selected bones and all below</source>
        <translation>Xương đã chọn và tất cả bên dưới</translation>
    </message>
    <message>
        <source>All bones</source>
        <translation>Tất cả xương</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>Xương</translation>
    </message>
    <message>
        <source>New names</source>
        <translation>Tên mới</translation>
    </message>
    <message>
        <source>No name would change.</source>
        <translation>Không tên nào thay đổi.</translation>
    </message>
    <message numerus="yes">
        <source>%n bones get another name.</source>
        <translation>
            <numerusform>%n xương nhận tên khác.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones would share a name with another one; that is allowed here, and made unique in files that need it.</source>
        <translation>
            <numerusform>%n xương sẽ trùng tên với xương khác; ở đây được phép, và tên được làm riêng trong tệp cần đến.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones have no name in this convention.</source>
        <translation>
            <numerusform>%n xương không có tên trong quy ước này.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::RenameModel</name>
    <message>
        <source>(no name)</source>
        <translation>(không tên)</translation>
    </message>
    <message>
        <source>Another bone would have this name, too.</source>
        <translation>Một xương khác cũng sẽ có tên này.</translation>
    </message>
    <message>
        <source>%1, a name that another bone would have, too</source>
        <translation>%1, tên mà một xương khác cũng sẽ có</translation>
    </message>
    <message>
        <source>Name now</source>
        <translation>Tên hiện tại</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Tên mới</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::RigBar</name>
    <message>
        <source>Space</source>
        <translation>Không gian</translation>
    </message>
    <message>
        <source>Space of the control</source>
        <translation>Không gian của điều khiển</translation>
    </message>
    <message>
        <source>What the active control goes along with. Where it stands stays as it is.</source>
        <translation>Thứ mà điều khiển hiện hành đi theo. Chỗ đứng của nó vẫn giữ nguyên.</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Điều khiển</translation>
    </message>
    <message>
        <source>Add a control</source>
        <translation>Thêm một điều khiển</translation>
    </message>
    <message>
        <source>Constraint</source>
        <translation>Ràng buộc</translation>
    </message>
    <message>
        <source>Add a constraint</source>
        <translation>Thêm một ràng buộc</translation>
    </message>
    <message>
        <source>Makes the active bone or control follow the other selected ones.</source>
        <translation>Cho xương hoặc điều khiển hiện hành đi theo những cái còn lại đã chọn.</translation>
    </message>
    <message>
        <source>Reset pose</source>
        <translation>Đặt lại tư thế</translation>
    </message>
    <message>
        <source>No control</source>
        <translation>Không có điều khiển</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::RigDialogs</name>
    <message>
        <source>The rig moves no bone: there is nothing to bake.</source>
        <translation>Bộ rig không làm xương nào chuyển động: không có gì để bake.</translation>
    </message>
    <message numerus="yes">
        <source>%n bones have keys in a new clip, which is shown.</source>
        <translation>
            <numerusform>%n xương có khóa trong một clip mới đang được hiện.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::RigOrderList</name>
    <message>
        <source>Evaluation order</source>
        <translation>Thứ tự tính toán</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::RigOrderModel</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Control that moves %1</source>
        <translation>Điều khiển làm dịch %1</translation>
    </message>
    <message>
        <source>Control, a target or a pole</source>
        <translation>Điều khiển, một đích hoặc một cực</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::SampleTool</name>
    <message>
        <source>LMB</source>
        <translation>Chuột trái</translation>
    </message>
    <message>
        <source>pick bone</source>
        <translation>lấy xương</translation>
    </message>
    <message>
        <source>take the weight as the brush’s value</source>
        <translation>lấy trọng số làm giá trị của cọ</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Lấy mẫu</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::SelectTool</name>
    <message>
        <source>LMB</source>
        <translation>Chuột trái</translation>
    </message>
    <message>
        <source>add or remove</source>
        <translation>thêm hoặc bớt</translation>
    </message>
    <message>
        <source>select</source>
        <translation>chọn</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>move</source>
        <translation>di chuyển</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>xoay</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Chọn</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::SelectionChip</name>
    <message>
        <source>Select none</source>
        <translation>Bỏ chọn</translation>
    </message>
    <message>
        <source>Painting and operations reach every vertex again.</source>
        <translation>Tô và các thao tác lại tác động lên mọi đỉnh.</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>Đã chọn %n đỉnh</numerusform>
        </translation>
    </message>
    <message>
        <source>Painting and operations keep to the selected vertices</source>
        <translation>Tô và các thao tác chỉ tác động lên các đỉnh đã chọn</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::SkeletonDialogs</name>
    <message>
        <source>Select the bones that are to be oriented.</source>
        <translation>Hãy chọn các xương cần định hướng.</translation>
    </message>
    <message>
        <source>The character has this map already.</source>
        <translation>Nhân vật vốn đã có bản đồ này.</translation>
    </message>
    <message>
        <source>%1 was bound in another pose than the one in which the bones rest.</source>
        <translation>%1 được gắn ở tư thế khác với tư thế nghỉ của xương.</translation>
    </message>
    <message numerus="yes">
        <source>%n meshes were bound in another pose than the one in which the bones rest.</source>
        <translation>
            <numerusform>%n lưới được gắn ở tư thế khác với tư thế nghỉ của xương.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to bind pose</source>
        <translation>Về tư thế gắn</translation>
    </message>
    <message>
        <source>Re-attach</source>
        <translation>Gắn lại</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::SkinningPreparer</name>
    <message>
        <source>Preparing delta mush: %1</source>
        <translation>Đang chuẩn bị delta mush: %1</translation>
    </message>
    <message>
        <source>Preparing centres of rotation: %1</source>
        <translation>Đang chuẩn bị tâm xoay: %1</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::SliderField</name>
    <message>
        <source>“%1” is not a number</source>
        <translation>“%1” không phải là số</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::StartPage</name>
    <message>
        <source>Drop a file anywhere in this window</source>
        <translation>Thả tệp vào bất kỳ chỗ nào trong cửa sổ này</translation>
    </message>
    <message>
        <source>Start with a character</source>
        <translation>Bắt đầu với một nhân vật</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Mở tệp</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Mở…</translation>
    </message>
    <message>
        <source>Start from a sample</source>
        <translation>Bắt đầu từ mẫu</translation>
    </message>
    <message>
        <source>Rigged and ready to paint; made by the program itself</source>
        <translation>Đã có rig, sẵn sàng để tô; do chính chương trình tạo</translation>
    </message>
    <message>
        <source>Continue recent</source>
        <translation>Tiếp tục tệp cũ</translation>
    </message>
    <message>
        <source>The files you open are listed here.</source>
        <translation>Các tệp bạn mở sẽ hiện ở đây.</translation>
    </message>
    <message>
        <source>%1, not found</source>
        <translation>%1, không tìm thấy</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>không tìm thấy</translation>
    </message>
    <message>
        <source>Nothing here can break your file: it is read, never changed, until you save or export.</source>
        <translation>Không gì ở đây làm hỏng tệp của bạn: tệp chỉ được đọc, không bị sửa, cho đến khi bạn lưu hoặc xuất.</translation>
    </message>
    <message>
        <source>Use Blender-like keys</source>
        <translation>Dùng phím kiểu Blender</translation>
    </message>
    <message>
        <source>Use Maya-like keys</source>
        <translation>Dùng phím kiểu Maya</translation>
    </message>
    <message>
        <source>glTF, VRM, FBX, Collada, OBJ, BVH or a project</source>
        <translation>glTF, VRM, FBX, Collada, OBJ, BVH hoặc dự án</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::StatusLine</name>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>No file</source>
        <translation>Chưa có tệp</translation>
    </message>
    <message numerus="yes">
        <source>%n influences</source>
        <translation>
            <numerusform>%n ảnh hưởng</numerusform>
        </translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>tổng %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 v</source>
        <comment>vertices</comment>
        <translation>%1 đỉnh</translation>
    </message>
    <message>
        <source>Findings: errors, warnings, notes. Click to see them.</source>
        <translation>Kết quả kiểm tra: lỗi, cảnh báo, ghi chú. Bấm để xem.</translation>
    </message>
    <message>
        <source>Time that the last frame took</source>
        <translation>Thời gian vẽ khung hình vừa rồi</translation>
    </message>
    <message>
        <source>Weight of the active bone under the pointer</source>
        <translation>Trọng số của xương hiện hành dưới con trỏ</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>đã chọn %1</translation>
    </message>
    <message numerus="yes">
        <source>%n controls</source>
        <translation>
            <numerusform>%n điều khiển</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n constraints</source>
        <translation>
            <numerusform>%n ràng buộc</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::TemplateDialog</name>
    <message>
        <source>Add template</source>
        <translation>Thêm khung mẫu</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Khung mẫu</translation>
    </message>
    <message>
        <source>Spine bones</source>
        <translation>Xương sống</translation>
    </message>
    <message>
        <source>Neck bones</source>
        <translation>Xương cổ</translation>
    </message>
    <message>
        <source>Fingers</source>
        <translation>Ngón tay</translation>
    </message>
    <message>
        <source>Bones of a finger</source>
        <translation>Xương mỗi ngón</translation>
    </message>
    <message>
        <source>Tail bones</source>
        <translation>Xương đuôi</translation>
    </message>
    <message>
        <source>Joints at the ends, without weights</source>
        <translation>Khớp ở đầu mút, không có trọng số</translation>
    </message>
    <message>
        <source>Below the active bone (none is active)</source>
        <translation>Dưới xương hiện hành (chưa có)</translation>
    </message>
    <message>
        <source>Below %1</source>
        <translation>Dưới %1</translation>
    </message>
    <message>
        <source>The first bone begins where that bone ends, and moves with it. Off: a skeleton of its own, as large as the meshes.</source>
        <translation>Xương đầu tiên bắt đầu ở cuối xương đó và di chuyển theo nó. Tắt: một bộ xương riêng, lớn bằng các lưới.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Thêm</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message numerus="yes">
        <source>%n bones; move them to their places afterwards.</source>
        <translation>
            <numerusform>%n xương; sau đó hãy đưa chúng về đúng chỗ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::TimeScrubber</name>
    <message>
        <source>Time</source>
        <translation>Thời gian</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::Toast</name>
    <message>
        <source>Close message</source>
        <translation>Đóng thông báo</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ToolOptionsBar</name>
    <message>
        <source>Options appear once a character is open</source>
        <translation>Tùy chọn hiện ra khi mở nhân vật</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Góc xoay</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Vị trí</translation>
    </message>
    <message>
        <source>Reset rotation</source>
        <translation>Đặt lại góc xoay</translation>
    </message>
    <message>
        <source>Reset position</source>
        <translation>Đặt lại vị trí</translation>
    </message>
    <message>
        <source>While dragging, X, Y or Z locks an axis of the model; twice, the bone’s own.</source>
        <translation>Khi kéo, X, Y hoặc Z khóa trục của mô hình; nhấn hai lần, trục của xương.</translation>
    </message>
    <message>
        <source>No bone selected</source>
        <translation>Chưa chọn xương</translation>
    </message>
    <message numerus="yes">
        <source>%n bones selected</source>
        <translation>
            <numerusform>Đã chọn %n xương</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>Đã chọn %1</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Tỉ lệ</translation>
    </message>
    <message>
        <source>Reset scale</source>
        <translation>Đặt lại tỉ lệ</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Thẳng</translation>
    </message>
    <message>
        <source>Radial</source>
        <translation>Tròn</translation>
    </message>
    <message>
        <source>Shape of the gradient</source>
        <translation>Dạng chuyển dần</translation>
    </message>
    <message>
        <source>Boxes scale along the axes of the bone, the one in the middle evenly.</source>
        <translation>Các hộp co giãn theo trục của xương, hộp ở giữa co giãn đều.</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ToolStage</name>
    <message>
        <source>%1 has to wait: finish what is under way, or press Escape.</source>
        <translation>%1 phải đợi: hãy làm xong việc đang dở, hoặc nhấn Escape.</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ToolStrip</name>
    <message>
        <source>Mirror weights</source>
        <translation>Đối xứng trọng số</translation>
    </message>
    <message>
        <source>Gives one side the weights of the other; where vertices are selected, only to these and their mirror images.</source>
        <translation>Cho một bên trọng số của bên kia; nếu có đỉnh được chọn thì chỉ cho các đỉnh ấy và ảnh đối xứng của chúng.</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::TransferDialog</name>
    <message>
        <source>Transfer weights to %1</source>
        <translation>Chuyển trọng số sang %1</translation>
    </message>
    <message>
        <source>all other meshes</source>
        <translation>mọi lưới khác</translation>
    </message>
    <message>
        <source>All other meshes</source>
        <translation>Mọi lưới khác</translation>
    </message>
    <message>
        <source>Take from</source>
        <translation>Lấy từ</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Chọn tệp…</translation>
    </message>
    <message>
        <source>What is farther off is no counterpart.</source>
        <translation>Xa hơn mức này thì không phải là chỗ tương ứng.</translation>
    </message>
    <message>
        <source>Surface that is turned away by more is no counterpart; 180° takes any side.</source>
        <translation>Bề mặt lệch hướng nhiều hơn thì không phải là chỗ tương ứng; 180° nhận mọi phía.</translation>
    </message>
    <message>
        <source>Keep connected pieces apart</source>
        <translation>Giữ riêng từng mảnh liền nhau</translation>
    </message>
    <message>
        <source>A piece takes only from the pieces that it shares most of its surface with: one sock nothing of the other.</source>
        <translation>Mỗi mảnh chỉ lấy từ những mảnh có phần lớn bề mặt chung với nó: chiếc tất này không lấy gì của chiếc kia.</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Chuyển</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 của %2</translation>
    </message>
    <message>
        <source>No other mesh of this character has weights: choose a file.</source>
        <translation>Không lưới nào khác của nhân vật này có trọng số: hãy chọn một tệp.</translation>
    </message>
    <message>
        <source>Looking for counterparts…</source>
        <translation>Đang tìm chỗ tương ứng…</translation>
    </message>
    <message>
        <source>%1 of %2 vertices have a counterpart · %3 without</source>
        <translation>%1 trong %2 đỉnh có chỗ tương ứng · %3 không có</translation>
    </message>
    <message numerus="yes">
        <source>The mesh is bound to %n bones</source>
        <translation>
            <numerusform>Lưới được gắn với %n xương</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mesh is bound to %n bones more</source>
        <translation>
            <numerusform>Lưới được gắn thêm với %n xương</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>Sẽ không có gì thay đổi.</translation>
    </message>
    <message>
        <source>Max distance</source>
        <translation>Khoảng cách tối đa</translation>
    </message>
    <message>
        <source>Max angle</source>
        <translation>Góc tối đa</translation>
    </message>
    <message>
        <source>Nothing would change: raise “%1”, or take from another mesh.</source>
        <translation>Sẽ không có gì thay đổi: hãy tăng “%1”, hoặc lấy từ lưới khác.</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::TransferFlow</name>
    <message>
        <source>Take weights from a file</source>
        <translation>Lấy trọng số từ tệp</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Nhân vật</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Đang đọc %1</translation>
    </message>
    <message>
        <source>“%1” could not be read</source>
        <translation>Không đọc được “%1”</translation>
    </message>
    <message>
        <source>“%1” holds no mesh with weights.</source>
        <translation>“%1” không có lưới nào có trọng số.</translation>
    </message>
    <message>
        <source>Nothing of “%1” could be transferred</source>
        <translation>Không chuyển được gì từ “%1”</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::VertexSelectBar</name>
    <message>
        <source>Front faces only</source>
        <translation>Chỉ mặt trước</translation>
    </message>
    <message>
        <source>Leaves what faces away alone. Off: through everything.</source>
        <translation>Bỏ qua phần quay đi. Tắt: xuyên qua mọi thứ.</translation>
    </message>
    <message>
        <source>X mirror</source>
        <translation>Đối xứng X</translation>
    </message>
    <message>
        <source>Selects the same vertices of the other side too.</source>
        <translation>Chọn cả các đỉnh tương ứng ở bên kia.</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Nhấp</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Khung</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Thòng lọng</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Tô</translation>
    </message>
    <message>
        <source>How vertices are selected</source>
        <translation>Cách chọn đỉnh</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Bán kính</translation>
    </message>
    <message>
        <source>Size of the brush on the screen.</source>
        <translation>Kích thước cọ trên màn hình.</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::VertexSelectTool</name>
    <message>
        <source>select a vertex</source>
        <translation>chọn một đỉnh</translation>
    </message>
    <message>
        <source>draw a box</source>
        <translation>vẽ khung</translation>
    </message>
    <message>
        <source>draw around vertices</source>
        <translation>khoanh các đỉnh</translation>
    </message>
    <message>
        <source>paint over vertices</source>
        <translation>tô qua các đỉnh</translation>
    </message>
    <message>
        <source>add</source>
        <translation>thêm</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>bớt</translation>
    </message>
    <message>
        <source>LMB</source>
        <translation>Chuột trái</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tất cả</translation>
    </message>
    <message>
        <source>none</source>
        <translation>bỏ chọn</translation>
    </message>
    <message>
        <source>island</source>
        <translation>cả mảnh</translation>
    </message>
    <message>
        <source>Select vertices</source>
        <translation>Chọn đỉnh</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::VertexWeightsModel</name>
    <message>
        <source>Sum · no bone moves this vertex</source>
        <translation>Tổng · không xương nào kéo đỉnh này</translation>
    </message>
    <message numerus="yes">
        <source>Sum · %n influences</source>
        <translation>
            <numerusform>Tổng · %n ảnh hưởng</numerusform>
        </translation>
    </message>
    <message>
        <source>Double-click to set the weight of all selected vertices</source>
        <translation>Nhấp đúp để đặt trọng số của mọi đỉnh đã chọn</translation>
    </message>
    <message>
        <source>Double-click to set the weight of this vertex</source>
        <translation>Nhấp đúp để đặt trọng số của đỉnh này</translation>
    </message>
    <message>
        <source>%1 · from %2 to %3 in the selection</source>
        <translation>%1 · từ %2 đến %3 trong phần chọn</translation>
    </message>
    <message numerus="yes">
        <source>Mean of %n vertices</source>
        <translation>
            <numerusform>Trung bình của %n đỉnh</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::VertexWeightsPanel</name>
    <message>
        <source>Weights of the vertex</source>
        <translation>Trọng số của đỉnh</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Xương</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Trọng số</translation>
    </message>
    <message>
        <source>Point at the mesh to see which bones move the vertex there.</source>
        <translation>Trỏ vào lưới để xem xương nào kéo đỉnh ở đó.</translation>
    </message>
    <message>
        <source>vertex %1</source>
        <translation>đỉnh %1</translation>
    </message>
    <message numerus="yes">
        <source>%n selected vertices</source>
        <translation>
            <numerusform>%n đỉnh đã chọn</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is no weight: type a number from 0 to 1.</source>
        <translation>“%1” không phải là trọng số: hãy nhập số từ 0 đến 1.</translation>
    </message>
    <message>
        <source>Some vertices kept their weights: locked bones leave them no room.</source>
        <translation>Một số đỉnh giữ nguyên trọng số: các xương bị khóa không chừa chỗ.</translation>
    </message>
    <message>
        <source>Some vertices belong to this bone alone: nothing else could take their weight.</source>
        <translation>Một số đỉnh chỉ thuộc về xương này: không có xương nào khác nhận trọng số.</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ViewportHeader</name>
    <message>
        <source>No character</source>
        <translation>Chưa có nhân vật</translation>
    </message>
    <message>
        <source>Skinning method</source>
        <translation>Phương pháp skinning</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Đặc</translation>
    </message>
    <message>
        <source>Textured</source>
        <translation>Texture</translation>
    </message>
    <message>
        <source>Wire</source>
        <translation>Khung dây</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Trọng số</translation>
    </message>
    <message>
        <source>Shading</source>
        <translation>Kiểu hiển thị</translation>
    </message>
    <message>
        <source>Octahedral bones</source>
        <translation>Xương bát diện</translation>
    </message>
    <message>
        <source>Stick bones</source>
        <translation>Xương dạng que</translation>
    </message>
    <message>
        <source>No bones</source>
        <translation>Ẩn xương</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>Xương</translation>
    </message>
    <message>
        <source>Iso-lines</source>
        <translation>Đường đẳng trị</translation>
    </message>
    <message>
        <source>Lines of equal weight, each 0.1.</source>
        <translation>Các đường có trọng số bằng nhau, cách nhau 0.1.</translation>
    </message>
    <message>
        <source>Draws the edges over the surface.</source>
        <translation>Vẽ các cạnh lên trên bề mặt.</translation>
    </message>
    <message>
        <source>Perspective or orthographic</source>
        <translation>Phối cảnh hoặc trực giao</translation>
    </message>
    <message>
        <source>Mixed methods</source>
        <translation>Nhiều phương pháp</translation>
    </message>
    <message>
        <source>Orthographic</source>
        <translation>Trực giao</translation>
    </message>
    <message>
        <source>Perspective</source>
        <translation>Phối cảnh</translation>
    </message>
    <message>
        <source>No skinning</source>
        <translation>Không skinning</translation>
    </message>
    <message>
        <source>All bones</source>
        <translation>Mọi xương</translation>
    </message>
    <message>
        <source>Shown as linear blend until it is prepared. After cancelling, choose it again to prepare it.</source>
        <translation>Hiện bằng trộn tuyến tính cho đến khi chuẩn bị xong. Nếu đã hủy, chọn lại để chuẩn bị.</translation>
    </message>
    <message>
        <source>How bones are shown</source>
        <translation>Cách hiển thị xương</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Writes the name of every bone beside it.</source>
        <translation>Ghi tên mỗi xương bên cạnh nó.</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>Trục</translation>
    </message>
    <message>
        <source>Draws the axes of every bone.</source>
        <translation>Vẽ các trục của mỗi xương.</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Điều khiển</translation>
    </message>
    <message>
        <source>Draws the controls of the rig, which can then be dragged.</source>
        <translation>Vẽ các điều khiển của bộ rig, khi đó có thể kéo chúng.</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ViewportScene</name>
    <message>
        <source>No bone selected</source>
        <translation>Chưa chọn xương</translation>
    </message>
    <message>
        <source>Rest pose</source>
        <translation>Tư thế nghỉ</translation>
    </message>
    <message numerus="yes">
        <source>after %n passes</source>
        <translation>
            <numerusform>sau %n lượt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ViewportWidget</name>
    <message>
        <source>OpenGL could not be started: no driver answered.</source>
        <translation>Không khởi động được OpenGL: không trình điều khiển nào phản hồi.</translation>
    </message>
    <message>
        <source>OpenGL was found, but a surface to draw on could not be made.</source>
        <translation>Đã thấy OpenGL, nhưng không tạo được bề mặt để vẽ.</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is needed; this system offers %1.%2.</source>
        <translation>Cần OpenGL 3.3; hệ thống này có %1.%2.</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::WhoMovedModel</name>
    <message>
        <source>In the model: %1 · %2 · %3 cm, %4 · %5 · %6°</source>
        <translation>Trong mô hình: %1 · %2 · %3 cm, %4 · %5 · %6°</translation>
    </message>
    <message>
        <source>From its parent: %1 · %2 · %3 cm, %4 · %5 · %6°</source>
        <translation>Từ cha của nó: %1 · %2 · %3 cm, %4 · %5 · %6°</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::WhoMovedPanel</name>
    <message>
        <source>Select a bone to see step by step what brings it where it is: pose, controls, constraints, IK.</source>
        <translation>Chọn một xương để xem từng bước điều gì đưa nó tới chỗ của nó: tư thế, điều khiển, ràng buộc, IK.</translation>
    </message>
    <message>
        <source>Steps from bind to picture</source>
        <translation>Các bước từ lúc gắn tới hình</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::Workspaces</name>
    <message>
        <source>Workspace</source>
        <translation>Không gian làm việc</translation>
    </message>
</context>
</TS>
