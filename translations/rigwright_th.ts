<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="th" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>เปิด(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Export GLB</source>
        <translation>ส่งออก GLB(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Close character</source>
        <translation>ปิดตัวละคร(&amp;C)</translation>
    </message>
    <message>
        <source>Goes back to the start page.</source>
        <translation>กลับไปหน้าเริ่มต้น</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>ออกจากโปรแกรม(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>เลิกทำ(&amp;U)</translation>
    </message>
    <message>
        <source>Takes back the last step.</source>
        <translation>เลิกทำขั้นล่าสุด</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ทำซ้ำ(&amp;R)</translation>
    </message>
    <message>
        <source>Does again what was taken back.</source>
        <translation>ทำสิ่งที่เลิกทำไปอีกครั้ง</translation>
    </message>
    <message>
        <source>&amp;Search commands and bones</source>
        <translation>ค้นหาคำสั่งและกระดูก(&amp;S)</translation>
    </message>
    <message>
        <source>Finds every command and every bone by name.</source>
        <translation>ค้นหาคำสั่งหรือกระดูกใดก็ได้จากชื่อ</translation>
    </message>
    <message>
        <source>&amp;All bones</source>
        <translation>กระดูกทั้งหมด(&amp;A)</translation>
    </message>
    <message>
        <source>Selects every visible bone.</source>
        <translation>เลือกกระดูกทุกชิ้นที่มองเห็น</translation>
    </message>
    <message>
        <source>&amp;No bones</source>
        <translation>ไม่เลือกกระดูก(&amp;N)</translation>
    </message>
    <message>
        <source>Clears the selection.</source>
        <translation>ยกเลิกการเลือกทั้งหมด</translation>
    </message>
    <message>
        <source>&amp;Parent</source>
        <translation>กระดูกแม่(&amp;P)</translation>
    </message>
    <message>
        <source>Goes from the active bone to its parent.</source>
        <translation>ย้ายจากกระดูกที่ใช้งานไปยังกระดูกแม่</translation>
    </message>
    <message>
        <source>&amp;Child</source>
        <translation>กระดูกลูก(&amp;C)</translation>
    </message>
    <message>
        <source>Goes from the active bone to its first child.</source>
        <translation>ย้ายจากกระดูกที่ใช้งานไปยังกระดูกลูกชิ้นแรก</translation>
    </message>
    <message>
        <source>&amp;Front</source>
        <translation>ด้านหน้า(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>ด้านหลัง(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Right</source>
        <translation>ด้านขวา(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Left</source>
        <translation>ด้านซ้าย(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Top</source>
        <translation>ด้านบน(&amp;T)</translation>
    </message>
    <message>
        <source>B&amp;ottom</source>
        <translation>ด้านล่าง(&amp;O)</translation>
    </message>
    <message>
        <source>Three-&amp;quarter</source>
        <translation>มุมเฉียง(&amp;Q)</translation>
    </message>
    <message>
        <source>Orthographi&amp;c</source>
        <translation>ออร์โทกราฟิก(&amp;C)</translation>
    </message>
    <message>
        <source>Draws without perspective.</source>
        <translation>วาดภาพแบบไม่มีเปอร์สเปกทิฟ</translation>
    </message>
    <message>
        <source>Frame &amp;selected</source>
        <translation>โฟกัสส่วนที่เลือก(&amp;S)</translation>
    </message>
    <message>
        <source>Fills the picture with the selected bones.</source>
        <translation>จัดภาพให้กระดูกที่เลือกอยู่เต็มจอ</translation>
    </message>
    <message>
        <source>Frame &amp;all</source>
        <translation>โฟกัสทั้งหมด(&amp;A)</translation>
    </message>
    <message>
        <source>Fills the picture with the whole character.</source>
        <translation>จัดภาพให้เห็นตัวละครทั้งตัว</translation>
    </message>
    <message>
        <source>&amp;Iso-lines</source>
        <translation>เส้นชั้นน้ำหนัก(&amp;I)</translation>
    </message>
    <message>
        <source>Lines of equal weight, each 0.1.</source>
        <translation>เส้นที่มีน้ำหนักเท่ากัน ทุกช่วง 0.1</translation>
    </message>
    <message>
        <source>&amp;Wire</source>
        <translation>ไวร์เฟรม(&amp;W)</translation>
    </message>
    <message>
        <source>Draws the edges over the surface.</source>
        <translation>วาดเส้นขอบของเมชทับบนพื้นผิว</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>กริดพื้น(&amp;G)</translation>
    </message>
    <message>
        <source>Draws the ground grid, one metre a major line.</source>
        <translation>วาดกริดบนพื้น เส้นหลักห่างกันหนึ่งเมตร</translation>
    </message>
    <message>
        <source>Raw weight su&amp;ms</source>
        <translation>ผลรวมน้ำหนักดิบ(&amp;M)</translation>
    </message>
    <message>
        <source>Shows what a shader that does not divide by the sum makes of the weights.</source>
        <translation>แสดงผลแบบเชดเดอร์ที่ไม่หารน้ำหนักด้วยผลรวม</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>เลือก(&amp;S)</translation>
    </message>
    <message>
        <source>Click a bone, or the surface to take the bone that moves it most.</source>
        <translation>คลิกที่กระดูก หรือคลิกพื้นผิวเพื่อเลือกกระดูกที่มีผลกับจุดนั้นมากที่สุด</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>ย้าย(&amp;M)</translation>
    </message>
    <message>
        <source>Moves the selected bones of the pose.</source>
        <translation>ย้ายกระดูกที่เลือกในท่าปัจจุบัน</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>หมุน(&amp;R)</translation>
    </message>
    <message>
        <source>Turns the selected bones of the pose.</source>
        <translation>หมุนกระดูกที่เลือกในท่าปัจจุบัน</translation>
    </message>
    <message>
        <source>&amp;Paint</source>
        <translation>ระบาย(&amp;P)</translation>
    </message>
    <message>
        <source>Paints the weight of the active bone.</source>
        <translation>ระบายน้ำหนักของกระดูกที่ใช้งาน</translation>
    </message>
    <message>
        <source>S&amp;mooth</source>
        <translation>เกลี่ย(&amp;M)</translation>
    </message>
    <message>
        <source>Evens out the weights under the brush.</source>
        <translation>เกลี่ยน้ำหนักใต้แปรงให้เรียบ</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>ย้ายทันที</translation>
    </message>
    <message>
        <source>Moves the selected bones with the pointer; X, Y, Z lock an axis.</source>
        <translation>ย้ายกระดูกที่เลือกตามเมาส์ กด X, Y, Z เพื่อล็อกแกน</translation>
    </message>
    <message>
        <source>Rotate now</source>
        <translation>หมุนทันที</translation>
    </message>
    <message>
        <source>Turns the selected bones with the pointer; X, Y, Z lock an axis.</source>
        <translation>หมุนกระดูกที่เลือกตามเมาส์ กด X, Y, Z เพื่อล็อกแกน</translation>
    </message>
    <message>
        <source>Reset &amp;position</source>
        <translation>รีเซ็ตตำแหน่ง(&amp;P)</translation>
    </message>
    <message>
        <source>Puts the selected bones back to where they rest.</source>
        <translation>คืนกระดูกที่เลือกไปยังตำแหน่งในท่าพัก</translation>
    </message>
    <message>
        <source>Turns the selected bones back to rest.</source>
        <translation>หมุนกระดูกที่เลือกกลับสู่ท่าพัก</translation>
    </message>
    <message>
        <source>Reset s&amp;cale</source>
        <translation>รีเซ็ตสเกล(&amp;C)</translation>
    </message>
    <message>
        <source>Gives the selected bones their rest size.</source>
        <translation>คืนขนาดในท่าพักให้กระดูกที่เลือก</translation>
    </message>
    <message>
        <source>Reset &amp;whole pose</source>
        <translation>รีเซ็ตทั้งท่า(&amp;W)</translation>
    </message>
    <message>
        <source>Puts every bone back to rest.</source>
        <translation>คืนกระดูกทุกชิ้นสู่ท่าพัก</translation>
    </message>
    <message>
        <source>Brush radius</source>
        <translation>รัศมีแปรง</translation>
    </message>
    <message>
        <source>Brush strength</source>
        <translation>ความแรงแปรง</translation>
    </message>
    <message>
        <source>Brush value</source>
        <translation>ค่าน้ำหนักของแปรง</translation>
    </message>
    <message>
        <source>Smaller brush</source>
        <translation>ย่อแปรง</translation>
    </message>
    <message>
        <source>Larger brush</source>
        <translation>ขยายแปรง</translation>
    </message>
    <message>
        <source>Pick the bone under the pointer</source>
        <translation>เลือกกระดูกใต้เมาส์</translation>
    </message>
    <message>
        <source>&amp;Normalise all</source>
        <translation>นอร์มัลไลซ์ทั้งหมด(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Lock all bones</source>
        <translation>ล็อกกระดูกทั้งหมด(&amp;L)</translation>
    </message>
    <message>
        <source>Locked bones keep their weights.</source>
        <translation>กระดูกที่ล็อกไว้คงน้ำหนักเดิม</translation>
    </message>
    <message>
        <source>&amp;Unlock all bones</source>
        <translation>ปลดล็อกกระดูกทั้งหมด(&amp;U)</translation>
    </message>
    <message>
        <source>Linear &amp;blend</source>
        <translation>ลิเนียร์เบลนด์(&amp;B)</translation>
    </message>
    <message>
        <source>The method of games: joints lose volume when they twist.</source>
        <translation>วิธีที่เกมใช้: ข้อต่อเสียปริมาตรเมื่อบิด</translation>
    </message>
    <message>
        <source>&amp;Dual quaternion</source>
        <translation>ดูอัลควอเทอร์เนียน(&amp;D)</translation>
    </message>
    <message>
        <source>Keeps volume when joints twist; may bulge.</source>
        <translation>รักษาปริมาตรเมื่อข้อต่อบิด แต่อาจโป่งออก</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>เล่น(&amp;P)</translation>
    </message>
    <message>
        <source>Plays or pauses the clip.</source>
        <translation>เล่นหรือหยุดคลิปชั่วคราว</translation>
    </message>
    <message>
        <source>Pr&amp;evious frame</source>
        <translation>เฟรมก่อนหน้า(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Next frame</source>
        <translation>เฟรมถัดไป(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;First frame</source>
        <translation>เฟรมแรก(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Last frame</source>
        <translation>เฟรมสุดท้าย(&amp;L)</translation>
    </message>
    <message>
        <source>L&amp;oop</source>
        <translation>เล่นวนซ้ำ(&amp;O)</translation>
    </message>
    <message>
        <source>Starts again at the end.</source>
        <translation>เมื่อจบแล้วเริ่มใหม่</translation>
    </message>
    <message>
        <source>Show the pose, no &amp;clip</source>
        <translation>แสดงท่า ไม่ใช้คลิป(&amp;C)</translation>
    </message>
    <message>
        <source>Leaves the clip and shows the pose you made.</source>
        <translation>ออกจากคลิปแล้วแสดงท่าที่คุณจัดไว้</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>ธีมมืด(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>ธีมสว่าง(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>เต็มจอ(&amp;F)</translation>
    </message>
    <message>
        <source>Go to the &amp;message</source>
        <translation>ไปที่ข้อความแจ้ง(&amp;M)</translation>
    </message>
    <message>
        <source>Moves the keyboard to the newest message.</source>
        <translation>ย้ายคีย์บอร์ดไปยังข้อความแจ้งล่าสุด</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>ปุ่มลัด(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Rigwright</source>
        <translation>เกี่ยวกับ Rigwright(&amp;A)</translation>
    </message>
    <message>
        <source>Reset ro&amp;tation</source>
        <translation>รีเซ็ตการหมุน(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>บันทึก(&amp;S)</translation>
    </message>
    <message>
        <source>Saves everything as a Rigwright project; asks for a name the first time. The file you opened is never replaced.</source>
        <translation>บันทึกทุกอย่างเป็นโปรเจกต์ Rigwright ถามชื่อในครั้งแรก ไฟล์ที่เปิดมาจะไม่ถูกแทนที่</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>บันทึกเป็น(&amp;A)…</translation>
    </message>
    <message>
        <source>Saves the project under another name.</source>
        <translation>บันทึกโปรเจกต์ด้วยชื่ออื่น</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>ย้อนกลับไปที่ไฟล์(&amp;V)</translation>
    </message>
    <message>
        <source>Goes back to the file as it is on the disk.</source>
        <translation>กลับไปเป็นไฟล์ที่อยู่บนดิสก์</translation>
    </message>
    <message>
        <source>Writes the character to the GLB it was last exported to, reads it back and compares how it deforms.</source>
        <translation>เขียนตัวละครลงไฟล์ GLB ที่ส่งออกล่าสุด อ่านกลับ แล้วเทียบการเปลี่ยนรูป</translation>
    </message>
    <message>
        <source>E&amp;xport GLB as…</source>
        <translation>ส่งออก GLB เป็น(&amp;X)…</translation>
    </message>
    <message>
        <source>Exports to a GLB file of your choice.</source>
        <translation>ส่งออกเป็นไฟล์ GLB ที่เลือก</translation>
    </message>
    <message>
        <source>Closes the window; asks first where there are changes that were not saved.</source>
        <translation>ปิดหน้าต่าง ถ้ามีการแก้ไขที่ยังไม่ได้บันทึกจะถามก่อน</translation>
    </message>
    <message>
        <source>Scale now</source>
        <translation>สเกลทันที</translation>
    </message>
    <message>
        <source>Scales the selected bones with the pointer; X, Y, Z lock an axis.</source>
        <translation>สเกลกระดูกที่เลือกตามเมาส์ กด X, Y, Z เพื่อล็อกแกน</translation>
    </message>
    <message>
        <source>Take the value under the pointer</source>
        <translation>ใช้ค่าใต้เมาส์</translation>
    </message>
    <message>
        <source>The brush goes on with the weight that the active bone has there.</source>
        <translation>แปรงจะใช้น้ำหนักที่กระดูกที่ใช้งานมีตรงจุดนั้น</translation>
    </message>
    <message>
        <source>&amp;Fill with the brush</source>
        <translation>เติมด้วยแปรง(&amp;F)</translation>
    </message>
    <message>
        <source>Smooth &amp;all weights</source>
        <translation>เกลี่ยน้ำหนักทั้งหมด(&amp;A)</translation>
    </message>
    <message>
        <source>Mirror left → &amp;right</source>
        <translation>มิเรอร์ซ้าย → ขวา(&amp;R)</translation>
    </message>
    <message>
        <source>Gives the right side the weights of the left one; bones are exchanged by name, vertices by place.</source>
        <translation>ให้ด้านขวามีน้ำหนักเหมือนด้านซ้าย จับคู่กระดูกตามชื่อและจุดยอดตามตำแหน่ง</translation>
    </message>
    <message>
        <source>Gives the left side the weights of the right one; bones are exchanged by name, vertices by place.</source>
        <translation>ให้ด้านซ้ายมีน้ำหนักเหมือนด้านขวา จับคู่กระดูกตามชื่อและจุดยอดตามตำแหน่ง</translation>
    </message>
    <message>
        <source>Limit &amp;influences</source>
        <translation>จำกัดอิทธิพล(&amp;I)</translation>
    </message>
    <message>
        <source>Make seam points &amp;equal</source>
        <translation>ทำจุดรอยต่อให้เท่ากัน(&amp;E)</translation>
    </message>
    <message>
        <source>Vertices in one place get the same weights, so that no crack opens.</source>
        <translation>จุดยอดที่อยู่ตำแหน่งเดียวกันจะมีน้ำหนักเท่ากัน จึงไม่เกิดรอยแยก</translation>
    </message>
    <message>
        <source>&amp;Skeleton workspace</source>
        <translation>พื้นที่ทำงานโครงกระดูก(&amp;S)</translation>
    </message>
    <message>
        <source>Arranges the window for bones and poses.</source>
        <translation>จัดหน้าต่างสำหรับกระดูกและท่า</translation>
    </message>
    <message>
        <source>&amp;Weights workspace</source>
        <translation>พื้นที่ทำงานน้ำหนัก(&amp;W)</translation>
    </message>
    <message>
        <source>Arranges the window for painting weights.</source>
        <translation>จัดหน้าต่างสำหรับระบายน้ำหนัก</translation>
    </message>
    <message>
        <source>&amp;Reset this workspace</source>
        <translation>รีเซ็ตพื้นที่ทำงานนี้(&amp;R)</translation>
    </message>
    <message>
        <source>Puts panels, display and tool of this workspace back to how they were delivered.</source>
        <translation>คืนแผง การแสดงผล และเครื่องมือของพื้นที่ทำงานนี้เป็นค่าเริ่มต้น</translation>
    </message>
    <message>
        <source>Mirror ri&amp;ght → left</source>
        <translation>มิเรอร์ขวา → ซ้าย(&amp;G)</translation>
    </message>
    <message>
        <source>Reset c&amp;hain</source>
        <translation>รีเซ็ตสายกระดูก(&amp;H)</translation>
    </message>
    <message>
        <source>Puts the selected bones and everything below them back to rest.</source>
        <translation>คืนกระดูกที่เลือกและทุกกระดูกที่ต่อจากมันสู่ท่าพัก</translation>
    </message>
    <message>
        <source>Cop&amp;y pose</source>
        <translation>คัดลอกท่า(&amp;Y)</translation>
    </message>
    <message>
        <source>Takes the pose of the selected bones (of all where none is selected) to the clipboard; it fits other characters by the names of bones.</source>
        <translation>คัดลอกท่าของกระดูกที่เลือก (ทั้งหมดถ้าไม่ได้เลือก) ไปยังคลิปบอร์ด ใช้กับตัวละครอื่นได้ตามชื่อกระดูก</translation>
    </message>
    <message>
        <source>Paste pos&amp;e</source>
        <translation>วางท่า(&amp;E)</translation>
    </message>
    <message>
        <source>Gives the bones of the same names the pose on the clipboard.</source>
        <translation>ให้กระดูกชื่อเดียวกันมีท่าตามคลิปบอร์ด</translation>
    </message>
    <message>
        <source>Paste pose mirrore&amp;d</source>
        <translation>วางท่าแบบมิเรอร์(&amp;D)</translation>
    </message>
    <message>
        <source>Gives the bones of the other side the pose on the clipboard, as in a mirror.</source>
        <translation>ให้กระดูกอีกด้านมีท่าตามคลิปบอร์ดเหมือนในกระจก</translation>
    </message>
    <message>
        <source>M&amp;irror pose</source>
        <translation>มิเรอร์ท่า(&amp;I)</translation>
    </message>
    <message>
        <source>Turns the whole pose over: left does what right did.</source>
        <translation>พลิกทั้งท่า ด้านซ้ายทำตามที่ด้านขวาเคยทำ</translation>
    </message>
    <message>
        <source>Looks at the face of the character.</source>
        <translation>มองใบหน้าตัวละคร</translation>
    </message>
    <message>
        <source>Looks at the back of the character.</source>
        <translation>มองด้านหลังตัวละคร</translation>
    </message>
    <message>
        <source>Looks from the +X side.</source>
        <translation>มองจากด้าน +X</translation>
    </message>
    <message>
        <source>Looks from the -X side.</source>
        <translation>มองจากด้าน -X</translation>
    </message>
    <message>
        <source>Looks down from above.</source>
        <translation>มองลงมาจากด้านบน</translation>
    </message>
    <message>
        <source>Looks up from below.</source>
        <translation>มองขึ้นจากด้านล่าง</translation>
    </message>
    <message>
        <source>Looks from the front, a little from the side and from above.</source>
        <translation>มองจากด้านหน้า เยื้องข้างและสูงเล็กน้อย</translation>
    </message>
    <message>
        <source>Orbit &amp;left</source>
        <translation>หมุนมุมมองไปซ้าย(&amp;L)</translation>
    </message>
    <message>
        <source>Turns the view by 15°.</source>
        <translation>หมุนมุมมอง 15°</translation>
    </message>
    <message>
        <source>Orbit &amp;right</source>
        <translation>หมุนมุมมองไปขวา(&amp;R)</translation>
    </message>
    <message>
        <source>Orbit &amp;up</source>
        <translation>หมุนมุมมองขึ้น(&amp;U)</translation>
    </message>
    <message>
        <source>Orbit &amp;down</source>
        <translation>หมุนมุมมองลง(&amp;D)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>ซูมเข้า(&amp;I)</translation>
    </message>
    <message>
        <source>Brings the camera nearer.</source>
        <translation>เลื่อนกล้องเข้าใกล้</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>ซูมออก(&amp;O)</translation>
    </message>
    <message>
        <source>Takes the camera farther away.</source>
        <translation>เลื่อนกล้องออกห่าง</translation>
    </message>
    <message>
        <source>Isolat&amp;e</source>
        <translation>แสดงเดี่ยว(&amp;E)</translation>
    </message>
    <message>
        <source>Shows the active mesh alone, or everything again; the file keeps what is visible.</source>
        <translation>แสดงเฉพาะเมชที่ใช้งาน หรือแสดงทั้งหมดอีกครั้ง ไม่เปลี่ยนการซ่อนที่เก็บในไฟล์</translation>
    </message>
    <message>
        <source>Drag to change the size of the brush; a click confirms, Escape takes it back.</source>
        <translation>ลากเพื่อเปลี่ยนขนาดแปรง คลิกเพื่อยืนยัน Escape เพื่อคืนค่าเดิม</translation>
    </message>
    <message>
        <source>Drag to change how much one dab does; a click confirms, Escape takes it back.</source>
        <translation>ลากเพื่อเปลี่ยนผลของการแตะแต่ละครั้ง คลิกเพื่อยืนยัน Escape เพื่อคืนค่าเดิม</translation>
    </message>
    <message>
        <source>Drag to change the weight that the brush paints; a click confirms, Escape takes it back.</source>
        <translation>ลากเพื่อเปลี่ยนน้ำหนักที่แปรงระบาย คลิกเพื่อยืนยัน Escape เพื่อคืนค่าเดิม</translation>
    </message>
    <message>
        <source>Makes the brush a sixth smaller.</source>
        <translation>ย่อแปรงลงหนึ่งในหก</translation>
    </message>
    <message>
        <source>Makes the brush a fifth larger.</source>
        <translation>ขยายแปรงขึ้นหนึ่งในห้า</translation>
    </message>
    <message>
        <source>Makes the bone that moves the surface most the active one.</source>
        <translation>ใช้งานกระดูกที่มีผลกับพื้นผิวตรงนั้นมากที่สุด</translation>
    </message>
    <message>
        <source>Choose the brush mode</source>
        <translation>เลือกโหมดแปรง</translation>
    </message>
    <message>
        <source>Offers the brush modes at the pointer.</source>
        <translation>แสดงเมนูโหมดแปรงที่ตำแหน่งเมาส์</translation>
    </message>
    <message>
        <source>Brush mode: &amp;Add</source>
        <translation>โหมดแปรง: เพิ่ม(&amp;A)</translation>
    </message>
    <message>
        <source>Adds weight of the active bone.</source>
        <translation>เพิ่มน้ำหนักของกระดูกที่ใช้งาน</translation>
    </message>
    <message>
        <source>Brush mode: S&amp;ubtract</source>
        <translation>โหมดแปรง: ลด(&amp;U)</translation>
    </message>
    <message>
        <source>Takes weight of the active bone away.</source>
        <translation>ลดน้ำหนักของกระดูกที่ใช้งาน</translation>
    </message>
    <message>
        <source>Brush mode: &amp;Replace</source>
        <translation>โหมดแปรง: แทนที่(&amp;R)</translation>
    </message>
    <message>
        <source>Goes towards the value of the brush.</source>
        <translation>ปรับเข้าหาค่าของแปรง</translation>
    </message>
    <message>
        <source>Brush mode: S&amp;mooth</source>
        <translation>โหมดแปรง: เกลี่ย(&amp;M)</translation>
    </message>
    <message>
        <source>Brush mode: S&amp;cale</source>
        <translation>โหมดแปรง: สเกล(&amp;C)</translation>
    </message>
    <message>
        <source>Multiplies the weight of the active bone.</source>
        <translation>คูณน้ำหนักของกระดูกที่ใช้งาน</translation>
    </message>
    <message>
        <source>Every bone gives and takes weights again.</source>
        <translation>กระดูกทุกชิ้นเปลี่ยนน้ำหนักได้อีกครั้ง</translation>
    </message>
    <message>
        <source>Steps one frame back.</source>
        <translation>ถอยหนึ่งเฟรม</translation>
    </message>
    <message>
        <source>Steps one frame on.</source>
        <translation>เดินหน้าหนึ่งเฟรม</translation>
    </message>
    <message>
        <source>Goes to the beginning of the clip.</source>
        <translation>ไปที่ต้นคลิป</translation>
    </message>
    <message>
        <source>Goes to the end of the clip.</source>
        <translation>ไปที่ท้ายคลิป</translation>
    </message>
    <message>
        <source>Dark surfaces, for long work and dim rooms.</source>
        <translation>พื้นมืด สำหรับทำงานนานและในห้องแสงน้อย</translation>
    </message>
    <message>
        <source>Light surfaces, for bright rooms.</source>
        <translation>พื้นสว่าง สำหรับห้องที่สว่าง</translation>
    </message>
    <message>
        <source>Gives the window the whole screen, or its frame back.</source>
        <translation>ขยายหน้าต่างเต็มจอ หรือคืนกรอบเดิม</translation>
    </message>
    <message>
        <source>&amp;Blender-like keys</source>
        <translation>ปุ่มลัดแบบ Blender(&amp;B)</translation>
    </message>
    <message>
        <source>G, R and S pose at once, F changes the brush.</source>
        <translation>G, R, S จัดท่าทันที F ปรับแปรง</translation>
    </message>
    <message>
        <source>&amp;Maya-like keys</source>
        <translation>ปุ่มลัดแบบ Maya(&amp;M)</translation>
    </message>
    <message>
        <source>W and E choose the handles, B, M and N change the brush while they are held.</source>
        <translation>W และ E เลือกแกนควบคุม กด B, M หรือ N ค้างไว้เพื่อปรับแปรง</translation>
    </message>
    <message>
        <source>Emulate &amp;number pad</source>
        <translation>จำลองแป้นตัวเลข(&amp;N)</translation>
    </message>
    <message>
        <source>The digits in the upper row do what those of the number pad do, where they are free.</source>
        <translation>ตัวเลขแถวบนทำงานเหมือนแป้นตัวเลข ถ้าปุ่มนั้นยังว่าง</translation>
    </message>
    <message>
        <source>&amp;Trackpad</source>
        <translation>แทร็กแพด(&amp;T)</translation>
    </message>
    <message>
        <source>Two fingers orbit, with Shift they pan, with Ctrl they zoom; pinching zooms as well.</source>
        <translation>เลื่อนสองนิ้วเพื่อหมุนมุมมอง กด Shift เพื่อเลื่อน กด Ctrl เพื่อซูม บีบนิ้วก็ซูมได้</translation>
    </message>
    <message>
        <source>Orbit around the &amp;pointer</source>
        <translation>หมุนมุมมองรอบเมาส์(&amp;P)</translation>
    </message>
    <message>
        <source>The surface under the pointer keeps its place while the view turns.</source>
        <translation>พื้นผิวใต้เมาส์อยู่กับที่ขณะหมุนมุมมอง</translation>
    </message>
    <message>
        <source>Orbit around the &amp;selection</source>
        <translation>หมุนมุมมองรอบส่วนที่เลือก(&amp;S)</translation>
    </message>
    <message>
        <source>The selected bones keep their place while the view turns.</source>
        <translation>กระดูกที่เลือกอยู่กับที่ขณะหมุนมุมมอง</translation>
    </message>
    <message>
        <source>Lists every command that has a key, with the keys of the chosen keymap.</source>
        <translation>แสดงทุกคำสั่งที่มีปุ่มลัด ตามชุดปุ่มที่เลือก</translation>
    </message>
    <message>
        <source>Says which version this is.</source>
        <translation>บอกเวอร์ชันของโปรแกรม</translation>
    </message>
    <message>
        <source>Select vertices by click</source>
        <translation>เลือกจุดยอดด้วยการคลิก</translation>
    </message>
    <message>
        <source>A click takes the nearest vertex of the mesh.</source>
        <translation>คลิกเพื่อเลือกจุดยอดที่ใกล้ที่สุดของเมช</translation>
    </message>
    <message>
        <source>Select vertices by box</source>
        <translation>เลือกจุดยอดด้วยกรอบ</translation>
    </message>
    <message>
        <source>A drag takes the vertices in the box.</source>
        <translation>ลากเพื่อเลือกจุดยอดในกรอบ</translation>
    </message>
    <message>
        <source>Select vertices by lasso</source>
        <translation>เลือกจุดยอดด้วยบ่วง</translation>
    </message>
    <message>
        <source>A drag takes the vertices that it goes round.</source>
        <translation>ลากเพื่อเลือกจุดยอดที่อยู่ในเส้นล้อม</translation>
    </message>
    <message>
        <source>Select vertices by painting</source>
        <translation>เลือกจุดยอดด้วยการระบาย</translation>
    </message>
    <message>
        <source>A drag takes the vertices that it goes over, with the radius of the brush.</source>
        <translation>ลากเพื่อเลือกจุดยอดที่ลากผ่าน ตามรัศมีแปรง</translation>
    </message>
    <message>
        <source>All vertices</source>
        <translation>จุดยอดทั้งหมด</translation>
    </message>
    <message>
        <source>Selects every vertex of the active mesh.</source>
        <translation>เลือกจุดยอดทุกจุดของเมชที่ใช้งาน</translation>
    </message>
    <message>
        <source>No vertices</source>
        <translation>ไม่เลือกจุดยอด</translation>
    </message>
    <message>
        <source>Clears the selection of vertices: painting and operations reach everything again.</source>
        <translation>เลิกเลือกจุดยอด การระบายและคำสั่งจะมีผลทั้งเมชอีกครั้ง</translation>
    </message>
    <message>
        <source>Invert vertices</source>
        <translation>สลับจุดยอดที่เลือก</translation>
    </message>
    <message>
        <source>Selects the vertices of the active mesh that are not selected.</source>
        <translation>เลือกจุดยอดของเมชที่ใช้งานที่ยังไม่ได้เลือก</translation>
    </message>
    <message>
        <source>Grow vertices</source>
        <translation>ขยายจุดยอดที่เลือก</translation>
    </message>
    <message>
        <source>Selects the neighbours along edges too.</source>
        <translation>เลือกจุดข้างเคียงตามเส้นขอบด้วย</translation>
    </message>
    <message>
        <source>Shrink vertices</source>
        <translation>ย่อจุดยอดที่เลือก</translation>
    </message>
    <message>
        <source>Takes the rim out of the selection.</source>
        <translation>เอาจุดที่ขอบออกจากส่วนที่เลือก</translation>
    </message>
    <message>
        <source>Linked vertices</source>
        <translation>จุดยอดที่เชื่อมกัน</translation>
    </message>
    <message>
        <source>Selects everything that is connected with the selected vertices.</source>
        <translation>เลือกทุกจุดที่เชื่อมกับจุดยอดที่เลือก</translation>
    </message>
    <message>
        <source>Island under the pointer</source>
        <translation>ชิ้นส่วนใต้เมาส์</translation>
    </message>
    <message>
        <source>Adds everything that is connected with the surface under the pointer.</source>
        <translation>เพิ่มทุกจุดที่เชื่อมกับผิวใต้เมาส์</translation>
    </message>
    <message>
        <source>Vertices of the active bone</source>
        <translation>จุดยอดของกระดูกที่ใช้งาน</translation>
    </message>
    <message>
        <source>Selects the vertices of the active mesh that the active bone moves.</source>
        <translation>เลือกจุดยอดของเมชที่ใช้งานซึ่งกระดูกที่ใช้งานขยับ</translation>
    </message>
    <message>
        <source>Select ver&amp;tices</source>
        <translation>เลือกจุดยอด(&amp;T)</translation>
    </message>
    <message>
        <source>Selects vertices by click, box, lasso or painting; brushes and operations then keep to them.</source>
        <translation>เลือกจุดยอดด้วยการคลิก กรอบ บ่วง หรือการระบาย แล้วแปรงและคำสั่งจะมีผลเฉพาะจุดเหล่านั้น</translation>
    </message>
    <message>
        <source>Sca&amp;le</source>
        <translation>สเกล(&amp;L)</translation>
    </message>
    <message>
        <source>Scales the selected bones of the pose.</source>
        <translation>ย่อขยายกระดูกที่เลือกของท่า</translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation>ไล่ระดับ</translation>
    </message>
    <message>
        <source>Weight of the active bone that falls off along a drag.</source>
        <translation>น้ำหนักของกระดูกที่ใช้งานที่ค่อยๆ ลดลงตามแนวลาก</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>ดูดค่า</translation>
    </message>
    <message>
        <source>A click takes the weight of the active bone there as the brush’s value.</source>
        <translation>คลิกเพื่อใช้น้ำหนักของกระดูกที่ใช้งานตรงนั้นเป็นค่าของแปรง</translation>
    </message>
    <message>
        <source>Linear gradient</source>
        <translation>ไล่ระดับแนวตรง</translation>
    </message>
    <message>
        <source>The next drag paints the active bone along a line.</source>
        <translation>การลากครั้งถัดไประบายกระดูกที่ใช้งานตามแนวเส้น</translation>
    </message>
    <message>
        <source>Radial gradient</source>
        <translation>ไล่ระดับแนววงกลม</translation>
    </message>
    <message>
        <source>The next drag paints the active bone around a place.</source>
        <translation>การลากครั้งถัดไประบายกระดูกที่ใช้งานรอบจุดหนึ่ง</translation>
    </message>
    <message>
        <source>Makes the weights of every vertex, or of the selected ones, sum to 1; locked bones keep theirs.</source>
        <translation>ทำให้น้ำหนักของทุกจุดยอด หรือเฉพาะจุดที่เลือก รวมกันได้ 1 กระดูกที่ล็อกคงค่าเดิม</translation>
    </message>
    <message>
        <source>Paints the active bone once on the selected vertices, or on the whole active mesh, with the value and strength of the brush.</source>
        <translation>ระบายกระดูกที่ใช้งานหนึ่งครั้งบนจุดยอดที่เลือก หรือทั้งเมชที่ใช้งาน ด้วยค่าและความแรงของแปรง</translation>
    </message>
    <message>
        <source>Save current pose</source>
        <translation>บันทึกท่าทางปัจจุบัน</translation>
    </message>
    <message>
        <source>Keeps the pose on screen in the character, under a name; the Poses panel lists them.</source>
        <translation>เก็บท่าทางบนจอไว้ในตัวละครโดยตั้งชื่อให้ แผงท่าทางที่บันทึกแสดงรายการไว้</translation>
    </message>
    <message>
        <source>Previous saved pose</source>
        <translation>ท่าทางที่บันทึกก่อนหน้า</translation>
    </message>
    <message>
        <source>Applies the saved pose before the chosen one.</source>
        <translation>ใช้ท่าทางที่บันทึกซึ่งอยู่ก่อนท่าที่เลือก</translation>
    </message>
    <message>
        <source>Next saved pose</source>
        <translation>ท่าทางที่บันทึกถัดไป</translation>
    </message>
    <message>
        <source>Applies the saved pose after the chosen one.</source>
        <translation>ใช้ท่าทางที่บันทึกซึ่งอยู่ถัดจากท่าที่เลือก</translation>
    </message>
    <message>
        <source>Test poses of the active bone</source>
        <translation>ท่าทดสอบของกระดูกที่ใช้งาน</translation>
    </message>
    <message>
        <source>Shows the bone bent and twisted every way, to try the weights; the pose is not changed.</source>
        <translation>แสดงกระดูกที่งอและบิดไปทุกทางเพื่อลองค่าน้ำหนัก โดยไม่เปลี่ยนท่าทาง</translation>
    </message>
    <message>
        <source>Previous test pose</source>
        <translation>ท่าทดสอบก่อนหน้า</translation>
    </message>
    <message>
        <source>Goes back to the test pose before.</source>
        <translation>กลับไปยังท่าทดสอบก่อนหน้า</translation>
    </message>
    <message>
        <source>Next test pose</source>
        <translation>ท่าทดสอบถัดไป</translation>
    </message>
    <message>
        <source>Goes on to the next test pose.</source>
        <translation>ไปยังท่าทดสอบถัดไป</translation>
    </message>
    <message>
        <source>Leave test poses</source>
        <translation>ออกจากท่าทดสอบ</translation>
    </message>
    <message>
        <source>Shows the pose again that you made.</source>
        <translation>แสดงท่าทางที่คุณจัดไว้อีกครั้ง</translation>
    </message>
    <message>
        <source>Everything &amp;below</source>
        <translation>ทุกชิ้นที่อยู่ใต้ลงไป(&amp;B)</translation>
    </message>
    <message>
        <source>Selects all bones below the selected ones, too.</source>
        <translation>เลือกกระดูกทุกชิ้นที่อยู่ใต้ชิ้นที่เลือกด้วย</translation>
    </message>
    <message>
        <source>C&amp;hain</source>
        <translation>สายกระดูก(&amp;H)</translation>
    </message>
    <message>
        <source>Selects the chains that the selected bones are part of, up to where something branches off.</source>
        <translation>เลือกทั้งสายของกระดูกที่เลือก จนถึงจุดที่แตกกิ่ง</translation>
    </message>
    <message>
        <source>&amp;Other side</source>
        <translation>อีกข้าง(&amp;O)</translation>
    </message>
    <message>
        <source>Selects the counterparts of the selected bones, by name.</source>
        <translation>เลือกกระดูกคู่ของอีกข้างตามชื่อ</translation>
    </message>
    <message>
        <source>Mark loc&amp;ked areas</source>
        <translation>แสดงบริเวณที่ล็อก(&amp;K)</translation>
    </message>
    <message>
        <source>Hatches the surface where locked bones hold all of the weight.</source>
        <translation>ขีดเส้นบนพื้นผิวที่กระดูกที่ล็อกถือน้ำหนักไว้ทั้งหมด</translation>
    </message>
    <message>
        <source>Evens out the weights of every bone over the selected vertices, or the active mesh; rounds and strength then stand over the picture.</source>
        <translation>เกลี่ยน้ำหนักของกระดูกทุกชิ้นบนจุดที่เลือกหรือเมชที่ใช้งาน จากนั้นปรับจำนวนรอบและความแรงได้ที่แถบบนภาพ</translation>
    </message>
    <message>
        <source>Prune small weigh&amp;ts</source>
        <translation>ตัดน้ำหนักเล็กน้อย(&amp;T)</translation>
    </message>
    <message>
        <source>Removes weights too small to be seen; the rest shares what they leave. What is small then stands over the picture.</source>
        <translation>ตัดน้ำหนักที่น้อยจนมองไม่เห็น ส่วนที่เหลือแบ่งกันไป จากนั้นปรับเกณฑ์ได้ที่แถบบนภาพ</translation>
    </message>
    <message>
        <source>Keeps the heaviest influences of each vertex; how many then stands over the picture.</source>
        <translation>เก็บเฉพาะอิทธิพลที่มากที่สุดของแต่ละจุด จากนั้นปรับจำนวนได้ที่แถบบนภาพ</translation>
    </message>
    <message>
        <source>Ad&amp;just last operation</source>
        <translation>ปรับคำสั่งล่าสุด(&amp;J)</translation>
    </message>
    <message>
        <source>Goes to the numbers of the operation that has just run; another number runs it again.</source>
        <translation>ไปที่ตัวเลขของคำสั่งที่เพิ่งทำ เมื่อเปลี่ยนตัวเลขจะทำใหม่อีกครั้ง</translation>
    </message>
    <message>
        <source>End s&amp;olo</source>
        <translation>เลิกโซโล(&amp;O)</translation>
    </message>
    <message>
        <source>Lets the weights of all bones that are not locked be changed again.</source>
        <translation>แก้น้ำหนักของกระดูกทุกชิ้นที่ไม่ล็อกได้อีกครั้ง</translation>
    </message>
    <message>
        <source>Rea&amp;d again as…</source>
        <translation>อ่านใหม่เป็น(&amp;B)…</translation>
    </message>
    <message>
        <source>Reads the file of the character again: in another unit, with another axis up, in its bind pose.</source>
        <translation>อ่านไฟล์ของตัวละครใหม่: ในหน่วยอื่น ให้แกนอื่นชี้ขึ้น หรือในท่าผูก</translation>
    </message>
    <message>
        <source>Import repor&amp;t</source>
        <translation>รายงานการนำเข้า(&amp;T)</translation>
    </message>
    <message>
        <source>Shows what was done to the file while it was read, and what is doubtful.</source>
        <translation>แสดงสิ่งที่ทำกับไฟล์ขณะอ่าน และสิ่งที่น่าสงสัย</translation>
    </message>
    <message>
        <source>A&amp;ppend from file…</source>
        <translation>ต่อเติมจากไฟล์(&amp;P)…</translation>
    </message>
    <message>
        <source>Puts clips, meshes or bones of another file onto this character; bones find each other by names, by parts of the body or by hand.</source>
        <translation>นำคลิป เมช หรือกระดูกจากไฟล์อื่นมาใส่ตัวละครนี้ กระดูกจับคู่กันด้วยชื่อ ด้วยส่วนของร่างกาย หรือด้วยมือ</translation>
    </message>
    <message>
        <source>Opens a project, or a character file (glTF, VRM, FBX, Collada, OBJ, BVH …), which is only read.</source>
        <translation>เปิดโปรเจกต์ หรือไฟล์ตัวละคร (glTF, VRM, FBX, Collada, OBJ, BVH …) ซึ่งจะอ่านอย่างเดียว</translation>
    </message>
    <message>
        <source>&amp;Sharpen all weights</source>
        <translation>เพิ่มความคมน้ำหนักทั้งหมด(&amp;S)</translation>
    </message>
    <message>
        <source>Makes the blends between bones steeper, on the selected vertices or the active mesh; rounds and strength then stand over the picture.</source>
        <translation>ทำให้ช่วงไล่น้ำหนักระหว่างกระดูกชันขึ้น บนจุดยอดที่เลือกหรือเมชที่ใช้งาน แล้วรอบและความแรงจะอยู่เหนือภาพ</translation>
    </message>
    <message>
        <source>&amp;Bind…</source>
        <translation>ผูกกับกระดูก(&amp;B)…</translation>
    </message>
    <message>
        <source>Works out weights for the active mesh, or all visible ones, from where the bones lie: five methods, with a preview in the picture.</source>
        <translation>คำนวณน้ำหนักของเมชที่ใช้งาน หรือของทุกเมชที่มองเห็น จากตำแหน่งของกระดูก มีห้าวิธี พร้อมตัวอย่างผลในภาพ</translation>
    </message>
    <message>
        <source>Transfer &amp;weights…</source>
        <translation>ถ่ายโอนน้ำหนัก(&amp;W)…</translation>
    </message>
    <message>
        <source>Gives the active mesh, or its selected vertices, the weights that another mesh of this character or of a file has in the same places.</source>
        <translation>ให้เมชที่ใช้งานหรือจุดยอดที่เลือกมีน้ำหนักตามเมชอื่นของตัวละครนี้หรือของไฟล์ ณ ตำแหน่งเดียวกัน</translation>
    </message>
    <message>
        <source>&amp;Quantise weights</source>
        <translation>ปัดน้ำหนักเป็นขั้น(&amp;Q)</translation>
    </message>
    <message>
        <source>Rounds weights to whole steps, as files with 8 bits a weight hold them, so that every vertex still sums to 1; how many steps then stands over the picture.</source>
        <translation>ปัดน้ำหนักเป็นขั้นเต็ม แบบไฟล์ที่เก็บน้ำหนักละ 8 บิต โดยทุกจุดยอดยังรวมเป็น 1 แล้วจำนวนขั้นจะอยู่เหนือภาพ</translation>
    </message>
    <message>
        <source>Blend o&amp;f both</source>
        <translation>ผสมทั้งสองแบบ(&amp;F)</translation>
    </message>
    <message>
        <source>Between linear blend and dual quaternion, vertex by vertex as the blend map of the mesh says; halfway where it has none.</source>
        <translation>อยู่ระหว่างลิเนียร์เบลนด์กับดูอัลควอเทอร์เนียน แยกทีละจุดตามแผนที่การผสมของเมช ถ้าไม่มีแผนที่จะอยู่กึ่งกลาง</translation>
    </message>
    <message>
        <source>&amp;Centres of rotation</source>
        <translation>ศูนย์กลางการหมุน(&amp;C)</translation>
    </message>
    <message>
        <source>Every vertex turns about a centre found from the weights: neither loses volume nor bulges; prepared beside the work, and again after you paint.</source>
        <translation>ทุกจุดหมุนรอบศูนย์กลางที่หาได้จากน้ำหนัก: ไม่เสียปริมาตรและไม่โป่ง เตรียมไว้เบื้องหลังระหว่างทำงาน และเตรียมใหม่หลังระบาย</translation>
    </message>
    <message>
        <source>Delta &amp;mush</source>
        <translation>เดลตามัช(&amp;M)</translation>
    </message>
    <message>
        <source>Linear blend, smoothed, with the details of the surface put back: forgives rough weights; prepared once, beside the work.</source>
        <translation>ลิเนียร์เบลนด์ที่ทำให้เรียบแล้วใส่รายละเอียดของผิวกลับคืน: น้ำหนักหยาบก็ยังดูดี เตรียมครั้งเดียวเบื้องหลังระหว่างทำงาน</translation>
    </message>
    <message>
        <source>Bone &amp;names</source>
        <translation>ชื่อกระดูก(&amp;N)</translation>
    </message>
    <message>
        <source>Writes the name of every bone beside it.</source>
        <translation>เขียนชื่อไว้ข้างกระดูกทุกชิ้น</translation>
    </message>
    <message>
        <source>Bone a&amp;xes</source>
        <translation>แกนกระดูก(&amp;X)</translation>
    </message>
    <message>
        <source>Draws the axes of every bone.</source>
        <translation>วาดแกนของกระดูกทุกชิ้น</translation>
    </message>
    <message>
        <source>&amp;Fit template</source>
        <translation>วางแม่แบบให้พอดี(&amp;F)</translation>
    </message>
    <message>
        <source>Places the markers of a body in the mesh, to be dragged, and builds a skeleton by them.</source>
        <translation>วางหมุดของร่างกายลงในเมชให้ลากปรับ แล้วสร้างโครงกระดูกตามหมุดนั้น</translation>
    </message>
    <message>
        <source>Edit &amp;bones</source>
        <translation>แก้ไขกระดูก(&amp;B)</translation>
    </message>
    <message>
        <source>Moves, turns, cuts and joins the bones themselves, at rest; weights, poses and clips follow.</source>
        <translation>ย้าย หมุน ตัด และรวมตัวกระดูกเองในท่าพัก น้ำหนัก ท่า และคลิปตามไปด้วย</translation>
    </message>
    <message>
        <source>&amp;Create bones</source>
        <translation>สร้างกระดูก(&amp;C)</translation>
    </message>
    <message>
        <source>A click puts a bone into the middle of the volume under the pointer, below the active bone.</source>
        <translation>คลิกเพื่อวางกระดูกไว้กลางปริมาตรใต้ตัวชี้ ต่อจากกระดูกที่ใช้งาน</translation>
    </message>
    <message>
        <source>Scale bones now</source>
        <translation>ย่อขยายกระดูกทันที</translation>
    </message>
    <message>
        <source>Draws the selected joints apart or together with the pointer; X, Y, Z lock an axis.</source>
        <translation>ดึงข้อต่อที่เลือกให้ห่างหรือชิดกันด้วยตัวชี้ X Y Z ล็อกแกน</translation>
    </message>
    <message>
        <source>&amp;Extrude</source>
        <translation>ดึงต่อ(&amp;E)</translation>
    </message>
    <message>
        <source>Draws a new bone out of the active one; the pointer places it.</source>
        <translation>ดึงกระดูกใหม่ออกจากกระดูกที่ใช้งาน ตัวชี้กำหนดตำแหน่ง</translation>
    </message>
    <message>
        <source>D&amp;uplicate bones</source>
        <translation>ทำสำเนากระดูก(&amp;U)</translation>
    </message>
    <message>
        <source>Copies the selected bones, without weights; the pointer places the copies.</source>
        <translation>คัดลอกกระดูกที่เลือกโดยไม่มีน้ำหนัก ตัวชี้กำหนดตำแหน่งสำเนา</translation>
    </message>
    <message>
        <source>&amp;Subdivide…</source>
        <translation>แบ่งย่อย(&amp;S)…</translation>
    </message>
    <message>
        <source>Cuts the selected bones into equal pieces; weights are shared by where vertices lie along the bone.</source>
        <translation>ตัดกระดูกที่เลือกเป็นท่อนเท่า ๆ กัน แบ่งน้ำหนักตามตำแหน่งของจุดตามแนวกระดูก</translation>
    </message>
    <message>
        <source>Spl&amp;it at the pointer</source>
        <translation>ตัดตรงตัวชี้(&amp;I)</translation>
    </message>
    <message>
        <source>Cuts the bone under the pointer in two at that place.</source>
        <translation>ตัดกระดูกใต้ตัวชี้เป็นสองท่อนตรงนั้น</translation>
    </message>
    <message>
        <source>&amp;Merge bones</source>
        <translation>รวมกระดูก(&amp;M)</translation>
    </message>
    <message>
        <source>Gives the weights and the children of the selected bones to the active one.</source>
        <translation>ยกน้ำหนักและกระดูกลูกของกระดูกที่เลือกให้กระดูกที่ใช้งาน</translation>
    </message>
    <message>
        <source>Disso&amp;lve bones</source>
        <translation>สลายกระดูก(&amp;L)</translation>
    </message>
    <message>
        <source>Takes the selected bones out; their children and weights go to the bone above.</source>
        <translation>เอากระดูกที่เลือกออก กระดูกลูกและน้ำหนักไปอยู่กับกระดูกด้านบน</translation>
    </message>
    <message>
        <source>&amp;Delete bones</source>
        <translation>ลบกระดูก(&amp;D)</translation>
    </message>
    <message>
        <source>Deletes the selected bones; their weights go to the bone above, or to the one that you choose.</source>
        <translation>ลบกระดูกที่เลือก น้ำหนักไปอยู่กับกระดูกด้านบนหรือกระดูกที่คุณเลือก</translation>
    </message>
    <message>
        <source>Delete with everything belo&amp;w</source>
        <translation>ลบพร้อมทุกอย่างข้างใต้(&amp;W)</translation>
    </message>
    <message>
        <source>Deletes the selected bones and all bones below them; the weights go to the bone above.</source>
        <translation>ลบกระดูกที่เลือกและกระดูกทั้งหมดข้างใต้ น้ำหนักไปอยู่กับกระดูกด้านบน</translation>
    </message>
    <message>
        <source>Hang below the active bone (&amp;keep place)</source>
        <translation>แขวนใต้กระดูกที่ใช้งานโดยอยู่ที่เดิม(&amp;K)</translation>
    </message>
    <message>
        <source>The selected bones become children of the active one and stay where they are, in clips, too.</source>
        <translation>กระดูกที่เลือกเป็นลูกของกระดูกที่ใช้งานและอยู่ที่เดิม ในคลิปด้วย</translation>
    </message>
    <message>
        <source>Hang at the end of the active bo&amp;ne</source>
        <translation>แขวนที่ปลายกระดูกที่ใช้งาน(&amp;N)</translation>
    </message>
    <message>
        <source>The selected bones become children of the active one and move to its end.</source>
        <translation>กระดูกที่เลือกเป็นลูกของกระดูกที่ใช้งานและย้ายไปที่ปลาย</translation>
    </message>
    <message>
        <source>Make &amp;roots</source>
        <translation>ทำเป็นราก(&amp;R)</translation>
    </message>
    <message>
        <source>The selected bones hang on no bone any more and stay where they are.</source>
        <translation>กระดูกที่เลือกไม่แขวนกับกระดูกใดอีกและอยู่ที่เดิม</translation>
    </message>
    <message>
        <source>Rena&amp;me bone</source>
        <translation>เปลี่ยนชื่อกระดูก(&amp;M)</translation>
    </message>
    <message>
        <source>Gives the active bone another name; weights and clips stay its own.</source>
        <translation>ตั้งชื่อใหม่ให้กระดูกที่ใช้งาน น้ำหนักและคลิปยังเป็นของมัน</translation>
    </message>
    <message>
        <source>Many new names at once: find and replace, number, sides, names of other programs.</source>
        <translation>ชื่อใหม่หลายชื่อในครั้งเดียว: ค้นหาและแทนที่ ใส่เลข ข้าง ชื่อของโปรแกรมอื่น</translation>
    </message>
    <message>
        <source>R&amp;oll</source>
        <translation>กลิ้งรอบแกน(&amp;O)</translation>
    </message>
    <message>
        <source>Turns the selected bones about their own length with the pointer; nothing of the mesh moves.</source>
        <translation>หมุนกระดูกที่เลือกรอบแนวยาวของตัวเองด้วยตัวชี้ เมชไม่ขยับเลย</translation>
    </message>
    <message>
        <source>Orien&amp;t bones…</source>
        <translation>จัดแกนกระดูก(&amp;T)…</translation>
    </message>
    <message>
        <source>Recalculates the axes of the selected bones: which one lies along the bone, and where another one points.</source>
        <translation>คำนวณแกนของกระดูกที่เลือกใหม่: แกนใดอยู่ตามแนวกระดูก และอีกแกนชี้ไปทางใด</translation>
    </message>
    <message>
        <source>S&amp;ymmetrical editing</source>
        <translation>แก้ไขแบบสมมาตร(&amp;Y)</translation>
    </message>
    <message>
        <source>Symmetrise left → ri&amp;ght</source>
        <translation>ทำให้สมมาตร ซ้าย → ขวา(&amp;G)</translation>
    </message>
    <message>
        <source>Makes the right side the image of the left one; missing bones are made, and listed where a side has no counterpart.</source>
        <translation>ทำข้างขวาให้เป็นภาพสะท้อนของข้างซ้าย สร้างกระดูกที่ขาด และแจ้งรายการที่ไม่มีคู่</translation>
    </message>
    <message>
        <source>Symmetrise rig&amp;ht → left</source>
        <translation>ทำให้สมมาตร ขวา → ซ้าย(&amp;H)</translation>
    </message>
    <message>
        <source>Makes the left side the image of the right one; missing bones are made, and listed where a side has no counterpart.</source>
        <translation>ทำข้างซ้ายให้เป็นภาพสะท้อนของข้างขวา สร้างกระดูกที่ขาด และแจ้งรายการที่ไม่มีคู่</translation>
    </message>
    <message>
        <source>Mirror skeleton</source>
        <translation>พลิกโครงกระดูก</translation>
    </message>
    <message>
        <source>Turns the selected bones over, or all of them: left and right change places.</source>
        <translation>พลิกกระดูกที่เลือกหรือทั้งหมด: ซ้ายกับขวาสลับที่กัน</translation>
    </message>
    <message>
        <source>&amp;Add template…</source>
        <translation>เพิ่มแม่แบบ(&amp;A)…</translation>
    </message>
    <message>
        <source>Adds the bones of a template that needs no markers: quadruped, bird, hand, tail, face.</source>
        <translation>เพิ่มกระดูกของแม่แบบที่ไม่ต้องใช้หมุด: สัตว์สี่เท้า นก มือ หาง ใบหน้า</translation>
    </message>
    <message>
        <source>Humanoid ma&amp;p…</source>
        <translation>แผนผังฮิวแมนนอยด์(&amp;P)…</translation>
    </message>
    <message>
        <source>Which bone is which of the standard humanoid; export and retargeting go by it.</source>
        <translation>กระดูกชิ้นใดคือชิ้นใดของฮิวแมนนอยด์มาตรฐาน การส่งออกและการถ่ายท่าใช้ตามนี้</translation>
    </message>
    <message>
        <source>Convert to T-pose</source>
        <translation>แปลงเป็นท่า T</translation>
    </message>
    <message>
        <source>Makes the T-pose the rest pose; meshes, binds and clips are taken along.</source>
        <translation>ให้ท่า T เป็นท่าพัก เมช การผูก และคลิปตามไปด้วย</translation>
    </message>
    <message>
        <source>Convert to A-pose</source>
        <translation>แปลงเป็นท่า A</translation>
    </message>
    <message>
        <source>Makes the A-pose the rest pose; meshes, binds and clips are taken along.</source>
        <translation>ให้ท่า A เป็นท่าพัก เมช การผูก และคลิปตามไปด้วย</translation>
    </message>
    <message>
        <source>Go to bind pose</source>
        <translation>ไปที่ท่าผูก</translation>
    </message>
    <message>
        <source>Poses the bones as they stood when the meshes were bound.</source>
        <translation>จัดท่ากระดูกอย่างที่เป็นอยู่เมื่อผูกเมช</translation>
    </message>
    <message>
        <source>Make this pose the bind pose</source>
        <translation>ใช้ท่านี้เป็นท่าผูก</translation>
    </message>
    <message>
        <source>The pose on screen becomes the rest pose and the bind pose; nothing is seen to move.</source>
        <translation>ท่าบนจอกลายเป็นท่าพักและท่าผูก โดยไม่มีอะไรขยับให้เห็น</translation>
    </message>
    <message>
        <source>Re-attach the mesh</source>
        <translation>ผูกเมชใหม่โดยคงน้ำหนัก</translation>
    </message>
    <message>
        <source>Binds the active mesh anew to the bones where they rest now; its weights stay.</source>
        <translation>ผูกเมชที่ใช้งานกับกระดูกใหม่ตามตำแหน่งพักตอนนี้ น้ำหนักคงเดิม</translation>
    </message>
    <message>
        <source>Rename many bon&amp;es…</source>
        <translation>เปลี่ยนชื่อกระดูกหลายชิ้น(&amp;E)…</translation>
    </message>
    <message>
        <source>Bones are moved, turned, rolled, drawn out and copied on both sides at once.</source>
        <translation>ย้าย หมุน กลิ้ง ดึงต่อ และทำสำเนากระดูกทั้งสองข้างพร้อมกัน</translation>
    </message>
    <message>
        <source>Control shapes</source>
        <translation>รูปทรงตัวควบคุม</translation>
    </message>
    <message>
        <source>Shows the shapes of controls.</source>
        <translation>แสดงรูปทรงของตัวควบคุม</translation>
    </message>
    <message>
        <source>Rig a &amp;humanoid</source>
        <translation>ทำริกให้ฮิวแมนนอยด์(&amp;H)</translation>
    </message>
    <message>
        <source>Makes controls for the whole body and IK handles for arms and legs.</source>
        <translation>สร้างตัวควบคุมทั้งตัว และแฮนเดิล IK สำหรับแขนและขา</translation>
    </message>
    <message>
        <source>&amp;Controls for bones</source>
        <translation>ตัวควบคุมสำหรับกระดูก(&amp;C)</translation>
    </message>
    <message>
        <source>Makes a control for each of the selected bones.</source>
        <translation>สร้างตัวควบคุมให้กระดูกที่เลือกแต่ละชิ้น</translation>
    </message>
    <message>
        <source>Controls fo&amp;r the chain</source>
        <translation>ตัวควบคุมสำหรับสายกระดูก(&amp;R)</translation>
    </message>
    <message>
        <source>Makes controls for the bones from the first to the last of the selection.</source>
        <translation>สร้างตัวควบคุมให้กระดูกตั้งแต่ชิ้นแรกถึงชิ้นสุดท้ายที่เลือก</translation>
    </message>
    <message>
        <source>&amp;IK handle for the limb</source>
        <translation>แฮนเดิล IK สำหรับแขนขา(&amp;I)</translation>
    </message>
    <message>
        <source>Makes a target and a pole for a limb of two bones; the active bone is its end.</source>
        <translation>สร้างเป้าหมายและโพลให้แขนขาสองกระดูก กระดูกที่ใช้งานคือปลายของมัน</translation>
    </message>
    <message>
        <source>IK handle for the chain (&amp;FABRIK)</source>
        <translation>แฮนเดิล IK สำหรับสายกระดูก FABRIK(&amp;F)</translation>
    </message>
    <message>
        <source>Makes a target for the chain from the first to the last of the selected bones, however long it is.</source>
        <translation>สร้างเป้าหมายให้สายกระดูกตั้งแต่ชิ้นแรกถึงชิ้นสุดท้ายที่เลือก ไม่ว่าจะยาวเท่าใด</translation>
    </message>
    <message>
        <source>IK handle for the chain (CC&amp;D)</source>
        <translation>แฮนเดิล IK สำหรับสายกระดูก CCD(&amp;D)</translation>
    </message>
    <message>
        <source>The same with a solver that turns the joints one after the other from the end, for tails and tentacles that curl.</source>
        <translation>เหมือนกัน แต่ใช้ตัวแก้ที่หมุนข้อต่อทีละข้อจากปลาย สำหรับหางและหนวดที่ม้วนได้</translation>
    </message>
    <message>
        <source>&amp;Parent to</source>
        <translation>ตามกระดูกแม่(&amp;P)</translation>
    </message>
    <message>
        <source>The active bone or control goes along with the other selected one.</source>
        <translation>กระดูกหรือตัวควบคุมที่ใช้งานเคลื่อนไปกับอีกตัวที่เลือก</translation>
    </message>
    <message>
        <source>P&amp;osition</source>
        <translation>ตำแหน่ง(&amp;O)</translation>
    </message>
    <message>
        <source>The active one takes the place of the other selected one.</source>
        <translation>ตัวที่ใช้งานอยู่ที่ตำแหน่งของอีกตัวที่เลือก</translation>
    </message>
    <message>
        <source>&amp;Rotation</source>
        <translation>การหมุน(&amp;R)</translation>
    </message>
    <message>
        <source>The active one turns as the other selected one does.</source>
        <translation>ตัวที่ใช้งานหมุนตามอีกตัวที่เลือก</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>มาตราส่วน(&amp;S)</translation>
    </message>
    <message>
        <source>The active one is scaled as the other selected one is.</source>
        <translation>ตัวที่ใช้งานย่อขยายตามอีกตัวที่เลือก</translation>
    </message>
    <message>
        <source>&amp;Aim</source>
        <translation>เล็งไปหา(&amp;A)</translation>
    </message>
    <message>
        <source>The active one points to the other selected one.</source>
        <translation>ตัวที่ใช้งานชี้ไปยังอีกตัวที่เลือก</translation>
    </message>
    <message>
        <source>Po&amp;le</source>
        <translation>โพล(&amp;L)</translation>
    </message>
    <message>
        <source>The active one rolls about its own direction until its side faces the other selected one.</source>
        <translation>ตัวที่ใช้งานหมุนรอบแนวของตัวเองจนด้านข้างหันหาอีกตัวที่เลือก</translation>
    </message>
    <message>
        <source>Orient be&amp;tween</source>
        <translation>หันระหว่างสองตัว(&amp;T)</translation>
    </message>
    <message>
        <source>The active one is turned half-way between the two other selected ones.</source>
        <translation>ตัวที่ใช้งานหันอยู่กึ่งกลางระหว่างอีกสองตัวที่เลือก</translation>
    </message>
    <message>
        <source>&amp;Blend of two</source>
        <translation>ผสมสองตัว(&amp;B)</translation>
    </message>
    <message>
        <source>The active one goes along with two others, by a share of each.</source>
        <translation>ตัวที่ใช้งานเคลื่อนไปกับอีกสองตัวตามสัดส่วนของแต่ละตัว</translation>
    </message>
    <message>
        <source>Limit positio&amp;n</source>
        <translation>จำกัดตำแหน่ง(&amp;N)</translation>
    </message>
    <message>
        <source>Keeps the active one within a box.</source>
        <translation>ให้ตัวที่ใช้งานอยู่ภายในกล่อง</translation>
    </message>
    <message>
        <source>Limit rotat&amp;ion</source>
        <translation>จำกัดการหมุน(&amp;I)</translation>
    </message>
    <message>
        <source>Keeps the active one within a cone and a range of twist.</source>
        <translation>ให้ตัวที่ใช้งานอยู่ภายในกรวยและช่วงการบิด</translation>
    </message>
    <message>
        <source>Limit &amp;distance</source>
        <translation>จำกัดระยะห่าง(&amp;D)</translation>
    </message>
    <message>
        <source>Keeps the active one no nearer to and no farther from the other selected one than you say.</source>
        <translation>ให้ตัวที่ใช้งานอยู่ห่างจากอีกตัวที่เลือกไม่ใกล้และไม่ไกลกว่าที่กำหนด</translation>
    </message>
    <message>
        <source>T&amp;wist spread</source>
        <translation>กระจายการบิด(&amp;W)</translation>
    </message>
    <message>
        <source>Spreads the twist of the active bone over the other selected ones.</source>
        <translation>กระจายการบิดของกระดูกที่ใช้งานไปยังกระดูกอื่นที่เลือก</translation>
    </message>
    <message>
        <source>Splin&amp;e</source>
        <translation>เส้นโค้งสไปลน์(&amp;E)</translation>
    </message>
    <message>
        <source>Lays the selected chain along a curve with three to five controls.</source>
        <translation>วางสายกระดูกที่เลือกตามเส้นโค้งที่มีตัวควบคุมสามถึงห้าตัว</translation>
    </message>
    <message>
        <source>Dri&amp;ver</source>
        <translation>ไดรเวอร์(&amp;V)</translation>
    </message>
    <message>
        <source>The angle of the other selected bone moves the active one by a curve.</source>
        <translation>มุมของอีกกระดูกที่เลือกขยับตัวที่ใช้งานตามเส้นโค้ง</translation>
    </message>
    <message>
        <source>Driver of a shape</source>
        <translation>ไดรเวอร์ของรูปทรง</translation>
    </message>
    <message>
        <source>The angle of the active bone fades a shape of the mesh in.</source>
        <translation>มุมของกระดูกที่ใช้งานทำให้รูปทรงของเมชค่อย ๆ ปรากฏ</translation>
    </message>
    <message>
        <source>Helper bone for the &amp;joint</source>
        <translation>กระดูกช่วยของข้อต่อ(&amp;J)</translation>
    </message>
    <message>
        <source>Adds a bone at the active joint that fills it as it bends.</source>
        <translation>เพิ่มกระดูกที่ข้อต่อที่ใช้งาน ซึ่งเติมเนื้อเมื่อข้อต่องอ</translation>
    </message>
    <message>
        <source>Correcti&amp;ve shape for this pose</source>
        <translation>รูปทรงแก้ไขสำหรับท่านี้(&amp;V)</translation>
    </message>
    <message>
        <source>Makes a shape that gives the bent joint its volume back, and fades it in with the angle.</source>
        <translation>สร้างรูปทรงที่คืนปริมาตรให้ข้อต่อที่งอ และค่อย ๆ ปรากฏตามมุม</translation>
    </message>
    <message>
        <source>Switch &amp;between FK and IK</source>
        <translation>สลับระหว่าง FK กับ IK(&amp;B)</translation>
    </message>
    <message>
        <source>Goes over to the other way of posing the limb; nothing moves on the picture.</source>
        <translation>เปลี่ยนไปใช้อีกวิธีจัดท่าแขนขา โดยไม่มีอะไรขยับในภาพ</translation>
    </message>
    <message>
        <source>Snap IK to FK</source>
        <translation>ให้ IK ตรงกับ FK</translation>
    </message>
    <message>
        <source>Moves target and pole to where the limb is.</source>
        <translation>ย้ายเป้าหมายและโพลไปยังที่ที่แขนขาอยู่</translation>
    </message>
    <message>
        <source>Snap FK to IK</source>
        <translation>ให้ FK ตรงกับ IK</translation>
    </message>
    <message>
        <source>Gives the bones of the limb the pose that you see.</source>
        <translation>ให้กระดูกของแขนขามีท่าตามที่เห็น</translation>
    </message>
    <message>
        <source>Previous pass</source>
        <translation>รอบก่อนหน้า</translation>
    </message>
    <message>
        <source>Shows the IK handle one pass of its solver before.</source>
        <translation>แสดงแฮนเดิล IK ก่อนหน้าหนึ่งรอบของตัวแก้</translation>
    </message>
    <message>
        <source>Next pass</source>
        <translation>รอบถัดไป</translation>
    </message>
    <message>
        <source>Shows the IK handle one pass of its solver further.</source>
        <translation>แสดงแฮนเดิล IK ถัดไปหนึ่งรอบของตัวแก้</translation>
    </message>
    <message>
        <source>End stepping</source>
        <translation>เลิกดูทีละรอบ</translation>
    </message>
    <message>
        <source>Solves the IK handle to its end again.</source>
        <translation>ให้แฮนเดิล IK แก้จนจบอีกครั้ง</translation>
    </message>
    <message>
        <source>Limit of the joint</source>
        <translation>ขีดจำกัดของข้อต่อ</translation>
    </message>
    <message>
        <source>Sets how far the active bone may turn; IK handles keep to it.</source>
        <translation>กำหนดว่ากระดูกที่ใช้งานหมุนได้เท่าใด แฮนเดิล IK จะทำตาม</translation>
    </message>
    <message>
        <source>Gro&amp;up into a set</source>
        <translation>รวมเป็นชุด(&amp;U)</translation>
    </message>
    <message>
        <source>Controls of a set are shown, hidden and selected together.</source>
        <translation>ตัวควบคุมในชุดเดียวกันแสดง ซ่อน และเลือกพร้อมกัน</translation>
    </message>
    <message>
        <source>Mirror rig left → ri&amp;ght</source>
        <translation>สะท้อนริก ซ้าย → ขวา(&amp;G)</translation>
    </message>
    <message>
        <source>Makes the controls, IK handles and constraints of the left side on the right one, too.</source>
        <translation>สร้างตัวควบคุม แฮนเดิล IK และข้อจำกัดของด้านซ้ายให้ด้านขวาด้วย</translation>
    </message>
    <message>
        <source>Mirror rig right → lef&amp;t</source>
        <translation>สะท้อนริก ขวา → ซ้าย(&amp;T)</translation>
    </message>
    <message>
        <source>Makes the controls, IK handles and constraints of the right side on the left one, too.</source>
        <translation>สร้างตัวควบคุม แฮนเดิล IK และข้อจำกัดของด้านขวาให้ด้านซ้ายด้วย</translation>
    </message>
    <message>
        <source>Select &amp;all controls</source>
        <translation>เลือกตัวควบคุมทั้งหมด(&amp;A)</translation>
    </message>
    <message>
        <source>Selects every control that is shown.</source>
        <translation>เลือกตัวควบคุมทุกตัวที่แสดงอยู่</translation>
    </message>
    <message>
        <source>De&amp;lete controls</source>
        <translation>ลบตัวควบคุม(&amp;L)</translation>
    </message>
    <message>
        <source>Takes the selected controls away with what cannot be without them.</source>
        <translation>ลบตัวควบคุมที่เลือก พร้อมสิ่งที่อยู่ไม่ได้หากไม่มีมัน</translation>
    </message>
    <message>
        <source>Ba&amp;ke to keys…</source>
        <translation>เบกเป็นคีย์(&amp;K)…</translation>
    </message>
    <message>
        <source>Makes a clip with keys of bones of what controls, constraints and IK do.</source>
        <translation>สร้างคลิปที่มีคีย์ของกระดูก จากสิ่งที่ตัวควบคุม ข้อจำกัด และ IK ทำ</translation>
    </message>
    <message>
        <source>R&amp;ig workspace</source>
        <translation>พื้นที่ทำงานริก(&amp;I)</translation>
    </message>
    <message>
        <source>Arranges the window for controls, IK handles and constraints.</source>
        <translation>จัดหน้าต่างสำหรับตัวควบคุม แฮนเดิล IK และข้อจำกัด</translation>
    </message>
</context>
<context>
    <name>Bind</name>
    <message>
        <source>Closest, rigid</source>
        <translation>ใกล้สุด แข็ง</translation>
    </message>
    <message>
        <source>Closest, smooth</source>
        <translation>ใกล้สุด นุ่ม</translation>
    </message>
    <message>
        <source>Envelope</source>
        <translation>แคปซูล</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>ความร้อน</translation>
    </message>
    <message>
        <source>Geodesic voxel</source>
        <translation>วอกเซลจีโอเดสิก</translation>
    </message>
    <message>
        <source>Each vertex follows its nearest bone alone: for machines, armour and dolls.</source>
        <translation>จุดยอดแต่ละจุดตามกระดูกที่ใกล้ที่สุดชิ้นเดียว เหมาะกับเครื่องจักร เกราะ และตุ๊กตา</translation>
    </message>
    <message>
        <source>The nearer a bone, the more it moves a vertex, even through the air: quick, but a hand may follow the thigh beside it.</source>
        <translation>กระดูกยิ่งใกล้ยิ่งขยับจุดยอดมาก แม้ผ่านที่ว่าง วิธีนี้เร็ว แต่มืออาจตามต้นขาที่อยู่ข้างๆ</translation>
    </message>
    <message>
        <source>Each bone moves what lies in a capsule around it, less towards the rim; what no capsule reaches goes by distance.</source>
        <translation>กระดูกแต่ละชิ้นขยับสิ่งที่อยู่ในแคปซูลรอบตัว และน้อยลงเมื่อใกล้ขอบ ส่วนที่ไม่มีแคปซูลใดไปถึงใช้ระยะห่าง</translation>
    </message>
    <message>
        <source>Bones warm the surface that they see, and the warmth spreads over it: the usual choice for bodies.</source>
        <translation>กระดูกให้ความร้อนแก่พื้นผิวที่มันมองเห็น แล้วความร้อนแผ่ไปทั่วผิว เป็นตัวเลือกปกติสำหรับร่างกาย</translation>
    </message>
    <message>
        <source>Distances are measured inside the body, so that limbs side by side share nothing: also for several shells and meshes with holes.</source>
        <translation>วัดระยะทางภายในร่างกาย แขนขาที่อยู่ชิดกันจึงไม่แบ่งน้ำหนักกัน ใช้กับหลายชิ้นเปลือกและเมชที่มีรูได้ด้วย</translation>
    </message>
    <message>
        <source>positions that are no numbers</source>
        <translation>ตำแหน่งที่ไม่ใช่ตัวเลข</translation>
    </message>
    <message>
        <source>no faces</source>
        <translation>ไม่มีหน้า</translation>
    </message>
    <message>
        <source>faces without area</source>
        <translation>หน้าไม่มีพื้นที่</translation>
    </message>
    <message>
        <source>sees no bone</source>
        <translation>มองไม่เห็นกระดูก</translation>
    </message>
    <message>
        <source>heat cannot be computed</source>
        <translation>คำนวณความร้อนไม่ได้</translation>
    </message>
    <message>
        <source>outside the volume</source>
        <translation>อยู่นอกปริมาตร</translation>
    </message>
    <message>
        <source>outside all envelopes</source>
        <translation>อยู่นอกทุกแคปซูล</translation>
    </message>
    <message>
        <source>to the nearest bone</source>
        <translation>ตามกระดูกที่ใกล้ที่สุด</translation>
    </message>
    <message>
        <source>by distance</source>
        <translation>ตามระยะห่าง</translation>
    </message>
    <message>
        <source>by envelopes</source>
        <translation>ตามแคปซูล</translation>
    </message>
    <message>
        <source>by heat</source>
        <translation>ตามความร้อน</translation>
    </message>
    <message>
        <source>by heat, through other surfaces</source>
        <translation>ตามความร้อน ผ่านพื้นผิวอื่น</translation>
    </message>
    <message>
        <source>by distance inside</source>
        <translation>ตามระยะทางภายใน</translation>
    </message>
</context>
<context>
    <name>BoneColumns</name>
    <message>
        <source>Humanoid role</source>
        <translation>บทบาทฮิวแมนนอยด์</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>ข้าง</translation>
    </message>
    <message>
        <source>Deform</source>
        <translation>ขยับเมช</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>ความยาว</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>มองเห็น</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>ล็อก</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>โซโล</translation>
    </message>
</context>
<context>
    <name>BoneMenu</name>
    <message>
        <source>Select everything below</source>
        <translation>เลือกทุกชิ้นที่อยู่ใต้ลงไป</translation>
    </message>
    <message>
        <source>Select chain</source>
        <translation>เลือกสายกระดูก</translation>
    </message>
    <message>
        <source>Select other side</source>
        <translation>เลือกอีกข้าง</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>ล็อก</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>ปลดล็อก</translation>
    </message>
    <message>
        <source>Lock all others</source>
        <translation>ล็อกชิ้นอื่นทั้งหมด</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>โซโล</translation>
    </message>
    <message>
        <source>End solo</source>
        <translation>เลิกโซโล</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>ซ่อน</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>แสดง</translation>
    </message>
    <message>
        <source>Hide all others</source>
        <translation>ซ่อนชิ้นอื่นทั้งหมด</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>แดง</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>เขียว</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>เหลือง</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>น้ำเงิน</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>ม่วง</translation>
    </message>
    <message>
        <source>Cyan</source>
        <translation>ฟ้าอมเขียว</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>เขียวมะกอก</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>ส้ม</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>สี</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>อัตโนมัติ</translation>
    </message>
    <message>
        <source>Other colour…</source>
        <translation>สีอื่น…</translation>
    </message>
    <message>
        <source>Colour of bones</source>
        <translation>สีของกระดูก</translation>
    </message>
    <message>
        <source>Reset to rest</source>
        <translation>รีเซ็ตเป็นท่าพัก</translation>
    </message>
    <message>
        <source>Reset with everything below</source>
        <translation>รีเซ็ตรวมทุกชิ้นที่อยู่ใต้ลงไป</translation>
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
        <translation>ความแรง %1</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>ค่า %1</translation>
    </message>
    <message>
        <source>LMB</source>
        <translation>เมาส์ซ้าย</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>ยืนยัน</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>ทีละขั้น</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>ลาก</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Lock %1</source>
        <translation>ล็อก %1</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>ปลดล็อก %1</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>ซ่อน %1</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>แสดง %1</translation>
    </message>
    <message numerus="yes">
        <source>%n bones</source>
        <translation>
            <numerusform>กระดูก %n ชิ้น</numerusform>
        </translation>
    </message>
    <message>
        <source>Lock only %1</source>
        <translation>ล็อกเฉพาะ %1</translation>
    </message>
    <message>
        <source>Lock all but %1</source>
        <translation>ล็อกทั้งหมดยกเว้น %1</translation>
    </message>
    <message>
        <source>Hide only %1</source>
        <translation>ซ่อนเฉพาะ %1</translation>
    </message>
    <message>
        <source>Show only %1</source>
        <translation>แสดงเฉพาะ %1</translation>
    </message>
    <message>
        <source>bone %1</source>
        <translation>กระดูก %1</translation>
    </message>
    <message>
        <source>mesh %1</source>
        <translation>เมช %1</translation>
    </message>
    <message>
        <source>Linear blend skinning</source>
        <translation>สกินนิงแบบลิเนียร์เบลนด์</translation>
    </message>
    <message>
        <source>Dual quaternion skinning</source>
        <translation>สกินนิงแบบดูอัลควอเทอร์เนียน</translation>
    </message>
    <message>
        <source>Smooth %1</source>
        <translation>เกลี่ย %1</translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>ระบาย %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>ย้าย %1</translation>
    </message>
    <message>
        <source>Rotate %1</source>
        <translation>หมุน %1</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>ปรับสเกล %1</translation>
    </message>
    <message numerus="yes">
        <source>Move %n bones</source>
        <translation>
            <numerusform>ย้ายกระดูก %n ชิ้น</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n bones</source>
        <translation>
            <numerusform>หมุนกระดูก %n ชิ้น</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n bones</source>
        <translation>
            <numerusform>ปรับสเกลกระดูก %n ชิ้น</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset pose</source>
        <translation>รีเซ็ตท่า</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>รีเซ็ต %1</translation>
    </message>
    <message numerus="yes">
        <source>Reset %n bones</source>
        <translation>
            <numerusform>รีเซ็ตกระดูก %n ชิ้น</numerusform>
        </translation>
    </message>
    <message>
        <source>Normalise weights of %1</source>
        <translation>นอร์มัลไลซ์น้ำหนักของ %1</translation>
    </message>
    <message>
        <source>Normalise all weights</source>
        <translation>นอร์มัลไลซ์น้ำหนักทั้งหมด</translation>
    </message>
    <message>
        <source>Choose a bone first.</source>
        <translation>เลือกกระดูกก่อน</translation>
    </message>
    <message>
        <source>%1 does not move this mesh.</source>
        <translation>%1 ไม่ได้ขยับเมชนี้</translation>
    </message>
    <message>
        <source>%1 is locked: unlock it to change its weights.</source>
        <translation>%1 ถูกล็อก ปลดล็อกเพื่อแก้น้ำหนัก</translation>
    </message>
    <message>
        <source>Fill %1</source>
        <translation>เติม %1</translation>
    </message>
    <message>
        <source>Smooth weights</source>
        <translation>เกลี่ยน้ำหนัก</translation>
    </message>
    <message>
        <source>Prune small weights</source>
        <translation>ตัดน้ำหนักเล็กน้อย</translation>
    </message>
    <message>
        <source>Limit influences to %1</source>
        <translation>จำกัดอิทธิพลเหลือ %1</translation>
    </message>
    <message>
        <source>Mirror weights left → right</source>
        <translation>มิเรอร์น้ำหนักซ้าย → ขวา</translation>
    </message>
    <message>
        <source>Mirror weights right → left</source>
        <translation>มิเรอร์น้ำหนักขวา → ซ้าย</translation>
    </message>
    <message>
        <source>Make seam points equal</source>
        <translation>ทำจุดรอยต่อให้เท่ากัน</translation>
    </message>
    <message>
        <source>Paste pose mirrored</source>
        <translation>วางท่าแบบมิเรอร์</translation>
    </message>
    <message>
        <source>Paste pose</source>
        <translation>วางท่า</translation>
    </message>
    <message>
        <source>Mirror pose</source>
        <translation>มิเรอร์ท่า</translation>
    </message>
    <message>
        <source>Gradient of %1</source>
        <translation>ไล่ระดับ %1</translation>
    </message>
    <message>
        <source>There is no mesh to paint.</source>
        <translation>ไม่มีเมชให้ระบาย</translation>
    </message>
    <message>
        <source>%1 is not bound to bones: it has no weights to paint.</source>
        <translation>%1 ไม่ได้ผูกกับกระดูก จึงไม่มีน้ำหนักให้ระบาย</translation>
    </message>
    <message>
        <source>%1 (selection)</source>
        <translation>%1 (ส่วนที่เลือก)</translation>
    </message>
    <message>
        <source>Set weight of %1</source>
        <translation>ตั้งน้ำหนักของ %1</translation>
    </message>
    <message>
        <source>pose without a name</source>
        <translation>ท่าทางไม่มีชื่อ</translation>
    </message>
    <message>
        <source>Save pose %1</source>
        <translation>บันทึกท่าทาง %1</translation>
    </message>
    <message>
        <source>Update pose %1</source>
        <translation>ปรับปรุงท่าทาง %1</translation>
    </message>
    <message>
        <source>Rename pose %1 to %2</source>
        <translation>เปลี่ยนชื่อท่าทาง %1 เป็น %2</translation>
    </message>
    <message>
        <source>Delete pose %1</source>
        <translation>ลบท่าทาง %1</translation>
    </message>
    <message>
        <source>Duplicate pose %1</source>
        <translation>ทำสำเนาท่าทาง %1</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 สำเนา</translation>
    </message>
    <message>
        <source>Move pose %1</source>
        <translation>ย้ายท่าทาง %1</translation>
    </message>
    <message>
        <source>Apply pose %1 mirrored</source>
        <translation>ใช้ท่าทาง %1 แบบสะท้อน</translation>
    </message>
    <message>
        <source>Apply pose %1</source>
        <translation>ใช้ท่าทาง %1</translation>
    </message>
    <message>
        <source>Solo %1</source>
        <translation>โซโล %1</translation>
    </message>
    <message>
        <source>End solo of %1</source>
        <translation>เลิกโซโล %1</translation>
    </message>
    <message>
        <source>Solo only %1</source>
        <translation>โซโลเฉพาะ %1</translation>
    </message>
    <message>
        <source>Solo all but %1</source>
        <translation>โซโลทั้งหมดยกเว้น %1</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>ตั้งสี %1</translation>
    </message>
    <message>
        <source>Automatic colour of %1</source>
        <translation>ใช้สีอัตโนมัติกับ %1</translation>
    </message>
    <message>
        <source>Other bones are solo: make %1 solo, too, or end solo, to change its weights.</source>
        <translation>กระดูกอื่นโซโลอยู่ ให้โซโล %1 ด้วยหรือเลิกโซโลเพื่อแก้น้ำหนัก</translation>
    </message>
    <message numerus="yes">
        <source>%n meshes</source>
        <translation>
            <numerusform>เมช %n ชิ้น</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is locked: unlock it in the list of meshes to change its weights.</source>
        <translation>%1 ถูกล็อก ปลดล็อกในรายการเมชเพื่อแก้น้ำหนัก</translation>
    </message>
    <message>
        <source>%1 moves no visible mesh that is unlocked.</source>
        <translation>%1 ไม่ได้ขยับเมชที่มองเห็นและไม่ถูกล็อกชิ้นใดเลย</translation>
    </message>
    <message>
        <source>Append clip %1</source>
        <translation>ต่อเติมคลิป %1</translation>
    </message>
    <message numerus="yes">
        <source>Append %n clips from %1</source>
        <translation>
            <numerusform>ต่อเติม %n คลิปจาก %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Append %n meshes from %1</source>
        <translation>
            <numerusform>ต่อเติม %n เมชจาก %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Append %n bones from %1</source>
        <translation>
            <numerusform>ต่อเติมกระดูก %n ชิ้นจาก %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Append from %1</source>
        <translation>ต่อเติมจาก %1</translation>
    </message>
    <message>
        <source>Appending from %1</source>
        <translation>กำลังต่อเติมจาก %1</translation>
    </message>
    <message>
        <source>Bind %1</source>
        <translation>ผูก %1 กับกระดูก</translation>
    </message>
    <message numerus="yes">
        <source>Bind %n meshes</source>
        <translation>
            <numerusform>ผูก %n เมชกับกระดูก</numerusform>
        </translation>
    </message>
    <message>
        <source>Skinning between linear and dual</source>
        <translation>สกินนิงแบบผสมลิเนียร์กับดูอัล</translation>
    </message>
    <message>
        <source>Skinning by centres of rotation</source>
        <translation>สกินนิงแบบศูนย์กลางการหมุน</translation>
    </message>
    <message>
        <source>Delta mush skinning</source>
        <translation>สกินนิงแบบเดลตามัช</translation>
    </message>
    <message>
        <source>Transfer weights from %1</source>
        <translation>ถ่ายโอนน้ำหนักจาก %1</translation>
    </message>
    <message>
        <source>Sharpen weights</source>
        <translation>เพิ่มความคมน้ำหนัก</translation>
    </message>
    <message>
        <source>Quantise weights to %1 steps</source>
        <translation>ปัดน้ำหนักเป็น %1 ขั้น</translation>
    </message>
    <message>
        <source>Delete %1 and all below</source>
        <translation>ลบ %1 และทุกชิ้นที่อยู่ใต้</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>ลบ %1</translation>
    </message>
    <message>
        <source>Dissolve %1</source>
        <translation>สลาย %1</translation>
    </message>
    <message>
        <source>Merge %1 into %2</source>
        <translation>รวม %1 เข้ากับ %2</translation>
    </message>
    <message>
        <source>Hang %1 on no bone</source>
        <translation>ให้ %1 ไม่แขวนกับกระดูกใด</translation>
    </message>
    <message>
        <source>Hang %1 at the end of %2</source>
        <translation>แขวน %1 ที่ปลายของ %2</translation>
    </message>
    <message>
        <source>Hang %1 below %2</source>
        <translation>แขวน %1 ใต้ %2</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>ทำสำเนา %1</translation>
    </message>
    <message>
        <source>Cut %1 into %2 pieces</source>
        <translation>ตัด %1 เป็น %2 ท่อน</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>แยก %1</translation>
    </message>
    <message>
        <source>Symmetrise left to right</source>
        <translation>ทำให้สมมาตรจากซ้ายไปขวา</translation>
    </message>
    <message>
        <source>Symmetrise right to left</source>
        <translation>ทำให้สมมาตรจากขวาไปซ้าย</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>กลับด้าน %1</translation>
    </message>
    <message>
        <source>Mirror the skeleton</source>
        <translation>กลับด้านโครงกระดูก</translation>
    </message>
    <message>
        <source>Orient %1</source>
        <translation>ปรับแกนของ %1</translation>
    </message>
    <message>
        <source>Take the name of %1 away</source>
        <translation>เอาชื่อของ %1 ออก</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>เปลี่ยนชื่อ %1 เป็น %2</translation>
    </message>
    <message>
        <source>Move the head of %1</source>
        <translation>ย้ายหัวของ %1</translation>
    </message>
    <message>
        <source>Move the tail of %1</source>
        <translation>ย้ายปลายของ %1</translation>
    </message>
    <message>
        <source>Roll %1</source>
        <translation>หมุนโรล %1</translation>
    </message>
    <message numerus="yes">
        <source>Rename %n bones</source>
        <translation>
            <numerusform>เปลี่ยนชื่อกระดูก %n ชิ้น</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the humanoid map</source>
        <translation>เปลี่ยนแผนผังฮิวแมนนอยด์</translation>
    </message>
    <message>
        <source>Convert to T-pose</source>
        <translation>แปลงเป็นท่า T</translation>
    </message>
    <message>
        <source>Convert to A-pose</source>
        <translation>แปลงเป็นท่า A</translation>
    </message>
    <message>
        <source>Make this pose the bind pose</source>
        <translation>ใช้ท่านี้เป็นท่าผูก</translation>
    </message>
    <message>
        <source>Re-attach the mesh</source>
        <translation>ผูกเมชใหม่</translation>
    </message>
    <message>
        <source>Re-attach %1</source>
        <translation>ผูก %1 ใหม่</translation>
    </message>
    <message>
        <source>Go to the bind pose</source>
        <translation>ไปที่ท่าผูก</translation>
    </message>
    <message>
        <source>Change role of %1</source>
        <translation>เปลี่ยนบทบาทของ %1</translation>
    </message>
    <message>
        <source>Create %1</source>
        <translation>สร้าง %1</translation>
    </message>
    <message>
        <source>Move the joint of %1</source>
        <translation>ย้ายข้อต่อของ %1</translation>
    </message>
    <message>
        <source>Turn the joint of %1</source>
        <translation>หมุนข้อต่อของ %1</translation>
    </message>
    <message>
        <source>Scale the joints of %1</source>
        <translation>ปรับระยะข้อต่อของ %1</translation>
    </message>
    <message>
        <source>Extrude %1</source>
        <translation>ยืดกระดูกใหม่ออกจาก %1</translation>
    </message>
    <message>
        <source>Baking to keys</source>
        <translation>กำลังเบกเป็นคีย์</translation>
    </message>
    <message>
        <source>Lay %1 along a curve</source>
        <translation>วาง %1 ตามเส้นโค้ง</translation>
    </message>
    <message numerus="yes">
        <source>Move %n controls</source>
        <translation>
            <numerusform>ย้ายตัวควบคุม %n ตัว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n controls</source>
        <translation>
            <numerusform>หมุนตัวควบคุม %n ตัว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n controls</source>
        <translation>
            <numerusform>ย่อขยายตัวควบคุม %n ตัว</numerusform>
        </translation>
    </message>
    <message>
        <source>Change space of %1</source>
        <translation>เปลี่ยนปริภูมิของ %1</translation>
    </message>
    <message>
        <source>Add helper bone to %1</source>
        <translation>เพิ่มกระดูกช่วยให้ %1</translation>
    </message>
    <message>
        <source>Add corrective shape for %1</source>
        <translation>เพิ่มรูปทรงแก้ไขให้ %1</translation>
    </message>
    <message>
        <source>Weight of %1</source>
        <translation>น้ำหนักของ %1</translation>
    </message>
    <message>
        <source>Switch %1 to IK</source>
        <translation>สลับ %1 เป็น IK</translation>
    </message>
    <message>
        <source>Switch %1 to FK</source>
        <translation>สลับ %1 เป็น FK</translation>
    </message>
    <message>
        <source>Snap IK to FK: %1</source>
        <translation>ให้ IK ตรงกับ FK: %1</translation>
    </message>
    <message>
        <source>Snap FK to IK: %1</source>
        <translation>ให้ FK ตรงกับ IK: %1</translation>
    </message>
    <message>
        <source>Add constraint</source>
        <translation>เพิ่มข้อจำกัด</translation>
    </message>
    <message>
        <source>Add constraint to %1</source>
        <translation>เพิ่มข้อจำกัดให้ %1</translation>
    </message>
    <message>
        <source>Reorder constraints</source>
        <translation>เรียงลำดับข้อจำกัดใหม่</translation>
    </message>
    <message>
        <source>Limit joint of %1</source>
        <translation>จำกัดข้อต่อของ %1</translation>
    </message>
    <message>
        <source>Remove joint limit of %1</source>
        <translation>ลบขีดจำกัดข้อต่อของ %1</translation>
    </message>
    <message>
        <source>Bake to keys</source>
        <translation>เบกเป็นคีย์</translation>
    </message>
    <message>
        <source>Bake %1</source>
        <translation>เบก %1</translation>
    </message>
    <message>
        <source>Add IK handle to %1</source>
        <translation>เพิ่มแฮนเดิล IK ให้ %1</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>ชุด %1</translation>
    </message>
    <message>
        <source>Add controls to %1</source>
        <translation>เพิ่มตัวควบคุมให้ %1</translation>
    </message>
    <message>
        <source>Add controls to a chain</source>
        <translation>เพิ่มตัวควบคุมให้สายกระดูก</translation>
    </message>
    <message>
        <source>Rig a humanoid</source>
        <translation>ทำริกให้ฮิวแมนนอยด์</translation>
    </message>
    <message>
        <source>Mirror rig</source>
        <translation>สะท้อนริก</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>รวม %1 เป็นชุด</translation>
    </message>
    <message>
        <source>control %1</source>
        <translation>ตัวควบคุม %1</translation>
    </message>
    <message>
        <source>IK handle %1</source>
        <translation>แฮนเดิล IK %1</translation>
    </message>
    <message numerus="yes">
        <source>%n controls</source>
        <translation>
            <numerusform>%n ตัว</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ControlMenu</name>
    <message>
        <source>Select all controls</source>
        <translation>เลือกตัวควบคุมทั้งหมด</translation>
    </message>
    <message>
        <source>Select everything that rides on it</source>
        <translation>เลือกทุกสิ่งที่ติดไปกับมัน</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>แสดง</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>แสดง %1</translation>
    </message>
    <message numerus="yes">
        <source>Show %n controls</source>
        <translation>
            <numerusform>แสดงตัวควบคุม %n ตัว</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>ซ่อน</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>ซ่อน %1</translation>
    </message>
    <message numerus="yes">
        <source>Hide %n controls</source>
        <translation>
            <numerusform>ซ่อนตัวควบคุม %n ตัว</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide all others</source>
        <translation>ซ่อนตัวอื่นทั้งหมด</translation>
    </message>
    <message>
        <source>Hide other controls</source>
        <translation>ซ่อนตัวควบคุมอื่น</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>รูปทรง</translation>
    </message>
    <message>
        <source>Shape of %1</source>
        <translation>รูปทรงของ %1</translation>
    </message>
    <message numerus="yes">
        <source>Shape of %n controls</source>
        <translation>
            <numerusform>รูปทรงของตัวควบคุม %n ตัว</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn by 90° about X</source>
        <translation>หมุน 90° รอบแกน X</translation>
    </message>
    <message>
        <source>Turn by 90° about Y</source>
        <translation>หมุน 90° รอบแกน Y</translation>
    </message>
    <message>
        <source>Turn by 90° about Z</source>
        <translation>หมุน 90° รอบแกน Z</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>ขนาด</translation>
    </message>
    <message>
        <source>Size of %1</source>
        <translation>ขนาดของ %1</translation>
    </message>
    <message numerus="yes">
        <source>Size of %n controls</source>
        <translation>
            <numerusform>ขนาดของตัวควบคุม %n ตัว</numerusform>
        </translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>ใหญ่ขึ้น</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>เล็กลง</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>สี</translation>
    </message>
    <message>
        <source>By side</source>
        <translation>ตามข้าง</translation>
    </message>
    <message>
        <source>Colour of controls</source>
        <translation>สีของตัวควบคุม</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>สีของ %1</translation>
    </message>
    <message numerus="yes">
        <source>Colour of %n controls</source>
        <translation>
            <numerusform>สีของตัวควบคุม %n ตัว</numerusform>
        </translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>ตาม</translation>
    </message>
    <message>
        <source>Locked channels</source>
        <translation>ช่องที่ล็อก</translation>
    </message>
    <message>
        <source>Locks of %1</source>
        <translation>การล็อกของ %1</translation>
    </message>
    <message numerus="yes">
        <source>Locks of %n controls</source>
        <translation>
            <numerusform>การล็อกของตัวควบคุม %n ตัว</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>ทั้งหมด</translation>
    </message>
    <message>
        <source>None</source>
        <translation>ไม่มี</translation>
    </message>
    <message>
        <source>Group into a set</source>
        <translation>รวมเป็นชุด</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>ลบ</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>เลือก</translation>
    </message>
    <message>
        <source>Add the selected controls</source>
        <translation>เพิ่มตัวควบคุมที่เลือก</translation>
    </message>
    <message>
        <source>Add to set %1</source>
        <translation>เพิ่มเข้าชุด %1</translation>
    </message>
    <message>
        <source>Take the selected controls out</source>
        <translation>นำตัวควบคุมที่เลือกออก</translation>
    </message>
    <message>
        <source>Take out of set %1</source>
        <translation>นำออกจากชุด %1</translation>
    </message>
    <message>
        <source>Dissolve the set</source>
        <translation>ยุบชุด</translation>
    </message>
    <message>
        <source>Dissolve set %1</source>
        <translation>ยุบชุด %1</translation>
    </message>
</context>
<context>
    <name>ControlNotice</name>
    <message>
        <source>is out of reach, at %1 % of the length of the arm</source>
        <translation>เอื้อมไม่ถึง อยู่ที่ %1 % ของความยาวแขน</translation>
    </message>
    <message>
        <source>is out of reach, at %1 % of the length of the leg</source>
        <translation>เอื้อมไม่ถึง อยู่ที่ %1 % ของความยาวขา</translation>
    </message>
    <message>
        <source>is out of reach, at %1 % of the length of the chain</source>
        <translation>เอื้อมไม่ถึง อยู่ที่ %1 % ของความยาวโซ่</translation>
    </message>
    <message>
        <source>reaches %1 % of the arm · elbow %2°</source>
        <translation>เอื้อมถึง %1 % ของแขน · ข้อศอก %2°</translation>
    </message>
    <message>
        <source>reaches %1 % of the leg · knee %2°</source>
        <translation>เอื้อมถึง %1 % ของขา · เข่า %2°</translation>
    </message>
    <message>
        <source>reaches %1 % of the chain · bend %2°</source>
        <translation>เอื้อมถึง %1 % ของโซ่ · งอ %2°</translation>
    </message>
    <message>
        <source>pulls at a chain that cannot follow it</source>
        <translation>ดึงโซ่ที่ตามมาไม่ได้</translation>
    </message>
    <message numerus="yes">
        <source>reaches %1 % of the chain · %n passes</source>
        <translation>
            <numerusform>เอื้อมถึง %1 % ของโซ่ · %n รอบ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>Check that you may read the file.</source>
        <translation>ตรวจว่าคุณมีสิทธิ์อ่านไฟล์นี้</translation>
    </message>
    <message>
        <source>Check the name and the folder.</source>
        <translation>ตรวจชื่อไฟล์และโฟลเดอร์</translation>
    </message>
    <message>
        <source>Choose a file.</source>
        <translation>เลือกไฟล์</translation>
    </message>
    <message>
        <source>Choose a folder that you may write to. The old file is untouched.</source>
        <translation>เลือกโฟลเดอร์ที่คุณเขียนได้ ไฟล์เดิมไม่ถูกแตะต้อง</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>เลือกชื่ออื่น</translation>
    </message>
    <message>
        <source>Close other programs and try again.</source>
        <translation>ปิดโปรแกรมอื่นแล้วลองใหม่</translation>
    </message>
    <message>
        <source>Close other programs, or open a smaller file.</source>
        <translation>ปิดโปรแกรมอื่น หรือเปิดไฟล์ที่เล็กกว่า</translation>
    </message>
    <message>
        <source>Convert it to glTF 2.0 first.</source>
        <translation>แปลงเป็น glTF 2.0 ก่อน</translation>
    </message>
    <message>
        <source>Convert the file to glTF 2.0.</source>
        <translation>แปลงไฟล์เป็น glTF 2.0</translation>
    </message>
    <message>
        <source>Copy or download the file again; it is not complete.</source>
        <translation>คัดลอกหรือดาวน์โหลดไฟล์ใหม่ ไฟล์นี้ไม่ครบ</translation>
    </message>
    <message>
        <source>Copy or export the file again.</source>
        <translation>คัดลอกหรือส่งออกไฟล์ใหม่</translation>
    </message>
    <message>
        <source>Export the file again from the program that made it; the Khronos glTF validator shows where it breaks the rules.</source>
        <translation>ส่งออกไฟล์ใหม่จากโปรแกรมที่สร้างมัน ตัวตรวจ glTF ของ Khronos บอกได้ว่าผิดกฎตรงไหน</translation>
    </message>
    <message>
        <source>Export the file again without this extension.</source>
        <translation>ส่งออกไฟล์ใหม่โดยไม่ใช้ส่วนขยายนี้</translation>
    </message>
    <message>
        <source>Free memory or split the file.</source>
        <translation>คืนหน่วยความจำ หรือแบ่งไฟล์</translation>
    </message>
    <message>
        <source>Free space on the disk, or choose another folder. The old file is untouched.</source>
        <translation>เพิ่มพื้นที่ว่างในดิสก์ หรือเลือกโฟลเดอร์อื่น ไฟล์เดิมไม่ถูกแตะต้อง</translation>
    </message>
    <message>
        <source>Put the file into the same folder and name it by a relative path.</source>
        <translation>วางไฟล์ไว้ในโฟลเดอร์เดียวกัน แล้วอ้างด้วยพาธแบบสัมพัทธ์</translation>
    </message>
    <message>
        <source>Put this file beside the opened one, or export as GLB, which is one file.</source>
        <translation>วางไฟล์นี้ไว้ข้างไฟล์ที่เปิด หรือส่งออกเป็น GLB ซึ่งเป็นไฟล์เดียว</translation>
    </message>
    <message>
        <source>Save the project, and report this as a mistake of the program.</source>
        <translation>บันทึกงานไว้ แล้วแจ้งว่าเป็นข้อผิดพลาดของโปรแกรม</translation>
    </message>
    <message>
        <source>Split the character into several files.</source>
        <translation>แบ่งตัวละครเป็นหลายไฟล์</translation>
    </message>
    <message>
        <source>The content is damaged or of another format; copy or export the file again.</source>
        <translation>เนื้อหาเสียหายหรือเป็นรูปแบบอื่น คัดลอกหรือส่งออกไฟล์ใหม่</translation>
    </message>
    <message>
        <source>a channel moves nothing that is in the file, or has no keys</source>
        <translation>มีแชนเนลที่ไม่มีผลกับสิ่งใดในไฟล์ หรือไม่มีคีย์</translation>
    </message>
    <message>
        <source>a clip without channels cannot be written to glTF</source>
        <translation>เขียนคลิปที่ไม่มีแชนเนลลง glTF ไม่ได้</translation>
    </message>
    <message>
        <source>a mesh without faces cannot be written to glTF</source>
        <translation>เขียนเมชที่ไม่มีหน้าลง glTF ไม่ได้</translation>
    </message>
    <message>
        <source>a node that has a parent stands among the roots of the scene</source>
        <translation>มีโหนดที่มีแม่อยู่ในรายการรากของฉาก</translation>
    </message>
    <message>
        <source>a part of the mesh has no vertex positions and was left out</source>
        <translation>ส่วนหนึ่งของเมชไม่มีตำแหน่งจุดยอด จึงถูกตัดออก</translation>
    </message>
    <message>
        <source>a part of the mesh has no vertices and was left out</source>
        <translation>ส่วนหนึ่งของเมชไม่มีจุดยอด จึงถูกตัดออก</translation>
    </message>
    <message>
        <source>a rotation of zero length was replaced by none</source>
        <translation>การหมุนที่มีความยาวศูนย์ถูกแทนด้วยไม่หมุน</translation>
    </message>
    <message>
        <source>an inverse bind matrix of a joint without weights has entries that are no usable numbers; it became the identity</source>
        <translation>เมทริกซ์ผูกผกผันของข้อต่อที่ไม่มีน้ำหนักมีค่าที่ใช้ไม่ได้ จึงใช้เมทริกซ์เอกลักษณ์แทน</translation>
    </message>
    <message>
        <source>bytes after the end of the GLB were left out</source>
        <translation>ตัดไบต์ที่เกินท้าย GLB ออก</translation>
    </message>
    <message>
        <source>extensions refer to bones or meshes that are gone</source>
        <translation>ส่วนขยายอ้างถึงกระดูกหรือเมชที่ไม่มีแล้ว</translation>
    </message>
    <message>
        <source>extensions refer to bones that are gone</source>
        <translation>ส่วนขยายอ้างถึงกระดูกที่ไม่มีแล้ว</translation>
    </message>
    <message>
        <source>indices at the end that make no whole face were left out</source>
        <translation>ตัดดัชนีท้ายรายการที่ประกอบเป็นหน้าไม่ครบออก</translation>
    </message>
    <message>
        <source>no mesh hangs on this skin; its joints are kept as bones</source>
        <translation>ไม่มีเมชใดใช้สกินนี้ ข้อต่อถูกเก็บไว้เป็นกระดูก</translation>
    </message>
    <message>
        <source>no node shows this mesh; it was left out</source>
        <translation>ไม่มีโหนดใดแสดงเมชนี้ จึงถูกตัดออก</translation>
    </message>
    <message>
        <source>tangents without a direction were replaced by +X</source>
        <translation>แทนเจนต์ที่ไม่มีทิศทางถูกแทนด้วย +X</translation>
    </message>
    <message>
        <source>the clip was moved to start at 0: glTF has no times before that</source>
        <translation>เลื่อนคลิปให้เริ่มที่ 0: glTF ไม่มีเวลาก่อนหน้านั้น</translation>
    </message>
    <message>
        <source>the file&apos;s skeleton root is not above all joints; the hint was left out</source>
        <translation>รากโครงกระดูกในไฟล์ไม่ได้อยู่เหนือข้อต่อทั้งหมด จึงไม่ได้เขียนค่านี้</translation>
    </message>
    <message>
        <source>the image was not found when the character was opened; the file only names it</source>
        <translation>ไม่พบภาพตอนเปิดตัวละคร ไฟล์จึงมีแค่ชื่อภาพ</translation>
    </message>
    <message>
        <source>the last row of an inverse bind matrix is not 0 0 0 1; it was taken so</source>
        <translation>แถวสุดท้ายของเมทริกซ์ผูกผกผันไม่ใช่ 0 0 0 1 จึงถือว่าเป็นเช่นนั้น</translation>
    </message>
    <message>
        <source>the last row of the matrix is not 0 0 0 1; it was taken so</source>
        <translation>แถวสุดท้ายของเมทริกซ์ไม่ใช่ 0 0 0 1 จึงถือว่าเป็นเช่นนั้น</translation>
    </message>
    <message>
        <source>the matrix has shear, which translation, rotation and scale cannot hold; the nearest transform was taken</source>
        <translation>เมทริกซ์มีการเฉือนซึ่งการย้าย การหมุน และสเกลเก็บไม่ได้ จึงใช้ค่าแปลงที่ใกล้ที่สุด</translation>
    </message>
    <message>
        <source>the mesh hangs on a skin but has no weights; it stays at rest</source>
        <translation>เมชใช้สกินแต่ไม่มีน้ำหนัก จึงอยู่ในท่าพัก</translation>
    </message>
    <message>
        <source>the mesh is not part of the file&apos;s scene; it is hidden</source>
        <translation>เมชไม่ได้อยู่ในฉากของไฟล์ จึงถูกซ่อนไว้</translation>
    </message>
    <message>
        <source>the parts of the mesh have different numbers of morph targets; the missing ones are still</source>
        <translation>ส่วนต่าง ๆ ของเมชมีจำนวนมอร์ฟทาร์เก็ตไม่เท่ากัน ส่วนที่ขาดจะอยู่นิ่ง</translation>
    </message>
    <message>
        <source>Choose another name, or allow writing to this file. The old file is untouched.</source>
        <translation>เลือกชื่ออื่น หรืออนุญาตให้เขียนไฟล์นี้ ไฟล์เดิมไม่ถูกแตะต้อง</translation>
    </message>
    <message>
        <source>Choose another name: this link leads in a circle.</source>
        <translation>เลือกชื่ออื่น: ลิงก์นี้วนกลับมาที่เดิม</translation>
    </message>
    <message>
        <source>Give the file or its folder a shorter name.</source>
        <translation>ตั้งชื่อไฟล์หรือโฟลเดอร์ให้สั้นลง</translation>
    </message>
    <message>
        <source>Make the folder first, or choose one that exists.</source>
        <translation>สร้างโฟลเดอร์ก่อน หรือเลือกโฟลเดอร์ที่มีอยู่</translation>
    </message>
    <message>
        <source>%1; kept and written again, but neither shown nor edited</source>
        <translation>%1 เก็บไว้และเขียนกลับตามเดิม แต่ไม่แสดงและแก้ไขไม่ได้</translation>
    </message>
    <message>
        <source>a joint stands more than once in a row; its weights were added up</source>
        <translation>มีข้อต่อซ้ำในจุดยอดเดียวกัน จึงรวมน้ำหนักเข้าด้วยกัน</translation>
    </message>
    <message>
        <source>a second channel moves the same target; the first one counts</source>
        <translation>มีช่องแอนิเมชันที่สองขยับเป้าหมายเดียวกัน จึงใช้ช่องแรก</translation>
    </message>
    <message>
        <source>for instance %1, scaled by %2 × %3 × %4; dual quaternions and some engines do not mirror bones</source>
        <translation>เช่น %1 มีสเกล %2 × %3 × %4 ดูอัลควอเทอร์เนียนและเอนจินบางตัวกลับด้านกระดูกไม่ได้</translation>
    </message>
    <message>
        <source>for instance %1; each mesh keeps the bind it came with, and such bones have no common bind pose</source>
        <translation>เช่น %1 แต่ละเมชใช้การผูกที่มากับไฟล์ กระดูกแบบนี้จึงไม่มีท่าผูกร่วมกัน</translation>
    </message>
    <message>
        <source>for instance %1; here bones are told apart by their place, other programs go by the name</source>
        <translation>เช่น %1 ที่นี่แยกกระดูกตามตำแหน่ง แต่โปรแกรมอื่นดูที่ชื่อ</translation>
    </message>
    <message>
        <source>for instance %1; the surface is shown without it</source>
        <translation>เช่น %1 พื้นผิวจึงแสดงโดยไม่มีภาพนี้</translation>
    </message>
    <message>
        <source>keys whose time does not rise were dropped</source>
        <translation>ตัดคีย์ที่เวลาไม่เพิ่มขึ้นออก</translation>
    </message>
    <message>
        <source>legs and spine point along %1, no more than %2 off it; up is +Y</source>
        <translation>ขาและกระดูกสันหลังชี้ตาม %1 คลาดไม่เกิน %2 ทิศขึ้นคือ +Y</translation>
    </message>
    <message>
        <source>more than 8 at %1 of them, %2 at most; all are kept, but engines that read four or eight drop the rest</source>
        <translation>มากกว่า 8 ชิ้นที่ %1 จุด สูงสุด %2 ชิ้น เก็บไว้ครบ แต่เอนจินที่อ่านสี่หรือแปดชิ้นจะตัดที่เหลือทิ้ง</translation>
    </message>
    <message>
        <source>most of all %1, scaled by %2 × %3 × %4; bones below it are sheared when they turn</source>
        <translation>มากที่สุดคือ %1 มีสเกล %2 × %3 × %4 กระดูกที่อยู่ใต้จะบิดเฉือนเมื่อหมุน</translation>
    </message>
    <message>
        <source>normals without a direction were replaced by +Y</source>
        <translation>แทนนอร์มัลที่ไม่มีทิศทางด้วย +Y</translation>
    </message>
    <message>
        <source>not at their bind: %1 of %2 joints; the farthest is %3, turned by %4 and moved by %5</source>
        <translation>ไม่อยู่ที่ท่าผูก %1 จาก %2 ข้อต่อ ไกลที่สุดคือ %3 หมุนไป %4 และเลื่อนไป %5</translation>
    </message>
    <message>
        <source>the extension %1 refers to raw data of the file and cannot be kept</source>
        <translation>ส่วนขยาย %1 อ้างถึงข้อมูลดิบของไฟล์ จึงเก็บไว้ไม่ได้</translation>
    </message>
    <message>
        <source>the farthest row sums to %1; they deform as if divided by their sum</source>
        <translation>จุดที่คลาดมากที่สุดรวมได้ %1 การเสียรูปคิดเหมือนหารด้วยผลรวมแล้ว</translation>
    </message>
    <message>
        <source>the longest side is %1 as read, of %2 × %3 × %4</source>
        <translation>ด้านยาวที่สุดอ่านได้ %1 จาก %2 × %3 × %4</translation>
    </message>
    <message>
        <source>the longest side is %1 as read, of %2 × %3 × %4; a hundred times larger it would be %5</source>
        <translation>ด้านยาวที่สุดอ่านได้ %1 จาก %2 × %3 × %4 ถ้าใหญ่ขึ้นร้อยเท่าจะเป็น %5</translation>
    </message>
    <message>
        <source>the longest side is %1 as read, of %2 × %3 × %4; read in centimetres it would be %5</source>
        <translation>ด้านยาวที่สุดอ่านได้ %1 จาก %2 × %3 × %4 ถ้าอ่านเป็นเซนติเมตรจะเป็น %5</translation>
    </message>
    <message>
        <source>the longest side is %1 as read, of %2 × %3 × %4; read in metres it would be %5</source>
        <translation>ด้านยาวที่สุดอ่านได้ %1 จาก %2 × %3 × %4 ถ้าอ่านเป็นเมตรจะเป็น %5</translation>
    </message>
    <message>
        <source>the longest side is %1 as read, of %2 × %3 × %4; read in millimetres it would be %5</source>
        <translation>ด้านยาวที่สุดอ่านได้ %1 จาก %2 × %3 × %4 ถ้าอ่านเป็นมิลลิเมตรจะเป็น %5</translation>
    </message>
    <message>
        <source>the most is %1; all are kept, but engines that read four drop the rest</source>
        <translation>สูงสุด %1 ชิ้น เก็บไว้ครบ แต่เอนจินที่อ่านสี่ชิ้นจะตัดที่เหลือทิ้ง</translation>
    </message>
    <message>
        <source>they lie exactly on others of the mesh; the surface may crack there</source>
        <translation>จุดเหล่านี้ซ้อนทับกับจุดอื่นของเมชพอดี พื้นผิวอาจปริที่ตรงนั้น</translation>
    </message>
    <message>
        <source>vertices without any weight stay at rest</source>
        <translation>จุดยอดที่ไม่มีน้ำหนักจะอยู่กับที่</translation>
    </message>
    <message>
        <source>weights that are negative, not finite or beyond 1e18 became 0</source>
        <translation>น้ำหนักที่ติดลบ ไม่ใช่ตัวเลข หรือเกิน 1e18 กลายเป็น 0</translation>
    </message>
    <message>
        <source>Export the file again, or as glTF (GLB), from the program that made it.</source>
        <translation>ส่งออกไฟล์อีกครั้ง หรือส่งออกเป็น glTF (GLB) จากโปรแกรมที่สร้างไฟล์</translation>
    </message>
    <message>
        <source>The file is damaged or of another kind than its name says; export it again, or as glTF (GLB), from the program that made it.</source>
        <translation>ไฟล์เสียหรือเป็นชนิดอื่นที่ไม่ตรงกับชื่อ ส่งออกอีกครั้ง หรือส่งออกเป็น glTF (GLB) จากโปรแกรมที่สร้างไฟล์</translation>
    </message>
    <message>
        <source>Check that Rigwright is installed whole, and close other programs.</source>
        <translation>ตรวจว่าติดตั้ง Rigwright ครบ แล้วปิดโปรแกรมอื่น</translation>
    </message>
    <message>
        <source>The file is damaged or very large; export it again in smaller parts.</source>
        <translation>ไฟล์เสียหรือใหญ่มาก ส่งออกอีกครั้งเป็นส่วนที่เล็กลง</translation>
    </message>
    <message>
        <source>Convert the file to FBX 7.4 with a newer program, or export it as glTF (GLB).</source>
        <translation>แปลงไฟล์เป็น FBX 7.4 ด้วยโปรแกรมที่ใหม่กว่า หรือส่งออกเป็น glTF (GLB)</translation>
    </message>
    <message>
        <source>Wait until the other program has finished, then try again.</source>
        <translation>รอจนโปรแกรมอื่นทำเสร็จ แล้วลองอีกครั้ง</translation>
    </message>
    <message>
        <source>Open a glTF 2.0 (.glb, .gltf, .vrm), FBX, Collada, OBJ or BVH file.</source>
        <translation>เปิดไฟล์ glTF 2.0 (.glb, .gltf, .vrm), FBX, Collada, OBJ หรือ BVH</translation>
    </message>
    <message>
        <source>Export the character as glTF 2.0 (GLB) or FBX from the program that made it.</source>
        <translation>ส่งออกตัวละครเป็น glTF 2.0 (GLB) หรือ FBX จากโปรแกรมที่สร้าง</translation>
    </message>
    <message>
        <source>another program wrote to the file while it was read</source>
        <translation>โปรแกรมอื่นเขียนไฟล์ขณะกำลังอ่าน</translation>
    </message>
    <message>
        <source>the file says that these bones do not inherit the scale of their parents (segment scale compensation, InheritType 2), and the parents are scaled; here they inherit it</source>
        <translation>ไฟล์ระบุว่ากระดูกเหล่านี้ไม่รับสเกลของกระดูกแม่ (segment scale compensation, InheritType 2) และกระดูกแม่มีสเกล ที่นี่กระดูกรับสเกลนั้น</translation>
    </message>
    <message>
        <source>Blender writes no blend shapes (shape keys) into Collada: if the character has any, they are not in this file</source>
        <translation>Blender ไม่เขียนเบลนด์เชป (shape key) ลง Collada หากตัวละครมี จะไม่อยู่ในไฟล์นี้</translation>
    </message>
    <message>
        <source>FullWeights gives these blend shapes a weight by vertex; the deltas were multiplied by it</source>
        <translation>FullWeights กำหนดน้ำหนักรายจุดยอดให้เบลนด์เชปเหล่านี้ ค่าการเลื่อนถูกคูณด้วยน้ำหนักนั้น</translation>
    </message>
    <message>
        <source>weights name a bone that is no node of the file; it was added where it was bound</source>
        <translation>น้ำหนักอ้างถึงกระดูกที่ไม่มีในไฟล์ กระดูกถูกเพิ่มตรงตำแหน่งที่ผูก</translation>
    </message>
    <message>
        <source>bones without weights came with one full weight on the first vertex, whose row is whole without it; it was left out</source>
        <translation>กระดูกที่ไม่มีน้ำหนักมาพร้อมน้ำหนักเต็มบนจุดยอดแรก ซึ่งแถวครบอยู่แล้ว จึงตัดออก</translation>
    </message>
    <message>
        <source>the image is held as raw pixels, which are not read</source>
        <translation>ภาพเก็บเป็นพิกเซลดิบ ซึ่งไม่ได้อ่าน</translation>
    </message>
    <message>
        <source>numbers that are not finite or beyond 1e18 became 0</source>
        <translation>ตัวเลขที่ไม่จำกัดหรือเกิน 1e18 กลายเป็น 0</translation>
    </message>
    <message>
        <source>the transform is too large to be meant; it was replaced by none</source>
        <translation>การแปลงใหญ่เกินจริง จึงแทนด้วยไม่มีการแปลง</translation>
    </message>
    <message>
        <source>reading the file took longer than %1 and was ended</source>
        <translation>อ่านไฟล์นานเกิน %1 จึงหยุดอ่าน</translation>
    </message>
    <message>
        <source>reading the file needs more than %1 of memory, the limit for reading it</source>
        <translation>การอ่านไฟล์ต้องใช้หน่วยความจำเกิน %1 ซึ่งเป็นขีดจำกัด</translation>
    </message>
    <message>
        <source>FBX files older than version 7.1 (2011) are not read; the library says: %1</source>
        <translation>ไม่อ่านไฟล์ FBX ที่เก่ากว่ารุ่น 7.1 (2011) ไลบรารีแจ้งว่า: %1</translation>
    </message>
    <message>
        <source>%1 corners became %2 vertices: those that are the same in place, weights, blend shapes, normal and texture coordinates are one</source>
        <translation>มุม %1 มุมกลายเป็นจุดยอด %2 จุด: มุมที่ตำแหน่ง น้ำหนัก เบลนด์เชป นอร์มัล และพิกัดเทกซ์เจอร์เหมือนกันรวมเป็นหนึ่ง</translation>
    </message>
    <message>
        <source>the file says that one unit is %1; all lengths, keys included, were brought into metres</source>
        <translation>ไฟล์ระบุว่าหนึ่งหน่วยคือ %1 ความยาวทั้งหมดรวมทั้งคีย์ถูกแปลงเป็นเมตร</translation>
    </message>
    <message>
        <source>the file says that %1 points up; everything was turned so that +Y does</source>
        <translation>ไฟล์ระบุว่า %1 ชี้ขึ้น ทุกอย่างถูกหมุนให้ +Y ชี้ขึ้น</translation>
    </message>
    <message>
        <source>the node above the joints is scaled by %1; the scale is kept, and sizes are right with it</source>
        <translation>โหนดเหนือข้อต่อมีสเกล %1 สเกลนี้เก็บไว้ และขนาดถูกต้องแล้ว</translation>
    </message>
    <message>
        <source>the node above the joints is scaled by %1, and the binds undo it: the skin stands %2 times as large as the node of its mesh says; the scale of the armature was lost when the file was written</source>
        <translation>โหนดเหนือข้อต่อมีสเกล %1 แต่การผูกหักล้างสเกลนั้น สกินจึงใหญ่เป็น %2 เท่าของที่โหนดของเมชระบุ สเกลของอาร์เมเจอร์หายไปตอนเขียนไฟล์</translation>
    </message>
    <message>
        <source>the take begins at %1 (frame %2); its keys were moved so that it begins at 0</source>
        <translation>เทกเริ่มที่ %1 (เฟรม %2) คีย์ถูกเลื่อนให้เริ่มที่ 0</translation>
    </message>
    <message>
        <source>curves that are cubic, stepped or turning between keys more than a frame apart were sampled at %1 frames a second</source>
        <translation>เส้นโค้งแบบคิวบิก ขั้นบันได หรือการหมุนระหว่างคีย์ที่ห่างกันเกินหนึ่งเฟรมถูกสุ่มค่าที่ %1 เฟรมต่อวินาที</translation>
    </message>
    <message>
        <source>the mesh was moved by up to %1 units of the file since it was bound (its clusters&apos; Transform differs from where its node stands); the joints alone place it here, as in glTF and in game engines, while Maya adds that motion on top</source>
        <translation>เมชถูกย้ายไปถึง %1 หน่วยของไฟล์หลังจากผูกแล้ว (Transform ของคลัสเตอร์ต่างจากตำแหน่งโหนด) ที่นี่ข้อต่อเท่านั้นที่กำหนดตำแหน่งเมช เหมือน glTF และเกมเอนจิน ส่วน Maya บวกการเคลื่อนนั้นเพิ่ม</translation>
    </message>
    <message>
        <source>the mesh was moved by up to %1 units of the file since it was bound (its clusters&apos; Transform differs from where its node stands), and the clip %2 moves its node; the joints alone place it here, as in glTF and in game engines, while Maya adds that motion on top</source>
        <translation>เมชถูกย้ายไปถึง %1 หน่วยของไฟล์หลังจากผูกแล้ว (Transform ของคลัสเตอร์ต่างจากตำแหน่งโหนด) และคลิป %2 ย้ายโหนดของเมช ที่นี่ข้อต่อเท่านั้นที่กำหนดตำแหน่งเมช เหมือน glTF และเกมเอนจิน ส่วน Maya บวกการเคลื่อนนั้นเพิ่ม</translation>
    </message>
    <message>
        <source>the clip %1 moves its node; the joints alone place it here, as in glTF and in game engines, while Maya adds that motion on top</source>
        <translation>คลิป %1 ย้ายโหนดของเมช ที่นี่ข้อต่อเท่านั้นที่กำหนดตำแหน่งเมช เหมือน glTF และเกมเอนจิน ส่วน Maya บวกการเคลื่อนนั้นเพิ่ม</translation>
    </message>
    <message>
        <source>the file moves this mesh also by %1, which is not read (a vertex cache lies in a file of its own); in clips it stays as it is</source>
        <translation>ไฟล์ขยับเมชนี้ด้วย %1 ด้วย ซึ่งไม่ได้อ่าน (แคชจุดยอดอยู่ในอีกไฟล์หนึ่ง) ในคลิปเมชจึงคงรูปเดิม</translation>
    </message>
    <message>
        <source>the file has %1 blend shapes for this mesh, and %2 could be read</source>
        <translation>ไฟล์มีเบลนด์เชป %1 ชิ้นสำหรับเมชนี้ อ่านได้ %2 ชิ้น</translation>
    </message>
    <message>
        <source>the file has blend shapes (&lt;morph&gt;) for %1 meshes, and those of %2 could be read</source>
        <translation>ไฟล์มีเบลนด์เชป (&lt;morph&gt;) สำหรับ %1 เมช อ่านได้ของ %2 เมช</translation>
    </message>
    <message>
        <source>not read, as they lie outside the file&apos;s folder: %1</source>
        <translation>ไม่ได้อ่านเพราะอยู่นอกโฟลเดอร์ของไฟล์: %1</translation>
    </message>
    <message>
        <source>Look at that line with a text editor, or export the file again; it may not be complete.</source>
        <translation>ดูบรรทัดนั้นด้วยโปรแกรมแก้ไขข้อความ หรือส่งออกไฟล์ใหม่ ไฟล์อาจไม่ครบ</translation>
    </message>
    <message>
        <source>Split the file into several.</source>
        <translation>แบ่งไฟล์ออกเป็นหลายไฟล์</translation>
    </message>
    <message>
        <source>the file has no frames: there is a skeleton, but no clip</source>
        <translation>ไฟล์ไม่มีเฟรม มีโครงกระดูกแต่ไม่มีคลิป</translation>
    </message>
    <message>
        <source>the file has smoothing groups, but no normals; the mesh is shown smooth</source>
        <translation>ไฟล์มีกลุ่มความเรียบแต่ไม่มีนอร์มัล เมชจึงแสดงแบบเรียบ</translation>
    </message>
    <message>
        <source>the material changes more than 512 times; faces were sorted by material</source>
        <translation>วัสดุเปลี่ยนมากกว่า 512 ครั้ง หน้าจึงถูกเรียงตามวัสดุ</translation>
    </message>
    <message>
        <source>a comment of the file says that its units are centimetres; OBJ itself has no unit, and the numbers are read as they are</source>
        <translation>หมายเหตุในไฟล์บอกว่าหน่วยเป็นเซนติเมตร แต่ OBJ ไม่มีหน่วย จึงอ่านตัวเลขตามที่เป็น</translation>
    </message>
    <message>
        <source>vertices with several texture coordinates or normals got twins, which stand behind the vertices of the file; those keep their numbers</source>
        <translation>จุดยอดที่มีพิกัดเท็กซ์เจอร์หรือนอร์มัลหลายค่าได้จุดคู่ที่อยู่ต่อท้ายจุดยอดของไฟล์ จุดยอดของไฟล์คงลำดับเดิม</translation>
    </message>
    <message>
        <source>objects that share vertices with another one, or mix with it, became one mesh, so that vertices keep their numbers</source>
        <translation>วัตถุที่ใช้จุดยอดร่วมหรือปนกับวัตถุอื่นถูกรวมเป็นเมชเดียว เพื่อให้จุดยอดคงลำดับเดิม</translation>
    </message>
    <message>
        <source>the file announces %1 frames and has %2; those that are there were read</source>
        <translation>ไฟล์แจ้งไว้ %1 เฟรมแต่มี %2 เฟรม จึงอ่านตามที่มี</translation>
    </message>
    <message>
        <source>the frame time is %1 s; frames were read as 1/30 s apart</source>
        <translation>เวลาต่อเฟรมคือ %1 วินาที จึงอ่านเฟรมให้ห่างกัน 1/30 วินาที</translation>
    </message>
    <message>
        <source>the last frame has %1 of %2 numbers and was left out</source>
        <translation>เฟรมสุดท้ายมีตัวเลข %1 จาก %2 ตัว จึงละไว้</translation>
    </message>
    <message>
        <source>position channels reach more than half of the OFFSET along it: they were taken as where the joint is</source>
        <translation>ช่องตำแหน่งยาวเกินครึ่งของ OFFSET จึงถือเป็นตำแหน่งของข้อต่อ</translation>
    </message>
    <message>
        <source>position channels reach less than half of the OFFSET along it: they were taken as moved from there</source>
        <translation>ช่องตำแหน่งยาวไม่ถึงครึ่งของ OFFSET จึงถือเป็นระยะที่ย้ายจากจุดนั้น</translation>
    </message>
    <message>
        <source>the skeleton is %1 units high (Y) and at most %2 (%3) at rest; BVH has no unit, and a unit was read as a metre</source>
        <translation>ในท่าพัก โครงกระดูกสูง %1 หน่วย (Y) และยาวสุด %2 หน่วย (%3) แต่ BVH ไม่มีหน่วย จึงอ่านหนึ่งหน่วยเป็นหนึ่งเมตร</translation>
    </message>
    <message>
        <source>faces name materials that no library has; they are grey</source>
        <translation>มีหน้าที่อ้างถึงวัสดุซึ่งไม่มีในไลบรารีใด จึงเป็นสีเทา</translation>
    </message>
    <message>
        <source>the file is not there; materials have their names, but neither colours nor pictures</source>
        <translation>ไม่พบไฟล์ วัสดุมีแต่ชื่อ ไม่มีสีและภาพ</translation>
    </message>
    <message>
        <source>pictures for other things than the diffuse colour were left out: %1</source>
        <translation>ละภาพที่ไม่ใช่ของสีพื้นไว้: %1</translation>
    </message>
    <message>
        <source>Export the file again, or without mesh compression.</source>
        <translation>ส่งออกไฟล์ใหม่ หรือส่งออกโดยไม่บีบอัดเมช</translation>
    </message>
    <message>
        <source>the file has neither vertices nor bones nor motion</source>
        <translation>ไฟล์ไม่มีทั้งจุดยอด กระดูก และการเคลื่อนไหว</translation>
    </message>
    <message>
        <source>“%1” was not found; looked for in %2</source>
        <translation>ไม่พบ “%1” ค้นใน %2</translation>
    </message>
    <message>
        <source>“%1” leads to %2, outside the folder of the opened file, and was not read</source>
        <translation>“%1” ชี้ไปที่ %2 นอกโฟลเดอร์ของไฟล์ที่เปิด จึงไม่ได้อ่าน</translation>
    </message>
    <message>
        <source>“%1” was not read: %2 bytes are more than a picture may have, or than all of them may have</source>
        <translation>ไม่ได้อ่าน “%1”: %2 ไบต์เกินขนาดที่ภาพหนึ่งหรือภาพทั้งหมดมีได้</translation>
    </message>
    <message>
        <source>“%1” cannot be read: %2</source>
        <translation>อ่าน “%1” ไม่ได้: %2</translation>
    </message>
    <message>
        <source>“%1” was not taken: %2 is no picture</source>
        <translation>ไม่ได้ใช้ “%1”: %2 ไม่ใช่ภาพ</translation>
    </message>
    <message>
        <source>“%1” was found as %2</source>
        <translation>พบ “%1” ที่ %2</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>อ่านไฟล์ไม่ได้: %1</translation>
    </message>
    <message>
        <source>extensions of meshes and clips that mean things by the numbers of their own file: %1</source>
        <translation>ส่วนขยายของเมชและคลิปที่อ้างสิ่งต่าง ๆ ด้วยลำดับในไฟล์ของตัวเอง: %1</translation>
    </message>
    <message>
        <source>numbers of frames that are not finite or too large to be meant became 0; the first in line %1</source>
        <translation>ตัวเลขของเฟรมที่ไม่จำกัดหรือใหญ่เกินจะเป็นจริงกลายเป็น 0 ตัวแรกอยู่ที่บรรทัด %1</translation>
    </message>
    <message>
        <source>channels other than positions and rotations were left out, such as %1</source>
        <translation>ละช่องที่ไม่ใช่ตำแหน่งและการหมุนไว้ เช่น %1</translation>
    </message>
    <message>
        <source>OFFSETs that are not finite or too large to be meant became 0</source>
        <translation>OFFSET ที่ไม่จำกัดหรือใหญ่เกินจะเป็นจริงกลายเป็น 0</translation>
    </message>
    <message>
        <source>the picture is of an unknown kind, which is not shown here; it is kept as it came</source>
        <translation>ภาพเป็นชนิดที่ไม่รู้จัก ที่นี่แสดงไม่ได้ แต่เก็บไว้ตามเดิม</translation>
    </message>
    <message>
        <source>the picture is %1, which is not shown here; it is kept as it came</source>
        <translation>ภาพเป็นชนิด %1 ที่นี่แสดงไม่ได้ แต่เก็บไว้ตามเดิม</translation>
    </message>
    <message>
        <source>“%1” was read from %2, outside the folder of the opened file, as you allowed</source>
        <translation>อ่าน “%1” จาก %2 นอกโฟลเดอร์ของไฟล์ที่เปิดตามที่คุณอนุญาต</translation>
    </message>
    <message>
        <source>compressed with Draco: %1 vertices; they are plain now, rounded as the compression left them, and an export writes them plain</source>
        <translation>บีบอัดด้วย Draco: จุดยอด %1 จุด ตอนนี้คลายแล้ว ค่าถูกปัดตามที่การบีบอัดทิ้งไว้ และการส่งออกจะเขียนแบบไม่บีบอัด</translation>
    </message>
    <message>
        <source>the compressed data hold other numbers of elements than the file announces: %1 announces %2 elements, %3 were decoded</source>
        <translation>ข้อมูลที่บีบอัดมีจำนวนรายการไม่ตรงกับที่ไฟล์แจ้ง: %1 แจ้งไว้ %2 รายการ แต่ถอดรหัสได้ %3</translation>
    </message>
    <message>
        <source>compressed with meshopt: %1 bytes of numbers; they are plain now, and an export writes them plain</source>
        <translation>บีบอัดด้วย meshopt: ตัวเลข %1 ไบต์ ตอนนี้คลายแล้ว และการส่งออกจะเขียนแบบไม่บีบอัด</translation>
    </message>
    <message>
        <source>a channel moves morph weights of a node without a mesh</source>
        <translation>มีช่องแอนิเมชันขยับค่ามอร์ฟของโหนดที่ไม่มีเมช</translation>
    </message>
    <message>
        <source>a channel moves morph weights of a mesh without morph targets</source>
        <translation>มีช่องแอนิเมชันขยับค่ามอร์ฟของเมชที่ไม่มีมอร์ฟทาร์เก็ต</translation>
    </message>
    <message>
        <source>a channel moves a property by pointer, which is not supported</source>
        <translation>มีช่องแอนิเมชันขยับคุณสมบัติผ่านพอยน์เตอร์ ซึ่งไม่รองรับ</translation>
    </message>
    <message>
        <source>a channel moves “%1”, which is not supported</source>
        <translation>มีช่องแอนิเมชันขยับ “%1” ซึ่งไม่รองรับ</translation>
    </message>
    <message>
        <source>a channel names no node to move</source>
        <translation>มีช่องแอนิเมชันที่ไม่ระบุโหนดที่จะขยับ</translation>
    </message>
    <message>
        <source>a channel has %1 values for %2 keys, which do not belong together</source>
        <translation>มีช่องแอนิเมชันที่มีค่า %1 ค่าสำหรับ %2 คีย์ ซึ่งไม่ตรงกัน</translation>
    </message>
    <message>
        <source>a channel has values that are %1</source>
        <translation>มีช่องแอนิเมชันที่มีค่า%1</translation>
    </message>
    <message>
        <source>not finite numbers</source>
        <translation>ที่ไม่ใช่ตัวเลขจำกัด</translation>
    </message>
    <message>
        <source>too large to be meant (beyond 1e18)</source>
        <translation>ที่ใหญ่เกินจะเป็นจริง (เกิน 1e18)</translation>
    </message>
    <message>
        <source>not finite numbers or too large to be meant (beyond 1e18)</source>
        <translation>ที่ไม่ใช่ตัวเลขจำกัดหรือใหญ่เกินจะเป็นจริง (เกิน 1e18)</translation>
    </message>
    <message>
        <source>the interpolation “%1” was taken as LINEAR</source>
        <translation>การประมาณค่า “%1” ถูกใช้เป็น LINEAR</translation>
    </message>
    <message>
        <source>coordinates that are %1 became 0</source>
        <translation>พิกัด%1กลายเป็น 0</translation>
    </message>
    <message>
        <source>texture coordinates that are %1 became 0</source>
        <translation>พิกัดเท็กซ์เจอร์%1กลายเป็น 0</translation>
    </message>
    <message>
        <source>colours that are %1 became 0</source>
        <translation>สี%1กลายเป็น 0</translation>
    </message>
    <message>
        <source>morph deltas that are %1 became 0</source>
        <translation>ค่าการเลื่อนของมอร์ฟ%1กลายเป็น 0</translation>
    </message>
    <message>
        <source>%1 has no joints beside it and was left out</source>
        <translation>%1 ไม่มีข้อต่อคู่กัน จึงถูกตัดออก</translation>
    </message>
    <message>
        <source>%1 has no weights beside it and was left out</source>
        <translation>%1 ไม่มีน้ำหนักคู่กัน จึงถูกตัดออก</translation>
    </message>
    <message>
        <source>morphing of %1 is not supported and was left out</source>
        <translation>ไม่รองรับมอร์ฟของ %1 จึงถูกตัดออก</translation>
    </message>
    <message>
        <source>the picture is neither PNG nor JPEG; it is in the file as it came, and few programs will show it</source>
        <translation>ภาพไม่ใช่ทั้ง PNG และ JPEG จึงอยู่ในไฟล์ตามเดิม และโปรแกรมส่วนน้อยเท่านั้นที่แสดงได้</translation>
    </message>
    <message>
        <source>faces of more than three corners became triangles</source>
        <translation>หน้าที่มีเกินสามมุมกลายเป็นสามเหลี่ยม</translation>
    </message>
    <message>
        <source>rows were cut to the heaviest influences; at most %1 % of a row was dropped</source>
        <translation>แถวถูกตัดให้เหลืออิทธิพลที่หนักที่สุด ตัดไปมากที่สุด %1 % ของแถว</translation>
    </message>
    <message>
        <source>rows were scaled to a sum of 1, as glTF demands</source>
        <translation>แถวถูกปรับให้รวมเป็น 1 ตามที่ glTF กำหนด</translation>
    </message>
    <message>
        <source>vertices without any weight were hung on the root joint: glTF cannot leave them at rest</source>
        <translation>จุดยอดที่ไม่มีน้ำหนักถูกผูกกับข้อต่อราก เพราะ glTF ปล่อยให้อยู่นิ่งไม่ได้</translation>
    </message>
    <message>
        <source>OBJ has no bones; meshes are written as they stand at rest</source>
        <translation>OBJ ไม่มีกระดูก เมชจึงถูกเขียนตามท่าพัก</translation>
    </message>
    <message>
        <source>OBJ has no clips</source>
        <translation>OBJ ไม่มีคลิป</translation>
    </message>
    <message>
        <source>OBJ has no morph targets</source>
        <translation>OBJ ไม่มีมอร์ฟทาร์เก็ต</translation>
    </message>
    <message>
        <source>OBJ has no weights; `weights` writes them into a file beside</source>
        <translation>OBJ ไม่มีน้ำหนัก คำสั่ง `weights` เขียนน้ำหนักลงไฟล์ข้างกันได้</translation>
    </message>
    <message>
        <source>OBJ has one set of texture coordinates</source>
        <translation>OBJ มีพิกัดเท็กซ์เจอร์ชุดเดียว</translation>
    </message>
    <message>
        <source>the file lies outside the folder of the opened one and was not read</source>
        <translation>ไฟล์อยู่นอกโฟลเดอร์ของไฟล์ที่เปิด จึงไม่ได้อ่าน</translation>
    </message>
    <message>
        <source>the file is too large for a material library and was not read</source>
        <translation>ไฟล์ใหญ่เกินกว่าจะเป็นคลังวัสดุ จึงไม่ได้อ่าน</translation>
    </message>
    <message>
        <source>faces of fewer than three corners became lines and points; the first in line %1</source>
        <translation>หน้าที่มีไม่ถึงสามมุมกลายเป็นเส้นและจุด หน้าแรกอยู่ที่บรรทัด %1</translation>
    </message>
    <message>
        <source>lines that are not read (curves, surfaces) or not known, such as %1; the first in line %2</source>
        <translation>บรรทัดที่ไม่ได้อ่าน (เส้นโค้ง พื้นผิว) หรือไม่รู้จัก เช่น %1 บรรทัดแรกคือบรรทัด %2</translation>
    </message>
    <message>
        <source>normals without a direction were computed from the faces; the first in line %1</source>
        <translation>คำนวณนอร์มัลที่ไม่มีทิศทางจากหน้า ตัวแรกอยู่ที่บรรทัด %1</translation>
    </message>
    <message>
        <source>corners name a normal that the file does not have</source>
        <translation>มีมุมที่ระบุนอร์มัลซึ่งไฟล์ไม่มี</translation>
    </message>
    <message>
        <source>corners name a normal that the file does not have; the first in line %1</source>
        <translation>มีมุมที่ระบุนอร์มัลซึ่งไฟล์ไม่มี มุมแรกอยู่ที่บรรทัด %1</translation>
    </message>
    <message>
        <source>corners name a texture coordinate that the file does not have</source>
        <translation>มีมุมที่ระบุพิกัดเท็กซ์เจอร์ซึ่งไฟล์ไม่มี</translation>
    </message>
    <message>
        <source>corners name a texture coordinate that the file does not have; the first in line %1</source>
        <translation>มีมุมที่ระบุพิกัดเท็กซ์เจอร์ซึ่งไฟล์ไม่มี มุมแรกอยู่ที่บรรทัด %1</translation>
    </message>
    <message>
        <source>coordinates that are not finite numbers or too large to be meant became 0; the first in line %1</source>
        <translation>พิกัดที่ไม่ใช่ตัวเลขจำกัดหรือใหญ่เกินจะเป็นจริงกลายเป็น 0 ตัวแรกอยู่ที่บรรทัด %1</translation>
    </message>
    <message>
        <source>texture coordinates that are not finite numbers or too large to be meant became 0; the first in line %1</source>
        <translation>พิกัดเท็กซ์เจอร์ที่ไม่ใช่ตัวเลขจำกัดหรือใหญ่เกินจะเป็นจริงกลายเป็น 0 ตัวแรกอยู่ที่บรรทัด %1</translation>
    </message>
    <message>
        <source>%1 bones that the rows name are not in the file, or not to be told apart: %2</source>
        <translation>กระดูก %1 ชิ้นที่แถวระบุไม่มีในไฟล์หรือแยกจากกันไม่ได้: %2</translation>
    </message>
    <message>
        <source>the side-car has rows for a mesh that the file does not have</source>
        <translation>ไฟล์น้ำหนักมีแถวของเมชที่ไฟล์ไม่มี</translation>
    </message>
    <message>
        <source>several rows of the side-car lie at the same place and differ; the one of the vertex&apos; number was taken, else the first</source>
        <translation>หลายแถวในไฟล์น้ำหนักอยู่ที่เดียวกันแต่ต่างกัน จึงใช้แถวที่ลำดับตรงกับจุดยอด ถ้าไม่มีก็ใช้แถวแรก</translation>
    </message>
    <message>
        <source>bones do not rest as where the side-car was made; the meshes were bound where they rest now</source>
        <translation>กระดูกไม่ได้อยู่ท่าพักเดียวกับตอนที่สร้างไฟล์น้ำหนัก เมชจึงถูกผูกในท่าพักตอนนี้</translation>
    </message>
    <message>
        <source>vertices that are one point got different rows: the surface opens there</source>
        <translation>จุดยอดที่เป็นจุดเดียวกันได้แถวต่างกัน พื้นผิวจะเปิดที่ตรงนั้น</translation>
    </message>
    <message>
        <source>no row of the side-car is near enough; they keep the weights that they had</source>
        <translation>ไม่มีแถวใดในไฟล์น้ำหนักอยู่ใกล้พอ จุดยอดจึงคงน้ำหนักเดิม</translation>
    </message>
    <message>
        <source>no row of the side-car is near enough; they have no weights</source>
        <translation>ไม่มีแถวใดในไฟล์น้ำหนักอยู่ใกล้พอ จุดยอดจึงไม่มีน้ำหนัก</translation>
    </message>
    <message>
        <source>no row of the side-car is near enough; they keep the weights that they had (the mesh is %1 times as large as that of the side-car)</source>
        <translation>ไม่มีแถวใดในไฟล์น้ำหนักอยู่ใกล้พอ จุดยอดจึงคงน้ำหนักเดิม (เมชใหญ่เป็น %1 เท่าของเมชในไฟล์น้ำหนัก)</translation>
    </message>
    <message>
        <source>no row of the side-car is near enough; they have no weights (the mesh is %1 times as large as that of the side-car)</source>
        <translation>ไม่มีแถวใดในไฟล์น้ำหนักอยู่ใกล้พอ จุดยอดจึงไม่มีน้ำหนัก (เมชใหญ่เป็น %1 เท่าของเมชในไฟล์น้ำหนัก)</translation>
    </message>
    <message>
        <source>seam twins have other weights than the vertex of the file; the side-car has those of the vertex</source>
        <translation>จุดคู่ที่รอยต่อมีน้ำหนักต่างจากจุดยอดของไฟล์ ไฟล์น้ำหนักใช้ค่าของจุดยอด</translation>
    </message>
    <message>
        <source>new bones: %1</source>
        <translation>กระดูกใหม่: %1</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 และอีก %2</translation>
    </message>
    <message>
        <source>moved by the clips, but without a counterpart: %1</source>
        <translation>คลิปขยับแต่ไม่มีคู่: %1</translation>
    </message>
    <message>
        <source>the clip %1 moves nothing that the character has; it was not appended</source>
        <translation>คลิป %1 ไม่ขยับสิ่งใดที่ตัวละครมี จึงไม่ได้ต่อเติม</translation>
    </message>
    <message>
        <source>bones keep the character&apos;s own lengths: keys that move them away from their parents were left out</source>
        <translation>กระดูกคงความยาวของตัวละครไว้ คีย์ที่เลื่อนกระดูกออกจากกระดูกแม่ถูกตัดออก</translation>
    </message>
    <message>
        <source>bones between differ on the two skeletons: these got new keys, 30 a second</source>
        <translation>กระดูกที่อยู่ระหว่างกลางของสองโครงกระดูกต่างกัน กระดูกเหล่านี้ได้คีย์ใหม่ 30 คีย์ต่อวินาที</translation>
    </message>
    <message>
        <source>keys that scale bones were left out</source>
        <translation>ตัดคีย์ที่ปรับสเกลกระดูกออก</translation>
    </message>
    <message>
        <source>several bones fit these names: %1</source>
        <translation>มีกระดูกหลายชิ้นตรงกับชื่อเหล่านี้: %1</translation>
    </message>
    <message>
        <source>no mesh of the character has morph targets of these meshes&apos; names: %1</source>
        <translation>ไม่มีเมชใดของตัวละครมีมอร์ฟทาร์เก็ตชื่อตรงกับของเมชเหล่านี้: %1</translation>
    </message>
    <message>
        <source>numbers that are not finite or absurdly large became 0, and rotations of zero length none</source>
        <translation>ตัวเลขที่ไม่จำกัดหรือใหญ่ผิดปกติกลายเป็น 0 และการหมุนที่ยาวศูนย์กลายเป็นไม่หมุน</translation>
    </message>
    <message>
        <source>the project was changed by another program, or damaged, after it was saved; what is in its glTF part was opened, without what only a project holds (poses, locks, the exact weights)</source>
        <translation>โปรเจกต์ถูกโปรแกรมอื่นแก้ไขหรือเสียหายหลังบันทึก จึงเปิดเฉพาะส่วน glTF โดยไม่มีสิ่งที่มีเฉพาะในโปรเจกต์ (ท่า การล็อก น้ำหนักที่แม่นยำ)</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>ไม่มีชื่อ</translation>
    </message>
    <message>
        <source>choose clips, meshes or the skeleton</source>
        <translation>เลือกคลิป เมช หรือโครงกระดูก</translation>
    </message>
    <message>
        <source>open the file by itself, save it as a project and append that</source>
        <translation>เปิดไฟล์นั้นแยกต่างหาก บันทึกเป็นโปรเจกต์ แล้วต่อเติมจากโปรเจกต์นั้น</translation>
    </message>
    <message>
        <source>a texture wants set %1 of the texture coordinates (counted from 0), and a mesh has %2; the first set was taken</source>
        <translation>เท็กซ์เจอร์ต้องการพิกัดเท็กซ์เจอร์ชุดที่ %1 (นับจาก 0) แต่เมชมี %2 ชุด จึงใช้ชุดแรก</translation>
    </message>
    <message>
        <source>curves that are cubic, stepped or turning between keys would need more than %1 keys; they run straight between those that they have</source>
        <translation>เส้นโค้งแบบคิวบิก แบบขั้น หรือที่หมุนระหว่างคีย์ต้องใช้เกิน %1 คีย์ จึงวิ่งเป็นเส้นตรงระหว่างคีย์ที่มี</translation>
    </message>
    <message>
        <source>the pivots of %1 were read in two ways; its curves that are cubic, stepped or turning between keys run straight there</source>
        <translation>อ่านจุดหมุนของ %1 ได้สองแบบ เส้นโค้งแบบคิวบิก แบบขั้น หรือที่หมุนระหว่างคีย์จึงวิ่งเป็นเส้นตรงที่นั่น</translation>
    </message>
    <message>
        <source>several takes have this name; their curves that are cubic, stepped or turning between keys run straight there</source>
        <translation>มีหลายเทคที่ใช้ชื่อนี้ เส้นโค้งแบบคิวบิก แบบขั้น หรือที่หมุนระหว่างคีย์ของเทคเหล่านี้จึงวิ่งเป็นเส้นตรง</translation>
    </message>
    <message>
        <source>the take adds up %1 layers; its curves that are cubic, stepped or turning between keys run straight there</source>
        <translation>เทคนี้รวม %1 เลเยอร์เข้าด้วยกัน เส้นโค้งแบบคิวบิก แบบขั้น หรือที่หมุนระหว่างคีย์จึงวิ่งเป็นเส้นตรง</translation>
    </message>
    <message>
        <source>OBJ files get the colour of a material and its picture; normal maps, metalness and roughness maps, emission and extensions are left out</source>
        <translation>ไฟล์ OBJ ได้สีของวัสดุและภาพของสีนั้น นอร์มัลแมป แมปความเป็นโลหะและความหยาบ การเปล่งแสง และส่วนขยายถูกตัดออก</translation>
    </message>
    <message>
        <source>Match the bones by hand, or take meshes or bones of the file.</source>
        <translation>จับคู่กระดูกด้วยมือ หรือเลือกเมชหรือกระดูกจากไฟล์</translation>
    </message>
    <message>
        <source>nothing of the file fits: its clips move nothing that the character has, and no mesh and no bone of it is new</source>
        <translation>ไม่มีสิ่งใดในไฟล์ที่เข้ากันได้: คลิปไม่ได้ขยับสิ่งที่ตัวละครมี และไม่มีเมชหรือกระดูกใหม่</translation>
    </message>
    <message>
        <source>the skeleton of the file is %1 times as large as the character&apos;s, by %2 distances between joints: what was appended was multiplied by %3</source>
        <translation>โครงกระดูกในไฟล์มีขนาด %1 เท่าของตัวละคร วัดจากระยะระหว่างข้อต่อ %2 ระยะ: สิ่งที่เพิ่มเข้ามาถูกคูณด้วย %3</translation>
    </message>
    <message>
        <source>the program that reads this format ended by signal %1 (%2): it was ended from outside, perhaps for lack of memory</source>
        <translation>โปรแกรมที่อ่านรูปแบบนี้จบด้วยสัญญาณ %1 (%2): ถูกสั่งจบจากภายนอก อาจเพราะหน่วยความจำไม่พอ</translation>
    </message>
    <message>
        <source>the program that reads this format ended by signal %1 (%2)</source>
        <translation>โปรแกรมที่อ่านรูปแบบนี้จบด้วยสัญญาณ %1 (%2)</translation>
    </message>
    <message>
        <source>no row of the side-car belongs to a vertex of the file</source>
        <translation>ไม่มีแถวใดของไฟล์น้ำหนักที่ตรงกับจุดยอดของไฟล์</translation>
    </message>
    <message>
        <source>%1 of %2 vertices have no counterpart (%3 are too far off, %4 face elsewhere, %5 lie where there are no weights); %6 were filled from their neighbours</source>
        <translation>จุดยอด %1 จาก %2 ไม่มีคู่ (ไกลเกินไป %3 หันไปทางอื่น %4 อยู่ตรงที่ไม่มีน้ำหนัก %5) ได้น้ำหนักจากจุดข้างเคียง %6</translation>
    </message>
    <message>
        <source>%1 of %2 vertices have no counterpart, nor are they connected with any that has one; they keep what they had</source>
        <translation>จุดยอด %1 จาก %2 ไม่มีคู่ และไม่เชื่อมต่อกับจุดที่มีคู่ จึงคงน้ำหนักเดิม</translation>
    </message>
    <message>
        <source>none of %1 vertices has a counterpart (%2 are too far off, %3 face elsewhere, %4 lie where there are no weights): do the meshes stand in the same place?</source>
        <translation>ไม่มีจุดยอดใดใน %1 จุดมีคู่ (ไกลเกินไป %2 หันไปทางอื่น %3 อยู่ตรงที่ไม่มีน้ำหนัก %4) เมชทั้งสองอยู่ที่เดียวกันหรือไม่?</translation>
    </message>
    <message>
        <source>the faces of one of the two meshes point inwards; they were turned over for the comparison</source>
        <translation>หน้าของเมชหนึ่งในสองเมชหันเข้าด้านใน จึงกลับด้านเพื่อเปรียบเทียบ</translation>
    </message>
    <message>
        <source>%1 bones that carry weight there have no counterpart here (%2); the nearest bone above that has one takes their place</source>
        <translation>กระดูกที่มีน้ำหนัก %1 ชิ้นไม่มีคู่ที่นี่ (%2) กระดูกเหนือขึ้นไปที่ใกล้ที่สุดซึ่งมีคู่จะแทนที่</translation>
    </message>
    <message>
        <source>Choose a mesh that is bound to bones and has faces.</source>
        <translation>เลือกเมชที่ผูกกับกระดูกและมีหน้า</translation>
    </message>
    <message>
        <source>%2 vertices in %1 pieces have positions that are no numbers; they follow %3 (first: vertex %4)</source>
        <translation>%2 จุดยอดใน %1 ชิ้นมีตำแหน่งที่ไม่ใช่ตัวเลข จึงตาม %3 (จุดแรก: จุดยอด %4)</translation>
    </message>
    <message>
        <source>%1 pieces (%2 vertices) have no faces; they were bound by distance, mostly to %3 (first: vertex %4)</source>
        <translation>%1 ชิ้น (%2 จุดยอด) ไม่มีหน้า จึงผูกตามระยะทาง ส่วนใหญ่กับ %3 (จุดแรก: จุดยอด %4)</translation>
    </message>
    <message>
        <source>%1 pieces (%2 vertices) have faces without area only; they were bound by distance, mostly to %3 (first: vertex %4)</source>
        <translation>%1 ชิ้น (%2 จุดยอด) มีแต่หน้าที่ไม่มีพื้นที่ จึงผูกตามระยะทาง ส่วนใหญ่กับ %3 (จุดแรก: จุดยอด %4)</translation>
    </message>
    <message>
        <source>%1 pieces (%2 vertices) see hardly any bone past other surfaces; these were looked through, or distance decided; mostly bound to %3 (first: vertex %4)</source>
        <translation>%1 ชิ้น (%2 จุดยอด) แทบไม่เห็นกระดูกเพราะพื้นผิวอื่นบัง จึงมองทะลุพื้นผิวเหล่านั้นหรือใช้ระยะทาง ส่วนใหญ่ผูกกับ %3 (จุดแรก: จุดยอด %4)</translation>
    </message>
    <message>
        <source>the heat of %1 pieces (%2 vertices) could not be computed; they were bound by distance, mostly to %3 (first: vertex %4)</source>
        <translation>คำนวณความร้อนของ %1 ชิ้น (%2 จุดยอด) ไม่ได้ จึงผูกตามระยะทาง ส่วนใหญ่กับ %3 (จุดแรก: จุดยอด %4)</translation>
    </message>
    <message>
        <source>no bone reaches %2 vertices in %1 pieces through the volume; they were bound by distance, mostly to %3 (first: vertex %4)</source>
        <translation>ไม่มีกระดูกใดไปถึง %2 จุดยอดใน %1 ชิ้นผ่านปริมาตร จึงผูกตามระยะทาง ส่วนใหญ่กับ %3 (จุดแรก: จุดยอด %4)</translation>
    </message>
    <message>
        <source>%2 vertices in %1 pieces lie outside all envelopes; they were bound by distance, mostly to %3 (first: vertex %4)</source>
        <translation>%2 จุดยอดใน %1 ชิ้นอยู่นอกซองทั้งหมด จึงผูกตามระยะทาง ส่วนใหญ่กับ %3 (จุดแรก: จุดยอด %4)</translation>
    </message>
    <message>
        <source>%1 bones lie outside the volume: %2</source>
        <translation>กระดูก %1 ชิ้นอยู่นอกปริมาตร: %2</translation>
    </message>
    <message>
        <source>%1 bones got no weight: %2</source>
        <translation>กระดูก %1 ชิ้นไม่ได้รับน้ำหนัก: %2</translation>
    </message>
    <message>
        <source>locked bones leave nothing to others at %1 vertices</source>
        <translation>กระดูกที่ล็อกไม่เหลือน้ำหนักให้กระดูกอื่นที่ %1 จุดยอด</translation>
    </message>
    <message>
        <source>%1 vertices had weights already and keep them</source>
        <translation>%1 จุดยอดมีน้ำหนักอยู่แล้วและเก็บไว้ตามเดิม</translation>
    </message>
    <message>
        <source>take another mesh</source>
        <translation>ใช้เมชอื่น</translation>
    </message>
    <message>
        <source>unlock the mesh first</source>
        <translation>ปลดล็อกเมชก่อน</translation>
    </message>
    <message>
        <source>select fewer bones</source>
        <translation>เลือกกระดูกให้น้อยลง</translation>
    </message>
    <message>
        <source>%1 bones have no length and count as points: %2</source>
        <translation>กระดูก %1 ชิ้นไม่มีความยาว จึงนับเป็นจุด: %2</translation>
    </message>
    <message>
        <source>the mesh is %1 times as large as its bones together: is a unit wrong?</source>
        <translation>เมชใหญ่กว่ากระดูกทั้งหมดรวมกัน %1 เท่า หน่วยวัดผิดหรือไม่?</translation>
    </message>
    <message>
        <source>the bones together are %1 times as large as the mesh: is a unit wrong?</source>
        <translation>กระดูกทั้งหมดรวมกันใหญ่กว่าเมช %1 เท่า หน่วยวัดผิดหรือไม่?</translation>
    </message>
    <message>
        <source>unlock or select bones, or give the file of a skeleton (--skeleton)</source>
        <translation>ปลดล็อกหรือเลือกกระดูก หรือให้ไฟล์ที่มีโครงกระดูก (--skeleton)</translation>
    </message>
    <message>
        <source>these bones lie at the head of their parent: %1</source>
        <translation>กระดูกเหล่านี้อยู่ที่หัวของกระดูกแม่: %1</translation>
    </message>
    <message>
        <source>scales that differ by axis would make these bones slanted, which a bone cannot be; the nearest straight one stands in: %1</source>
        <translation>สเกลที่ต่างกันตามแกนจะทำให้กระดูกเหล่านี้เอียง ซึ่งกระดูกเป็นไม่ได้ จึงใช้ค่าตรงที่ใกล้ที่สุดแทน: %1</translation>
    </message>
    <message>
        <source>no bone is left</source>
        <translation>ไม่เหลือกระดูกแล้ว</translation>
    </message>
    <message>
        <source>another bone has the name %1</source>
        <translation>กระดูกอีกชิ้นชื่อ %1 อยู่แล้ว</translation>
    </message>
    <message>
        <source>nothing decides the roll of these bones, so that it stays: %1</source>
        <translation>ไม่มีสิ่งใดกำหนดโรลของกระดูกเหล่านี้ จึงคงไว้ตามเดิม: %1</translation>
    </message>
    <message>
        <source>no bone of the other side goes with these: %1</source>
        <translation>ไม่มีกระดูกอีกข้างที่คู่กับกระดูกเหล่านี้: %1</translation>
    </message>
    <message>
        <source>no bone of the side that was asked for is among them</source>
        <translation>ในนี้ไม่มีกระดูกของข้างที่ขอ</translation>
    </message>
    <message>
        <source>no bone is left that the mesh could hang on, and it had no weights: it is no longer bound</source>
        <translation>ไม่เหลือกระดูกให้เมชผูก และเมชไม่มีน้ำหนัก จึงไม่ได้ผูกอีกต่อไป</translation>
    </message>
    <message>
        <source>weights of %1 vertices are shared by the pieces; rows have up to %2 influences (before: %3)</source>
        <translation>น้ำหนักของ %1 จุดยอดแบ่งกันระหว่างท่อน แต่ละจุดมีได้ถึง %2 อิทธิพล (เดิม: %3)</translation>
    </message>
    <message>
        <source>weights of %1 vertices went to other bones</source>
        <translation>น้ำหนักของ %1 จุดยอดย้ายไปยังกระดูกอื่น</translation>
    </message>
    <message>
        <source>the mesh hung on %1, which is gone; it hangs on %2 now</source>
        <translation>เมชเคยแขวนอยู่กับ %1 ซึ่งถูกลบแล้ว ตอนนี้แขวนอยู่กับ %2</translation>
    </message>
    <message>
        <source>the mesh hung on %1, which is gone; it hangs on no bone now</source>
        <translation>เมชเคยแขวนอยู่กับ %1 ซึ่งถูกลบแล้ว ตอนนี้ไม่ได้แขวนกับกระดูกใด</translation>
    </message>
    <message>
        <source>in some poses scales that differ by axis would make bones slanted, which a bone cannot be; the nearest straight ones stand in</source>
        <translation>ในบางท่า สเกลที่ต่างกันตามแกนจะทำให้กระดูกเอียง ซึ่งกระดูกเป็นไม่ได้ จึงใช้ค่าตรงที่ใกล้ที่สุดแทน</translation>
    </message>
    <message>
        <source>in some poses a scale of 0 leaves nothing for bones to follow; they are at rest there</source>
        <translation>ในบางท่า สเกล 0 ทำให้ไม่มีสิ่งใดให้กระดูกตาม กระดูกจึงอยู่ในท่าพัก</translation>
    </message>
    <message>
        <source>%1 new keys; between them bones are off by up to %2 m and %3°</source>
        <translation>คีย์ใหม่ %1 คีย์ ระหว่างคีย์กระดูกคลาดไปไม่เกิน %2 m และ %3°</translation>
    </message>
    <message>
        <source>%1 keys of bones that are gone were left out</source>
        <translation>เว้น %1 คีย์ของกระดูกที่ถูกลบ</translation>
    </message>
    <message>
        <source>these bones had a camera, a light, extensions or extras in the file, which are gone with them: %1</source>
        <translation>กระดูกเหล่านี้มีกล้อง แสง ส่วนขยาย หรือข้อมูลเพิ่มในไฟล์ ซึ่งหายไปด้วย: %1</translation>
    </message>
    <message>
        <source>%1 vertices got the weights of the other side</source>
        <translation>%1 จุดยอดได้รับน้ำหนักของอีกข้าง</translation>
    </message>
    <message>
        <source>%1 points of the mesh have no counterpart on the other side, which so got no weights of theirs</source>
        <translation>%1 จุดของเมชไม่มีคู่ที่อีกข้าง อีกข้างจึงไม่ได้รับน้ำหนักของจุดเหล่านั้น</translation>
    </message>
    <message>
        <source>Give it a scale other than 0 first.</source>
        <translation>ตั้งสเกลให้ไม่เป็น 0 ก่อน</translation>
    </message>
    <message>
        <source>Choose a bone that stays.</source>
        <translation>เลือกกระดูกที่ยังอยู่</translation>
    </message>
    <message>
        <source>Choose another bone to merge it into.</source>
        <translation>เลือกกระดูกชิ้นอื่นที่จะรวมเข้าไป</translation>
    </message>
    <message>
        <source>Choose a bone that is not below it.</source>
        <translation>เลือกกระดูกที่ไม่ได้อยู่ใต้มัน</translation>
    </message>
    <message>
        <source>Reparent it where it is.</source>
        <translation>เปลี่ยนกระดูกแม่โดยคงตำแหน่งเดิม</translation>
    </message>
    <message>
        <source>Choose two different axes.</source>
        <translation>เลือกสองแกนที่ต่างกัน</translation>
    </message>
    <message>
        <source>Give a direction.</source>
        <translation>ระบุทิศทาง</translation>
    </message>
    <message>
        <source>Sides are read in names: arm.L, LeftArm, l_arm.</source>
        <translation>ข้างอ่านจากชื่อ: arm.L, LeftArm, l_arm</translation>
    </message>
    <message>
        <source>Extrude a bone from it.</source>
        <translation>ยืดกระดูกใหม่ออกจากมัน</translation>
    </message>
    <message>
        <source>Move it or a bone below it first.</source>
        <translation>ย้ายมันหรือกระดูกใต้มันก่อน</translation>
    </message>
    <message>
        <source>Choose another bone to take the weights over.</source>
        <translation>เลือกกระดูกชิ้นอื่นมารับน้ำหนักแทน</translation>
    </message>
    <message>
        <source>Merge it into another bone, or choose who takes its weights over.</source>
        <translation>รวมเข้ากับกระดูกอื่น หรือเลือกว่าใครรับน้ำหนักแทน</translation>
    </message>
    <message>
        <source>Unlock the mesh first.</source>
        <translation>ปลดล็อกเมชก่อน</translation>
    </message>
    <message>
        <source>Unlock the bone first.</source>
        <translation>ปลดล็อกกระดูกก่อน</translation>
    </message>
    <message>
        <source>The template “%1” cannot have %2 for “%3”.</source>
        <translation>แม่แบบ “%1” มี “%3” เป็น %2 ไม่ได้</translation>
    </message>
    <message>
        <source>Give a number from %1 to %2.</source>
        <translation>ใส่ตัวเลขตั้งแต่ %1 ถึง %2</translation>
    </message>
    <message>
        <source>There are no bones.</source>
        <translation>ไม่มีกระดูก</translation>
    </message>
    <message>
        <source>Add a skeleton from a template.</source>
        <translation>เพิ่มโครงกระดูกจากแม่แบบ</translation>
    </message>
    <message>
        <source>The body stands on four legs: its back lies across them, and its arms reach the ground as its legs do.</source>
        <translation>ร่างนี้ยืนสี่ขา: หลังวางขวางเหนือขา และแขนถึงพื้นเหมือนขา</translation>
    </message>
    <message>
        <source>Only bodies that stand upright on two legs are humanoids.</source>
        <translation>เฉพาะร่างที่ยืนตรงสองขาเท่านั้นที่เป็นฮิวแมนนอยด์</translation>
    </message>
    <message>
        <source>Neither names nor shape tell a body with two legs, a back, two arms and a head.</source>
        <translation>ทั้งชื่อและรูปทรงไม่บ่งบอกร่างที่มีสองขา หลัง สองแขน และศีรษะ</translation>
    </message>
    <message>
        <source>Give the roles by hand if there is one.</source>
        <translation>ถ้ามี ให้กำหนดบทบาทเอง</translation>
    </message>
    <message>
        <source>%1 of %2 required roles have no bone: %3.</source>
        <translation>บทบาทที่จำเป็น %1 จาก %2 ยังไม่มีกระดูก: %3</translation>
    </message>
    <message>
        <source>Give these roles by hand, or add the bones.</source>
        <translation>กำหนดบทบาทเหล่านี้เอง หรือเพิ่มกระดูก</translation>
    </message>
    <message>
        <source>%1: no bone has this role, and every humanoid needs it.</source>
        <translation>%1: ไม่มีกระดูกที่มีบทบาทนี้ ซึ่งฮิวแมนนอยด์ทุกตัวต้องมี</translation>
    </message>
    <message>
        <source>%1: its bone does not hang below the bone of “%2”.</source>
        <translation>%1: กระดูกนี้ไม่ได้อยู่ใต้กระดูกของ “%2”</translation>
    </message>
    <message>
        <source>%1: it may only be there together with “%2”.</source>
        <translation>%1: มีได้ต่อเมื่อมี “%2” ด้วย</translation>
    </message>
    <message>
        <source>%1: the other side has no such bone.</source>
        <translation>%1: อีกข้างไม่มีกระดูกแบบนี้</translation>
    </message>
    <message>
        <source>There is no text to look for.</source>
        <translation>ไม่มีข้อความที่จะค้นหา</translation>
    </message>
    <message>
        <source>Write what is to be replaced.</source>
        <translation>เขียนข้อความที่จะแทนที่</translation>
    </message>
    <message>
        <source>The pattern has no place for the number.</source>
        <translation>รูปแบบไม่มีที่สำหรับตัวเลข</translation>
    </message>
    <message>
        <source>Write # where the number shall stand, ## for two digits.</source>
        <translation>เขียน # ตรงที่ให้มีตัวเลข ## สำหรับสองหลัก</translation>
    </message>
    <message>
        <source>A name would be %1 bytes long; %2 are allowed.</source>
        <translation>ชื่อจะยาว %1 ไบต์ แต่ยาวได้ %2</translation>
    </message>
    <message>
        <source>Take a shorter text.</source>
        <translation>ใช้ข้อความที่สั้นกว่า</translation>
    </message>
    <message>
        <source>A name would contain a line break or another control character.</source>
        <translation>ชื่อจะมีการขึ้นบรรทัดหรืออักขระควบคุมอื่น</translation>
    </message>
    <message>
        <source>Take it out of the text.</source>
        <translation>เอาออกจากข้อความ</translation>
    </message>
    <message>
        <source>The pattern has no word “%1”.</source>
        <translation>รูปแบบไม่มีคำ “%1”</translation>
    </message>
    <message>
        <source>Words are {name}, {side}, {top}, {parent}, {depth} and {rank}; numbers may have a width, as {depth:2}.</source>
        <translation>คำที่ใช้ได้คือ {name} {side} {top} {parent} {depth} และ {rank} ตัวเลขกำหนดจำนวนหลักได้ เช่น {depth:2}</translation>
    </message>
    <message>
        <source>The expression cannot be read at character %1: %2.</source>
        <translation>อ่านนิพจน์ไม่ได้ที่อักขระ %1: %2</translation>
    </message>
    <message>
        <source>Write “\” before a sign that is meant as itself.</source>
        <translation>เขียน “\” หน้าเครื่องหมายที่หมายถึงตัวมันเอง</translation>
    </message>
    <message>
        <source>there is no “(” for this “)”</source>
        <translation>“)” นี้ไม่มี “(” คู่กัน</translation>
    </message>
    <message>
        <source>it is too long with all its repeats</source>
        <translation>ยาวเกินไปเมื่อรวมการซ้ำทั้งหมด</translation>
    </message>
    <message>
        <source>its groups are too deep</source>
        <translation>กลุ่มซ้อนกันลึกเกินไป</translation>
    </message>
    <message>
        <source>there is nothing to repeat</source>
        <translation>ไม่มีสิ่งที่จะซ้ำ</translation>
    </message>
    <message>
        <source>of groups with “?” only “(?:” is known</source>
        <translation>กลุ่มที่มี “?” รู้จักเฉพาะ “(?:”</translation>
    </message>
    <message>
        <source>there are more than nine groups</source>
        <translation>มีกลุ่มมากกว่าเก้ากลุ่ม</translation>
    </message>
    <message>
        <source>a “)” is missing</source>
        <translation>ขาด “)”</translation>
    </message>
    <message>
        <source>nothing follows “\”</source>
        <translation>ไม่มีอะไรตามหลัง “\”</translation>
    </message>
    <message>
        <source>“\” with this letter or digit is not known</source>
        <translation>ไม่รู้จัก “\” กับตัวอักษรหรือตัวเลขนี้</translation>
    </message>
    <message>
        <source>a “]” is missing</source>
        <translation>ขาด “]”</translation>
    </message>
    <message>
        <source>“\D”, “\W” and “\S” are not known inside “[ ]”</source>
        <translation>ใช้ “\D” “\W” และ “\S” ใน “[ ]” ไม่ได้</translation>
    </message>
    <message>
        <source>a range in “[ ]” goes backwards</source>
        <translation>ช่วงใน “[ ]” กลับด้าน</translation>
    </message>
    <message>
        <source>repeats are written “{2}”, “{2,}” or “{2,4}”</source>
        <translation>การซ้ำเขียนเป็น “{2}” “{2,}” หรือ “{2,4}”</translation>
    </message>
    <message>
        <source>more than 200 repeats are asked for</source>
        <translation>ขอให้ซ้ำมากกว่า 200 ครั้ง</translation>
    </message>
    <message>
        <source>a range of repeats goes backwards</source>
        <translation>ช่วงจำนวนการซ้ำกลับด้าน</translation>
    </message>
    <message>
        <source>a repeat is repeated</source>
        <translation>การซ้ำถูกซ้ำอีก</translation>
    </message>
    <message>
        <source>the mesh encloses no volume</source>
        <translation>เมชไม่ได้ล้อมปริมาตรใดไว้</translation>
    </message>
    <message>
        <source>%1 long parts stick out of the middle of the mesh, where a standing body has five: two legs, two arms that are held away from it, and a head</source>
        <translation>มีส่วนยาวยื่นออกจากกลางเมช %1 ส่วน แต่ร่างที่ยืนอยู่มีห้าส่วน: ขาสองข้าง แขนสองข้างที่กางออกจากตัว และศีรษะ</translation>
    </message>
    <message>
        <source>the mesh has no two alike sides: its limbs differ by %1 % of its size</source>
        <translation>เมชไม่มีสองด้านที่เหมือนกัน: แขนขาต่างกัน %1 % ของขนาด</translation>
    </message>
    <message>
        <source>legs and back meet at an angle of %1°, as those of an animal on four legs</source>
        <translation>ขากับหลังทำมุมกัน %1° เหมือนสัตว์สี่ขา</translation>
    </message>
    <message>
        <source>the arms are not held out to the sides: they reach sideways by %1 % of the body&apos;s height</source>
        <translation>แขนไม่ได้กางออกด้านข้าง: ยื่นออกไปเพียง %1 % ของความสูงตัว</translation>
    </message>
    <message>
        <source>the arms are too short to be found: %1 % of the body&apos;s height</source>
        <translation>แขนสั้นเกินกว่าจะหาพบ: %1 % ของความสูงตัว</translation>
    </message>
    <message>
        <source>the legs are too short to be found: %1 % of the body&apos;s height</source>
        <translation>ขาสั้นเกินกว่าจะหาพบ: %1 % ของความสูงตัว</translation>
    </message>
    <message>
        <source>the legs are not apart from one another</source>
        <translation>ขาทั้งสองไม่แยกจากกัน</translation>
    </message>
    <message>
        <source>the feet do not tell where the body looks: +Z is taken as forward</source>
        <translation>เท้าไม่บอกว่าร่างหันไปทางไหน จึงถือว่า +Z เป็นด้านหน้า</translation>
    </message>
    <message>
        <source>the body does not stand upright: it leans by %1°, and is fitted as it lies</source>
        <translation>ร่างไม่ได้ยืนตรง: เอียง %1° และจะวางกระดูกตามที่เป็นอยู่</translation>
    </message>
    <message>
        <source>the two sides of the mesh differ by %1 % of its height on average</source>
        <translation>สองด้านของเมชต่างกันเฉลี่ย %1 % ของความสูง</translation>
    </message>
    <message>
        <source>the neck could not be told from the shape and lies where it mostly does: check its marker</source>
        <translation>ดูจากรูปทรงแล้วบอกไม่ได้ว่าคออยู่ที่ใด จึงวางไว้ตรงที่มักจะเป็น: ตรวจจุดหมายของคอ</translation>
    </message>
    <message>
        <source>the wrists could not be told from the shape and lie where they mostly do: check their markers</source>
        <translation>ดูจากรูปทรงแล้วบอกไม่ได้ว่าข้อมืออยู่ที่ใด จึงวางไว้ตรงที่มักจะเป็น: ตรวจจุดหมายของข้อมือ</translation>
    </message>
    <message>
        <source>the mesh %1 would hang on more than %2 bones</source>
        <translation>เมช %1 จะแขวนอยู่กับกระดูกเกิน %2 ชิ้น</translation>
    </message>
    <message>
        <source>where %1 was when %2 was bound cannot be undone, as its scale is 0</source>
        <translation>ย้อนตำแหน่งของ %1 ตอนที่ผูก %2 ไม่ได้ เพราะสเกลเป็น 0</translation>
    </message>
    <message>
        <source>%1 vertices of %2 hang on %3, and nothing above it can take their weights over</source>
        <translation>%1 จุดยอดของ %2 แขวนอยู่กับ %3 และไม่มีกระดูกใดเหนือขึ้นไปที่รับน้ำหนักต่อได้</translation>
    </message>
    <message>
        <source>the weights of %1 are locked, and %2 has some of them</source>
        <translation>น้ำหนักของ %1 ถูกล็อก และ %2 มีน้ำหนักนั้นอยู่</translation>
    </message>
    <message>
        <source>the weights of %1 are locked, and those of %2 would change</source>
        <translation>น้ำหนักของ %1 ถูกล็อก และน้ำหนักของ %2 จะเปลี่ยน</translation>
    </message>
    <message>
        <source>there are %1 meshes, but not the one that was asked for</source>
        <translation>มีเมช %1 ชิ้น แต่ไม่มีชิ้นที่ขอ</translation>
    </message>
    <message>
        <source>Choose one that is there.</source>
        <translation>เลือกชิ้นที่มีอยู่</translation>
    </message>
    <message>
        <source>the mesh “%1” hangs on no bones</source>
        <translation>เมช “%1” ไม่ได้แขวนอยู่กับกระดูกใด</translation>
    </message>
    <message>
        <source>Bind it first.</source>
        <translation>ผูกเมชก่อน</translation>
    </message>
    <message>
        <source>the bone %1 has no size at rest, so that nothing can be bound to it</source>
        <translation>กระดูก %1 ไม่มีขนาดในท่าพัก จึงผูกสิ่งใดกับมันไม่ได้</translation>
    </message>
    <message>
        <source>the mesh “%1” hangs on bones already</source>
        <translation>เมช “%1” แขวนอยู่กับกระดูกแล้ว</translation>
    </message>
    <message>
        <source>Take its skeleton away first, or edit the bones that are there.</source>
        <translation>เอาโครงกระดูกของมันออกก่อน หรือแก้ไขกระดูกที่มีอยู่</translation>
    </message>
    <message>
        <source>the place of a joint is not a finite number</source>
        <translation>ตำแหน่งของข้อต่อไม่ใช่จำนวนจำกัด</translation>
    </message>
    <message>
        <source>Place the markers anew.</source>
        <translation>วางจุดหมายใหม่</translation>
    </message>
    <message>
        <source>a skeleton can have %1 bones</source>
        <translation>โครงกระดูกมีกระดูกได้ %1 ชิ้น</translation>
    </message>
    <message>
        <source>%1 meshes hang on no bones any more; their weights are gone with the skeleton</source>
        <translation>เมช %1 ชิ้นไม่แขวนอยู่กับกระดูกใดอีก น้ำหนักของมันหายไปพร้อมโครงกระดูก</translation>
    </message>
    <message>
        <source>roles of the humanoid that are not known, or whose bones are not there or have a role already, were left out</source>
        <translation>ละบทบาทของฮิวแมนนอยด์ที่ไม่รู้จัก หรือที่กระดูกไม่มีอยู่หรือมีบทบาทแล้ว</translation>
    </message>
    <message>
        <source>a scale of 0 at %1 leaves nothing to place a bone in</source>
        <translation>สเกล 0 ที่ %1 ไม่เหลือที่ให้วางกระดูก</translation>
    </message>
    <message>
        <source>place the markers by hand, or stand the body upright in T-pose or A-pose</source>
        <translation>วางจุดหมายเอง หรือให้ร่างยืนตรงในท่า T หรือท่า A</translation>
    </message>
    <message>
        <source>say in the humanoid map which bones are hips, head, upper arms, lower arms and hands</source>
        <translation>บอกในแผนผังฮิวแมนนอยด์ว่ากระดูกใดเป็นสะโพก ศีรษะ ต้นแขน ปลายแขน และมือ</translation>
    </message>
    <message>
        <source>give the bone a scale other than 0 first</source>
        <translation>ให้กระดูกมีสเกลอื่นที่ไม่ใช่ 0 ก่อน</translation>
    </message>
    <message>
        <source>choose one of: t, a</source>
        <translation>เลือกอย่างใดอย่างหนึ่ง: t, a</translation>
    </message>
    <message>
        <source>only the mannequin has poses: t, a</source>
        <translation>มีเพียงหุ่นเท่านั้นที่มีท่า: t, a</translation>
    </message>
    <message>
        <source>the limb of %1 is not whole</source>
        <translation>ส่วน %1 ไม่ครบ</translation>
    </message>
    <message>
        <source>Give its roles in the humanoid map.</source>
        <translation>กำหนดบทบาทในแผนผังฮิวแมนนอยด์</translation>
    </message>
    <message>
        <source>a piece of the mesh that is %1 % as large as the body stands apart and was left out: show the mesh that is meant alone</source>
        <translation>มีชิ้นส่วนเมชขนาด %1 % ของร่างกายแยกอยู่ต่างหากและถูกเว้นไว้: แสดงเฉพาะเมชที่ต้องการ</translation>
    </message>
    <message>
        <source>its controls, IK handles and constraints were not taken over; what they do in the clips was written as keys of bones</source>
        <translation>ตัวควบคุม แฮนเดิล IK และข้อจำกัดของมันไม่ได้ถูกนำมา สิ่งที่พวกมันทำในคลิปถูกเขียนเป็นคีย์ของกระดูก</translation>
    </message>
    <message>
        <source>its controls, IK handles and constraints were not taken over</source>
        <translation>ตัวควบคุม แฮนเดิล IK และข้อจำกัดของมันไม่ได้ถูกนำมา</translation>
    </message>
    <message>
        <source>%1 keys of controls and IK handles that are gone were left out</source>
        <translation>คีย์ %1 คีย์ของตัวควบคุมและแฮนเดิล IK ที่ไม่มีแล้วถูกตัดออก</translation>
    </message>
    <message>
        <source>%1 controls, %2 IK handles and %3 constraints are gone with the skeleton</source>
        <translation>ตัวควบคุม %1 ตัว แฮนเดิล IK %2 ตัว และข้อจำกัด %3 ข้อหายไปพร้อมโครงกระดูก</translation>
    </message>
    <message>
        <source>what %1 controls, IK handles and constraints do in %2 clips was written as keys, %3 a second</source>
        <translation>สิ่งที่ตัวควบคุม แฮนเดิล IK และข้อจำกัดรวม %1 รายการทำในคลิป %2 คลิปถูกเขียนเป็นคีย์ %3 คีย์ต่อวินาที</translation>
    </message>
    <message>
        <source>%1 controls, IK handles and constraints stay in the project: glTF cannot hold them</source>
        <translation>ตัวควบคุม แฮนเดิล IK และข้อจำกัดรวม %1 รายการอยู่ในโปรเจกต์เท่านั้น เพราะ glTF เก็บไม่ได้</translation>
    </message>
    <message>
        <source>parts of the rig, or keys and values of its controls, that could not be read were left out</source>
        <translation>ส่วนของริก หรือคีย์และค่าของตัวควบคุมที่อ่านไม่ได้ถูกตัดออก</translation>
    </message>
    <message>
        <source>parts of the rig that could not be read, or do not fit the skeleton, were left out or changed: %1</source>
        <translation>ส่วนของริกที่อ่านไม่ได้หรือไม่เข้ากับโครงกระดูกถูกตัดออกหรือเปลี่ยน: %1</translation>
    </message>
    <message>
        <source>it names something that is not there</source>
        <translation>มันอ้างถึงสิ่งที่ไม่มีอยู่</translation>
    </message>
    <message>
        <source>Choose what it is to name anew.</source>
        <translation>เลือกใหม่ว่าจะให้มันอ้างถึงอะไร</translation>
    </message>
    <message>
        <source>a chain needs a first and a last bone</source>
        <translation>สายกระดูกต้องมีกระดูกแรกและกระดูกสุดท้าย</translation>
    </message>
    <message>
        <source>neither of the two bones lies below the other</source>
        <translation>กระดูกสองชิ้นนี้ไม่มีชิ้นใดอยู่ใต้อีกชิ้น</translation>
    </message>
    <message>
        <source>Choose a first bone and, below it, a last one.</source>
        <translation>เลือกกระดูกแรก แล้วเลือกกระดูกสุดท้ายที่อยู่ใต้มัน</translation>
    </message>
    <message>
        <source>that side has no controls or constraints</source>
        <translation>ด้านนั้นไม่มีตัวควบคุมหรือข้อจำกัด</translation>
    </message>
    <message>
        <source>Make the controls of one side first.</source>
        <translation>สร้างตัวควบคุมของด้านหนึ่งก่อน</translation>
    </message>
    <message>
        <source>another IK handle pulls %1 already</source>
        <translation>มีแฮนเดิล IK อื่นดึง %1 อยู่แล้ว</translation>
    </message>
    <message>
        <source>Delete one of the two handles, or let it end at another bone.</source>
        <translation>ลบแฮนเดิลหนึ่งในสองตัว หรือให้มันจบที่กระดูกอื่น</translation>
    </message>
    <message>
        <source>it would follow itself: %1</source>
        <translation>มันจะตามตัวเอง: %1</translation>
    </message>
    <message>
        <source>Let one of them follow something else.</source>
        <translation>ให้ตัวใดตัวหนึ่งตามสิ่งอื่น</translation>
    </message>
    <message>
        <source>the value “%1” is not finite or out of its range</source>
        <translation>ค่า “%1” ไม่ใช่จำนวนจำกัดหรืออยู่นอกช่วง</translation>
    </message>
    <message>
        <source>it lacks a bone, a source or a target that it needs</source>
        <translation>มันขาดกระดูก ต้นทาง หรือเป้าหมายที่จำเป็น</translation>
    </message>
    <message>
        <source>Choose what it is to follow or to move.</source>
        <translation>เลือกว่าจะให้มันตามหรือขยับอะไร</translation>
    </message>
    <message>
        <source>it would follow itself</source>
        <translation>มันจะตามตัวเอง</translation>
    </message>
    <message>
        <source>Choose another source or target.</source>
        <translation>เลือกต้นทางหรือเป้าหมายอื่น</translation>
    </message>
    <message>
        <source>its bones are no chain: each must lie below the one before, with a joint between the first and the last</source>
        <translation>กระดูกเหล่านี้ไม่เป็นสาย แต่ละชิ้นต้องอยู่ใต้ชิ้นก่อนหน้า และต้องมีข้อต่อระหว่างชิ้นแรกกับชิ้นสุดท้าย</translation>
    </message>
    <message>
        <source>all of it has controls already, or there is nothing</source>
        <translation>ทั้งหมดมีตัวควบคุมอยู่แล้ว หรือไม่มีอะไรเลย</translation>
    </message>
    <message>
        <source>Choose bones that have no controls.</source>
        <translation>เลือกกระดูกที่ยังไม่มีตัวควบคุม</translation>
    </message>
    <message>
        <source>another IK handle pulls its end already</source>
        <translation>มีแฮนเดิล IK อื่นดึงปลายของมันอยู่แล้ว</translation>
    </message>
    <message>
        <source>it would have followed itself</source>
        <translation>มันจะกลายเป็นตามตัวเอง</translation>
    </message>
    <message>
        <source>it went along with itself; it stays in the space of the world now</source>
        <translation>มันเคลื่อนไปกับตัวเอง ตอนนี้อยู่ในปริภูมิของโลก</translation>
    </message>
    <message>
        <source>some of what it followed is gone</source>
        <translation>สิ่งที่มันตามบางส่วนไม่มีแล้ว</translation>
    </message>
    <message>
        <source>its target is gone</source>
        <translation>เป้าหมายของมันไม่มีแล้ว</translation>
    </message>
    <message>
        <source>its pole is gone; it bends as it does at rest</source>
        <translation>โพลของมันไม่มีแล้ว มันงอเหมือนในท่าพัก</translation>
    </message>
    <message>
        <source>what it moves, or what it follows, is gone</source>
        <translation>สิ่งที่มันขยับหรือสิ่งที่มันตามไม่มีแล้ว</translation>
    </message>
    <message>
        <source>what it went along with is gone; it goes along with the parent of its bone now</source>
        <translation>สิ่งที่มันเคลื่อนไปด้วยไม่มีแล้ว ตอนนี้มันเคลื่อนไปกับกระดูกแม่ของกระดูกของมัน</translation>
    </message>
    <message>
        <source>bones that it is about have other axes now, which it cannot follow exactly</source>
        <translation>กระดูกที่เกี่ยวข้องมีแกนใหม่ ซึ่งมันตามให้ตรงทุกประการไม่ได้</translation>
    </message>
    <message>
        <source>the bone that it moves is gone</source>
        <translation>กระดูกที่มันขยับไม่มีแล้ว</translation>
    </message>
    <message>
        <source>a bone of its chain is gone</source>
        <translation>กระดูกชิ้นหนึ่งในสายของมันไม่มีแล้ว</translation>
    </message>
    <message>
        <source>it reads %1 before %2 moves it</source>
        <translation>มันอ่าน %1 ก่อนที่ %2 จะขยับ</translation>
    </message>
    <message>
        <source>the joint is not bent in the current pose</source>
        <translation>ข้อต่อไม่ได้งอในท่าปัจจุบัน</translation>
    </message>
    <message>
        <source>Bend it as far as the shape is to count for, then make the shape.</source>
        <translation>งอไปถึงมุมที่ต้องการให้รูปทรงมีผล แล้วจึงสร้างรูปทรง</translation>
    </message>
    <message>
        <source>skinning flattens the mesh here: nothing can be carried back</source>
        <translation>สกินนิงทำให้เมชแบนตรงนี้ จึงนำอะไรกลับไปไม่ได้</translation>
    </message>
    <message>
        <source>Bend the joint less.</source>
        <translation>งอข้อต่อให้น้อยลง</translation>
    </message>
    <message>
        <source>%1 vertices are flattened by skinning here and stay as they are</source>
        <translation>จุดยอด %1 จุดถูกสกินนิงทำให้แบนตรงนี้และคงอยู่ตามเดิม</translation>
    </message>
    <message>
        <source>no mesh that may be changed has weights on both sides of this joint</source>
        <translation>ไม่มีเมชที่แก้ได้ซึ่งมีน้ำหนักทั้งสองด้านของข้อต่อนี้</translation>
    </message>
    <message>
        <source>Choose the bone below the bend, such as the forearm, of a mesh that is not locked.</source>
        <translation>เลือกกระดูกที่อยู่ใต้จุดงอ เช่น ปลายแขน ของเมชที่ไม่ได้ล็อก</translation>
    </message>
    <message>
        <source>the axis or the angle of the bend is none</source>
        <translation>แกนหรือมุมของการงอใช้ไม่ได้</translation>
    </message>
    <message>
        <source>Give an axis, and an angle up to 180°.</source>
        <translation>ระบุแกน และมุมไม่เกิน 180°</translation>
    </message>
</context>
<context>
    <name>ErrorKinds</name>
    <message>
        <source>The file cannot be read.</source>
        <translation>อ่านไฟล์ไม่ได้</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>เขียนไฟล์ไม่ได้</translation>
    </message>
    <message>
        <source>The file is larger than the memory.</source>
        <translation>ไฟล์ใหญ่กว่าหน่วยความจำที่มี</translation>
    </message>
    <message>
        <source>The file names data beyond the end of its buffers.</source>
        <translation>ไฟล์อ้างถึงข้อมูลที่เลยท้ายบัฟเฟอร์</translation>
    </message>
    <message>
        <source>Data in the file has the wrong type.</source>
        <translation>ข้อมูลในไฟล์ผิดชนิด</translation>
    </message>
    <message>
        <source>The file announces data that is not there.</source>
        <translation>ไฟล์ระบุข้อมูลที่ไม่มีอยู่จริง</translation>
    </message>
    <message>
        <source>A mesh has different numbers of entries for its vertices.</source>
        <translation>จำนวนข้อมูลของจุดยอดในเมชไม่เท่ากัน</translation>
    </message>
    <message>
        <source>A file that belongs to this one cannot be read.</source>
        <translation>อ่านไฟล์ประกอบของไฟล์นี้ไม่ได้</translation>
    </message>
    <message>
        <source>A buffer is shorter than the file says.</source>
        <translation>บัฟเฟอร์สั้นกว่าที่ไฟล์ระบุ</translation>
    </message>
    <message>
        <source>The content is damaged, or it is not glTF.</source>
        <translation>เนื้อหาเสียหาย หรือไม่ใช่ glTF</translation>
    </message>
    <message>
        <source>The file needs a glTF extension that Rigwright does not know.</source>
        <translation>ไฟล์ต้องใช้ส่วนขยาย glTF ที่ Rigwright ไม่รู้จัก</translation>
    </message>
    <message>
        <source>A face names a vertex that does not exist.</source>
        <translation>มีหน้าที่อ้างถึงจุดยอดที่ไม่มีอยู่</translation>
    </message>
    <message>
        <source>The file names something that is not in it.</source>
        <translation>ไฟล์อ้างถึงสิ่งที่ไม่มีอยู่ในไฟล์</translation>
    </message>
    <message>
        <source>A vertex hangs on a joint that its skin does not have.</source>
        <translation>จุดยอดผูกกับข้อต่อที่ไม่มีในสกินของมัน</translation>
    </message>
    <message>
        <source>The JSON of the file is damaged.</source>
        <translation>JSON ในไฟล์เสียหาย</translation>
    </message>
    <message>
        <source>The JSON of the file is nested too deeply.</source>
        <translation>JSON ในไฟล์ซ้อนกันลึกเกินไป</translation>
    </message>
    <message>
        <source>The file asks for far more memory than its size explains.</source>
        <translation>ไฟล์ต้องใช้หน่วยความจำมากเกินขนาดของมันอย่างผิดปกติ</translation>
    </message>
    <message>
        <source>The file lacks something that glTF demands.</source>
        <translation>ไฟล์ขาดสิ่งที่ glTF กำหนดให้มี</translation>
    </message>
    <message>
        <source>A node is, through its children, its own parent.</source>
        <translation>มีโหนดที่ย้อนกลับมาเป็นแม่ของตัวเอง</translation>
    </message>
    <message>
        <source>A node has two parents.</source>
        <translation>มีโหนดที่มีแม่สองโหนด</translation>
    </message>
    <message>
        <source>The glTF file could not be put together.</source>
        <translation>ประกอบไฟล์ glTF ไม่สำเร็จ</translation>
    </message>
    <message>
        <source>Sparse data in the file is damaged.</source>
        <translation>ข้อมูลแบบ sparse ในไฟล์เสียหาย</translation>
    </message>
    <message>
        <source>The character is too large for a GLB file, which holds 4 GiB.</source>
        <translation>ตัวละครใหญ่เกินไฟล์ GLB ซึ่งจุได้ 4 GiB</translation>
    </message>
    <message>
        <source>The transforms of a node multiply to more than can be shown.</source>
        <translation>ค่าแปลงของโหนดคูณกันแล้วใหญ่เกินจะแสดงได้</translation>
    </message>
    <message>
        <source>The content of the file cannot be understood.</source>
        <translation>อ่านเนื้อหาของไฟล์ไม่เข้าใจ</translation>
    </message>
    <message>
        <source>The file names another one that does not lie beside it.</source>
        <translation>ไฟล์อ้างถึงไฟล์อื่นที่ไม่ได้อยู่ข้างกัน</translation>
    </message>
    <message>
        <source>An address in the file is damaged.</source>
        <translation>ที่อยู่ (URI) ในไฟล์เสียหาย</translation>
    </message>
    <message>
        <source>A value in the file is not allowed there.</source>
        <translation>มีค่าในไฟล์ที่ใช้ตรงนั้นไม่ได้</translation>
    </message>
    <message>
        <source>A value in the file is of the wrong kind.</source>
        <translation>มีค่าในไฟล์ที่ผิดประเภท</translation>
    </message>
    <message>
        <source>A frame of the file has another number of values than its channels.</source>
        <translation>จำนวนค่าในเฟรมหนึ่งของไฟล์ไม่ตรงกับช่อง</translation>
    </message>
    <message>
        <source>The file has no joints.</source>
        <translation>ไฟล์ไม่มีข้อต่อ</translation>
    </message>
    <message>
        <source>The text of the file breaks the rules of BVH.</source>
        <translation>ข้อความในไฟล์ผิดกฎของ BVH</translation>
    </message>
    <message>
        <source>The file has too many frames.</source>
        <translation>ไฟล์มีเฟรมมากเกินไป</translation>
    </message>
    <message>
        <source>Meshes compressed with Draco are damaged.</source>
        <translation>เมชที่บีบอัดด้วย Draco เสียหาย</translation>
    </message>
    <message>
        <source>Data compressed with meshopt is damaged.</source>
        <translation>ข้อมูลที่บีบอัดด้วย meshopt เสียหาย</translation>
    </message>
    <message>
        <source>This version of FBX is too old to be read.</source>
        <translation>FBX รุ่นนี้เก่าเกินกว่าจะอ่านได้</translation>
    </message>
    <message>
        <source>A face names a vertex that the file does not have.</source>
        <translation>หน้าหนึ่งอ้างถึงจุดยอดที่ไม่มีในไฟล์</translation>
    </message>
    <message>
        <source>The file has no vertices.</source>
        <translation>ไฟล์ไม่มีจุดยอด</translation>
    </message>
    <message>
        <source>The text of the file breaks the rules of OBJ.</source>
        <translation>ข้อความในไฟล์ผิดกฎของ OBJ</translation>
    </message>
    <message>
        <source>The file has more vertices than can be counted.</source>
        <translation>ไฟล์มีจุดยอดมากเกินกว่าจะนับได้</translation>
    </message>
    <message>
        <source>The program that reads this format crashed; what is open here is untouched.</source>
        <translation>โปรแกรมที่อ่านรูปแบบนี้หยุดทำงาน งานที่เปิดอยู่ไม่ได้รับผลกระทบ</translation>
    </message>
    <message>
        <source>The program that reads this format gave an answer without sense.</source>
        <translation>โปรแกรมที่อ่านรูปแบบนี้ตอบกลับมาอย่างไม่มีความหมาย</translation>
    </message>
    <message>
        <source>The program that reads this format could not be started.</source>
        <translation>เริ่มโปรแกรมที่อ่านรูปแบบนี้ไม่ได้</translation>
    </message>
    <message>
        <source>Reading this file needs more memory than is allowed.</source>
        <translation>การอ่านไฟล์นี้ต้องใช้หน่วยความจำเกินกว่าที่อนุญาต</translation>
    </message>
    <message>
        <source>The content of the file cannot be read.</source>
        <translation>อ่านเนื้อหาของไฟล์ไม่ได้</translation>
    </message>
    <message>
        <source>Reading this file took too long and was ended.</source>
        <translation>การอ่านไฟล์นี้ใช้เวลานานเกินไปจึงถูกยุติ</translation>
    </message>
    <message>
        <source>More bones move one mesh than can be counted.</source>
        <translation>มีกระดูกขยับเมชเดียวมากเกินกว่าจะนับได้</translation>
    </message>
    <message>
        <source>A mesh of the file is too large.</source>
        <translation>เมชในไฟล์ใหญ่เกินไป</translation>
    </message>
    <message>
        <source>Another program changed the file while it was read.</source>
        <translation>โปรแกรมอื่นเปลี่ยนไฟล์ขณะกำลังอ่าน</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>All files</source>
        <translation>ไฟล์ทั้งหมด</translation>
    </message>
</context>
<context>
    <name>FitMarkers</name>
    <message>
        <source>Head</source>
        <translation>ศีรษะ</translation>
    </message>
    <message>
        <source>Chin</source>
        <translation>คาง</translation>
    </message>
    <message>
        <source>Neck</source>
        <translation>คอ</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>อก</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>กระดูกสันหลัง</translation>
    </message>
    <message>
        <source>Hips</source>
        <translation>สะโพก</translation>
    </message>
    <message>
        <source>Shoulder</source>
        <translation>ไหล่</translation>
    </message>
    <message>
        <source>Elbow</source>
        <translation>ข้อศอก</translation>
    </message>
    <message>
        <source>Wrist</source>
        <translation>ข้อมือ</translation>
    </message>
    <message>
        <source>Fingertips</source>
        <translation>ปลายนิ้ว</translation>
    </message>
    <message>
        <source>Hip</source>
        <translation>ข้อสะโพก</translation>
    </message>
    <message>
        <source>Knee</source>
        <translation>เข่า</translation>
    </message>
    <message>
        <source>Ankle</source>
        <translation>ข้อเท้า</translation>
    </message>
    <message>
        <source>Toe</source>
        <translation>ปลายเท้า</translation>
    </message>
    <message>
        <source>%1 L</source>
        <translation>%1 ซ้าย</translation>
    </message>
    <message>
        <source>%1 R</source>
        <translation>%1 ขวา</translation>
    </message>
</context>
<context>
    <name>FitTool</name>
    <message>
        <source>Release</source>
        <translation>ปล่อยปุ่ม</translation>
    </message>
    <message>
        <source>place marker</source>
        <translation>วางจุดหมาย</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>snap to surface</source>
        <translation>ดูดติดผิว</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>this side only</source>
        <translation>เฉพาะข้างนี้</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>ยกเลิก</translation>
    </message>
</context>
<context>
    <name>GradientTool</name>
    <message>
        <source>Drag from where the gradient begins to where it ends.</source>
        <translation>ลากจากจุดเริ่มไปยังจุดจบของการไล่ระดับ</translation>
    </message>
    <message>
        <source>The gradient changes no vertex there.</source>
        <translation>การไล่ระดับตรงนั้นไม่เปลี่ยนจุดยอดใด</translation>
    </message>
    <message numerus="yes">
        <source>%n influences removed: rows keep to the limit of %1.</source>
        <translation>
            <numerusform>ตัดอิทธิพลออก %n รายการ ให้แต่ละจุดไม่เกิน %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Some vertices belong to this bone alone: nothing else could take their weight.</source>
        <translation>บางจุดยอดขึ้นกับกระดูกชิ้นนี้ชิ้นเดียว จึงไม่มีกระดูกอื่นรับน้ำหนักแทน</translation>
    </message>
    <message>
        <source>Some vertices kept their weights: the other bones there are locked.</source>
        <translation>บางจุดยอดคงน้ำหนักเดิม เพราะกระดูกอื่นที่จุดนั้นถูกล็อก</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>ความยาว</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>มุม</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>จุดยอด</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>invert</source>
        <translation>กลับค่า</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>15° steps</source>
        <translation>ทีละ 15°</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>ยกเลิก</translation>
    </message>
</context>
<context>
    <name>HeatRamp</name>
    <message>
        <source>Classic</source>
        <translation>คลาสสิก</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>ไฟ</translation>
    </message>
    <message>
        <source>Cividis</source>
        <translation>Cividis</translation>
    </message>
    <message>
        <source>Greyscale</source>
        <translation>ระดับเทา</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Everywhere</source>
        <translation>ใช้ได้ทุกที่</translation>
    </message>
    <message>
        <source>Over the picture</source>
        <translation>เมื่อเมาส์อยู่บนภาพ</translation>
    </message>
    <message>
        <source>Over the picture, posing</source>
        <translation>เมื่อเมาส์อยู่บนภาพ ขณะจัดท่า</translation>
    </message>
    <message>
        <source>Over the picture, painting</source>
        <translation>เมื่อเมาส์อยู่บนภาพ ขณะระบาย</translation>
    </message>
    <message>
        <source>Mouse over the picture</source>
        <translation>เมาส์บนภาพ</translation>
    </message>
    <message>
        <source>Use the tool</source>
        <translation>ใช้เครื่องมือ</translation>
    </message>
    <message>
        <source>Left button</source>
        <translation>ปุ่มซ้าย</translation>
    </message>
    <message>
        <source>Orbit</source>
        <translation>หมุนมุมมอง</translation>
    </message>
    <message>
        <source>Middle button, Alt+left button</source>
        <translation>ปุ่มกลาง, Alt+ปุ่มซ้าย</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>เลื่อนมุมมอง</translation>
    </message>
    <message>
        <source>Shift+middle button</source>
        <translation>Shift+ปุ่มกลาง</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>ซูม</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>ลูกกลิ้ง</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>ปุ่มลัด</translation>
    </message>
    <message>
        <source>An editor for character rigs and skin weights.</source>
        <translation>โปรแกรมแก้ไขริกตัวละครและน้ำหนักสกิน</translation>
    </message>
    <message>
        <source>Apache License 2.0. Copyright of its contributors.</source>
        <translation>สัญญาอนุญาต Apache 2.0 ลิขสิทธิ์เป็นของผู้ร่วมพัฒนา</translation>
    </message>
    <message>
        <source>About Rigwright</source>
        <translation>เกี่ยวกับ Rigwright</translation>
    </message>
    <message>
        <source>Alt+left button, Alt+Shift+left button</source>
        <translation>Alt+ปุ่มซ้าย, Alt+Shift+ปุ่มซ้าย</translation>
    </message>
    <message>
        <source>Alt+middle button</source>
        <translation>Alt+ปุ่มกลาง</translation>
    </message>
    <message>
        <source>Alt+right button, wheel</source>
        <translation>Alt+ปุ่มขวา, ลูกกลิ้ง</translation>
    </message>
    <message>
        <source>Everywhere, unless vertices are being selected</source>
        <translation>ทุกที่ ยกเว้นขณะเลือกจุดยอด</translation>
    </message>
    <message>
        <source>While vertices are being selected</source>
        <translation>ขณะเลือกจุดยอด</translation>
    </message>
    <message>
        <source>Over the picture, editing bones</source>
        <translation>บนภาพ ขณะแก้ไขกระดูก</translation>
    </message>
</context>
<context>
    <name>HumanoidCheck</name>
    <message>
        <source>Left elbow nearly straight: bend it by %1°</source>
        <translation>ข้อศอกซ้ายเกือบตรง: งอ %1°</translation>
    </message>
    <message>
        <source>Right elbow nearly straight: bend it by %1°</source>
        <translation>ข้อศอกขวาเกือบตรง: งอ %1°</translation>
    </message>
    <message>
        <source>Elbows nearly straight: bend them by %1°</source>
        <translation>ข้อศอกเกือบตรง: งอ %1°</translation>
    </message>
    <message>
        <source>Bend left elbow</source>
        <translation>งอข้อศอกซ้าย</translation>
    </message>
    <message>
        <source>Bend right elbow</source>
        <translation>งอข้อศอกขวา</translation>
    </message>
    <message>
        <source>Bend elbows</source>
        <translation>งอข้อศอก</translation>
    </message>
    <message>
        <source>Left knee nearly straight: bend it by %1°</source>
        <translation>เข่าซ้ายเกือบตรง: งอ %1°</translation>
    </message>
    <message>
        <source>Right knee nearly straight: bend it by %1°</source>
        <translation>เข่าขวาเกือบตรง: งอ %1°</translation>
    </message>
    <message>
        <source>Knees nearly straight: bend them by %1°</source>
        <translation>เข่าเกือบตรง: งอ %1°</translation>
    </message>
    <message>
        <source>Bend left knee</source>
        <translation>งอเข่าซ้าย</translation>
    </message>
    <message>
        <source>Bend right knee</source>
        <translation>งอเข่าขวา</translation>
    </message>
    <message>
        <source>Bend knees</source>
        <translation>งอเข่า</translation>
    </message>
</context>
<context>
    <name>HumanoidRoles</name>
    <message>
        <source>Hips</source>
        <translation>สะโพก</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>กระดูกสันหลัง</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>อก</translation>
    </message>
    <message>
        <source>Upper chest</source>
        <translation>อกส่วนบน</translation>
    </message>
    <message>
        <source>Neck</source>
        <translation>คอ</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>ศีรษะ</translation>
    </message>
    <message>
        <source>Jaw</source>
        <translation>ขากรรไกร</translation>
    </message>
    <message>
        <source>Left eye</source>
        <translation>ตาซ้าย</translation>
    </message>
    <message>
        <source>Right eye</source>
        <translation>ตาขวา</translation>
    </message>
    <message>
        <source>Left shoulder</source>
        <translation>ไหล่ซ้าย</translation>
    </message>
    <message>
        <source>Right shoulder</source>
        <translation>ไหล่ขวา</translation>
    </message>
    <message>
        <source>Left upper arm</source>
        <translation>แขนท่อนบนซ้าย</translation>
    </message>
    <message>
        <source>Right upper arm</source>
        <translation>แขนท่อนบนขวา</translation>
    </message>
    <message>
        <source>Left lower arm</source>
        <translation>แขนท่อนล่างซ้าย</translation>
    </message>
    <message>
        <source>Right lower arm</source>
        <translation>แขนท่อนล่างขวา</translation>
    </message>
    <message>
        <source>Left hand</source>
        <translation>มือซ้าย</translation>
    </message>
    <message>
        <source>Right hand</source>
        <translation>มือขวา</translation>
    </message>
    <message>
        <source>Left upper leg</source>
        <translation>ต้นขาซ้าย</translation>
    </message>
    <message>
        <source>Right upper leg</source>
        <translation>ต้นขาขวา</translation>
    </message>
    <message>
        <source>Left lower leg</source>
        <translation>หน้าแข้งซ้าย</translation>
    </message>
    <message>
        <source>Right lower leg</source>
        <translation>หน้าแข้งขวา</translation>
    </message>
    <message>
        <source>Left foot</source>
        <translation>เท้าซ้าย</translation>
    </message>
    <message>
        <source>Right foot</source>
        <translation>เท้าขวา</translation>
    </message>
    <message>
        <source>Left toes</source>
        <translation>นิ้วเท้าซ้าย</translation>
    </message>
    <message>
        <source>Right toes</source>
        <translation>นิ้วเท้าขวา</translation>
    </message>
    <message>
        <source>Left thumb metacarpal</source>
        <translation>นิ้วโป้งซ้าย กระดูกฝ่ามือ</translation>
    </message>
    <message>
        <source>Right thumb metacarpal</source>
        <translation>นิ้วโป้งขวา กระดูกฝ่ามือ</translation>
    </message>
    <message>
        <source>Left thumb proximal</source>
        <translation>นิ้วโป้งซ้าย ข้อต้น</translation>
    </message>
    <message>
        <source>Right thumb proximal</source>
        <translation>นิ้วโป้งขวา ข้อต้น</translation>
    </message>
    <message>
        <source>Left thumb distal</source>
        <translation>นิ้วโป้งซ้าย ข้อปลาย</translation>
    </message>
    <message>
        <source>Right thumb distal</source>
        <translation>นิ้วโป้งขวา ข้อปลาย</translation>
    </message>
    <message>
        <source>Left index proximal</source>
        <translation>นิ้วชี้ซ้าย ข้อต้น</translation>
    </message>
    <message>
        <source>Right index proximal</source>
        <translation>นิ้วชี้ขวา ข้อต้น</translation>
    </message>
    <message>
        <source>Left index intermediate</source>
        <translation>นิ้วชี้ซ้าย ข้อกลาง</translation>
    </message>
    <message>
        <source>Right index intermediate</source>
        <translation>นิ้วชี้ขวา ข้อกลาง</translation>
    </message>
    <message>
        <source>Left index distal</source>
        <translation>นิ้วชี้ซ้าย ข้อปลาย</translation>
    </message>
    <message>
        <source>Right index distal</source>
        <translation>นิ้วชี้ขวา ข้อปลาย</translation>
    </message>
    <message>
        <source>Left middle proximal</source>
        <translation>นิ้วกลางซ้าย ข้อต้น</translation>
    </message>
    <message>
        <source>Right middle proximal</source>
        <translation>นิ้วกลางขวา ข้อต้น</translation>
    </message>
    <message>
        <source>Left middle intermediate</source>
        <translation>นิ้วกลางซ้าย ข้อกลาง</translation>
    </message>
    <message>
        <source>Right middle intermediate</source>
        <translation>นิ้วกลางขวา ข้อกลาง</translation>
    </message>
    <message>
        <source>Left middle distal</source>
        <translation>นิ้วกลางซ้าย ข้อปลาย</translation>
    </message>
    <message>
        <source>Right middle distal</source>
        <translation>นิ้วกลางขวา ข้อปลาย</translation>
    </message>
    <message>
        <source>Left ring proximal</source>
        <translation>นิ้วนางซ้าย ข้อต้น</translation>
    </message>
    <message>
        <source>Right ring proximal</source>
        <translation>นิ้วนางขวา ข้อต้น</translation>
    </message>
    <message>
        <source>Left ring intermediate</source>
        <translation>นิ้วนางซ้าย ข้อกลาง</translation>
    </message>
    <message>
        <source>Right ring intermediate</source>
        <translation>นิ้วนางขวา ข้อกลาง</translation>
    </message>
    <message>
        <source>Left ring distal</source>
        <translation>นิ้วนางซ้าย ข้อปลาย</translation>
    </message>
    <message>
        <source>Right ring distal</source>
        <translation>นิ้วนางขวา ข้อปลาย</translation>
    </message>
    <message>
        <source>Left little proximal</source>
        <translation>นิ้วก้อยซ้าย ข้อต้น</translation>
    </message>
    <message>
        <source>Right little proximal</source>
        <translation>นิ้วก้อยขวา ข้อต้น</translation>
    </message>
    <message>
        <source>Left little intermediate</source>
        <translation>นิ้วก้อยซ้าย ข้อกลาง</translation>
    </message>
    <message>
        <source>Right little intermediate</source>
        <translation>นิ้วก้อยขวา ข้อกลาง</translation>
    </message>
    <message>
        <source>Left little distal</source>
        <translation>นิ้วก้อยซ้าย ข้อปลาย</translation>
    </message>
    <message>
        <source>Right little distal</source>
        <translation>นิ้วก้อยขวา ข้อปลาย</translation>
    </message>
    <message>
        <source>by its name</source>
        <translation>จากชื่อ</translation>
    </message>
    <message>
        <source>by the shape of the body</source>
        <translation>จากรูปทรงของร่าง</translation>
    </message>
    <message>
        <source>by name and shape</source>
        <translation>จากชื่อและรูปทรง</translation>
    </message>
    <message>
        <source>by its place between others</source>
        <translation>จากตำแหน่งระหว่างชิ้นอื่น</translation>
    </message>
    <message>
        <source>from the other side</source>
        <translation>จากอีกข้าง</translation>
    </message>
    <message>
        <source>said by the file</source>
        <translation>ไฟล์ระบุไว้</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>กำหนดเอง</translation>
    </message>
</context>
<context>
    <name>ImportChoices</name>
    <message>
        <source>Metres</source>
        <translation>เมตร</translation>
    </message>
    <message>
        <source>Read as metres</source>
        <translation>อ่านเป็นเมตร</translation>
    </message>
    <message>
        <source>Centimetres</source>
        <translation>เซนติเมตร</translation>
    </message>
    <message>
        <source>Read as centimetres</source>
        <translation>อ่านเป็นเซนติเมตร</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>มิลลิเมตร</translation>
    </message>
    <message>
        <source>Read as millimetres</source>
        <translation>อ่านเป็นมิลลิเมตร</translation>
    </message>
    <message>
        <source>Inches</source>
        <translation>นิ้ว</translation>
    </message>
    <message>
        <source>Read as inches</source>
        <translation>อ่านเป็นนิ้ว</translation>
    </message>
    <message>
        <source>100 m a unit</source>
        <translation>หน่วยละ 100 m</translation>
    </message>
    <message>
        <source>Read 100 times larger</source>
        <translation>อ่านให้ใหญ่ขึ้น 100 เท่า</translation>
    </message>
    <message>
        <source>Read with %1 m a unit</source>
        <translation>อ่านโดยหนึ่งหน่วยเป็น %1 m</translation>
    </message>
    <message>
        <source>Read with X up</source>
        <translation>อ่านโดยให้ X ชี้ขึ้น</translation>
    </message>
    <message>
        <source>Read with Z up</source>
        <translation>อ่านโดยให้ Z ชี้ขึ้น</translation>
    </message>
    <message>
        <source>Read with Y up</source>
        <translation>อ่านโดยให้ Y ชี้ขึ้น</translation>
    </message>
    <message>
        <source>Opened in the bind pose</source>
        <translation>เปิดในท่าผูก</translation>
    </message>
    <message>
        <source>Looked in %1 too</source>
        <translation>ค้นใน %1 ด้วย</translation>
    </message>
    <message>
        <source>Read files outside its folder too</source>
        <translation>อ่านไฟล์นอกโฟลเดอร์ด้วย</translation>
    </message>
    <message>
        <source>As the file says</source>
        <translation>ตามที่ไฟล์บอก</translation>
    </message>
    <message>
        <source>%1 m a unit</source>
        <translation>หน่วยละ %1 m</translation>
    </message>
</context>
<context>
    <name>JointDrag</name>
    <message>
        <source>Roll</source>
        <translation>โรล</translation>
    </message>
    <message>
        <source>Extrude</source>
        <translation>ยืดกระดูกใหม่</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>ทำสำเนา</translation>
    </message>
</context>
<context>
    <name>JointTool</name>
    <message>
        <source>Choose a bone first: click one in the view or in the list of bones.</source>
        <translation>เลือกกระดูกก่อน: คลิกในภาพหรือในรายการกระดูก</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>ไฟล์(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New from sample</source>
        <translation>เริ่มจากตัวอย่าง(&amp;N)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>เปิดไฟล์ล่าสุด(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>แก้ไข(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>มุมมอง(&amp;V)</translation>
    </message>
    <message>
        <source>Se&amp;lect</source>
        <translation>เลือก(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Weights</source>
        <translation>น้ำหนัก(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>แผง(&amp;P)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>ภาษา(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ช่วยเหลือ(&amp;H)</translation>
    </message>
    <message>
        <source>Ani&amp;mation</source>
        <translation>แอนิเมชัน(&amp;M)</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>ภาษา: %1</translation>
    </message>
    <message>
        <source>Orbit and &amp;zoom</source>
        <translation>หมุนมุมมองและซูม(&amp;Z)</translation>
    </message>
    <message>
        <source>Brus&amp;h mode</source>
        <translation>โหมดแปรง(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>ปุ่มลัด(&amp;K)</translation>
    </message>
    <message>
        <source>Skinning metho&amp;d</source>
        <translation>วิธีสกินนิง(&amp;D)</translation>
    </message>
    <message>
        <source>Edit bo&amp;nes</source>
        <translation>การแก้ไขกระดูก(&amp;N)</translation>
    </message>
    <message>
        <source>Rest and bind p&amp;ose</source>
        <translation>ท่าพักและท่าผูก(&amp;O)</translation>
    </message>
    <message>
        <source>S&amp;keleton</source>
        <translation>โครงกระดูก(&amp;K)</translation>
    </message>
    <message>
        <source>P&amp;ose</source>
        <translation>ท่า(&amp;O)</translation>
    </message>
    <message>
        <source>Add c&amp;onstraint</source>
        <translation>เพิ่มข้อจำกัด(&amp;O)</translation>
    </message>
    <message>
        <source>Pa&amp;sses of the solver</source>
        <translation>รอบของตัวแก้(&amp;S)</translation>
    </message>
    <message>
        <source>R&amp;ig</source>
        <translation>ริก(&amp;I)</translation>
    </message>
    <message>
        <source>Wi&amp;ndow</source>
        <translation>หน้าต่าง(&amp;N)</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Opening was cancelled.</source>
        <translation>ยกเลิกการเปิดไฟล์แล้ว</translation>
    </message>
    <message>
        <source>The file is not there.</source>
        <translation>ไม่พบไฟล์นี้</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>ไฟล์ว่างเปล่า</translation>
    </message>
    <message>
        <source>This is not a file that can be read from beginning to end.</source>
        <translation>นี่ไม่ใช่ไฟล์ที่อ่านจากต้นจนจบได้</translation>
    </message>
    <message>
        <source>The file ends too early: it was not copied or written completely.</source>
        <translation>ไฟล์จบก่อนกำหนด: คัดลอกหรือเขียนไว้ไม่ครบ</translation>
    </message>
    <message>
        <source>There is not enough memory for this file.</source>
        <translation>หน่วยความจำไม่พอสำหรับไฟล์นี้</translation>
    </message>
    <message>
        <source>This format cannot be opened yet.</source>
        <translation>ยังเปิดไฟล์รูปแบบนี้ไม่ได้</translation>
    </message>
    <message>
        <source>This is not a character file that Rigwright knows.</source>
        <translation>Rigwright ไม่รู้จักไฟล์ตัวละครแบบนี้</translation>
    </message>
    <message>
        <source>There is no built-in character of that name.</source>
        <translation>ไม่มีตัวละครตัวอย่างชื่อนี้</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices not normalised</source>
        <translation>
            <numerusform>จุดยอด %n จุดยังไม่นอร์มัลไลซ์</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices without a bone</source>
        <translation>
            <numerusform>จุดยอด %n จุดไม่มีกระดูก</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices over the influence limit</source>
        <translation>
            <numerusform>จุดยอด %n จุดมีอิทธิพลเกินขีดจำกัด</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seam points that differ</source>
        <translation>
            <numerusform>จุดบนรอยต่อ %n จุดมีน้ำหนักไม่ตรงกัน</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones that share a name</source>
        <translation>
            <numerusform>กระดูก %n ชิ้นใช้ชื่อซ้ำกัน</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones without a name</source>
        <translation>
            <numerusform>กระดูก %n ชิ้นไม่มีชื่อ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices came without weights</source>
        <translation>
            <numerusform>จุดยอด %n จุดไม่มีน้ำหนักมาด้วย</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bad weights became 0</source>
        <translation>
            <numerusform>น้ำหนักที่เสีย %n ค่าถูกตั้งเป็น 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices named a bone twice</source>
        <translation>
            <numerusform>จุดยอด %n จุดอ้างกระดูกเดียวกันสองครั้ง</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bad coordinates became 0</source>
        <translation>
            <numerusform>พิกัดที่เสีย %n ค่าถูกตั้งเป็น 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bad normals were replaced</source>
        <translation>
            <numerusform>นอร์มัลที่เสีย %n ค่าถูกแทนที่</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keys out of order left out</source>
        <translation>
            <numerusform>ตัดคีย์ที่เรียงผิดลำดับออก %n คีย์</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices without a bone were hung on the root</source>
        <translation>
            <numerusform>จุดยอด %n จุดที่ไม่มีกระดูกถูกผูกกับกระดูกราก</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices were normalised, as glTF demands</source>
        <translation>
            <numerusform>นอร์มัลไลซ์จุดยอด %n จุดตามที่ glTF กำหนด</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices lost their smallest influences</source>
        <translation>
            <numerusform>จุดยอด %n จุดเสียอิทธิพลที่น้อยที่สุดไป</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n polygons became triangles</source>
        <translation>
            <numerusform>แปลงโพลิกอน %n หน้าเป็นสามเหลี่ยม</numerusform>
        </translation>
    </message>
    <message>
        <source>Normalise</source>
        <translation>นอร์มัลไลซ์</translation>
    </message>
    <message>
        <source>Mannequin</source>
        <translation>หุ่นคน</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>แขน</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>หาง</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>แท่ง</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>ข้อผิดพลาด</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>คำเตือน</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>หมายเหตุ</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>จำกัด</translation>
    </message>
    <message>
        <source>Make equal</source>
        <translation>ทำให้เท่ากัน</translation>
    </message>
    <message>
        <source>Lengths converted to metres</source>
        <translation>แปลงความยาวเป็นเมตรแล้ว</translation>
    </message>
    <message>
        <source>Size %1: is the unit right?</source>
        <translation>ขนาด %1: หน่วยถูกต้องหรือไม่?</translation>
    </message>
    <message>
        <source>Turned upright</source>
        <translation>หมุนให้ตั้งตรงแล้ว</translation>
    </message>
    <message>
        <source>Stands along %1: which axis is up?</source>
        <translation>ยืนตามแกน %1: แกนใดชี้ขึ้น?</translation>
    </message>
    <message>
        <source>Posed on load</source>
        <translation>มาพร้อมท่าที่จัดไว้</translation>
    </message>
    <message numerus="yes">
        <source>%n bones with more than one bind</source>
        <translation>
            <numerusform>กระดูก %n ชิ้นถูกผูกมากกว่าหนึ่งแบบ</numerusform>
        </translation>
    </message>
    <message>
        <source>Mesh moved after it was bound</source>
        <translation>เมชถูกย้ายหลังจากผูก</translation>
    </message>
    <message>
        <source>Take moved to start at 0</source>
        <translation>เลื่อนเทกให้เริ่มที่ 0</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices with more than 4 bones</source>
        <translation>
            <numerusform>จุดยอด %n จุดมีกระดูกเกิน 4 ชิ้น</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices do not sum to 1</source>
        <translation>
            <numerusform>น้ำหนักของจุดยอด %n จุดรวมไม่เท่ากับ 1</numerusform>
        </translation>
    </message>
    <message>
        <source>Skinned mesh without weights</source>
        <translation>เมชที่มีสกินแต่ไม่มีน้ำหนัก</translation>
    </message>
    <message numerus="yes">
        <source>%n seam vertices weighted unlike their twins</source>
        <translation>
            <numerusform>จุดยอดรอยต่อ %n จุดมีน้ำหนักต่างจากคู่ของมัน</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n weighted bones are missing</source>
        <translation>
            <numerusform>ขาดกระดูกที่มีน้ำหนัก %n ชิ้น</numerusform>
        </translation>
    </message>
    <message>
        <source>Blend shapes were lost</source>
        <translation>เบลนด์เชปหายไป</translation>
    </message>
    <message>
        <source>Segment scale compensation left out</source>
        <translation>ไม่ได้ใช้การชดเชยสเกลของกระดูก</translation>
    </message>
    <message numerus="yes">
        <source>%n textures not found</source>
        <translation>
            <numerusform>ไม่พบเทกซ์เจอร์ %n ไฟล์</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n textures found in another folder</source>
        <translation>
            <numerusform>พบเทกซ์เจอร์ %n ไฟล์ในโฟลเดอร์อื่น</numerusform>
        </translation>
    </message>
    <message>
        <source>Files outside the folder were not read</source>
        <translation>ไม่ได้อ่านไฟล์นอกโฟลเดอร์</translation>
    </message>
    <message numerus="yes">
        <source>%n extensions only passed through</source>
        <translation>
            <numerusform>ส่วนขยาย %n รายการถูกส่งผ่านเท่านั้น</numerusform>
        </translation>
    </message>
    <message>
        <source>Old version of FBX</source>
        <translation>FBX รุ่นเก่า</translation>
    </message>
    <message>
        <source>Scaled armature</source>
        <translation>โครงกระดูกมีสเกล</translation>
    </message>
    <message>
        <source>Placeholder weights removed</source>
        <translation>ลบน้ำหนักหลอกออกแล้ว</translation>
    </message>
    <message>
        <source>Split corners welded back to vertices</source>
        <translation>เชื่อมมุมที่แยกกลับเป็นจุดยอดแล้ว</translation>
    </message>
    <message numerus="yes">
        <source>%n bones scaled unevenly</source>
        <translation>
            <numerusform>กระดูก %n ชิ้นมีสเกลไม่เท่ากันทุกแกน</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mirrored bones</source>
        <translation>
            <numerusform>กระดูกกลับด้าน %n ชิ้น</numerusform>
        </translation>
    </message>
    <message>
        <source>Extra bytes after the end of the file</source>
        <translation>มีข้อมูลเกินหลังจบไฟล์</translation>
    </message>
    <message numerus="yes">
        <source>%n bind matrices repaired</source>
        <translation>
            <numerusform>ซ่อมเมทริกซ์การผูก %n ตัว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meshes outside the scene are hidden</source>
        <translation>
            <numerusform>ซ่อนเมชนอกฉาก %n ชิ้น</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skins without a mesh</source>
        <translation>
            <numerusform>สกิน %n ชุดไม่มีเมช</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n impossible rotations became none</source>
        <translation>
            <numerusform>การหมุนที่เป็นไปไม่ได้ %n ค่ากลายเป็นไม่หมุน</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node matrices repaired</source>
        <translation>
            <numerusform>ซ่อมเมทริกซ์ของโหนด %n ตัว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheared nodes approximated</source>
        <translation>
            <numerusform>ประมาณโหนดที่บิดเฉือน %n โหนด</numerusform>
        </translation>
    </message>
    <message>
        <source>A root of the scene has a parent</source>
        <translation>รากของฉากมีแม่</translation>
    </message>
    <message numerus="yes">
        <source>%n animation channels left out</source>
        <translation>
            <numerusform>ตัดช่องแอนิเมชันออก %n ช่อง</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown interpolation played as linear</source>
        <translation>การแทรกค่าที่ไม่รู้จักเล่นเป็นเส้นตรง</translation>
    </message>
    <message>
        <source>An extension could not be kept</source>
        <translation>เก็บส่วนขยายไว้ไม่ได้</translation>
    </message>
    <message>
        <source>Part of a mesh without positions left out</source>
        <translation>ตัดส่วนของเมชที่ไม่มีตำแหน่งออก</translation>
    </message>
    <message>
        <source>Empty part of a mesh left out</source>
        <translation>ตัดส่วนว่างของเมชออก</translation>
    </message>
    <message>
        <source>Mesh parts with unequal morph targets</source>
        <translation>ส่วนของเมชมีมอร์ฟทาร์เก็ตไม่เท่ากัน</translation>
    </message>
    <message numerus="yes">
        <source>%n bad tangents were replaced</source>
        <translation>
            <numerusform>แทนแทนเจนต์ที่เสีย %n ค่า</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bad vertex values became 0</source>
        <translation>
            <numerusform>ค่าจุดยอดที่เสีย %n ค่ากลายเป็น 0</numerusform>
        </translation>
    </message>
    <message>
        <source>Incomplete set of weights left out</source>
        <translation>ตัดชุดน้ำหนักที่ไม่ครบออก</translation>
    </message>
    <message>
        <source>Morphing of an attribute left out</source>
        <translation>ตัดการมอร์ฟของข้อมูลจุดยอดออก</translation>
    </message>
    <message numerus="yes">
        <source>%n indices that make no face left out</source>
        <translation>
            <numerusform>ตัดดัชนีที่ไม่เป็นหน้าออก %n ตัว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meshes without a node left out</source>
        <translation>
            <numerusform>ตัดเมชที่ไม่มีโหนดออก %n ชิ้น</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corners lack a normal or texture coordinate</source>
        <translation>
            <numerusform>มุม %n มุมขาดนอร์มัลหรือพิกัดเทกซ์เจอร์</numerusform>
        </translation>
    </message>
    <message>
        <source>Unknown channels left out</source>
        <translation>ตัดช่องที่ไม่รู้จักออก</translation>
    </message>
    <message>
        <source>Faces sorted by material</source>
        <translation>เรียงหน้าตามวัสดุแล้ว</translation>
    </message>
    <message>
        <source>Not as many frames as announced</source>
        <translation>จำนวนเฟรมไม่ตรงกับที่แจ้ง</translation>
    </message>
    <message>
        <source>Incomplete last frame left out</source>
        <translation>ตัดเฟรมสุดท้ายที่ไม่ครบออก</translation>
    </message>
    <message>
        <source>Frame time made up</source>
        <translation>กำหนดเวลาต่อเฟรมเอง</translation>
    </message>
    <message numerus="yes">
        <source>%n bad keys became 0</source>
        <translation>
            <numerusform>คีย์ที่เสีย %n คีย์กลายเป็น 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n materials not found</source>
        <translation>
            <numerusform>ไม่พบวัสดุ %n รายการ</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts of materials left out</source>
        <translation>ตัดบางส่วนของวัสดุออก</translation>
    </message>
    <message>
        <source>Material library not found</source>
        <translation>ไม่พบไลบรารีวัสดุ</translation>
    </message>
    <message>
        <source>No frames: a skeleton without a clip</source>
        <translation>ไม่มีเฟรม: มีโครงกระดูกแต่ไม่มีคลิป</translation>
    </message>
    <message numerus="yes">
        <source>%n objects became part of one mesh</source>
        <translation>
            <numerusform>วัตถุ %n ชิ้นรวมเป็นเมชเดียว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bad bone offsets became 0</source>
        <translation>
            <numerusform>ระยะกระดูกที่เสีย %n ค่ากลายเป็น 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joints with position channels</source>
        <translation>
            <numerusform>ข้อต่อ %n ข้อมีช่องตำแหน่ง</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n twins added at seams</source>
        <translation>
            <numerusform>เพิ่มจุดยอดคู่ที่รอยต่อ %n จุด</numerusform>
        </translation>
    </message>
    <message>
        <source>Size told by the skeleton</source>
        <translation>ดูขนาดจากโครงกระดูก</translation>
    </message>
    <message>
        <source>Smoothing groups left out</source>
        <translation>ตัดกลุ่มเกลี่ยผิวออก</translation>
    </message>
    <message numerus="yes">
        <source>%n lines of the file not read</source>
        <translation>
            <numerusform>ไม่ได้อ่าน %n บรรทัดของไฟล์</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n faces became lines or points</source>
        <translation>
            <numerusform>หน้า %n หน้ากลายเป็นเส้นหรือจุด</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong counts corrected</source>
        <translation>
            <numerusform>แก้จำนวนที่ผิด %n ค่า</numerusform>
        </translation>
    </message>
    <message>
        <source>Compressed meshes unpacked</source>
        <translation>คลายเมชที่บีบอัดแล้ว</translation>
    </message>
    <message>
        <source>Project changed by another program</source>
        <translation>โปรแกรมอื่นแก้ไขโปรเจกต์นี้</translation>
    </message>
    <message numerus="yes">
        <source>%n bad numbers became 0</source>
        <translation>
            <numerusform>ตัวเลขที่เสีย %n ค่ากลายเป็น 0</numerusform>
        </translation>
    </message>
    <message>
        <source>Read as metres</source>
        <translation>อ่านเป็นเมตร</translation>
    </message>
    <message>
        <source>Read as centimetres</source>
        <translation>อ่านเป็นเซนติเมตร</translation>
    </message>
    <message>
        <source>Read as millimetres</source>
        <translation>อ่านเป็นมิลลิเมตร</translation>
    </message>
    <message>
        <source>Read as inches</source>
        <translation>อ่านเป็นนิ้ว</translation>
    </message>
    <message>
        <source>Read 100 times larger</source>
        <translation>อ่านให้ใหญ่ขึ้น 100 เท่า</translation>
    </message>
    <message>
        <source>Read with X up</source>
        <translation>อ่านโดยให้ X ชี้ขึ้น</translation>
    </message>
    <message>
        <source>Read with Y up</source>
        <translation>อ่านโดยให้ Y ชี้ขึ้น</translation>
    </message>
    <message>
        <source>Read with Z up</source>
        <translation>อ่านโดยให้ Z ชี้ขึ้น</translation>
    </message>
    <message>
        <source>Go to bind pose</source>
        <translation>ไปที่ท่าผูก</translation>
    </message>
    <message>
        <source>Find textures…</source>
        <translation>หาเทกซ์เจอร์…</translation>
    </message>
    <message>
        <source>Read those files too</source>
        <translation>อ่านไฟล์เหล่านั้นด้วย</translation>
    </message>
    <message>
        <source>mesh %1</source>
        <translation>เมช %1</translation>
    </message>
    <message>
        <source>skin %1</source>
        <translation>สกิน %1</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>โหนด %1</translation>
    </message>
    <message>
        <source>clip %1</source>
        <translation>คลิป %1</translation>
    </message>
    <message>
        <source>image %1</source>
        <translation>ภาพ %1</translation>
    </message>
    <message>
        <source>bone %1</source>
        <translation>กระดูก %1</translation>
    </message>
    <message>
        <source>material %1</source>
        <translation>วัสดุ %1</translation>
    </message>
    <message numerus="yes">
        <source>%n meshes</source>
        <translation>
            <numerusform>เมช %n ชิ้น</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moved bones without a counterpart here</source>
        <translation>
            <numerusform>กระดูกที่เคลื่อนไหว %n ชิ้นไม่มีคู่ที่นี่</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones whose name fits several</source>
        <translation>
            <numerusform>กระดูก %n ชิ้นมีชื่อที่ตรงกับหลายชิ้น</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones added</source>
        <translation>
            <numerusform>เพิ่มกระดูก %n ชิ้น</numerusform>
        </translation>
    </message>
    <message>
        <source>A clip that moves nothing here was left out</source>
        <translation>เว้นคลิปที่ไม่ขยับสิ่งใดที่นี่</translation>
    </message>
    <message numerus="yes">
        <source>%n bones got new keys, because the skeletons branch differently</source>
        <translation>
            <numerusform>กระดูก %n ชิ้นได้คีย์ใหม่ เพราะโครงกระดูกแตกกิ่งต่างกัน</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones keep their length: keys that stretch them were left out</source>
        <translation>
            <numerusform>กระดูก %n ชิ้นคงความยาวเดิม: เว้นคีย์ที่ยืดกระดูก</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones keep their size: keys that scale them were left out</source>
        <translation>
            <numerusform>กระดูก %n ชิ้นคงขนาดเดิม: เว้นคีย์ที่ปรับสเกล</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meshes whose morph targets nothing here has</source>
        <translation>
            <numerusform>มอร์ฟทาร์เก็ตของ %n เมชไม่มีที่ใดรองรับที่นี่</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extensions of the file were not taken</source>
        <translation>
            <numerusform>ไม่ได้นำส่วนขยาย %n รายการของไฟล์มา</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of the file was chosen.</source>
        <translation>ยังไม่ได้เลือกสิ่งใดจากไฟล์</translation>
    </message>
    <message>
        <source>The materials of the file are damaged.</source>
        <translation>วัสดุในไฟล์เสียหาย</translation>
    </message>
    <message>
        <source>Curves between keys were sampled</source>
        <translation>เส้นโค้งระหว่างคีย์ถูกสุ่มค่า</translation>
    </message>
    <message>
        <source>Part of the mesh is moved by what is not read</source>
        <translation>ส่วนที่ขยับเมชบางอย่างไม่ได้อ่าน</translation>
    </message>
    <message>
        <source>Blend shapes weighted by vertex</source>
        <translation>เบลนด์เชปมีน้ำหนักรายจุดยอด</translation>
    </message>
    <message>
        <source>Pictures of a kind that is not shown</source>
        <translation>ภาพชนิดที่แสดงไม่ได้</translation>
    </message>
    <message>
        <source>A comment names another unit</source>
        <translation>หมายเหตุในไฟล์บอกหน่วยอื่น</translation>
    </message>
    <message>
        <source>A channel without keys or target was left out</source>
        <translation>ละแชนเนลที่ไม่มีคีย์หรือเป้าหมาย</translation>
    </message>
    <message>
        <source>A clip without channels was left out</source>
        <translation>ละคลิปที่ไม่มีแชนเนล</translation>
    </message>
    <message>
        <source>Clip moved to start at 0</source>
        <translation>คลิปถูกเลื่อนให้เริ่มที่ 0</translation>
    </message>
    <message>
        <source>A picture of a kind that few programs show</source>
        <translation>ภาพชนิดที่น้อยโปรแกรมแสดงได้</translation>
    </message>
    <message>
        <source>A picture is only named, not in the file</source>
        <translation>ภาพมีแต่ชื่อ ไม่มีในไฟล์</translation>
    </message>
    <message>
        <source>A mesh without faces was left out</source>
        <translation>ละเมชที่ไม่มีหน้า</translation>
    </message>
    <message>
        <source>Extensions refer to what is gone</source>
        <translation>ส่วนขยายอ้างถึงสิ่งที่ไม่มีแล้ว</translation>
    </message>
    <message>
        <source>The hint at the root of the skeleton was left out</source>
        <translation>ละคำใบ้รากของโครงกระดูก</translation>
    </message>
    <message>
        <source>Curves between keys run straight</source>
        <translation>เส้นโค้งระหว่างคีย์วิ่งเป็นเส้นตรง</translation>
    </message>
    <message numerus="yes">
        <source>%n textures want coordinates that a mesh lacks</source>
        <translation>
            <numerusform>เทกซ์เจอร์ %n ไฟล์ต้องการพิกัดที่เมชไม่มี</numerusform>
        </translation>
    </message>
    <message>
        <source>Scaled to the character&apos;s size</source>
        <translation>ปรับขนาดให้เท่ากับตัวละคร</translation>
    </message>
    <message>
        <source>Nothing of the file fits the character.</source>
        <translation>ไม่มีสิ่งใดในไฟล์ที่เข้ากับตัวละคร</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices without a counterpart were filled from their neighbours</source>
        <translation>
            <numerusform>จุดยอดที่ไม่มีคู่ %n จุดได้น้ำหนักจากจุดข้างเคียง</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices without a counterpart keep what they had</source>
        <translation>
            <numerusform>จุดยอดที่ไม่มีคู่ %n จุดคงน้ำหนักเดิม</numerusform>
        </translation>
    </message>
    <message>
        <source>No vertex has a counterpart</source>
        <translation>ไม่มีจุดยอดใดมีคู่</translation>
    </message>
    <message>
        <source>One of the meshes faces inwards</source>
        <translation>เมชหนึ่งหันหน้าเข้าด้านใน</translation>
    </message>
    <message numerus="yes">
        <source>%n bones with weights have no counterpart here</source>
        <translation>
            <numerusform>กระดูกที่มีน้ำหนัก %n ชิ้นไม่มีคู่ที่นี่</numerusform>
        </translation>
    </message>
    <message>
        <source>A locked mesh keeps its weights</source>
        <translation>เมชที่ล็อกคงน้ำหนักเดิม</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces have positions that are no numbers</source>
        <translation>
            <numerusform>%n ชิ้นมีตำแหน่งที่ไม่ใช่ตัวเลข</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces without faces were bound by distance</source>
        <translation>
            <numerusform>%n ชิ้นที่ไม่มีหน้าถูกผูกตามระยะห่าง</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces of faces without area were bound by distance</source>
        <translation>
            <numerusform>%n ชิ้นที่หน้าไม่มีพื้นที่ถูกผูกตามระยะห่าง</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces see hardly any bone</source>
        <translation>
            <numerusform>%n ชิ้นแทบมองไม่เห็นกระดูก</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces whose heat could not be computed were bound by distance</source>
        <translation>
            <numerusform>%n ชิ้นที่คำนวณความร้อนไม่ได้ถูกผูกตามระยะห่าง</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces that no bone reaches inside were bound by distance</source>
        <translation>
            <numerusform>%n ชิ้นที่ไม่มีกระดูกใดไปถึงจากภายในถูกผูกตามระยะห่าง</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces reach outside all envelopes</source>
        <translation>
            <numerusform>%n ชิ้นยื่นออกนอกทุกแคปซูล</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones lie outside the volume</source>
        <translation>
            <numerusform>กระดูก %n ชิ้นอยู่นอกปริมาตร</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones got no weight</source>
        <translation>
            <numerusform>กระดูก %n ชิ้นไม่ได้น้ำหนัก</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices belong to locked bones entirely</source>
        <translation>
            <numerusform>%n จุดยอดเป็นของกระดูกที่ล็อกทั้งหมด</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices had weights and keep them</source>
        <translation>
            <numerusform>%n จุดยอดมีน้ำหนักอยู่แล้วและคงไว้</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no free bone to bind to</source>
        <translation>ไม่มีกระดูกว่างให้ผูก</translation>
    </message>
    <message>
        <source>No mesh there has weights to give.</source>
        <translation>ไม่มีเมชใดที่นั่นมีน้ำหนักให้ถ่ายโอน</translation>
    </message>
    <message>
        <source>There is no free bone to bind to.</source>
        <translation>ไม่มีกระดูกว่างให้ผูก</translation>
    </message>
    <message>
        <source>The mesh has no vertices.</source>
        <translation>เมชไม่มีจุดยอด</translation>
    </message>
    <message>
        <source>The mesh is locked: it keeps its weights.</source>
        <translation>เมชถูกล็อก จึงคงน้ำหนักเดิม</translation>
    </message>
    <message>
        <source>A mesh can hang on 65535 bones at most.</source>
        <translation>เมชหนึ่งผูกกับกระดูกได้ไม่เกิน 65535 ชิ้น</translation>
    </message>
    <message numerus="yes">
        <source>%n bones have no length</source>
        <translation>
            <numerusform>กระดูก %n ชิ้นไม่มีความยาว</numerusform>
        </translation>
    </message>
    <message>
        <source>Mesh and bones differ much in size</source>
        <translation>เมชกับกระดูกมีขนาดต่างกันมาก</translation>
    </message>
    <message numerus="yes">
        <source>%n bones of no length</source>
        <translation>
            <numerusform>กระดูก %n ชิ้นไม่มีความยาว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones would be slanted</source>
        <translation>
            <numerusform>กระดูก %n ชิ้นจะเอียง</numerusform>
        </translation>
    </message>
    <message>
        <source>No bone is left</source>
        <translation>ไม่เหลือกระดูกแล้ว</translation>
    </message>
    <message>
        <source>Another bone has this name</source>
        <translation>กระดูกอีกชิ้นใช้ชื่อนี้แล้ว</translation>
    </message>
    <message numerus="yes">
        <source>Nothing decides the roll of %n bones</source>
        <translation>
            <numerusform>ไม่มีสิ่งใดกำหนดโรลของกระดูก %n ชิ้น</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones without a counterpart on the other side</source>
        <translation>
            <numerusform>กระดูก %n ชิ้นไม่มีคู่ที่อีกข้าง</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Weights of %n vertices are shared by the pieces</source>
        <translation>
            <numerusform>น้ำหนักของ %n จุดยอดแบ่งกันระหว่างท่อน</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Weights of %n vertices go to other bones</source>
        <translation>
            <numerusform>น้ำหนักของ %n จุดยอดย้ายไปยังกระดูกอื่น</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones get new keys</source>
        <translation>
            <numerusform>กระดูก %n ชิ้นได้คีย์ใหม่</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keys of %n bones that are gone</source>
        <translation>
            <numerusform>คีย์ของกระดูก %n ชิ้นที่ถูกลบ</numerusform>
        </translation>
    </message>
    <message>
        <source>A mesh hangs on another bone now</source>
        <translation>เมชแขวนอยู่กับกระดูกอื่นแล้ว</translation>
    </message>
    <message>
        <source>A mesh without weights is no longer bound</source>
        <translation>เมชที่ไม่มีน้ำหนักไม่ได้ผูกอีกต่อไป</translation>
    </message>
    <message numerus="yes">
        <source>Content of the file is gone with %n bones</source>
        <translation>
            <numerusform>เนื้อหาของไฟล์หายไปพร้อมกระดูก %n ชิ้น</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In some poses %n bones would be slanted</source>
        <translation>
            <numerusform>ในบางท่ากระดูก %n ชิ้นจะเอียง</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In some poses %n bones have nothing to follow</source>
        <translation>
            <numerusform>ในบางท่ากระดูก %n ชิ้นไม่มีสิ่งใดให้ตาม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices got the weights of the other side</source>
        <translation>
            <numerusform>%n จุดยอดได้รับน้ำหนักของอีกข้าง</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points without a counterpart on the other side</source>
        <translation>
            <numerusform>%n จุดไม่มีคู่ที่อีกข้าง</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meshes lost their weights with the skeleton</source>
        <translation>
            <numerusform>เมช %n ชิ้นเสียน้ำหนักไปพร้อมโครงกระดูก</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n roles of the humanoid were left out</source>
        <translation>
            <numerusform>ละบทบาทของฮิวแมนนอยด์ %n บทบาท</numerusform>
        </translation>
    </message>
    <message>
        <source>Where the body looks is not certain</source>
        <translation>ไม่แน่ใจว่าร่างหันไปทางไหน</translation>
    </message>
    <message>
        <source>The body does not stand upright</source>
        <translation>ร่างไม่ได้ยืนตรง</translation>
    </message>
    <message>
        <source>The two sides of the mesh differ</source>
        <translation>สองด้านของเมชต่างกัน</translation>
    </message>
    <message>
        <source>Some markers were placed by proportion</source>
        <translation>วางจุดหมายบางจุดตามสัดส่วน</translation>
    </message>
    <message>
        <source>No bone is selected.</source>
        <translation>ไม่ได้เลือกกระดูก</translation>
    </message>
    <message>
        <source>Two bones or more must be selected, the last one is the one that they go to.</source>
        <translation>ต้องเลือกกระดูกสองชิ้นขึ้นไป ชิ้นสุดท้ายคือชิ้นที่ชิ้นอื่นจะไปรวมด้วย</translation>
    </message>
    <message>
        <source>There is no such bone.</source>
        <translation>ไม่มีกระดูกนั้น</translation>
    </message>
    <message>
        <source>A number is not finite, or too large.</source>
        <translation>มีตัวเลขที่ไม่จำกัดหรือใหญ่เกินไป</translation>
    </message>
    <message>
        <source>A skeleton can have 65535 bones at most.</source>
        <translation>โครงกระดูกมีได้ไม่เกิน 65535 ชิ้น</translation>
    </message>
    <message>
        <source>A bone is cut at fractions of its length above 0 and below 1.</source>
        <translation>ตัดกระดูกได้ที่สัดส่วนมากกว่า 0 และน้อยกว่า 1 ของความยาว</translation>
    </message>
    <message>
        <source>The bone has no length to be cut.</source>
        <translation>กระดูกไม่มีความยาวให้ตัด</translation>
    </message>
    <message>
        <source>A bone is cut into 2 pieces or more.</source>
        <translation>ตัดกระดูกได้เป็น 2 ท่อนขึ้นไป</translation>
    </message>
    <message>
        <source>A bone cannot be merged into itself.</source>
        <translation>รวมกระดูกเข้ากับตัวเองไม่ได้</translation>
    </message>
    <message>
        <source>A bone that is deleted cannot take weights over.</source>
        <translation>กระดูกที่ถูกลบรับน้ำหนักแทนไม่ได้</translation>
    </message>
    <message>
        <source>A bone cannot hang below a bone that hangs below it.</source>
        <translation>กระดูกแขวนใต้กระดูกที่อยู่ใต้มันเองไม่ได้</translation>
    </message>
    <message>
        <source>There is no end of a bone to connect to.</source>
        <translation>ไม่มีปลายกระดูกให้เชื่อม</translation>
    </message>
    <message>
        <source>The axis along a bone and the one to its side lie on one line.</source>
        <translation>แกนตามยาวและแกนด้านข้างของกระดูกอยู่บนเส้นเดียวกัน</translation>
    </message>
    <message>
        <source>The direction is zero or not finite.</source>
        <translation>ทิศทางเป็นศูนย์หรือไม่จำกัด</translation>
    </message>
    <message>
        <source>No bone of that side is among them.</source>
        <translation>ในนี้ไม่มีกระดูกของข้างนั้น</translation>
    </message>
    <message>
        <source>The mirror plane has no direction.</source>
        <translation>ระนาบกระจกไม่มีทิศทาง</translation>
    </message>
    <message>
        <source>This is not a humanoid: it has no bones.</source>
        <translation>ไม่ใช่ฮิวแมนนอยด์: ไม่มีกระดูก</translation>
    </message>
    <message>
        <source>This is not a humanoid: no body was found in it.</source>
        <translation>ไม่ใช่ฮิวแมนนอยด์: ไม่พบร่างกาย</translation>
    </message>
    <message>
        <source>This is not a humanoid: it stands on four legs.</source>
        <translation>ไม่ใช่ฮิวแมนนอยด์: ยืนสี่ขา</translation>
    </message>
    <message>
        <source>This is no whole humanoid: required bones are missing.</source>
        <translation>ฮิวแมนนอยด์ไม่ครบ: ขาดกระดูกที่จำเป็น</translation>
    </message>
    <message>
        <source>There is no text to look for.</source>
        <translation>ไม่มีข้อความที่จะค้นหา</translation>
    </message>
    <message>
        <source>The pattern has no place for the number.</source>
        <translation>รูปแบบไม่มีที่สำหรับตัวเลข</translation>
    </message>
    <message>
        <source>A new name would contain a control character.</source>
        <translation>ชื่อใหม่จะมีอักขระควบคุม</translation>
    </message>
    <message>
        <source>The arms of the body are not known.</source>
        <translation>ไม่ทราบว่ากระดูกใดเป็นแขนของร่าง</translation>
    </message>
    <message>
        <source>A joint would have no size in the new rest pose.</source>
        <translation>ข้อต่อจะไม่มีขนาดในท่าพักใหม่</translation>
    </message>
    <message>
        <source>The built-in character has no pose of that name.</source>
        <translation>ตัวละครในตัวไม่มีท่าชื่อนั้น</translation>
    </message>
    <message>
        <source>Quadruped</source>
        <translation>สัตว์สี่ขา</translation>
    </message>
    <message>
        <source>Another body was left out</source>
        <translation>เว้นร่างกายอีกร่างหนึ่งไว้</translation>
    </message>
    <message numerus="yes">
        <source>What the rig does in %n clips was written as keys</source>
        <translation>
            <numerusform>สิ่งที่ริกทำใน %n คลิปถูกเขียนเป็นคีย์</numerusform>
        </translation>
    </message>
    <message>
        <source>Controls, IK handles and constraints stay in the project</source>
        <translation>ตัวควบคุม แฮนเดิล IK และข้อจำกัดจะอยู่ในโปรเจกต์เท่านั้น</translation>
    </message>
    <message>
        <source>The rig of the file was not taken over</source>
        <translation>ริกของไฟล์ไม่ได้ถูกนำมา</translation>
    </message>
    <message>
        <source>The rig is gone with the skeleton</source>
        <translation>ริกหายไปพร้อมโครงกระดูก</translation>
    </message>
    <message numerus="yes">
        <source>%n parts of the rig were left out</source>
        <translation>
            <numerusform>ละส่วนของริกไป %n ส่วน</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n controls are gone</source>
        <translation>
            <numerusform>ตัวควบคุม %n ตัวไม่มีแล้ว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n IK handles are gone</source>
        <translation>
            <numerusform>แฮนเดิล IK %n ตัวไม่มีแล้ว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n constraints are gone</source>
        <translation>
            <numerusform>ข้อจำกัด %n ข้อไม่มีแล้ว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n constraints follow otherwise than before</source>
        <translation>
            <numerusform>ข้อจำกัด %n ข้อตามต่างจากเดิม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n IK handles have lost their pole</source>
        <translation>
            <numerusform>แฮนเดิล IK %n ตัวไม่มีโพลแล้ว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n controls go along with something else now</source>
        <translation>
            <numerusform>ตัวควบคุม %n ตัวเคลื่อนไปกับสิ่งอื่นแล้ว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joint limits are gone</source>
        <translation>
            <numerusform>ขีดจำกัดข้อต่อ %n ข้อไม่มีแล้ว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n constraints lag behind what they follow</source>
        <translation>
            <numerusform>ข้อจำกัด %n ข้อช้ากว่าสิ่งที่มันตาม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keys of controls were left out</source>
        <translation>
            <numerusform>คีย์ของตัวควบคุม %n คีย์ถูกตัดออก</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices stay as they are</source>
        <translation>
            <numerusform>จุดยอด %n จุดคงอยู่ตามเดิม</numerusform>
        </translation>
    </message>
    <message>
        <source>No control is selected.</source>
        <translation>ไม่มีตัวควบคุมที่เลือก</translation>
    </message>
    <message>
        <source>A limb is two bones and what follows them: make the hand or the foot the active bone.</source>
        <translation>แขนขาคือกระดูกสองชิ้นและส่วนที่ต่อจากนั้น ให้มือหรือเท้าเป็นกระดูกที่ใช้งาน</translation>
    </message>
    <message>
        <source>There is nothing to make: all of it has controls already, or there is nothing on that side.</source>
        <translation>ไม่มีอะไรให้สร้าง: ทุกส่วนมีตัวควบคุมแล้ว หรือด้านนั้นไม่มีอะไรเลย</translation>
    </message>
    <message>
        <source>No mesh that may be changed has weights on both sides of this joint.</source>
        <translation>ไม่มีเมชที่แก้ไขได้ซึ่งมีน้ำหนักอยู่ทั้งสองด้านของข้อต่อนี้</translation>
    </message>
    <message>
        <source>The joint is not bent: bend it as far as the shape is to count for.</source>
        <translation>ข้อต่อยังไม่งอ: ให้งอเท่าที่ต้องการให้รูปทรงนี้มีผล</translation>
    </message>
    <message>
        <source>Skinning flattens the mesh here: bend the joint less.</source>
        <translation>สกินนิงทำให้เมชแบนตรงนี้: ให้งอข้อต่อน้อยลง</translation>
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
        <translation>ย้าย</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>หมุน</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>สเกล</translation>
    </message>
    <message>
        <source>local</source>
        <translation>แกนกระดูก</translation>
    </message>
    <message>
        <source>X Y Z</source>
        <translation>X Y Z</translation>
    </message>
    <message>
        <source>lock axis</source>
        <translation>ล็อกแกน</translation>
    </message>
    <message>
        <source>0–9</source>
        <translation>0–9</translation>
    </message>
    <message>
        <source>type a number</source>
        <translation>พิมพ์ตัวเลข</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>ทีละขั้น</translation>
    </message>
    <message>
        <source>LMB</source>
        <translation>เมาส์ซ้าย</translation>
    </message>
    <message>
        <source>confirm</source>
        <translation>ยืนยัน</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>Choose a bone first: click one in the view or in the list of bones.</source>
        <translation>เลือกกระดูกก่อน: คลิกในภาพหรือในรายการกระดูก</translation>
    </message>
</context>
<context>
    <name>PaintTool</name>
    <message>
        <source>%1 is not bound to bones: it has no weights to paint.</source>
        <translation>%1 ไม่ได้ผูกกับกระดูก จึงไม่มีน้ำหนักให้ระบาย</translation>
    </message>
    <message>
        <source>%1 does not move %2: choose one of the bones that this mesh is bound to.</source>
        <translation>%1 ไม่มีผลกับ %2 ให้เลือกกระดูกที่ผูกกับเมชนี้</translation>
    </message>
    <message numerus="yes">
        <source>%n influences removed: rows keep to the limit of %1.</source>
        <translation>
            <numerusform>ตัดอิทธิพลออก %n รายการ ให้แต่ละจุดไม่เกิน %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Some vertices belong to this bone alone: nothing else could take their weight.</source>
        <translation>บางจุดยอดขึ้นกับกระดูกชิ้นนี้ชิ้นเดียว จึงไม่มีกระดูกอื่นรับน้ำหนักแทน</translation>
    </message>
    <message>
        <source>Some vertices kept their weights: the other bones there are locked.</source>
        <translation>บางจุดยอดคงน้ำหนักเดิม เพราะกระดูกอื่นที่จุดนั้นถูกล็อก</translation>
    </message>
    <message>
        <source>%1 has no counterpart by name: only this side is painted.</source>
        <translation>%1 ไม่มีคู่ตามชื่อ จึงระบายเฉพาะด้านนี้</translation>
    </message>
    <message>
        <source>Choose a bone first: press %1 over the mesh, or click one in the list.</source>
        <translation>เลือกกระดูกก่อน: กด %1 บนเมช หรือคลิกในรายการ</translation>
    </message>
    <message>
        <source>There is no weight of the active bone under the pointer.</source>
        <translation>กระดูกที่ใช้งานไม่มีน้ำหนักตรงใต้เมาส์</translation>
    </message>
    <message>
        <source>Value %1, the weight of %2 here.</source>
        <translation>ค่า %1 คือน้ำหนักของ %2 ตรงนี้</translation>
    </message>
    <message>
        <source>There is no bone under the pointer.</source>
        <translation>ไม่มีกระดูกใต้เมาส์</translation>
    </message>
    <message>
        <source>Only selected vertices are painted, and none was under the brush: select none to paint everywhere.</source>
        <translation>ระบายเฉพาะจุดยอดที่เลือก แต่ไม่มีจุดที่เลือกอยู่ใต้แปรง เลิกเลือกเพื่อระบายได้ทุกที่</translation>
    </message>
    <message>
        <source>%1 moves no visible mesh that is unlocked.</source>
        <translation>%1 ไม่ได้ขยับเมชที่มองเห็นและไม่ถูกล็อกชิ้นใดเลย</translation>
    </message>
</context>
<context>
    <name>Pose</name>
    <message>
        <source>There is no pose on the clipboard: copy one first</source>
        <translation>ไม่มีท่าในคลิปบอร์ด คัดลอกก่อน</translation>
    </message>
    <message numerus="yes">
        <source>%n bones of the pose have no counterpart here</source>
        <translation>
            <numerusform>กระดูก %n ชิ้นในท่านี้ไม่มีคู่ที่นี่</numerusform>
        </translation>
    </message>
    <message>
        <source>The bones have that pose already</source>
        <translation>กระดูกอยู่ในท่านั้นอยู่แล้ว</translation>
    </message>
    <message>
        <source>The pose is its own mirror image, or no bones are named left and right</source>
        <translation>ท่านี้สมมาตรอยู่แล้ว หรือไม่มีกระดูกที่ตั้งชื่อซ้ายขวา</translation>
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
        <translation>ทีละ 15°</translation>
    </message>
    <message>
        <source>10 cm steps</source>
        <translation>ทีละ 10 cm</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>precise</source>
        <translation>ละเอียด</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>สเกล</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>ทีละขั้น</translation>
    </message>
    <message>
        <source>X Y Z</source>
        <translation>X Y Z</translation>
    </message>
    <message>
        <source>lock axis</source>
        <translation>ล็อกแกน</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Folder</source>
        <translation>โฟลเดอร์</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>ไดรฟ์</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>ไม่ทราบ</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>ค้นหาใน:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>ย้อนกลับ</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>ย้อนกลับ</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>ไปข้างหน้า</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>ไปข้างหน้า</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>โฟลเดอร์แม่</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>ไปยังโฟลเดอร์แม่</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>สร้างโฟลเดอร์ใหม่</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>สร้างโฟลเดอร์ใหม่</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>มุมมองรายการ</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>เปลี่ยนเป็นมุมมองรายการ</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>มุมมองรายละเอียด</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>เปลี่ยนเป็นมุมมองรายละเอียด</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>แถบข้าง</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>รายการตำแหน่งและที่คั่น</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ไฟล์</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>ชื่อไฟล์(&amp;N):</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>โฟลเดอร์:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>ชนิดไฟล์:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>เปิด(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>บันทึก(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>เลือก(&amp;C)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>เปิด</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>บันทึกเป็น</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>ค้นหาโฟลเดอร์</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>โฟลเดอร์</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>ไฟล์ทั้งหมด (*)</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>แสดง </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>แสดงไฟล์ที่ซ่อน(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>โฟลเดอร์ใหม่(&amp;N)</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>โฟลเดอร์ใหม่</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>เปลี่ยนชื่อ(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>ลบ(&amp;D)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>ลบ</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>เอาออก</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>ตำแหน่งล่าสุด</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>มี %1 อยู่แล้ว
ต้องการแทนที่ไหม?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
ไม่พบไฟล์
โปรดตรวจว่าชื่อไฟล์ถูกต้อง</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
ไม่พบโฟลเดอร์
โปรดตรวจว่าชื่อโฟลเดอร์ถูกต้อง</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>“%1” ถูกป้องกันการเขียน
ต้องการลบอยู่ดีไหม?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>แน่ใจหรือว่าต้องการลบ “%1”?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>ลบโฟลเดอร์ไม่ได้</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>ชื่อ</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>ขนาด</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>ชนิด</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>วันที่แก้ไข</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>คอมพิวเตอร์ของฉัน</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>คอมพิวเตอร์</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>เลิกทำ(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ทำซ้ำ(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>ตัด(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>คัดลอก(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>วาง(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>ลบ</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>เลือกทั้งหมด</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>ตกลง</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>บันทึก</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>เปิด</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>ใช่(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>ไม่(&amp;N)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ปิด</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>เลื่อนมาที่นี่</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>บนสุด</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>ล่างสุด</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>ขึ้นหนึ่งหน้า</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>ลงหนึ่งหน้า</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>เลื่อนขึ้น</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>เลื่อนลง</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>ซ้ายสุด</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>ขวาสุด</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>ไปทางซ้ายหนึ่งหน้า</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>ไปทางขวาหนึ่งหน้า</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>เลื่อนไปทางซ้าย</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>เลื่อนไปทางขวา</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>เลิกทำ(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ทำซ้ำ(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>ตัด(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>คัดลอก(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>วาง(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>ลบ</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>เลือกทั้งหมด</translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>Today %1</source>
        <translation>วันนี้ %1</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>เมื่อวาน</translation>
    </message>
</context>
<context>
    <name>Rig</name>
    <message>
        <source>shape %1</source>
        <translation>เชป %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The helper bone fills the joint as it bends.</source>
        <translation>กระดูกช่วยเติมเนื้อข้อต่อเมื่อมันงอ</translation>
    </message>
    <message>
        <source>The shape fades in as the joint bends.</source>
        <translation>รูปทรงค่อย ๆ ปรากฏเมื่อข้อต่องอ</translation>
    </message>
    <message>
        <source>The target of %1 is no control: it stays where it is, and the limb goes to it.</source>
        <translation>เป้าหมายของ %1 ไม่ใช่ตัวควบคุม มันจึงอยู่ที่เดิม และแขนขาไปหามัน</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 อยู่ตรงนั้นแล้ว</translation>
    </message>
    <message>
        <source>Humanoid map…</source>
        <translation>แผนผังฮิวแมนนอยด์…</translation>
    </message>
    <message numerus="yes">
        <source>%n IK handles</source>
        <translation>
            <numerusform>แฮนเดิล IK %n ตัว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n controls and %1 were made.</source>
        <translation>
            <numerusform>สร้างตัวควบคุม %n ตัวและ%1แล้ว</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was to change.</source>
        <translation>ไม่มีอะไรต้องเปลี่ยน</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>ตามแม่</translation>
    </message>
    <message>
        <source>Goes along with another bone or control, as if it hung on it.</source>
        <translation>ไปพร้อมกับกระดูกหรือตัวควบคุมอื่นราวกับแขวนอยู่กับมัน</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>คัดลอกตำแหน่ง</translation>
    </message>
    <message>
        <source>Takes the place of another bone or control.</source>
        <translation>รับตำแหน่งของกระดูกหรือตัวควบคุมอื่น</translation>
    </message>
    <message>
        <source>Copy rotation</source>
        <translation>คัดลอกการหมุน</translation>
    </message>
    <message>
        <source>Turns as another bone or control does.</source>
        <translation>หมุนตามกระดูกหรือตัวควบคุมอื่น</translation>
    </message>
    <message>
        <source>Copy scale</source>
        <translation>คัดลอกสเกล</translation>
    </message>
    <message>
        <source>Is scaled as another bone or control is.</source>
        <translation>สเกลตามกระดูกหรือตัวควบคุมอื่น</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>เล็ง</translation>
    </message>
    <message>
        <source>Points to another bone or control.</source>
        <translation>ชี้ไปยังกระดูกหรือตัวควบคุมอื่น</translation>
    </message>
    <message>
        <source>Pole</source>
        <translation>โพล</translation>
    </message>
    <message>
        <source>Rolls about its own direction until its side faces another bone or control.</source>
        <translation>โรลรอบทิศของตัวเองจนด้านข้างหันหากระดูกหรือตัวควบคุมอื่น</translation>
    </message>
    <message>
        <source>Orient between</source>
        <translation>หันระหว่างสองตัว</translation>
    </message>
    <message>
        <source>Is turned between two others.</source>
        <translation>หันอยู่ระหว่างสองตัวอื่น</translation>
    </message>
    <message>
        <source>Limit position</source>
        <translation>จำกัดตำแหน่ง</translation>
    </message>
    <message>
        <source>Stays within a box.</source>
        <translation>อยู่ภายในกล่อง</translation>
    </message>
    <message>
        <source>Limit rotation</source>
        <translation>จำกัดการหมุน</translation>
    </message>
    <message>
        <source>Stays within a cone about its rest, and within a range of twist.</source>
        <translation>อยู่ภายในกรวยรอบท่าพัก และภายในช่วงของการบิด</translation>
    </message>
    <message>
        <source>Limit distance</source>
        <translation>จำกัดระยะ</translation>
    </message>
    <message>
        <source>Stays no nearer to another and no farther from it than this.</source>
        <translation>อยู่ไม่ใกล้และไม่ไกลจากอีกตัวเกินกว่านี้</translation>
    </message>
    <message>
        <source>Blend of two</source>
        <translation>ผสมสองตัว</translation>
    </message>
    <message>
        <source>Goes along with two others, by a share of each.</source>
        <translation>ไปพร้อมกับสองตัวอื่นตามสัดส่วนของแต่ละตัว</translation>
    </message>
    <message>
        <source>Twist spread</source>
        <translation>กระจายการบิด</translation>
    </message>
    <message>
        <source>Spreads the twist of a bone over the bones of a chain.</source>
        <translation>กระจายการบิดของกระดูกไปทั่วกระดูกในสายโซ่</translation>
    </message>
    <message>
        <source>Spline</source>
        <translation>สไปลน์</translation>
    </message>
    <message>
        <source>Lays a chain along a smooth curve through three to five others.</source>
        <translation>วางสายโซ่ตามเส้นโค้งเรียบที่ผ่านสามถึงห้าตัวอื่น</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>ไดรเวอร์</translation>
    </message>
    <message>
        <source>The angle of a bone moves another, or fades a shape in, by a curve.</source>
        <translation>มุมของกระดูกขยับกระดูกอื่น หรือค่อย ๆ เติมเชปตามเส้นโค้ง</translation>
    </message>
    <message>
        <source>Two-bone</source>
        <translation>สองกระดูก</translation>
    </message>
    <message>
        <source>Exact, for arms and legs: one joint bends.</source>
        <translation>แม่นยำ สำหรับแขนและขา มีข้อต่อเดียวที่งอ</translation>
    </message>
    <message>
        <source>Turns the joints one after the other from the end: tails and tentacles that curl.</source>
        <translation>หมุนข้อต่อทีละข้อจากปลาย เหมาะกับหางและหนวดที่ม้วน</translation>
    </message>
    <message>
        <source>Bends the whole chain evenly: spines, ropes, chains of any length.</source>
        <translation>งอทั้งสายโซ่อย่างสม่ำเสมอ สำหรับสันหลัง เชือก และสายโซ่ทุกความยาว</translation>
    </message>
    <message>
        <source>Bind</source>
        <translation>ผูก</translation>
    </message>
    <message>
        <source>Where the bone stood when the mesh was bound to it.</source>
        <translation>ตำแหน่งของกระดูกเมื่อเมชถูกผูกกับมัน</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>ท่าพัก</translation>
    </message>
    <message>
        <source>Where it stands in the skeleton as built.</source>
        <translation>ตำแหน่งในโครงกระดูกตามที่สร้าง</translation>
    </message>
    <message>
        <source>Pose or clip</source>
        <translation>ท่าหรือคลิป</translation>
    </message>
    <message>
        <source>What the current pose or the clip that is shown gives it.</source>
        <translation>สิ่งที่ท่าปัจจุบันหรือคลิปที่แสดงอยู่ให้มัน</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>ลาก</translation>
    </message>
    <message>
        <source>What the pointer is doing to it at this moment.</source>
        <translation>สิ่งที่ตัวชี้กำลังทำกับมันในขณะนี้</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>ตัวควบคุม</translation>
    </message>
    <message>
        <source>What the controls that move it add.</source>
        <translation>สิ่งที่ตัวควบคุมซึ่งขยับมันเพิ่มเข้ามา</translation>
    </message>
    <message>
        <source>Constraints before IK</source>
        <translation>ข้อจำกัดก่อน IK</translation>
    </message>
    <message>
        <source>What constraints make of it before chains reach for their targets.</source>
        <translation>สิ่งที่ข้อจำกัดทำกับมันก่อนที่สายโซ่จะเอื้อมหาเป้าหมาย</translation>
    </message>
    <message>
        <source>IK</source>
        <translation>IK</translation>
    </message>
    <message>
        <source>What IK handles make of it.</source>
        <translation>สิ่งที่แฮนเดิล IK ทำกับมัน</translation>
    </message>
    <message>
        <source>Constraints after motion</source>
        <translation>ข้อจำกัดหลังการเคลื่อนไหว</translation>
    </message>
    <message>
        <source>What constraints make of it in the end.</source>
        <translation>สิ่งที่ข้อจำกัดทำกับมันในท้ายที่สุด</translation>
    </message>
    <message>
        <source>Place in the model</source>
        <translation>ตำแหน่งในโมเดล</translation>
    </message>
    <message>
        <source>Where all of that and the bones above it bring it.</source>
        <translation>ตำแหน่งที่ทั้งหมดนั้นและกระดูกเหนือมันพามันไป</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>ภาพ</translation>
    </message>
    <message>
        <source>How far the mesh that hangs on it is taken from where it was bound.</source>
        <translation>เมชที่แขวนอยู่กับมันถูกพาไปไกลเท่าใดจากที่ที่ถูกผูก</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>วงกลม</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>ลูกศร</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>กล่อง</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>ทรงกลม</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>วงแหวน</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>กากบาท</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>สี่เหลี่ยมจัตุรัส</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>เพชร</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>เส้น</translation>
    </message>
    <message>
        <source>Parent bone</source>
        <translation>กระดูกแม่</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>ราก</translation>
    </message>
    <message>
        <source>World</source>
        <translation>โลก</translation>
    </message>
    <message>
        <source>Bone or control</source>
        <translation>กระดูกหรือตัวควบคุม</translation>
    </message>
    <message>
        <source>Goes along</source>
        <translation>ไปตามสายโซ่</translation>
    </message>
    <message>
        <source>Stays as it was</source>
        <translation>คงเดิม</translation>
    </message>
    <message>
        <source>As the target</source>
        <translation>ตามเป้าหมาย</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>แกว่ง</translation>
    </message>
    <message>
        <source>Swing about an axis</source>
        <translation>แกว่งรอบแกน</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>บิด</translation>
    </message>
    <message>
        <source>Position X</source>
        <translation>ตำแหน่ง X</translation>
    </message>
    <message>
        <source>Position Y</source>
        <translation>ตำแหน่ง Y</translation>
    </message>
    <message>
        <source>Position Z</source>
        <translation>ตำแหน่ง Z</translation>
    </message>
    <message>
        <source>Rotation X</source>
        <translation>การหมุน X</translation>
    </message>
    <message>
        <source>Rotation Y</source>
        <translation>การหมุน Y</translation>
    </message>
    <message>
        <source>Rotation Z</source>
        <translation>การหมุน Z</translation>
    </message>
    <message>
        <source>Scale X</source>
        <translation>สเกล X</translation>
    </message>
    <message>
        <source>Scale Y</source>
        <translation>สเกล Y</translation>
    </message>
    <message>
        <source>Scale Z</source>
        <translation>สเกล Z</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ไม่มีอะไร</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 และอีก %n ตัว</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>swing to %1</source>
        <translation>แกว่งถึง %1</translation>
    </message>
    <message>
        <source>twist %1 … %2</source>
        <translation>บิด %1 … %2</translation>
    </message>
    <message>
        <source>no limit yet</source>
        <translation>ยังไม่มีขีดจำกัด</translation>
    </message>
    <message>
        <source>%1 from %2, local</source>
        <translation>%1 จาก %2 แบบเฉพาะที่</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 จาก %2</translation>
    </message>
    <message numerus="yes">
        <source>%n bones share the twist of %1</source>
        <translation>
            <numerusform>กระดูก %n ชิ้นแบ่งการบิดของ %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes %2 of the twist of %3</source>
        <translation>%1 รับ %2 ของการบิดของ %3</translation>
    </message>
    <message>
        <source>no chain yet</source>
        <translation>ยังไม่มีสายโซ่</translation>
    </message>
    <message>
        <source>%1 to %2 along %3</source>
        <translation>%1 ถึง %2 ตาม %3</translation>
    </message>
    <message>
        <source>%1 of %2 moves %3, %4</source>
        <translation>%1ของ %2 ขยับ %3, %4</translation>
    </message>
    <message>
        <source>%1 of %2 fades %3 in</source>
        <translation>%1ของ %2 ค่อย ๆ เติม %3</translation>
    </message>
    <message>
        <source>Before IK</source>
        <translation>ก่อน IK</translation>
    </message>
    <message>
        <source>After motion</source>
        <translation>หลังการเคลื่อนไหว</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>โมเดล</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>เฉพาะที่</translation>
    </message>
    <message>
        <source>%1 points to %2</source>
        <translation>%1 ชี้ไปยัง %2</translation>
    </message>
    <message>
        <source>%1 faces %2</source>
        <translation>%1 หันหา %2</translation>
    </message>
    <message>
        <source>%1 between %2, at %3</source>
        <translation>%1 ระหว่าง %2 ที่ %3</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1 ถึง %2: %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 ถึง %2</translation>
    </message>
    <message>
        <source>%1 to %2, pole %3</source>
        <translation>%1 ถึง %2 โพล %3</translation>
    </message>
    <message>
        <source>%1 m</source>
        <translation>%1 ม.</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 ซม.</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 มม.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Control %1</source>
        <translation>ตัวควบคุม %1</translation>
    </message>
    <message>
        <source>IK handle %1</source>
        <translation>แฮนเดิล IK %1</translation>
    </message>
</context>
<context>
    <name>Select</name>
    <message>
        <source>None of the selected bones has a counterpart on the other side</source>
        <translation>กระดูกที่เลือกไม่มีคู่ที่อีกข้าง</translation>
    </message>
</context>
<context>
    <name>SelectVertices</name>
    <message>
        <source>There is no mesh whose vertices one could select.</source>
        <translation>ไม่มีเมชให้เลือกจุดยอด</translation>
    </message>
    <message>
        <source>%1 is hidden: show it to select its vertices.</source>
        <translation>%1 ถูกซ่อนอยู่ แสดงก่อนจึงจะเลือกจุดยอดได้</translation>
    </message>
    <message>
        <source>Select some vertices first.</source>
        <translation>เลือกจุดยอดก่อน</translation>
    </message>
    <message>
        <source>%1 moves no vertex of %2.</source>
        <translation>%1 ไม่ได้ขยับจุดยอดใดของ %2</translation>
    </message>
    <message>
        <source>There is nothing more to take in.</source>
        <translation>ไม่มีจุดให้เพิ่มหรือเอาออกอีก</translation>
    </message>
    <message>
        <source>There is no mesh under the pointer.</source>
        <translation>ไม่มีเมชใต้เมาส์</translation>
    </message>
</context>
<context>
    <name>Skeleton</name>
    <message>
        <source>the bones above</source>
        <translation>กระดูกที่อยู่เหนือขึ้นไป</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices of %1 went from %2 to %3</source>
        <translation>
            <numerusform>%n จุดยอดของ %1 ย้ายจาก %2 ไปที่ %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices went from %1 to %2</source>
        <translation>
            <numerusform>%n จุดยอดย้ายจาก %1 ไปที่ %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was to change.</source>
        <translation>ไม่มีสิ่งใดต้องเปลี่ยน</translation>
    </message>
    <message>
        <source>No bone would be left to take the weights of %1. Add another one first.</source>
        <translation>จะไม่เหลือกระดูกที่รับน้ำหนักของ %1 เพิ่มกระดูกอื่นก่อน</translation>
    </message>
    <message>
        <source>The T-pose is the rest pose now.</source>
        <translation>ตอนนี้ท่า T เป็นท่าพักแล้ว</translation>
    </message>
    <message>
        <source>The T-pose is the rest pose already.</source>
        <translation>ท่า T เป็นท่าพักอยู่แล้ว</translation>
    </message>
    <message>
        <source>The A-pose is the rest pose now.</source>
        <translation>ตอนนี้ท่า A เป็นท่าพักแล้ว</translation>
    </message>
    <message>
        <source>The A-pose is the rest pose already.</source>
        <translation>ท่า A เป็นท่าพักอยู่แล้ว</translation>
    </message>
    <message>
        <source>This pose is the rest pose and the bind pose now.</source>
        <translation>ตอนนี้ท่านี้เป็นทั้งท่าพักและท่าผูก</translation>
    </message>
    <message>
        <source>This pose is the rest pose and the bind pose already.</source>
        <translation>ท่านี้เป็นทั้งท่าพักและท่าผูกอยู่แล้ว</translation>
    </message>
    <message>
        <source>The mesh is bound where the bones rest now.</source>
        <translation>เมชถูกผูกในตำแหน่งที่กระดูกพักอยู่แล้ว</translation>
    </message>
    <message>
        <source>The mesh is bound where the bones rest already.</source>
        <translation>เมชผูกอยู่ในตำแหน่งที่กระดูกพักอยู่ก่อนแล้ว</translation>
    </message>
    <message numerus="yes">
        <source>%n joints stay at rest, because meshes bind them differently: %1</source>
        <translation>
            <numerusform>ข้อต่อ %n จุดอยู่ในท่าพักต่อไป เพราะเมชผูกไว้ต่างกัน: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The bones stand as they were bound already.</source>
        <translation>กระดูกอยู่ในท่าที่ผูกไว้อยู่แล้ว</translation>
    </message>
    <message>
        <source>The bones are in the bind pose; tools that edit bones show the rest pose instead.</source>
        <translation>กระดูกอยู่ในท่าผูกแล้ว เครื่องมือแก้ไขกระดูกจะแสดงท่าพักแทน</translation>
    </message>
</context>
<context>
    <name>SkinningMethods</name>
    <message>
        <source>Linear blend</source>
        <translation>ลิเนียร์เบลนด์</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>ลิเนียร์</translation>
    </message>
    <message>
        <source>The method of games and of exported files: joints lose volume when they twist.</source>
        <translation>วิธีที่เกมและไฟล์ที่ส่งออกใช้: ข้อต่อเสียปริมาตรเมื่อบิด</translation>
    </message>
    <message>
        <source>Dual quaternion</source>
        <translation>ดูอัลควอเทอร์เนียน</translation>
    </message>
    <message>
        <source>dual quat.</source>
        <translation>ดูอัลควอท.</translation>
    </message>
    <message>
        <source>Keeps volume when joints twist; may bulge where they bend.</source>
        <translation>รักษาปริมาตรเมื่อข้อต่อบิด แต่อาจโป่งออกตรงที่งอ</translation>
    </message>
    <message>
        <source>Blend of both</source>
        <translation>ผสมทั้งสองแบบ</translation>
    </message>
    <message>
        <source>blend</source>
        <translation>ผสม</translation>
    </message>
    <message>
        <source>Between linear blend and dual quaternion, vertex by vertex as the blend map of the mesh says; halfway where it has none.</source>
        <translation>อยู่ระหว่างลิเนียร์เบลนด์กับดูอัลควอเทอร์เนียน แยกทีละจุดตามแผนที่การผสมของเมช ถ้าไม่มีแผนที่จะอยู่กึ่งกลาง</translation>
    </message>
    <message>
        <source>Centres of rotation</source>
        <translation>ศูนย์กลางการหมุน</translation>
    </message>
    <message>
        <source>centres</source>
        <translation>ศูนย์กลาง</translation>
    </message>
    <message>
        <source>Every vertex turns about a centre found from the weights: neither loses volume nor bulges; prepared beside the work, and again after you paint.</source>
        <translation>ทุกจุดหมุนรอบศูนย์กลางที่หาได้จากน้ำหนัก: ไม่เสียปริมาตรและไม่โป่ง เตรียมไว้เบื้องหลังระหว่างทำงาน และเตรียมใหม่หลังระบาย</translation>
    </message>
    <message>
        <source>Delta mush</source>
        <translation>เดลตามัช</translation>
    </message>
    <message>
        <source>mush</source>
        <translation>มัช</translation>
    </message>
    <message>
        <source>Linear blend, smoothed, with the details of the surface put back: forgives rough weights; prepared once, beside the work.</source>
        <translation>ลิเนียร์เบลนด์ที่ทำให้เรียบแล้วใส่รายละเอียดของผิวกลับคืน: น้ำหนักหยาบก็ยังดูดี เตรียมครั้งเดียวเบื้องหลังระหว่างทำงาน</translation>
    </message>
</context>
<context>
    <name>SplitDrag</name>
    <message>
        <source>No bone is under the pointer: point at the place where to cut one.</source>
        <translation>ไม่มีกระดูกใต้พอยน์เตอร์: ชี้ที่จุดที่จะตัดกระดูก</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>แยก %1</translation>
    </message>
    <message>
        <source>LMB</source>
        <translation>เมาส์ซ้าย</translation>
    </message>
    <message>
        <source>cut here</source>
        <translation>ตัดตรงนี้</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>cancel</source>
        <translation>ยกเลิก</translation>
    </message>
</context>
<context>
    <name>Templates</name>
    <message>
        <source>Mixamo without prefix (LeftArm)</source>
        <translation>Mixamo ไม่มีคำนำหน้า (LeftArm)</translation>
    </message>
    <message>
        <source>Biped</source>
        <translation>ร่างสองขา</translation>
    </message>
    <message>
        <source>Quadruped</source>
        <translation>สัตว์สี่ขา</translation>
    </message>
    <message>
        <source>Bird</source>
        <translation>นก</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>มือ</translation>
    </message>
    <message>
        <source>Tail or chain</source>
        <translation>หางหรือสายโซ่</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>ใบหน้า</translation>
    </message>
    <message>
        <source>Unreal Engine 5 mannequin</source>
        <translation>หุ่น Unreal Engine 5</translation>
    </message>
    <message>
        <source>Unreal Engine 4 mannequin</source>
        <translation>หุ่น Unreal Engine 4</translation>
    </message>
    <message>
        <source>Unity humanoid</source>
        <translation>ฮิวแมนนอยด์ Unity</translation>
    </message>
    <message>
        <source>Godot humanoid</source>
        <translation>ฮิวแมนนอยด์ Godot</translation>
    </message>
    <message>
        <source>VRM humanoid</source>
        <translation>ฮิวแมนนอยด์ VRM</translation>
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
        <translation>ไปหน้า %1°</translation>
    </message>
    <message>
        <source>Back %1°</source>
        <translation>ไปหลัง %1°</translation>
    </message>
    <message>
        <source>Up %1°</source>
        <translation>ขึ้น %1°</translation>
    </message>
    <message>
        <source>Down %1°</source>
        <translation>ลง %1°</translation>
    </message>
    <message>
        <source>Left %1°</source>
        <translation>ซ้าย %1°</translation>
    </message>
    <message>
        <source>Out %1°</source>
        <translation>ออก %1°</translation>
    </message>
    <message>
        <source>Right %1°</source>
        <translation>ขวา %1°</translation>
    </message>
    <message>
        <source>In %1°</source>
        <translation>เข้า %1°</translation>
    </message>
    <message>
        <source>Twist +%1°</source>
        <translation>บิด +%1°</translation>
    </message>
    <message>
        <source>Twist −%1°</source>
        <translation>บิด −%1°</translation>
    </message>
    <message>
        <source>Wrist</source>
        <translation>ข้อมือ</translation>
    </message>
    <message>
        <source>Hip</source>
        <translation>สะโพก</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>กระดูกสันหลัง</translation>
    </message>
    <message>
        <source>Neck</source>
        <translation>คอ</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>ศีรษะ</translation>
    </message>
    <message>
        <source>Active bone</source>
        <translation>กระดูกที่ใช้งาน</translation>
    </message>
    <message>
        <source>Left arm</source>
        <translation>แขนซ้าย</translation>
    </message>
    <message>
        <source>Right arm</source>
        <translation>แขนขวา</translation>
    </message>
    <message>
        <source>Left leg</source>
        <translation>ขาซ้าย</translation>
    </message>
    <message>
        <source>Right leg</source>
        <translation>ขาขวา</translation>
    </message>
    <message>
        <source>Neck and head</source>
        <translation>คอและศีรษะ</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>มือ</translation>
    </message>
    <message>
        <source>Whole body</source>
        <translation>ทั้งตัว</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>ท่าพัก</translation>
    </message>
    <message>
        <source>T</source>
        <translation>ท่า T</translation>
    </message>
    <message>
        <source>Raise</source>
        <translation>ยกแขน</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>ไปหน้า</translation>
    </message>
    <message>
        <source>Fist</source>
        <translation>กำมือ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Elbow %1°</source>
        <translation>ข้อศอก %1°</translation>
    </message>
    <message>
        <source>Knee %1°</source>
        <translation>เข่า %1°</translation>
    </message>
    <message>
        <source>Ankle %1°</source>
        <translation>ข้อเท้า %1°</translation>
    </message>
</context>
<context>
    <name>ToolKeys</name>
    <message>
        <source>Alt+LMB</source>
        <translation>Alt+เมาส์ซ้าย</translation>
    </message>
    <message>
        <source>MMB</source>
        <translation>เมาส์กลาง</translation>
    </message>
    <message>
        <source>orbit</source>
        <translation>หมุนมุมมอง</translation>
    </message>
</context>
<context>
    <name>VertexSelectTool</name>
    <message>
        <source>No vertex of %1 lies in there. A click on another mesh makes that one active.</source>
        <translation>ไม่มีจุดยอดของ %1 อยู่ในนั้น คลิกเมชอื่นเพื่อใช้งานเมชนั้น</translation>
    </message>
    <message>
        <source>There was no mesh under the brush.</source>
        <translation>ไม่มีเมชใต้แปรง</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>keep the old selection</source>
        <translation>คงส่วนที่เลือกเดิม</translation>
    </message>
</context>
<context>
    <name>WeightPlate</name>
    <message>
        <source>Not bound</source>
        <translation>ไม่ได้ผูกกับกระดูก</translation>
    </message>
    <message>
        <source>No bone</source>
        <translation>ไม่มีกระดูก</translation>
    </message>
</context>
<context>
    <name>Weights</name>
    <message>
        <source>nothing to change</source>
        <translation>ไม่มีอะไรต้องแก้</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices</source>
        <translation>
            <numerusform>%n จุดยอด</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influences removed</source>
        <translation>
            <numerusform>ลบอิทธิพล %n ค่า</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points without a counterpart</source>
        <translation>
            <numerusform>%n จุดไม่มีคู่</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept by locks</source>
        <translation>
            <numerusform>ล็อกไว้ %n จุด</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>เลิกทำ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Every vertex that can be normalised sums to 1 already</source>
        <translation>จุดยอดทุกจุดที่นอร์มัลไลซ์ได้มีผลรวมเป็น 1 อยู่แล้ว</translation>
    </message>
    <message numerus="yes">
        <source>%n locked meshes left alone</source>
        <translation>
            <numerusform>เว้นเมชที่ล็อก %n ชิ้น</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>ปลดล็อก</translation>
    </message>
    <message>
        <source>Something else was done since: go back to the step in the history.</source>
        <translation>มีการแก้ไขอื่นหลังจากนั้นแล้ว: กลับไปที่ขั้นนั้นในประวัติ</translation>
    </message>
    <message>
        <source>Rigwright</source>
        <translation>Rigwright</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>แสดง</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>There is no message.</source>
        <translation>ไม่มีข้อความแจ้ง</translation>
    </message>
</context>
<context>
    <name>Workspaces</name>
    <message>
        <source>Skeleton</source>
        <translation>โครงกระดูก</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>น้ำหนัก</translation>
    </message>
    <message>
        <source>Rig</source>
        <translation>ริก</translation>
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
        <translation>ไม่มี</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(ไม่มีชื่อ)</translation>
    </message>
    <message>
        <source>Append from “%1”</source>
        <translation>ต่อเติมจาก “%1”</translation>
    </message>
    <message>
        <source>All</source>
        <translation>ทั้งหมด</translation>
    </message>
    <message>
        <source>All: %1</source>
        <translation>ทั้งหมด: %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>ไม่เลือก</translation>
    </message>
    <message>
        <source>None: %1</source>
        <translation>ไม่เลือก: %1</translation>
    </message>
    <message>
        <source>What to take</source>
        <translation>นำสิ่งใดมา</translation>
    </message>
    <message>
        <source>Clips</source>
        <translation>คลิป</translation>
    </message>
    <message>
        <source>The file has no clips.</source>
        <translation>ไฟล์ไม่มีคลิป</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>เมช</translation>
    </message>
    <message>
        <source>The file has no meshes.</source>
        <translation>ไฟล์ไม่มีเมช</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>กระดูก</translation>
    </message>
    <message>
        <source>All bones that are missing here</source>
        <translation>กระดูกทั้งหมดที่ขาดที่นี่</translation>
    </message>
    <message>
        <source>Every bone of the file without counterpart becomes a new bone. Those that appended meshes hang on are added in any case.</source>
        <translation>กระดูกทุกชิ้นของไฟล์ที่ไม่มีคู่จะเป็นกระดูกใหม่ ส่วนกระดูกที่เมชซึ่งต่อเติมผูกอยู่จะเพิ่มให้เสมอ</translation>
    </message>
    <message>
        <source>Which bone is which</source>
        <translation>กระดูกชิ้นใดคู่กับชิ้นใด</translation>
    </message>
    <message>
        <source>Match by</source>
        <translation>จับคู่ด้วย</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>ที่เข้ากัน</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>ชื่อ</translation>
    </message>
    <message>
        <source>Body parts</source>
        <translation>ส่วนของร่างกาย</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>ด้วยมือ</translation>
    </message>
    <message>
        <source>Filter bones</source>
        <translation>กรองกระดูก</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>คีย์</translation>
    </message>
    <message>
        <source>As fits the two rigs</source>
        <translation>ตามที่เข้ากับริกทั้งสอง</translation>
    </message>
    <message>
        <source>Copied as they are</source>
        <translation>คัดลอกตามเดิม</translation>
    </message>
    <message>
        <source>Turns away from the rest pose</source>
        <translation>การหมุนจากท่าพัก</translation>
    </message>
    <message>
        <source>Line up the rest poses (T-pose and A-pose)</source>
        <translation>จัดท่าพักให้ตรงกัน (ท่า T กับท่า A)</translation>
    </message>
    <message>
        <source>First turns the bones here to point as those of the file do. For rigs whose rest poses differ; not where keys are copied.</source>
        <translation>หมุนกระดูกที่นี่ให้ชี้ทางเดียวกับในไฟล์ก่อน สำหรับริกที่ท่าพักต่างกัน ไม่ใช้เมื่อคัดลอกคีย์</translation>
    </message>
    <message>
        <source>Append</source>
        <translation>ต่อเติม</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>The file has no bones.</source>
        <translation>ไฟล์ไม่มีกระดูก</translation>
    </message>
    <message>
        <source>%1 of %2 bones have a counterpart · %3 without</source>
        <translation>มีคู่ %1 จาก %2 ชิ้น · ไม่มีคู่ %3 ชิ้น</translation>
    </message>
    <message>
        <source>Nothing is chosen yet.</source>
        <translation>ยังไม่ได้เลือกสิ่งใด</translation>
    </message>
    <message numerus="yes">
        <source>%n clips</source>
        <translation>
            <numerusform>%n คลิป</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n meshes</source>
        <translation>
            <numerusform>%n เมช</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new bones</source>
        <translation>
            <numerusform>กระดูกใหม่ %n ชิ้น</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones that are needed have no counterpart: %1</source>
        <translation>
            <numerusform>กระดูกที่ต้องใช้ %n ชิ้นไม่มีคู่: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Bones turn away from their rest as in the file, the hips travel by their height, lengths stay those here.</source>
        <translation>กระดูกหมุนจากท่าพักเหมือนในไฟล์ สะโพกเคลื่อนตามสัดส่วนความสูง ความยาวกระดูกคงเดิม</translation>
    </message>
    <message>
        <source>Keys are copied as they are: both are one rig.</source>
        <translation>คัดลอกคีย์ตามเดิม: ทั้งสองเป็นริกเดียวกัน</translation>
    </message>
    <message>
        <source>Keys are copied as they are, though the rigs differ.</source>
        <translation>คัดลอกคีย์ตามเดิม แม้ริกทั้งสองต่างกัน</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::AppendFlow</name>
    <message>
        <source>Append from a file</source>
        <translation>ต่อเติมจากไฟล์</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>กำลังอ่าน %1</translation>
    </message>
    <message>
        <source>“%1” could not be read</source>
        <translation>อ่าน “%1” ไม่ได้</translation>
    </message>
    <message>
        <source>“%1” holds no clip, no mesh and no bone</source>
        <translation>“%1” ไม่มีคลิป เมช หรือกระดูก</translation>
    </message>
    <message>
        <source>Nothing was appended: the character was changed meanwhile</source>
        <translation>ไม่ได้ต่อเติม เพราะตัวละครถูกแก้ไขระหว่างนั้น</translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation>เลือกใหม่</translation>
    </message>
    <message>
        <source>Nothing of “%1” could be appended</source>
        <translation>ต่อเติมสิ่งใดจาก “%1” ไม่ได้</translation>
    </message>
    <message>
        <source>Appended from %1</source>
        <translation>ต่อเติมจาก %1 แล้ว</translation>
    </message>
    <message>
        <source>Rigwright</source>
        <translation>Rigwright</translation>
    </message>
    <message>
        <source>What was noticed while appending from %1:</source>
        <translation>สิ่งที่พบระหว่างต่อเติมจาก %1:</translation>
    </message>
    <message>
        <source>Appended from %1, with notes</source>
        <translation>ต่อเติมจาก %1 แล้ว มีหมายเหตุ</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>แสดง</translation>
    </message>
    <message>
        <source>Characters and motions</source>
        <translation>ตัวละครและการเคลื่อนไหว</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::Autosave</name>
    <message>
        <source>Autosave</source>
        <translation>บันทึกอัตโนมัติ</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::BakeDialog</name>
    <message>
        <source>Bake to keys</source>
        <translation>เบกเป็นคีย์</translation>
    </message>
    <message>
        <source>What controls, constraints and IK handles do becomes keys of bones in a new clip. The rig stays as it is.</source>
        <translation>สิ่งที่ตัวควบคุม ข้อจำกัด และแฮนเดิล IK ทำจะเป็นคีย์ของกระดูกในคลิปใหม่ ริกคงเดิม</translation>
    </message>
    <message>
        <source>Bake</source>
        <translation>เบก</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>The pose on screen</source>
        <translation>ท่าที่เห็นบนหน้าจอ</translation>
    </message>
    <message>
        <source>Clip without a name</source>
        <translation>คลิปไม่มีชื่อ</translation>
    </message>
    <message>
        <source>What is baked</source>
        <translation>สิ่งที่จะเบก</translation>
    </message>
    <message>
        <source>Name of the clip</source>
        <translation>ชื่อคลิป</translation>
    </message>
    <message>
        <source>Frames a second</source>
        <translation>เฟรมต่อวินาที</translation>
    </message>
    <message>
        <source>Most error, angles</source>
        <translation>คลาดเคลื่อนสูงสุด มุม</translation>
    </message>
    <message>
        <source>Most error, places</source>
        <translation>คลาดเคลื่อนสูงสุด ตำแหน่ง</translation>
    </message>
    <message>
        <source>Baked pose</source>
        <translation>ท่าที่เบกแล้ว</translation>
    </message>
    <message>
        <source>%1 baked</source>
        <translation>%1 ที่เบกแล้ว</translation>
    </message>
    <message>
        <source>One frame.</source>
        <translation>หนึ่งเฟรม</translation>
    </message>
    <message numerus="yes">
        <source>%n frames, a key of every bone that moves in each.</source>
        <translation>
            <numerusform>%n เฟรม แต่ละเฟรมมีคีย์ของกระดูกทุกชิ้นที่ขยับ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames; keys that straight lines between others can replace are left out.</source>
        <translation>
            <numerusform>%n เฟรม คีย์ที่แทนได้ด้วยเส้นตรงระหว่างคีย์อื่นถูกตัดออก</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::BindDialog</name>
    <message>
        <source>Bind %1</source>
        <translation>ผูก %1 กับกระดูก</translation>
    </message>
    <message>
        <source>Bind</source>
        <translation>ผูก</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>เมช</translation>
    </message>
    <message numerus="yes">
        <source>All %n visible meshes</source>
        <translation>
            <numerusform>ทั้ง %n เมชที่มองเห็น</numerusform>
        </translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>กระดูก</translation>
    </message>
    <message>
        <source>All deform bones</source>
        <translation>กระดูกที่เปลี่ยนรูปทั้งหมด</translation>
    </message>
    <message numerus="yes">
        <source>%n selected bones only</source>
        <translation>
            <numerusform>เฉพาะกระดูกที่เลือก %n ชิ้น</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected bones only</source>
        <translation>เฉพาะกระดูกที่เลือก</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>วิธี</translation>
    </message>
    <message>
        <source>How fast weight fades with the distance: a higher power is crisper.</source>
        <translation>น้ำหนักลดลงตามระยะเร็วเพียงใด เลขยกกำลังยิ่งสูงยิ่งคม</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>การลดลง</translation>
    </message>
    <message>
        <source>Where an envelope ends, in times its radius.</source>
        <translation>แคปซูลสิ้นสุดที่ใด คิดเป็นเท่าของรัศมี</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>ระยะเอื้อม</translation>
    </message>
    <message>
        <source>Voxels along the longest side: more part what lies close together.</source>
        <translation>จำนวนวอกเซลตามด้านที่ยาวที่สุด ยิ่งมากยิ่งแยกสิ่งที่อยู่ชิดกันได้</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>ความละเอียด</translation>
    </message>
    <message>
        <source>0 blends softly from bone to bone, 1 crisply.</source>
        <translation>0 ผสมจากกระดูกหนึ่งไปอีกชิ้นอย่างนุ่มนวล 1 อย่างคมชัด</translation>
    </message>
    <message>
        <source>Sharpness</source>
        <translation>ความคม</translation>
    </message>
    <message numerus="yes">
        <source>%n selected vertices only</source>
        <translation>
            <numerusform>เฉพาะจุดยอดที่เลือก %n จุด</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected vertices only</source>
        <translation>เฉพาะจุดยอดที่เลือก</translation>
    </message>
    <message>
        <source>Those that were selected when this window opened.</source>
        <translation>จุดที่เลือกไว้เมื่อหน้าต่างนี้เปิด</translation>
    </message>
    <message numerus="yes">
        <source>%n locked bones keep their weights exactly.</source>
        <translation>
            <numerusform>กระดูกที่ล็อก %n ชิ้นคงน้ำหนักเดิมทุกประการ</numerusform>
        </translation>
    </message>
    <message>
        <source>Pieces that took another way</source>
        <translation>ชิ้นที่ใช้วิธีอื่น</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>ชิ้น</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>ตาม</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>เหตุผล</translation>
    </message>
    <message>
        <source>Working out the weights… %1 %</source>
        <translation>กำลังคำนวณน้ำหนัก… %1 %</translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>จะไม่มีสิ่งใดเปลี่ยน</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… และอีก %n ชิ้น</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vertices</source>
        <translation>
            <numerusform>%n จุดยอด</numerusform>
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
        <translation>แสดง</translation>
    </message>
    <message>
        <source>Show me: %1</source>
        <translation>แสดง: %1</translation>
    </message>
    <message>
        <source>Bones the mesh is bound to</source>
        <translation>กระดูกที่เมชผูกอยู่</translation>
    </message>
    <message>
        <source>Max influences</source>
        <translation>อิทธิพลสูงสุด</translation>
    </message>
    <message>
        <source>How many bones may move a vertex at most.</source>
        <translation>จำนวนกระดูกสูงสุดที่ขยับจุดยอดหนึ่งจุดได้</translation>
    </message>
    <message>
        <source>Keep existing weights</source>
        <translation>คงน้ำหนักเดิมไว้</translation>
    </message>
    <message>
        <source>Binds only the vertices that have no weights yet.</source>
        <translation>ผูกเฉพาะจุดยอดที่ยังไม่มีน้ำหนัก</translation>
    </message>
    <message>
        <source>Vertices bound: %1 · connected pieces: %2</source>
        <translation>จุดยอดที่ผูก: %1 · ชิ้นที่เชื่อมต่อกัน: %2</translation>
    </message>
    <message>
        <source>Nothing would change: all vertices have weights and keep them. Turn “%1” off to weigh them anew.</source>
        <translation>จะไม่มีสิ่งใดเปลี่ยน ทุกจุดยอดมีน้ำหนักและคงไว้ ปิด “%1” เพื่อคำนวณน้ำหนักใหม่</translation>
    </message>
    <message numerus="yes">
        <source>%n bones get other radii</source>
        <translation>
            <numerusform>กระดูก %n ชิ้นจะได้รัศมีใหม่</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::BindFlow</name>
    <message>
        <source>Nothing could be bound</source>
        <translation>ผูกสิ่งใดไม่ได้</translation>
    </message>
    <message>
        <source>The weights could not be worked out.</source>
        <translation>คำนวณน้ำหนักไม่ได้</translation>
    </message>
    <message>
        <source>None of this mesh&apos;s vertices is selected: choose all visible meshes, or all vertices.</source>
        <translation>ไม่มีจุดยอดของเมชนี้ที่เลือกไว้: ให้เลือกเมชที่มองเห็นทั้งหมด หรือจุดยอดทั้งหมด</translation>
    </message>
    <message>
        <source>%1: only radii changed</source>
        <translation>%1: เปลี่ยนเฉพาะรัศมี</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::BoneMapModel</name>
    <message>
        <source>bone %1</source>
        <translation>กระดูก %1</translation>
    </message>
    <message>
        <source>same name</source>
        <translation>ชื่อเดียวกัน</translation>
    </message>
    <message>
        <source>similar name</source>
        <translation>ชื่อคล้ายกัน</translation>
    </message>
    <message>
        <source>same part of the body</source>
        <translation>ส่วนเดียวกันของร่างกาย</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>ด้วยมือ</translation>
    </message>
    <message>
        <source>new bone</source>
        <translation>กระดูกใหม่</translation>
    </message>
    <message>
        <source>several fit</source>
        <translation>ตรงหลายชิ้น</translation>
    </message>
    <message>
        <source>needed, none found</source>
        <translation>ต้องใช้ แต่ไม่พบ</translation>
    </message>
    <message>
        <source>none found</source>
        <translation>ไม่พบ</translation>
    </message>
    <message>
        <source>Press Enter, or double-click, to choose another bone; Delete for none.</source>
        <translation>กด Enter หรือดับเบิลคลิกเพื่อเลือกกระดูกอื่น กด Delete เพื่อไม่เลือก</translation>
    </message>
    <message>
        <source>Bone in the file</source>
        <translation>กระดูกในไฟล์</translation>
    </message>
    <message>
        <source>Bone here</source>
        <translation>กระดูกที่นี่</translation>
    </message>
    <message>
        <source>Found by</source>
        <translation>พบด้วย</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::BonePanel</name>
    <message>
        <source>None</source>
        <translation>ไม่มี</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>ชื่อ</translation>
    </message>
    <message>
        <source>Humanoid role</source>
        <translation>บทบาทฮิวแมนนอยด์</translation>
    </message>
    <message>
        <source>Which bone of the standard humanoid it is. The bone that had the role loses it.</source>
        <translation>เป็นกระดูกชิ้นใดของฮิวแมนนอยด์มาตรฐาน กระดูกที่เคยมีบทบาทนี้จะเสียบทบาทไป</translation>
    </message>
    <message>
        <source>Bones that a mesh is bound to move it. Bind the mesh anew to change which ones these are.</source>
        <translation>กระดูกที่เมชผูกอยู่จะขยับเมชนั้น ผูกเมชใหม่เพื่อเปลี่ยนว่าเป็นกระดูกชิ้นใด</translation>
    </message>
    <message>
        <source>Moves the mesh</source>
        <translation>ขยับเมช</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>บทบาท</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>หัว</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>ปลาย</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>การม้วน</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>ความยาว</translation>
    </message>
    <message>
        <source>Deform</source>
        <translation>การเปลี่ยนรูป</translation>
    </message>
    <message>
        <source>Select a bone to see where it begins and ends, and to place it in numbers.</source>
        <translation>เลือกกระดูกเพื่อดูจุดเริ่มและจุดจบ และกำหนดตำแหน่งด้วยตัวเลข</translation>
    </message>
    <message>
        <source>Take bones below along</source>
        <translation>พากระดูกที่อยู่ใต้ลงไปด้วย</translation>
    </message>
    <message>
        <source>Other side, too</source>
        <translation>อีกข้างด้วย</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n others</source>
        <translation>
            <numerusform>%1 และอีก %n ชิ้น</numerusform>
        </translation>
    </message>
    <message>
        <source>No bone begins where this one ends. Extrude one from it to place its end.</source>
        <translation>ไม่มีกระดูกเริ่มที่ปลายของกระดูกนี้ ดึงกระดูกใหม่ออกมาเพื่อกำหนดปลาย</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::BoneRowDrag</name>
    <message>
        <source>Hang on no bone, as a root.</source>
        <translation>ไม่อยู่ใต้กระดูกใด เป็นราก</translation>
    </message>
    <message>
        <source>Hang at the end of %1.</source>
        <translation>ต่อที่ปลายของ %1</translation>
    </message>
    <message>
        <source>Hang below %1; Alt: at its end.</source>
        <translation>อยู่ใต้ %1 กด Alt: ต่อที่ปลาย</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::BonesModel</name>
    <message>
        <source>Visible. Drag down the column to set many; Alt+click shows only this bone.</source>
        <translation>การมองเห็น ลากลงตามคอลัมน์เพื่อตั้งหลายชิ้น Alt+คลิกเพื่อแสดงเฉพาะกระดูกนี้</translation>
    </message>
    <message>
        <source>Locked: nothing changes its weights. Drag to set many; Alt+click locks all other bones.</source>
        <translation>ล็อก: ไม่มีอะไรเปลี่ยนน้ำหนักได้ ลากเพื่อตั้งหลายชิ้น Alt+คลิกเพื่อล็อกกระดูกอื่นทั้งหมด</translation>
    </message>
    <message>
        <source>Solo: only the weights of solo bones can be changed. Drag to set many; Alt+click makes this bone the only one.</source>
        <translation>โซโล: แก้น้ำหนักได้เฉพาะกระดูกที่โซโล ลากเพื่อตั้งหลายชิ้น Alt+คลิกเพื่อโซโลชิ้นนี้ชิ้นเดียว</translation>
    </message>
    <message>
        <source>Moves a mesh: some mesh is bound to the bone.</source>
        <translation>ขยับเมช: มีเมชผูกกับกระดูกนี้</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>ซ้าย</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>ขวา</translation>
    </message>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>ชื่อ</translation>
    </message>
    <message>
        <source>Humanoid role</source>
        <translation>บทบาทฮิวแมนนอยด์</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>ข้าง</translation>
    </message>
    <message>
        <source>Deform</source>
        <translation>ขยับเมช</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>ความยาว</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::BonesPanel</name>
    <message>
        <source>Filter bones</source>
        <translation>กรองกระดูก</translation>
    </message>
    <message numerus="yes">
        <source>Filter %n bones</source>
        <translation>
            <numerusform>กรองกระดูก %n ชิ้น</numerusform>
        </translation>
    </message>
    <message>
        <source>No bone is like that. Clear the filter, or choose “All bones” in its menu.</source>
        <translation>ไม่มีกระดูกที่ตรงกัน ล้างตัวกรองหรือเลือก “กระดูกทั้งหมด” ในเมนูของตัวกรอง</translation>
    </message>
    <message>
        <source>Bones to list</source>
        <translation>กระดูกที่แสดงในรายการ</translation>
    </message>
    <message>
        <source>All, or only some of them; parents stay.</source>
        <translation>ทั้งหมดหรือเพียงบางส่วน กระดูกแม่ยังคงอยู่</translation>
    </message>
    <message>
        <source>&amp;All bones</source>
        <translation>กระดูกทั้งหมด(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Bound to the active mesh</source>
        <translation>ผูกกับเมชที่ใช้งาน(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Selected</source>
        <translation>ที่เลือก(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Locked</source>
        <translation>ที่ล็อก(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Hidden</source>
        <translation>ที่ซ่อน(&amp;H)</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>ขยายทั้งหมด</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>ยุบทั้งหมด</translation>
    </message>
    <message>
        <source>End solo</source>
        <translation>เลิกโซโล</translation>
    </message>
    <message>
        <source>Unlock all</source>
        <translation>ปลดล็อกทั้งหมด</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>แสดงทั้งหมด</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>คอลัมน์</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>เปลี่ยนชื่อ</translation>
    </message>
    <message>
        <source>Make roots</source>
        <translation>ทำเป็นราก</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>ลบ</translation>
    </message>
    <message>
        <source>The bones of your character appear here. Build a skeleton into the mesh with Skeleton ▸ Fit template, or open a file that has one.</source>
        <translation>กระดูกของตัวละครจะปรากฏที่นี่ สร้างโครงกระดูกในเมชด้วย โครงกระดูก ▸ วางแม่แบบให้พอดี หรือเปิดไฟล์ที่มีโครงกระดูก</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::BonesTree</name>
    <message>
        <source>Bones</source>
        <translation>กระดูก</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::BrushBar</name>
    <message>
        <source>Radius</source>
        <translation>รัศมี</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>ความแรง</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>ค่า</translation>
    </message>
    <message>
        <source>Size of the brush on the screen.</source>
        <translation>ขนาดแปรงบนหน้าจอ</translation>
    </message>
    <message>
        <source>Size of the brush on the character.</source>
        <translation>ขนาดแปรงบนตัวละคร</translation>
    </message>
    <message>
        <source>How much one dab does.</source>
        <translation>แต่ละครั้งที่แปรงแตะมีผลมากแค่ไหน</translation>
    </message>
    <message>
        <source>The weight that the brush adds or goes to.</source>
        <translation>น้ำหนักที่แปรงเพิ่ม หรือค่าที่แปรงระบายไปถึง</translation>
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
        <translation>รัศมีเป็นพิกเซลหรือเมตร</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>เพิ่ม</translation>
    </message>
    <message>
        <source>Subtract</source>
        <translation>ลด</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>แทนที่</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>เกลี่ย</translation>
    </message>
    <message>
        <source>Brush mode</source>
        <translation>โหมดแปรง</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>โหมด</translation>
    </message>
    <message>
        <source>What a dab does. Ctrl inverts, Shift smooths.</source>
        <translation>แปรงทำอะไรเมื่อแตะ Ctrl สลับ Shift เกลี่ย</translation>
    </message>
    <message>
        <source>Smooth falloff</source>
        <translation>ขอบแปรงนุ่ม</translation>
    </message>
    <message>
        <source>Linear falloff</source>
        <translation>ขอบแปรงเชิงเส้น</translation>
    </message>
    <message>
        <source>Sharp falloff</source>
        <translation>ขอบแปรงคม</translation>
    </message>
    <message>
        <source>Constant falloff</source>
        <translation>ขอบแปรงเท่ากันหมด</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>ขอบแปรง</translation>
    </message>
    <message>
        <source>Front faces only</source>
        <translation>เฉพาะด้านหน้า</translation>
    </message>
    <message>
        <source>The brush leaves what faces away alone.</source>
        <translation>แปรงไม่แตะพื้นผิวที่หันไปอีกทาง</translation>
    </message>
    <message>
        <source>Accumulate</source>
        <translation>สะสม</translation>
    </message>
    <message>
        <source>Dabs of one stroke add up where they overlap.</source>
        <translation>รอยแปรงในการลากครั้งเดียวบวกกันตรงที่ทับกัน</translation>
    </message>
    <message>
        <source>Auto-normalise</source>
        <translation>นอร์มัลไลซ์อัตโนมัติ</translation>
    </message>
    <message>
        <source>Other bones give way, so that every sum stays 1.</source>
        <translation>กระดูกอื่นลดน้ำหนักให้ ผลรวมจึงเป็น 1 เสมอ</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>ปิด</translation>
    </message>
    <message>
        <source>Maximum influences</source>
        <translation>จำนวนอิทธิพลสูงสุด</translation>
    </message>
    <message>
        <source>Bones that one vertex may have; a dab drops the smallest beyond it.</source>
        <translation>จำนวนกระดูกที่จุดยอดหนึ่งมีได้ เมื่อเกิน แปรงจะตัดค่าที่น้อยที่สุด</translation>
    </message>
    <message>
        <source>Max influences</source>
        <translation>อิทธิพลสูงสุด</translation>
    </message>
    <message numerus="yes">
        <source>%n locked</source>
        <translation>
            <numerusform>ล็อก %n ชิ้น</numerusform>
        </translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>สเกล</translation>
    </message>
    <message>
        <source>Surface only</source>
        <translation>เฉพาะผิว</translation>
    </message>
    <message>
        <source>The brush follows the surface: the next finger or the other lip stays clean. Off: everything in the ball.</source>
        <translation>แปรงไล่ไปตามผิว นิ้วข้างเคียงหรือริมฝีปากอีกข้างจะไม่เปื้อน ปิด: ทุกอย่างในทรงกลม</translation>
    </message>
    <message>
        <source>X mirror</source>
        <translation>มิเรอร์ X</translation>
    </message>
    <message>
        <source>Paints the other side of the character too, with the bone of that side.</source>
        <translation>ระบายอีกด้านของตัวละครด้วย โดยใช้กระดูกของด้านนั้น</translation>
    </message>
    <message>
        <source>All unlocked meshes</source>
        <translation>ทุกเมชที่ไม่ล็อก</translation>
    </message>
    <message>
        <source>A stroke works on every visible mesh under the ring that is not locked, operations on every mesh that is not. Off: on the active mesh.</source>
        <translation>ระบายทุกเมชที่มองเห็นใต้วงแปรงและไม่ล็อก คำสั่งทำกับทุกเมชที่ไม่ล็อก ปิด: เฉพาะเมชที่ใช้งาน</translation>
    </message>
    <message>
        <source>More brush options</source>
        <translation>ตัวเลือกแปรงเพิ่มเติม</translation>
    </message>
    <message>
        <source>Bones whose weights nothing changes: locked, or not solo while others are</source>
        <translation>กระดูกที่ไม่มีอะไรเปลี่ยนน้ำหนักได้: ล็อกอยู่ หรือไม่ได้โซโลขณะที่ชิ้นอื่นโซโล</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ChannelsPanel</name>
    <message>
        <source>Position</source>
        <translation>ตำแหน่ง</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>การหมุน</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>สเกล</translation>
    </message>
    <message>
        <source>Select a control or a bone to see what it is set to, and to set it in numbers.</source>
        <translation>เลือกตัวควบคุมหรือกระดูกเพื่อดูค่าที่ตั้งไว้ และตั้งค่าด้วยตัวเลข</translation>
    </message>
    <message>
        <source>%1 from rest. Drag, or click and type: sums and units are understood; a double click goes back to rest.</source>
        <translation>%1จากท่าพัก ลาก หรือคลิกแล้วพิมพ์ ใช้การคำนวณและหน่วยได้ ดับเบิลคลิกเพื่อกลับสู่ท่าพัก</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>ตาม</translation>
    </message>
    <message>
        <source>What it goes along with. It stays where it is on the picture.</source>
        <translation>สิ่งที่มันไปด้วย ตำแหน่งในภาพไม่เปลี่ยน</translation>
    </message>
    <message>
        <source>Back to rest</source>
        <translation>กลับสู่ท่าพัก</translation>
    </message>
    <message>
        <source>Lock all channels</source>
        <translation>ล็อกทุกช่อง</translation>
    </message>
    <message>
        <source>Unlock all channels</source>
        <translation>ปลดล็อกทุกช่อง</translation>
    </message>
    <message>
        <source>Lock channels of %1</source>
        <translation>ล็อกช่องของ %1</translation>
    </message>
    <message>
        <source>Unlock channels of %1</source>
        <translation>ปลดล็อกช่องของ %1</translation>
    </message>
    <message>
        <source>Limits of %1</source>
        <translation>ขีดจำกัดของ %1</translation>
    </message>
    <message>
        <source>%1 back to rest</source>
        <translation>%1กลับสู่ท่าพัก</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>ล็อก%1</translation>
    </message>
    <message>
        <source>Limit %1</source>
        <translation>จำกัด%1</translation>
    </message>
    <message>
        <source>Lowest %1</source>
        <translation>%1ต่ำสุด</translation>
    </message>
    <message>
        <source>Highest %1</source>
        <translation>%1สูงสุด</translation>
    </message>
    <message>
        <source>Without this limit</source>
        <translation>ไม่ใช้ขีดจำกัดนี้</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::CharacterFiles</name>
    <message>
        <source>Opening %1</source>
        <translation>กำลังเปิด %1</translation>
    </message>
    <message>
        <source>“%1” could not be opened</source>
        <translation>เปิด “%1” ไม่ได้</translation>
    </message>
    <message>
        <source>The sample “%1” could not be made</source>
        <translation>สร้างตัวอย่าง “%1” ไม่ได้</translation>
    </message>
    <message>
        <source>“%1” could not be written</source>
        <translation>เขียน “%1” ไม่ได้</translation>
    </message>
    <message>
        <source>“%1” is empty</source>
        <translation>“%1” ว่างเปล่า</translation>
    </message>
    <message>
        <source>The file holds no mesh and no bone.</source>
        <translation>ไฟล์นี้ไม่มีทั้งเมชและกระดูก</translation>
    </message>
    <message>
        <source>Choose another file.</source>
        <translation>เลือกไฟล์อื่น</translation>
    </message>
    <message>
        <source>Recovering %1</source>
        <translation>กำลังกู้คืน %1</translation>
    </message>
    <message>
        <source>“%1” could not be recovered</source>
        <translation>กู้คืน “%1” ไม่ได้</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>กำลังบันทึก %1</translation>
    </message>
    <message>
        <source>“%1” could not be saved</source>
        <translation>บันทึก “%1” ไม่ได้</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>กำลังส่งออก %1</translation>
    </message>
    <message>
        <source>The name of the file, or of a folder above it, is not written in UTF-8, so that it cannot be opened.</source>
        <translation>ชื่อไฟล์หรือชื่อโฟลเดอร์ที่อยู่เหนือขึ้นไปไม่ได้เขียนเป็น UTF-8 จึงเปิดไม่ได้</translation>
    </message>
    <message>
        <source>Rename it, then open the file again.</source>
        <translation>เปลี่ยนชื่อแล้วเปิดไฟล์อีกครั้ง</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::CommandSearch</name>
    <message>
        <source>Search commands and bones</source>
        <translation>ค้นหาคำสั่งและกระดูก</translation>
    </message>
    <message>
        <source>bone</source>
        <translation>กระดูก</translation>
    </message>
    <message>
        <source>Nothing is called “%1”</source>
        <translation>ไม่มีอะไรชื่อ “%1”</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>ตอนนี้ใช้ไม่ได้</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ConstraintForm</name>
    <message>
        <source>Other direction</source>
        <translation>ทิศอื่น</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>เปลี่ยน</translation>
    </message>
    <message>
        <source>The bone or control that is changed.</source>
        <translation>กระดูกหรือตัวควบคุมที่ถูกเปลี่ยน</translation>
    </message>
    <message>
        <source>Target of %1</source>
        <translation>เป้าหมายของ %1</translation>
    </message>
    <message>
        <source>Add a source…</source>
        <translation>เพิ่มแหล่ง…</translation>
    </message>
    <message>
        <source>Add a source</source>
        <translation>เพิ่มแหล่ง</translation>
    </message>
    <message>
        <source>Add a source to %1</source>
        <translation>เพิ่มแหล่งให้ %1</translation>
    </message>
    <message>
        <source>Source %1</source>
        <translation>แหล่ง %1</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>แหล่ง</translation>
    </message>
    <message>
        <source>The bone or control that is followed.</source>
        <translation>กระดูกหรือตัวควบคุมที่ถูกตาม</translation>
    </message>
    <message>
        <source>Source of %1</source>
        <translation>แหล่งของ %1</translation>
    </message>
    <message>
        <source>Its weight</source>
        <translation>น้ำหนักของมัน</translation>
    </message>
    <message>
        <source>Against the weights of the other sources.</source>
        <translation>เทียบกับน้ำหนักของแหล่งอื่น</translation>
    </message>
    <message>
        <source>Weight of a source of %1</source>
        <translation>น้ำหนักของแหล่งของ %1</translation>
    </message>
    <message>
        <source>Without this source</source>
        <translation>ไม่ใช้แหล่งนี้</translation>
    </message>
    <message>
        <source>Take a source from %1</source>
        <translation>นำแหล่งออกจาก %1</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>ปริภูมิ</translation>
    </message>
    <message>
        <source>Model: as they stand in the model. Local: how far each is from its own rest, in its own parent.</source>
        <translation>โมเดล: ตามที่อยู่ในโมเดล เฉพาะที่: ห่างจากท่าพักของตัวเองเท่าใดเทียบกับแม่ของตัวเอง</translation>
    </message>
    <message>
        <source>Space of %1</source>
        <translation>ปริภูมิของ %1</translation>
    </message>
    <message>
        <source>Axes of %1</source>
        <translation>แกนของ %1</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>แกน</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>ผสม</translation>
    </message>
    <message>
        <source>0: all of the first source; 1: all of the second.</source>
        <translation>0: แหล่งแรกทั้งหมด 1: แหล่งที่สองทั้งหมด</translation>
    </message>
    <message>
        <source>Blend of %1</source>
        <translation>การผสมของ %1</translation>
    </message>
    <message>
        <source>Points with</source>
        <translation>ชี้ด้วย</translation>
    </message>
    <message>
        <source>Rolls about</source>
        <translation>โรลรอบ</translation>
    </message>
    <message>
        <source>An axis of the bone or control itself.</source>
        <translation>แกนของกระดูกหรือตัวควบคุมนั้นเอง</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>ด้านบน</translation>
    </message>
    <message>
        <source>Faces with</source>
        <translation>หันด้วย</translation>
    </message>
    <message>
        <source>An axis across the first one.</source>
        <translation>แกนที่ขวางกับแกนแรก</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>ด้านบนหันหา</translation>
    </message>
    <message>
        <source>What the upper side turns to; none: upwards in the model.</source>
        <translation>สิ่งที่ด้านบนหันหา ไม่มี: ขึ้นบนในโมเดล</translation>
    </message>
    <message>
        <source>Model up</source>
        <translation>ขึ้นบนในโมเดล</translation>
    </message>
    <message>
        <source>Upper side of %1</source>
        <translation>ด้านบนของ %1</translation>
    </message>
    <message>
        <source>How much of the twist this bone takes.</source>
        <translation>กระดูกนี้รับการบิดเท่าใด</translation>
    </message>
    <message>
        <source>Shares of %1</source>
        <translation>สัดส่วนของ %1</translation>
    </message>
    <message>
        <source>Even shares</source>
        <translation>สัดส่วนเท่ากัน</translation>
    </message>
    <message>
        <source>Stretch along the curve</source>
        <translation>ยืดตามเส้นโค้ง</translation>
    </message>
    <message>
        <source>The chain becomes as long as the curve.</source>
        <translation>สายโซ่ยาวเท่ากับเส้นโค้ง</translation>
    </message>
    <message>
        <source>Stretch of %1</source>
        <translation>การยืดของ %1</translation>
    </message>
    <message>
        <source>When</source>
        <translation>เมื่อใด</translation>
    </message>
    <message>
        <source>Before chains reach for their targets, or after everything.</source>
        <translation>ก่อนที่สายโซ่จะเอื้อมหาเป้าหมาย หรือหลังทุกอย่าง</translation>
    </message>
    <message>
        <source>Stage of %1</source>
        <translation>ขั้นของ %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>ชื่อ</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>เปลี่ยนชื่อ %1</translation>
    </message>
    <message>
        <source>Driven by</source>
        <translation>ขับโดย</translation>
    </message>
    <message>
        <source>The bone whose angle counts.</source>
        <translation>กระดูกที่ใช้มุมของมัน</translation>
    </message>
    <message>
        <source>Driving bone of %1</source>
        <translation>กระดูกที่ขับ %1</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>มุม</translation>
    </message>
    <message>
        <source>Swing: how far its direction has turned from rest. Twist: about its direction.</source>
        <translation>แกว่ง: ทิศหันจากท่าพักไปเท่าใด บิด: รอบทิศของมัน</translation>
    </message>
    <message>
        <source>Angle of %1</source>
        <translation>มุมของ %1</translation>
    </message>
    <message>
        <source>About</source>
        <translation>รอบแกน</translation>
    </message>
    <message>
        <source>An axis of the driving bone at rest.</source>
        <translation>แกนของกระดูกที่ขับในท่าพัก</translation>
    </message>
    <message>
        <source>Axis of %1</source>
        <translation>แกนของ %1</translation>
    </message>
    <message>
        <source>Into</source>
        <translation>ไปยัง</translation>
    </message>
    <message>
        <source>What the value of the curve is added to.</source>
        <translation>สิ่งที่ค่าของเส้นโค้งถูกบวกเข้าไป</translation>
    </message>
    <message>
        <source>Shape %1</source>
        <translation>เชป %1</translation>
    </message>
    <message>
        <source>Output of %1</source>
        <translation>ผลของ %1</translation>
    </message>
    <message>
        <source>Curve of %1</source>
        <translation>เส้นโค้งของ %1</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>เรียบ</translation>
    </message>
    <message>
        <source>A smooth curve through the points that never overshoots them.</source>
        <translation>เส้นโค้งเรียบผ่านจุดโดยไม่ล้ำเกินจุด</translation>
    </message>
    <message>
        <source>Chosen point</source>
        <translation>จุดที่เลือก</translation>
    </message>
    <message>
        <source>Angle of the point</source>
        <translation>มุมของจุด</translation>
    </message>
    <message>
        <source>Value of the point</source>
        <translation>ค่าของจุด</translation>
    </message>
    <message>
        <source>Limits of %1</source>
        <translation>ขีดจำกัดของ %1</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>ต่ำสุด</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>สูงสุด</translation>
    </message>
    <message>
        <source>Limit %1</source>
        <translation>จำกัด %1</translation>
    </message>
    <message>
        <source>Limit swing</source>
        <translation>จำกัดการแกว่ง</translation>
    </message>
    <message>
        <source>How far the direction may turn from its rest.</source>
        <translation>ทิศหันจากท่าพักได้ไกลเท่าใด</translation>
    </message>
    <message>
        <source>Cone</source>
        <translation>กรวย</translation>
    </message>
    <message>
        <source>Limit twist</source>
        <translation>จำกัดการบิด</translation>
    </message>
    <message>
        <source>How far it may turn about its own direction.</source>
        <translation>หมุนรอบทิศของตัวเองได้ไกลเท่าใด</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>บิด</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>ระยะ</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ConstraintRow</name>
    <message>
        <source>What can be done with it</source>
        <translation>ทำอะไรกับมันได้บ้าง</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>เปิดใช้</translation>
    </message>
    <message>
        <source>Whether it has a say at all.</source>
        <translation>มีผลหรือไม่</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>น้ำหนัก</translation>
    </message>
    <message>
        <source>0: as it was without; 1: all that it says.</source>
        <translation>0: เหมือนไม่มี 1: ตามนั้นทั้งหมด</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ConstraintsPanel</name>
    <message>
        <source>Keep the offset of %1</source>
        <translation>คงระยะเยื้องของ %1</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>เลื่อนขึ้น</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>เลื่อนลง</translation>
    </message>
    <message>
        <source>Run after motion</source>
        <translation>ทำงานหลังการเคลื่อนไหว</translation>
    </message>
    <message>
        <source>Run before IK</source>
        <translation>ทำงานก่อน IK</translation>
    </message>
    <message>
        <source>Stage of %1</source>
        <translation>ขั้นของ %1</translation>
    </message>
    <message>
        <source>Keep where it is</source>
        <translation>คงไว้ที่เดิม</translation>
    </message>
    <message>
        <source>Without offset</source>
        <translation>ไม่มีระยะเยื้อง</translation>
    </message>
    <message>
        <source>Take the offset of %1 away</source>
        <translation>เอาระยะเยื้องของ %1 ออก</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>ทำซ้ำ</translation>
    </message>
    <message>
        <source>Select what it changes</source>
        <translation>เลือกสิ่งที่มันเปลี่ยน</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>ลบ</translation>
    </message>
    <message>
        <source>Add a constraint</source>
        <translation>เพิ่มข้อจำกัด</translation>
    </message>
    <message>
        <source>Driver of a shape</source>
        <translation>ไดรเวอร์ของเชป</translation>
    </message>
    <message>
        <source>To the active bone or control, from the other selected ones.</source>
        <translation>ให้กระดูกหรือตัวควบคุมที่ใช้งาน จากตัวอื่นที่เลือก</translation>
    </message>
    <message>
        <source>Enable all</source>
        <translation>เปิดใช้ทั้งหมด</translation>
    </message>
    <message>
        <source>Enable all constraints</source>
        <translation>เปิดใช้ข้อจำกัดทั้งหมด</translation>
    </message>
    <message>
        <source>Disable all</source>
        <translation>ปิดใช้ทั้งหมด</translation>
    </message>
    <message>
        <source>Disable all constraints</source>
        <translation>ปิดใช้ข้อจำกัดทั้งหมด</translation>
    </message>
    <message>
        <source>Rules by which bones and controls follow others appear here. Select a bone or control, then add one.</source>
        <translation>กฎที่ทำให้กระดูกและตัวควบคุมตามตัวอื่นจะอยู่ที่นี่ เลือกกระดูกหรือตัวควบคุมแล้วเพิ่ม</translation>
    </message>
    <message>
        <source>Nothing moves %1 but its pose. To add a rule, select what it is to follow, then this one with Ctrl.</source>
        <translation>ไม่มีอะไรขยับ %1 นอกจากท่าของมัน หากต้องการเพิ่มกฎ ให้เลือกสิ่งที่มันจะตามก่อน แล้วกด Ctrl เลือกตัวนี้</translation>
    </message>
    <message>
        <source>Weight of %1</source>
        <translation>น้ำหนักของ %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 IK</source>
        <translation>IK แบบ%1</translation>
    </message>
    <message>
        <source>Enable %1</source>
        <translation>เปิดใช้ %1</translation>
    </message>
    <message>
        <source>Disable %1</source>
        <translation>ปิดใช้ %1</translation>
    </message>
    <message>
        <source>It stays where it is: constraints before IK come first, then the handles, then constraints after motion.</source>
        <translation>คงอยู่ที่เดิม ข้อจำกัดก่อน IK มาก่อน ตามด้วยแฮนเดิล IK แล้วจึงเป็นข้อจำกัดหลังการเคลื่อนไหว</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>ลบ %1</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ControlChannelFields</name>
    <message>
        <source>Lock all three</source>
        <translation>ล็อกทั้งสามช่อง</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ControlsModel</name>
    <message>
        <source>Set %1</source>
        <translation>ชุด %1</translation>
    </message>
    <message numerus="yes">
        <source>%n controls</source>
        <translation>
            <numerusform>%n ตัว</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows or hides the controls of the set.</source>
        <translation>แสดงหรือซ่อนตัวควบคุมในชุด</translation>
    </message>
    <message>
        <source>Click to select the controls of the set.</source>
        <translation>คลิกเพื่อเลือกตัวควบคุมในชุด</translation>
    </message>
    <message>
        <source>Visible. Drag down the column to set many; Alt+click shows only this one.</source>
        <translation>การมองเห็น ลากลงตามคอลัมน์เพื่อตั้งหลายตัว Alt+คลิกเพื่อแสดงเฉพาะตัวนี้</translation>
    </message>
    <message>
        <source>Moves %1.</source>
        <translation>ขยับ %1</translation>
    </message>
    <message>
        <source>Moves no bone by itself: a target or a pole.</source>
        <translation>ไม่ได้ขยับกระดูกโดยตรง เป็นเป้าหมายหรือโพล</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>ชื่อ</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>รูปทรง</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ControlsPanel</name>
    <message>
        <source>Controls are what you take hold of in place of bones. Rig a humanoid, or add controls for the selected bones.</source>
        <translation>ตัวควบคุมคือสิ่งที่คุณจับแทนกระดูก สร้างริกให้ฮิวแมนนอยด์ หรือเพิ่มตัวควบคุมให้กระดูกที่เลือก</translation>
    </message>
    <message>
        <source>Rig a humanoid</source>
        <translation>สร้างริกให้ฮิวแมนนอยด์</translation>
    </message>
    <message>
        <source>Controls for the selected bones</source>
        <translation>ตัวควบคุมสำหรับกระดูกที่เลือก</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>เปลี่ยนชื่อ %1</translation>
    </message>
    <message>
        <source>Rename set</source>
        <translation>เปลี่ยนชื่อชุด</translation>
    </message>
    <message>
        <source>Evaluation order</source>
        <translation>ลำดับการคำนวณ</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>ขยายทั้งหมด</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>ยุบทั้งหมด</translation>
    </message>
    <message>
        <source>Show all controls</source>
        <translation>แสดงตัวควบคุมทั้งหมด</translation>
    </message>
    <message>
        <source>Add controls</source>
        <translation>เพิ่มตัวควบคุม</translation>
    </message>
    <message>
        <source>For the selected bones, a limb or a body.</source>
        <translation>สำหรับกระดูกที่เลือก แขนขา หรือทั้งตัว</translation>
    </message>
    <message>
        <source>Controls for the chain</source>
        <translation>ตัวควบคุมสำหรับสายโซ่</translation>
    </message>
    <message>
        <source>IK handle for the limb</source>
        <translation>แฮนเดิล IK สำหรับแขนขา</translation>
    </message>
    <message>
        <source>Show controls</source>
        <translation>แสดงตัวควบคุม</translation>
    </message>
    <message>
        <source>Hide controls</source>
        <translation>ซ่อนตัวควบคุม</translation>
    </message>
    <message>
        <source>Hide other controls</source>
        <translation>ซ่อนตัวควบคุมอื่น</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>เปลี่ยนชื่อ</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ControlsTree</name>
    <message>
        <source>Controls</source>
        <translation>ตัวควบคุม</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::CreateBoneTool</name>
    <message>
        <source>LMB</source>
        <translation>เมาส์ซ้าย</translation>
    </message>
    <message>
        <source>put a bone into the volume</source>
        <translation>วางกระดูกในปริมาตร</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>snap to the grid</source>
        <translation>ดูดติดกริด</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>end the chain</source>
        <translation>จบสายกระดูก</translation>
    </message>
    <message>
        <source>Create bones</source>
        <translation>สร้างกระดูก</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::DockHeader</name>
    <message>
        <source>Panel menu</source>
        <translation>เมนูแผง</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>แยกเป็นหน้าต่าง</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ปิด</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::DriverCurveEditor</name>
    <message>
        <source>Curve of the driver</source>
        <translation>เส้นโค้งของไดรเวอร์</translation>
    </message>
    <message>
        <source>Drag a point; double click to add one or to take one away. Page Up and Down choose, arrows move, Ins adds, Del takes away.</source>
        <translation>ลากจุด ดับเบิลคลิกเพื่อเพิ่มหรือนำจุดออก Page Up และ Page Down เพื่อเลือก ปุ่มลูกศรเพื่อเลื่อน Ins เพื่อเพิ่ม Del เพื่อนำออก</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::EnvelopeRows</name>
    <message>
        <source>From the mesh</source>
        <translation>ตามเมช</translation>
    </message>
    <message>
        <source>Takes both radii from the mesh again.</source>
        <translation>กลับไปใช้รัศมีทั้งสองตามเมช</translation>
    </message>
    <message>
        <source>Envelope of</source>
        <translation>แคปซูลของ</translation>
    </message>
    <message>
        <source>Head radius</source>
        <translation>รัศมีต้นกระดูก</translation>
    </message>
    <message>
        <source>How thick the envelope is where the bone begins.</source>
        <translation>ความหนาของแคปซูลตรงที่กระดูกเริ่ม</translation>
    </message>
    <message>
        <source>Tail radius</source>
        <translation>รัศมีปลายกระดูก</translation>
    </message>
    <message>
        <source>How thick the envelope is where the bone ends.</source>
        <translation>ความหนาของแคปซูลตรงที่กระดูกสิ้นสุด</translation>
    </message>
    <message>
        <source>The same on the other side</source>
        <translation>อีกข้างเหมือนกัน</translation>
    </message>
    <message>
        <source>Gives the radii to the bone of the other side, too, by its name.</source>
        <translation>ให้รัศมีแก่กระดูกอีกข้างด้วย โดยดูจากชื่อ</translation>
    </message>
    <message>
        <source>Choose a bone in the picture</source>
        <translation>เลือกกระดูกในภาพ</translation>
    </message>
    <message>
        <source>%1 · set by hand</source>
        <translation>%1 · กำหนดเอง</translation>
    </message>
    <message>
        <source>%1 · from the mesh</source>
        <translation>%1 · ตามเมช</translation>
    </message>
    <message>
        <source>%1 · takes no part</source>
        <translation>%1 · ไม่ได้ใช้</translation>
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
        <translation>ตำแหน่ง: %1</translation>
    </message>
    <message>
        <source>What you can do: %1</source>
        <translation>สิ่งที่ทำได้: %1</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>รายละเอียด</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>คัดลอก</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::FileFlow</name>
    <message>
        <source>Saved %1</source>
        <translation>บันทึก %1 แล้ว</translation>
    </message>
    <message>
        <source>Autosave does not work: %1</source>
        <translation>บันทึกอัตโนมัติไม่ได้: %1</translation>
    </message>
    <message>
        <source>Cancelled: %1</source>
        <translation>ยกเลิกแล้ว: %1</translation>
    </message>
    <message>
        <source>Failed: %1 (%2)</source>
        <translation>ไม่สำเร็จ: %1 (%2)</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>ทำอีกครั้ง</translation>
    </message>
    <message>
        <source>%1: the result was dropped, because its input was edited meanwhile</source>
        <translation>%1: ทิ้งผลลัพธ์แล้ว เพราะข้อมูลถูกแก้ไขระหว่างนั้น</translation>
    </message>
    <message>
        <source>Drop a file that lies on this computer</source>
        <translation>วางไฟล์ที่อยู่ในเครื่องนี้</translation>
    </message>
    <message>
        <source>“%1” is a folder. Drop one character file</source>
        <translation>“%1” เป็นโฟลเดอร์ วางไฟล์ตัวละครหนึ่งไฟล์</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>เลือก…</translation>
    </message>
    <message>
        <source>One character opens at a time: opening “%1”</source>
        <translation>เปิดได้ครั้งละหนึ่งตัวละคร: กำลังเปิด “%1”</translation>
    </message>
    <message>
        <source>Open a character</source>
        <translation>เปิดตัวละคร</translation>
    </message>
    <message>
        <source>“%1” exists. Replace it?</source>
        <translation>มี “%1” อยู่แล้ว แทนที่หรือไม่?</translation>
    </message>
    <message>
        <source>character</source>
        <translation>ตัวละคร</translation>
    </message>
    <message>
        <source>Save project</source>
        <translation>บันทึกโปรเจกต์</translation>
    </message>
    <message>
        <source>Rigwright projects (*.rigw)</source>
        <translation>โปรเจกต์ Rigwright (*.rigw)</translation>
    </message>
    <message>
        <source>Export GLB</source>
        <translation>ส่งออก GLB</translation>
    </message>
    <message>
        <source>GLB files (*.glb)</source>
        <translation>ไฟล์ GLB (*.glb)</translation>
    </message>
    <message>
        <source>Rigwright</source>
        <translation>Rigwright</translation>
    </message>
    <message>
        <source>Exported to %1, but it could not be read back</source>
        <translation>ส่งออกเป็น %1 แล้ว แต่อ่านกลับไม่ได้</translation>
    </message>
    <message>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message numerus="yes">
        <source>Compared in %n poses with the document: largest error %1.</source>
        <translation>
            <numerusform>เทียบกับเอกสารใน %n ท่า คลาดเคลื่อนมากสุด %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported to %1 · deforms as here, largest error %2</source>
        <translation>ส่งออกเป็น %1 แล้ว · เปลี่ยนรูปเหมือนที่นี่ คลาดเคลื่อนมากสุด %2</translation>
    </message>
    <message>
        <source>Exported to %1, but it deforms differently: up to %2</source>
        <translation>ส่งออกเป็น %1 แล้ว แต่เปลี่ยนรูปต่างออกไปถึง %2</translation>
    </message>
    <message>
        <source>Worst: %1, vertex %2, in %3</source>
        <translation>มากที่สุด: %1 จุดยอด %2 ใน %3</translation>
    </message>
    <message>
        <source>What changed on the way into %1:</source>
        <translation>สิ่งที่เปลี่ยนไปใน %1:</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>แสดง</translation>
    </message>
    <message>
        <source>Go back to “%1” as it is on the disk?</source>
        <translation>กลับไปเป็น “%1” ที่อยู่บนดิสก์หรือไม่?</translation>
    </message>
    <message>
        <source>Changes that are not saved are lost.</source>
        <translation>การแก้ไขที่ยังไม่ได้บันทึกจะหายไป</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>ย้อนกลับ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>Save the changes to “%1” first?</source>
        <translation>บันทึกการแก้ไขของ “%1” ก่อนหรือไม่?</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>บันทึก</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>ทิ้งการแก้ไข</translation>
    </message>
    <message>
        <source>“%1” was not saved when Rigwright ended. Recover it?</source>
        <translation>“%1” ยังไม่ได้บันทึกตอนที่ Rigwright จบลง กู้คืนหรือไม่?</translation>
    </message>
    <message>
        <source>There is a copy from: %1. The file itself is as it was last saved.</source>
        <translation>มีสำเนาจาก: %1 ส่วนตัวไฟล์เป็นตามที่บันทึกล่าสุด</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>กู้คืน</translation>
    </message>
    <message>
        <source>Discard copy</source>
        <translation>ทิ้งสำเนา</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>ภายหลัง</translation>
    </message>
    <message>
        <source>“%1” is gone from the disk. What is open here is kept</source>
        <translation>“%1” หายไปจากดิสก์ สิ่งที่เปิดอยู่ยังเก็บไว้</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>บันทึกเป็น…</translation>
    </message>
    <message>
        <source>“%1” was changed on the disk</source>
        <translation>“%1” ถูกแก้ไขบนดิสก์</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>โหลดใหม่</translation>
    </message>
    <message>
        <source>“%1” was changed on the disk meanwhile. Overwrite it?</source>
        <translation>“%1” ถูกเปลี่ยนบนดิสก์ในระหว่างนี้ จะเขียนทับหรือไม่?</translation>
    </message>
    <message>
        <source>Another program has written it since it was opened or saved here. What that program wrote is lost then.</source>
        <translation>มีโปรแกรมอื่นเขียนไฟล์นี้หลังจากที่เปิดหรือบันทึกที่นี่ สิ่งที่โปรแกรมนั้นเขียนจะหายไป</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>เขียนทับ</translation>
    </message>
    <message>
        <source>“%1” is still running.</source>
        <translation>“%1” ยังทำงานอยู่</translation>
    </message>
    <message>
        <source>This goes on by itself when that is done. Going on without it loses its change.</source>
        <translation>ขั้นตอนนี้จะดำเนินต่อเองเมื่องานนั้นเสร็จ หากดำเนินต่อโดยไม่รอ การเปลี่ยนแปลงของงานนั้นจะหายไป</translation>
    </message>
    <message>
        <source>Go on without it</source>
        <translation>ดำเนินต่อโดยไม่รอ</translation>
    </message>
    <message>
        <source>There is a copy from: %1. It was never saved as a file.</source>
        <translation>มีสำเนาจาก: %1 แต่ยังไม่เคยบันทึกเป็นไฟล์</translation>
    </message>
    <message>
        <source>“%1” is not where it was read from: it cannot be read again</source>
        <translation>“%1” ไม่อยู่ในที่ที่เคยอ่าน จึงอ่านใหม่ไม่ได้</translation>
    </message>
    <message>
        <source>Read “%1” again?</source>
        <translation>อ่าน “%1” ใหม่หรือไม่?</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>อ่านใหม่</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>ตัวละคร</translation>
    </message>
    <message>
        <source>The project&apos;s file stays as it is; what was made in it (weights, poses, locks) is not in what is read.</source>
        <translation>ไฟล์โปรเจกต์ยังคงเดิม แต่สิ่งที่ทำไว้ในโปรเจกต์ (น้ำหนัก ท่า การล็อก) จะไม่อยู่ในสิ่งที่อ่านใหม่</translation>
    </message>
    <message>
        <source>Replace the project by “%1”, read again?</source>
        <translation>แทนที่โปรเจกต์ด้วย “%1” ที่อ่านใหม่หรือไม่?</translation>
    </message>
    <message>
        <source>Files hold linear blending; shown here by another method: %1.</source>
        <translation>ไฟล์เก็บได้เฉพาะลิเนียร์เบลนด์ เมชที่แสดงที่นี่ด้วยวิธีอื่น: %1</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::FindingsModel</name>
    <message>
        <source>Checking the character</source>
        <translation>กำลังตรวจตัวละคร</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>ผลตรวจ</translation>
    </message>
    <message>
        <source>Checks run by themselves once there is a mesh: missing weights, sums that are not 1, too many influences, seams that differ.</source>
        <translation>เมื่อมีเมชแล้วโปรแกรมจะตรวจให้เอง: น้ำหนักที่หายไป ผลรวมที่ไม่เป็น 1 อิทธิพลมากเกินไป รอยต่อที่ไม่ตรงกัน</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>กำลังตรวจ…</translation>
    </message>
    <message>
        <source>No mesh is bound to bones: there are no weights to check.</source>
        <translation>ไม่มีเมชที่ผูกกับกระดูก จึงไม่มีน้ำหนักให้ตรวจ</translation>
    </message>
    <message>
        <source>Nothing found: every bound vertex has its bones, every sum is 1.</source>
        <translation>ไม่พบปัญหา จุดยอดที่ผูกไว้มีกระดูกครบ ผลรวมเป็น 1 ทั้งหมด</translation>
    </message>
    <message>
        <source>Nothing was changed: the bones of these vertices are locked.</source>
        <translation>ไม่มีอะไรเปลี่ยน เพราะกระดูกของจุดยอดเหล่านี้ถูกล็อก</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::FitBar</name>
    <message>
        <source>Symmetric</source>
        <translation>สมมาตร</translation>
    </message>
    <message>
        <source>The marker of the other side follows; markers of the centre stay in the middle.</source>
        <translation>จุดหมายของอีกข้างจะตามไป จุดหมายตรงกลางจะอยู่กึ่งกลางเสมอ</translation>
    </message>
    <message>
        <source>More options of the skeleton</source>
        <translation>ตัวเลือกอื่นของโครงกระดูก</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>แม่แบบ</translation>
    </message>
    <message>
        <source>The skeleton that is built, under the names of its program.</source>
        <translation>โครงกระดูกที่จะสร้าง ใช้ชื่อตามโปรแกรมของมัน</translation>
    </message>
    <message>
        <source>Fingers</source>
        <translation>นิ้วมือ</translation>
    </message>
    <message>
        <source>Fingers of a hand × bones of a finger.</source>
        <translation>จำนวนนิ้วของมือ × จำนวนกระดูกของนิ้ว</translation>
    </message>
    <message>
        <source>Spine</source>
        <translation>สันหลัง</translation>
    </message>
    <message>
        <source>Bones between the hips and the neck.</source>
        <translation>จำนวนกระดูกระหว่างสะโพกกับคอ</translation>
    </message>
    <message>
        <source>Snap to centre of volume</source>
        <translation>ดูดเข้ากลางปริมาตร</translation>
    </message>
    <message>
        <source>A marker goes into the middle of the body under the pointer. Off: it keeps its distance to the eye.</source>
        <translation>จุดหมายจะเข้าไปกลางร่างใต้ตัวชี้ ถ้าปิด จะคงระยะห่างจากตาไว้</translation>
    </message>
    <message>
        <source>Guess again</source>
        <translation>เดาใหม่</translation>
    </message>
    <message>
        <source>Looks for the body in the mesh and places all markers anew.</source>
        <translation>หาร่างกายในเมชแล้ววางจุดหมายทั้งหมดใหม่</translation>
    </message>
    <message>
        <source>Build skeleton</source>
        <translation>สร้างโครงกระดูก</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n markers</source>
        <translation>
            <numerusform>%1 · %n จุดหมาย</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <comment>fingers</comment>
        <translation>ไม่มี</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Neck bones</source>
        <translation>กระดูกคอ</translation>
    </message>
    <message>
        <source>Twist bones of a limb</source>
        <translation>กระดูกบิดต่อท่อน</translation>
    </message>
    <message>
        <source>Jaw and eyes</source>
        <translation>ขากรรไกรและตา</translation>
    </message>
    <message>
        <source>Joints at the ends</source>
        <translation>ข้อต่อที่ปลาย</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::FitFlow</name>
    <message>
        <source>Looking for the body</source>
        <translation>กำลังหาร่างกาย</translation>
    </message>
    <message>
        <source>What was noticed while looking for the body:</source>
        <translation>สิ่งที่พบระหว่างหาร่างกาย:</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>เหตุผล</translation>
    </message>
    <message>
        <source>No standing body was recognised</source>
        <translation>ไม่พบร่างที่ยืนอยู่</translation>
    </message>
    <message>
        <source>No standing body was recognised: drag the markers by hand.</source>
        <translation>ไม่พบร่างที่ยืนอยู่: ลากจุดหมายเอง</translation>
    </message>
    <message>
        <source>Rigwright</source>
        <translation>Rigwright</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>แทนที่</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>เก็บทั้งสอง</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>Replace the skeleton that moves the meshes?</source>
        <translation>แทนที่โครงกระดูกที่ขยับเมชอยู่หรือไม่?</translation>
    </message>
    <message numerus="yes">
        <source>Meshes are bound to %n bones. The new skeleton takes their place: their weights and keys go. Undo brings everything back.</source>
        <translation>
            <numerusform>เมชผูกกับกระดูก %n ชิ้น โครงกระดูกใหม่จะมาแทนที่: น้ำหนักและคีย์ของกระดูกเหล่านั้นจะหายไป การเลิกทำจะนำทุกอย่างกลับมา</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace the bones that are there?</source>
        <translation>แทนที่กระดูกที่มีอยู่หรือไม่?</translation>
    </message>
    <message numerus="yes">
        <source>There are %n bones that move no mesh. They can go, or stay beside the new ones.</source>
        <translation>
            <numerusform>มีกระดูก %n ชิ้นที่ไม่ขยับเมชใด จะเอาออก หรือให้อยู่ข้างกระดูกใหม่ก็ได้</numerusform>
        </translation>
    </message>
    <message>
        <source>Build skeleton from %1</source>
        <translation>สร้างโครงกระดูกจาก %1</translation>
    </message>
    <message>
        <source>The skeleton could not be built</source>
        <translation>สร้างโครงกระดูกไม่ได้</translation>
    </message>
    <message>
        <source>Bind…</source>
        <translation>ผูกกับกระดูก…</translation>
    </message>
    <message numerus="yes">
        <source>%n bones built</source>
        <translation>
            <numerusform>สร้างกระดูกแล้ว %n ชิ้น</numerusform>
        </translation>
    </message>
    <message>
        <source>The template could not be added</source>
        <translation>เพิ่มแม่แบบไม่ได้</translation>
    </message>
    <message>
        <source>Add template %1</source>
        <translation>เพิ่มแม่แบบ %1</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::FitTool</name>
    <message>
        <source>LMB</source>
        <translation>เมาส์ซ้าย</translation>
    </message>
    <message>
        <source>drag marker</source>
        <translation>ลากจุดหมาย</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>snap to surface</source>
        <translation>ดูดติดผิว</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>this side only</source>
        <translation>เฉพาะข้างนี้</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>build skeleton</source>
        <translation>สร้างโครงกระดูก</translation>
    </message>
    <message>
        <source>There is no mesh to fit a skeleton into: open a file that has one, or append it.</source>
        <translation>ไม่มีเมชให้วางโครงกระดูก: เปิดไฟล์ที่มีเมช หรือต่อเมชเข้ามา</translation>
    </message>
    <message>
        <source>All meshes are hidden: show the one that the skeleton is for.</source>
        <translation>เมชทั้งหมดถูกซ่อน: แสดงเมชที่จะใช้โครงกระดูกนี้</translation>
    </message>
    <message>
        <source>Looking for the body</source>
        <translation>กำลังหาร่างกาย</translation>
    </message>
    <message>
        <source>markers appear in a moment</source>
        <translation>อีกสักครู่จุดหมายจะปรากฏ</translation>
    </message>
    <message>
        <source>No markers yet</source>
        <translation>ยังไม่มีจุดหมาย</translation>
    </message>
    <message>
        <source>“Guess again” places them</source>
        <translation>“เดาใหม่” จะวางให้</translation>
    </message>
    <message>
        <source>Nothing to fit into</source>
        <translation>ไม่มีที่ให้วาง</translation>
    </message>
    <message>
        <source>drag any marker; the other side follows</source>
        <translation>ลากจุดหมายใดก็ได้ อีกข้างจะตามไป</translation>
    </message>
    <message>
        <source>drag any marker; each side by itself</source>
        <translation>ลากจุดหมายใดก็ได้ แต่ละข้างแยกกัน</translation>
    </message>
    <message>
        <source>drag the others to their places; the other side follows</source>
        <translation>ลากที่เหลือไปยังที่ของมัน อีกข้างจะตามไป</translation>
    </message>
    <message>
        <source>drag the others to their places</source>
        <translation>ลากที่เหลือไปยังที่ของมัน</translation>
    </message>
    <message>
        <source>%1 of %2 markers placed</source>
        <translation>วางจุดหมายแล้ว %1 จาก %2</translation>
    </message>
    <message>
        <source>%1, %2, %3 cm</source>
        <translation>%1, %2, %3 cm</translation>
    </message>
    <message numerus="yes">
        <source>%n markers</source>
        <translation>
            <numerusform>%n จุดหมาย</numerusform>
        </translation>
    </message>
    <message>
        <source>Fit template</source>
        <translation>วางแม่แบบ</translation>
    </message>
    <message>
        <source>No marker has its place in the body yet. Drag them there first.</source>
        <translation>ยังไม่มีหมุดใดอยู่ตรงตำแหน่งในร่างกาย ลากหมุดไปวางก่อน</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::GradientTool</name>
    <message>
        <source>LMB</source>
        <translation>เมาส์ซ้าย</translation>
    </message>
    <message>
        <source>drag from the centre outwards</source>
        <translation>ลากจากกลางออกไป</translation>
    </message>
    <message>
        <source>drag from full to none</source>
        <translation>ลากจากเต็มไปหาศูนย์</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>invert</source>
        <translation>กลับค่า</translation>
    </message>
    <message>
        <source>value</source>
        <translation>ค่า</translation>
    </message>
    <message>
        <source>pick bone</source>
        <translation>เลือกกระดูก</translation>
    </message>
    <message>
        <source>A gradient cannot smooth: choose another mode of the brush.</source>
        <translation>ไล่ระดับแบบเกลี่ยไม่ได้ เลือกโหมดแปรงอื่น</translation>
    </message>
    <message>
        <source>The active mesh is hidden: show it, or click another one with the select tool.</source>
        <translation>เมชที่ใช้งานถูกซ่อนอยู่ แสดงเมชนั้น หรือคลิกเมชอื่นด้วยเครื่องมือเลือก</translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation>ไล่ระดับ</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::HeirDialog</name>
    <message>
        <source>Delete %1</source>
        <translation>ลบ %1</translation>
    </message>
    <message>
        <source>Who takes the weights of %1? No bone above can.</source>
        <translation>กระดูกใดจะรับน้ำหนักของ %1 เพราะไม่มีกระดูกเหนือขึ้นไปรับได้</translation>
    </message>
    <message>
        <source>Bone that takes the weights</source>
        <translation>กระดูกที่รับน้ำหนัก</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>ลบ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>No bone that stays is called so.</source>
        <translation>ไม่มีกระดูกที่เหลืออยู่ชื่อนี้</translation>
    </message>
    <message numerus="yes">
        <source>%n vertices of %1 go to it.</source>
        <translation>
            <numerusform>%n จุดยอดของ %1 จะไปที่กระดูกนี้</numerusform>
        </translation>
    </message>
    <message>
        <source>No vertex goes to it.</source>
        <translation>ไม่มีจุดยอดใดไปที่กระดูกนี้</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::HistoryModel</name>
    <message>
        <source>Older steps were dropped to save memory</source>
        <translation>ทิ้งขั้นตอนเก่าเพื่อประหยัดหน่วยความจำ</translation>
    </message>
    <message>
        <source>Start: %1</source>
        <translation>เริ่มต้น: %1</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>ประวัติ</translation>
    </message>
    <message>
        <source>Each step you take appears here by name. Click a step to go back to it, or forward again.</source>
        <translation>แต่ละขั้นตอนจะแสดงชื่อที่นี่ คลิกเพื่อย้อนกลับไปหรือเดินหน้าอีกครั้ง</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::HumanoidDialog</name>
    <message>
        <source>Left arm</source>
        <translation>แขนซ้าย</translation>
    </message>
    <message>
        <source>Right arm</source>
        <translation>แขนขวา</translation>
    </message>
    <message>
        <source>Left leg</source>
        <translation>ขาซ้าย</translation>
    </message>
    <message>
        <source>Right leg</source>
        <translation>ขาขวา</translation>
    </message>
    <message>
        <source>Fingers of the left hand</source>
        <translation>นิ้วมือซ้าย</translation>
    </message>
    <message>
        <source>Fingers of the right hand</source>
        <translation>นิ้วมือขวา</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>ลำตัว</translation>
    </message>
    <message>
        <source>bone %1</source>
        <translation>กระดูก %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ไม่มี</translation>
    </message>
    <message>
        <source>Humanoid map</source>
        <translation>แผนผังฮิวแมนนอยด์</translation>
    </message>
    <message>
        <source>Use this map</source>
        <translation>ใช้แผนผังนี้</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>อัตโนมัติ</translation>
    </message>
    <message>
        <source>By what the file says, by names, and by the shape of the rest pose.</source>
        <translation>จากที่ไฟล์ระบุ จากชื่อ และจากรูปทรงของท่าพัก</translation>
    </message>
    <message>
        <source>Mirror left → right</source>
        <translation>กลับด้านซ้าย → ขวา</translation>
    </message>
    <message>
        <source>Gives the roles of the left side to the counterparts of their bones on the right.</source>
        <translation>ให้บทบาทของข้างซ้ายแก่กระดูกคู่กันที่ข้างขวา</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>ล้าง</translation>
    </message>
    <message>
        <source>No role has a bone any more.</source>
        <translation>ไม่มีบทบาทใดมีกระดูกอีก</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>บทบาท</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>กระดูก</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>ความแน่ใจ</translation>
    </message>
    <message>
        <source>Which bone has which role</source>
        <translation>กระดูกใดมีบทบาทใด</translation>
    </message>
    <message>
        <source>%1 % sure · %2</source>
        <translation>แน่ใจ %1 % · %2</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… และอีก %n ข้อ</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1 required roles have a bone; the least sure of them is %2 % sure.</source>
        <translation>บทบาทที่จำเป็นทั้ง %1 บทบาทมีกระดูกแล้ว บทบาทที่แน่ใจน้อยที่สุดแน่ใจ %2 %</translation>
    </message>
    <message numerus="yes">
        <source>%n required roles have no bone: %1</source>
        <translation>
            <numerusform>บทบาทที่จำเป็น %n บทบาทไม่มีกระดูก: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::HumanoidPanel</name>
    <message>
        <source>chest</source>
        <translation>อก</translation>
    </message>
    <message>
        <source>upper chest</source>
        <translation>อกส่วนบน</translation>
    </message>
    <message>
        <source>neck</source>
        <translation>คอ</translation>
    </message>
    <message>
        <source>jaw</source>
        <translation>ขากรรไกร</translation>
    </message>
    <message>
        <source>eyes</source>
        <translation>ตา</translation>
    </message>
    <message>
        <source>shoulders</source>
        <translation>ไหล่</translation>
    </message>
    <message>
        <source>toes</source>
        <translation>นิ้วเท้า</translation>
    </message>
    <message>
        <source>fingers</source>
        <translation>นิ้วมือ</translation>
    </message>
    <message>
        <source>What a humanoid needs is checked here once there are bones: roles, lengths, elbows and knees.</source>
        <translation>สิ่งที่ฮิวแมนนอยด์ต้องมีจะตรวจที่นี่เมื่อมีกระดูก: บทบาท ความยาว ข้อศอก และเข่า</translation>
    </message>
    <message>
        <source>Bind pose differs from rest pose</source>
        <translation>ท่าผูกต่างจากท่าพัก</translation>
    </message>
    <message>
        <source>Meshes were bound while the bones stood elsewhere. The bind pose can be shown; binding anew takes the rest pose.</source>
        <translation>เมชถูกผูกขณะกระดูกอยู่ที่อื่น แสดงท่าผูกได้ การผูกใหม่จะใช้ท่าพัก</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>แสดง</translation>
    </message>
    <message>
        <source>Map by hand</source>
        <translation>กำหนดเอง</translation>
    </message>
    <message>
        <source>%1 of %2 required roles</source>
        <translation>บทบาทที่จำเป็น %1 จาก %2</translation>
    </message>
    <message>
        <source>List</source>
        <translation>รายการ</translation>
    </message>
    <message>
        <source>Left and right lengths equal</source>
        <translation>ความยาวซ้ายและขวาเท่ากัน</translation>
    </message>
    <message>
        <source>Left and right lengths differ by %1 %</source>
        <translation>ความยาวซ้ายและขวาต่างกัน %1 %</translation>
    </message>
    <message>
        <source>Most of all: %1. The right side becomes the image of the left one.</source>
        <translation>มากที่สุด: %1 ข้างขวาจะกลายเป็นภาพสะท้อนของข้างซ้าย</translation>
    </message>
    <message>
        <source>Symmetrise</source>
        <translation>ทำให้สมมาตร</translation>
    </message>
    <message>
        <source>Inverse kinematics cannot tell which way a straight limb bends.</source>
        <translation>IK ไม่รู้ว่าแขนขาที่เหยียดตรงจะงอไปทางใด</translation>
    </message>
    <message>
        <source>Bend</source>
        <translation>งอ</translation>
    </message>
    <message>
        <source>Optional roles missing: %1</source>
        <translation>บทบาทเสริมที่ขาด: %1</translation>
    </message>
    <message>
        <source>A humanoid may lack these; faces and hands need them to move.</source>
        <translation>ฮิวแมนนอยด์ไม่จำเป็นต้องมี แต่ใบหน้าและมือต้องใช้เพื่อขยับ</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>เพิ่ม</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::IkChainPanel</name>
    <message>
        <source>IK handle for the limb</source>
        <translation>แฮนเดิล IK สำหรับแขนขา</translation>
    </message>
    <message>
        <source>Handle</source>
        <translation>แฮนเดิล IK</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>ตัวแก้</translation>
    </message>
    <message>
        <source>Solver of %1</source>
        <translation>ตัวแก้ของ %1</translation>
    </message>
    <message>
        <source>FK ↔ IK</source>
        <translation>FK ↔ IK</translation>
    </message>
    <message>
        <source>0: the bones as they are posed; 1: the chain reaches for its target.</source>
        <translation>0: กระดูกตามท่าที่จัด 1: สายโซ่เอื้อมหาเป้าหมาย</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>ยืด</translation>
    </message>
    <message>
        <source>The most by which the chain may lengthen to reach its target, as a share of its length; 0: not at all.</source>
        <translation>สายโซ่ยืดได้มากที่สุดเท่าใดเพื่อเอื้อมถึงเป้าหมาย เป็นสัดส่วนของความยาว 0: ไม่ยืดเลย</translation>
    </message>
    <message>
        <source>Stretch of %1</source>
        <translation>การยืดของ %1</translation>
    </message>
    <message>
        <source>Pole angle</source>
        <translation>มุมโพล</translation>
    </message>
    <message>
        <source>Turns the bend away from the side of the pole.</source>
        <translation>หมุนการงอออกจากด้านของโพล</translation>
    </message>
    <message>
        <source>Pole angle of %1</source>
        <translation>มุมโพลของ %1</translation>
    </message>
    <message>
        <source>Snap FK to IK</source>
        <translation>สแนป FK ไป IK</translation>
    </message>
    <message>
        <source>Snap IK to FK</source>
        <translation>สแนป IK ไป FK</translation>
    </message>
    <message>
        <source>Gives the bones of the limb the pose that you see.</source>
        <translation>ให้กระดูกของแขนขามีท่าตามที่เห็น</translation>
    </message>
    <message>
        <source>Moves target and pole to where the limb is.</source>
        <translation>ย้ายเป้าหมายและโพลไปยังที่ที่แขนขาอยู่</translation>
    </message>
    <message>
        <source>Previous pass</source>
        <translation>รอบก่อนหน้า</translation>
    </message>
    <message>
        <source>Next pass</source>
        <translation>รอบถัดไป</translation>
    </message>
    <message>
        <source>All passes again</source>
        <translation>ทุกรอบอีกครั้ง</translation>
    </message>
    <message>
        <source>Switch between FK and IK</source>
        <translation>สลับระหว่าง FK และ IK</translation>
    </message>
    <message>
        <source>Delete the handle</source>
        <translation>ลบแฮนเดิล IK</translation>
    </message>
    <message>
        <source>The bones have that pose already.</source>
        <translation>กระดูกมีท่านั้นอยู่แล้ว</translation>
    </message>
    <message>
        <source>The target is there already, or no control is the target.</source>
        <translation>เป้าหมายอยู่ที่นั่นแล้ว หรือไม่มีตัวควบคุมเป็นเป้าหมาย</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>เปลี่ยนชื่อ %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>ลบ %1</translation>
    </message>
    <message>
        <source>Not solved: the chain has no length, or its target is nowhere.</source>
        <translation>ไม่ได้แก้: สายโซ่ไม่มีความยาว หรือเป้าหมายไม่อยู่ที่ใดเลย</translation>
    </message>
    <message>
        <source>Not solved: it is off, or all FK.</source>
        <translation>ไม่ได้แก้: ปิดอยู่ หรือเป็น FK ทั้งหมด</translation>
    </message>
    <message numerus="yes">
        <source>Target at %1 of the chain · error %2 · %n passes</source>
        <translation>
            <numerusform>เป้าหมายที่ %1 ของสายโซ่ · ค่าคลาดเคลื่อน %2 · %n รอบ</numerusform>
        </translation>
    </message>
    <message>
        <source>Target at %1 of the chain · bend %2 · error %3</source>
        <translation>เป้าหมายที่ %1 ของสายโซ่ · งอ %2 · ค่าคลาดเคลื่อน %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 จาก %2</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <translation>ทั้งหมด (%1)</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>เป้าหมาย</translation>
    </message>
    <message>
        <source>What the end of the chain reaches for.</source>
        <translation>สิ่งที่ปลายสายโซ่เอื้อมหา</translation>
    </message>
    <message>
        <source>Target of %1</source>
        <translation>เป้าหมายของ %1</translation>
    </message>
    <message>
        <source>Pole</source>
        <translation>โพล</translation>
    </message>
    <message>
        <source>To which side the joint bends; none: as it prefers.</source>
        <translation>ข้อต่องอไปด้านใด ไม่มี: ตามที่ถนัด</translation>
    </message>
    <message>
        <source>None</source>
        <translation>ไม่มี</translation>
    </message>
    <message>
        <source>Pole of %1</source>
        <translation>โพลของ %1</translation>
    </message>
    <message>
        <source>End rotation</source>
        <translation>การหมุนที่ปลาย</translation>
    </message>
    <message>
        <source>How the bone at the end is turned.</source>
        <translation>กระดูกที่ปลายหันอย่างไร</translation>
    </message>
    <message>
        <source>End rotation of %1</source>
        <translation>การหมุนที่ปลายของ %1</translation>
    </message>
    <message>
        <source>Softness</source>
        <translation>ความนุ่ม</translation>
    </message>
    <message>
        <source>The share of the chain before its full length where it slows, so that the knee does not pop; 0: off.</source>
        <translation>สัดส่วนของสายโซ่ก่อนสุดความยาวที่การเคลื่อนช้าลง เพื่อไม่ให้เข่ากระตุก 0: ปิด</translation>
    </message>
    <message>
        <source>Softness of %1</source>
        <translation>ความนุ่มของ %1</translation>
    </message>
    <message>
        <source>Bends to</source>
        <translation>งอไปทาง</translation>
    </message>
    <message>
        <source>Where neither pose nor pole says so: an axis of the first bone, or as it is bent at rest.</source>
        <translation>เมื่อท่าและโพลไม่ได้บอก: แกนของกระดูกชิ้นแรก หรือตามที่งอในท่าพัก</translation>
    </message>
    <message>
        <source>As at rest</source>
        <translation>ตามท่าพัก</translation>
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
        <translation>ทิศอื่น</translation>
    </message>
    <message>
        <source>Bend of %1</source>
        <translation>การงอของ %1</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>จำนวนรอบ</translation>
    </message>
    <message>
        <source>At most so many passes of the solver.</source>
        <translation>ตัวแก้ทำได้มากที่สุดเท่านี้รอบ</translation>
    </message>
    <message>
        <source>Iterations of %1</source>
        <translation>จำนวนรอบของ %1</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>ความคลาดเคลื่อน</translation>
    </message>
    <message>
        <source>Near enough: the distance to the target as a share of the chain&apos;s length.</source>
        <translation>ใกล้พอ: ระยะถึงเป้าหมายเป็นสัดส่วนของความยาวสายโซ่</translation>
    </message>
    <message>
        <source>Tolerance of %1</source>
        <translation>ความคลาดเคลื่อนของ %1</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>รอบ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>ชื่อ</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>เปิดใช้</translation>
    </message>
    <message>
        <source>Enable %1</source>
        <translation>เปิดใช้ %1</translation>
    </message>
    <message>
        <source>Disable %1</source>
        <translation>ปิดใช้ %1</translation>
    </message>
    <message>
        <source>Select a part of an IK chain, or make one.</source>
        <translation>เลือกส่วนของสายโซ่ IK หรือสร้างใหม่</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ImportReportFlow</name>
    <message numerus="yes">
        <source>%n things to look at in the import report</source>
        <translation>
            <numerusform>มี %n รายการให้ดูในรายงานการนำเข้า</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>แสดง</translation>
    </message>
    <message>
        <source>Nothing was changed: the bones of these vertices are locked.</source>
        <translation>ไม่มีอะไรเปลี่ยน: กระดูกของจุดยอดเหล่านี้ถูกล็อก</translation>
    </message>
    <message>
        <source>Find textures in</source>
        <translation>หาเทกซ์เจอร์ใน</translation>
    </message>
    <message>
        <source>Go to bind pose</source>
        <translation>ไปที่ท่าผูก</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ImportReportPanel</name>
    <message>
        <source>Import report</source>
        <translation>รายงานการนำเข้า</translation>
    </message>
    <message>
        <source>When a file is opened, what was done while reading it is listed here, and what is doubtful: unit, axes, bind pose, weights, textures.</source>
        <translation>เมื่อเปิดไฟล์ สิ่งที่ทำขณะอ่านและสิ่งที่น่าสงสัยจะแสดงที่นี่: หน่วย แกน ท่าผูก น้ำหนัก เทกซ์เจอร์</translation>
    </message>
    <message>
        <source>Nothing to report: this character did not come from a file.</source>
        <translation>ไม่มีอะไรให้รายงาน: ตัวละครนี้ไม่ได้มาจากไฟล์</translation>
    </message>
    <message>
        <source>Nothing to report: unit, axes, bind pose and weights are as they should be.</source>
        <translation>ไม่มีอะไรให้รายงาน: หน่วย แกน ท่าผูก และน้ำหนักเป็นไปตามที่ควร</translation>
    </message>
    <message>
        <source>Undo choice</source>
        <translation>ยกเลิกตัวเลือกนี้</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done since</source>
        <translation>ทำแล้ว</translation>
    </message>
    <message>
        <source>Limit to 4</source>
        <translation>จำกัดเหลือ 4</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>อื่นๆ…</translation>
    </message>
    <message>
        <source>Import report: %1</source>
        <translation>รายงานการนำเข้า: %1</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>คัดลอกรายงาน</translation>
    </message>
    <message>
        <source>Read again as…</source>
        <translation>อ่านใหม่เป็น…</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::JointBar</name>
    <message>
        <source>Symmetric</source>
        <translation>สมมาตร</translation>
    </message>
    <message>
        <source>What is done to a bone is done to its counterpart, too; bones are paired by their names, across the plane between left and right.</source>
        <translation>สิ่งที่ทำกับกระดูกจะทำกับชิ้นคู่ของมันด้วย กระดูกจับคู่กันตามชื่อ ข้ามระนาบระหว่างซ้ายกับขวา</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>ย้าย</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>หมุน</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>สเกล</translation>
    </message>
    <message>
        <source>What the handles at the active bone do</source>
        <translation>แกนจับที่กระดูกที่ใช้งานทำอะไร</translation>
    </message>
    <message>
        <source>With children</source>
        <translation>พร้อมกระดูกลูก</translation>
    </message>
    <message>
        <source>Bones below a moved one go with it. Off: they stay where they are.</source>
        <translation>กระดูกที่อยู่ใต้ชิ้นที่ย้ายจะไปด้วย ปิด: อยู่ที่เดิม</translation>
    </message>
    <message>
        <source>Snap to</source>
        <translation>ดูดติด</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>ไม่มี</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>กริด</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>จุดยอด</translation>
    </message>
    <message>
        <source>Middle of the volume</source>
        <translation>กลางปริมาตร</translation>
    </message>
    <message>
        <source>Other joints</source>
        <translation>ข้อต่ออื่น</translation>
    </message>
    <message>
        <source>What dragged joints snap to</source>
        <translation>ข้อต่อที่ลากดูดติดอะไร</translation>
    </message>
    <message>
        <source>Where a dragged joint goes. Ctrl turns it off while you drag; with Nothing, Ctrl snaps to the grid.</source>
        <translation>ข้อต่อที่ลากจะไปอยู่ที่ไหน กด Ctrl ขณะลากเพื่อปิด หากเลือก “ไม่มี” Ctrl จะดูดติดกริด</translation>
    </message>
    <message>
        <source>A click puts a bone below the active one; Enter ends the chain.</source>
        <translation>คลิกเพื่อวางกระดูกใต้กระดูกที่ใช้งาน Enter จบสายกระดูก</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::JointLimitDialog</name>
    <message>
        <source>Limit of %1</source>
        <translation>ขีดจำกัดของ %1</translation>
    </message>
    <message>
        <source>Set limit</source>
        <translation>ตั้งขีดจำกัด</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>Usual limit</source>
        <translation>ขีดจำกัดปกติ</translation>
    </message>
    <message>
        <source>How far this joint turns in a body: %1.</source>
        <translation>ข้อต่อนี้ในร่างกายหมุนได้เท่าใด: %1</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>อิสระ</translation>
    </message>
    <message>
        <source>Cone</source>
        <translation>กรวย</translation>
    </message>
    <message>
        <source>Hinge</source>
        <translation>บานพับ</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>ชนิด</translation>
    </message>
    <message>
        <source>Its own</source>
        <translation>ของมันเอง</translation>
    </message>
    <message>
        <source>Axis of the bone</source>
        <translation>แกนของกระดูก</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>การเหวี่ยง</translation>
    </message>
    <message>
        <source>Twist from</source>
        <translation>บิดจาก</translation>
    </message>
    <message>
        <source>Twist to</source>
        <translation>บิดถึง</translation>
    </message>
    <message>
        <source>The joint turns any way.</source>
        <translation>ข้อต่อหมุนได้ทุกทาง</translation>
    </message>
    <message>
        <source>The bone swings within a cone about where it rests, and twists about itself.</source>
        <translation>กระดูกเหวี่ยงภายในกรวยรอบท่าพัก และบิดรอบตัวเอง</translation>
    </message>
    <message>
        <source>The bone turns about one axis, as a knee does.</source>
        <translation>กระดูกหมุนรอบแกนเดียวเหมือนเข่า</translation>
    </message>
    <message>
        <source>From</source>
        <translation>จาก</translation>
    </message>
    <message>
        <source>To</source>
        <translation>ถึง</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::JointTool</name>
    <message>
        <source>move and snap</source>
        <translation>ย้ายและดูดติด</translation>
    </message>
    <message>
        <source>move</source>
        <translation>ย้าย</translation>
    </message>
    <message>
        <source>add or remove</source>
        <translation>เพิ่มหรือเอาออก</translation>
    </message>
    <message>
        <source>LMB</source>
        <translation>เมาส์ซ้าย</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>snap to the grid</source>
        <translation>ดูดติดกริด</translation>
    </message>
    <message>
        <source>do not snap</source>
        <translation>ไม่ดูดติด</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>หมุน</translation>
    </message>
    <message>
        <source>extrude</source>
        <translation>ยืดกระดูกใหม่</translation>
    </message>
    <message>
        <source>split</source>
        <translation>แยก</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>โรล</translation>
    </message>
    <message>
        <source>Edit bones</source>
        <translation>แก้ไขกระดูก</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::MainWindow</name>
    <message>
        <source>LMB</source>
        <translation>เมาส์ซ้าย</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>เลือกการ์ด</translation>
    </message>
    <message>
        <source>open</source>
        <translation>เปิด</translation>
    </message>
    <message>
        <source>search everything</source>
        <translation>ค้นหาทุกอย่าง</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>กระดูก</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>ท่า</translation>
    </message>
    <message>
        <source>Vertex weights</source>
        <translation>น้ำหนักจุดยอด</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>ผลตรวจ</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>การเล่น</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>ล้างรายการ</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>เลิกทำ %1(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>เลิกทำ(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>ทำซ้ำ %1(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ทำซ้ำ(&amp;R)</translation>
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
        <translation>เลือก %1</translation>
    </message>
    <message>
        <source>Meshes</source>
        <translation>เมช</translation>
    </message>
    <message>
        <source>History</source>
        <translation>ประวัติ</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (และอีก %n งาน)</numerusform>
        </translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>ท่าทางที่บันทึก</translation>
    </message>
    <message>
        <source>Import report</source>
        <translation>รายงานการนำเข้า</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>กระดูก</translation>
    </message>
    <message>
        <source>Humanoid check</source>
        <translation>ตรวจฮิวแมนนอยด์</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>ตัวควบคุม</translation>
    </message>
    <message>
        <source>IK chain</source>
        <translation>สายโซ่ IK</translation>
    </message>
    <message>
        <source>Constraints</source>
        <translation>ข้อจำกัด</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>ช่องค่า</translation>
    </message>
    <message>
        <source>Who moved this bone?</source>
        <translation>ใครขยับกระดูกนี้?</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::MeshesModel</name>
    <message>
        <source>The most influences of a vertex when the file was opened</source>
        <translation>อิทธิพลมากสุดต่อจุดยอดตอนเปิดไฟล์</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(ไม่มีชื่อ)</translation>
    </message>
    <message>
        <source>%1 v</source>
        <translation>%1 จุด</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>Visible. Drag down the column to set many; Alt+click shows only this mesh.</source>
        <translation>การมองเห็น ลากลงตามคอลัมน์เพื่อตั้งหลายชิ้น Alt+คลิกเพื่อแสดงเฉพาะเมชนี้</translation>
    </message>
    <message>
        <source>Locked: nothing changes its weights. Drag to set many; Alt+click locks all other meshes.</source>
        <translation>ล็อก: ไม่มีอะไรเปลี่ยนน้ำหนักได้ ลากเพื่อตั้งหลายชิ้น Alt+คลิกเพื่อล็อกเมชอื่นทั้งหมด</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::MeshesPanel</name>
    <message>
        <source>no weights</source>
        <translation>ไม่มีน้ำหนัก</translation>
    </message>
    <message>
        <source>The meshes of your character appear here. The brush works on the one that is chosen.</source>
        <translation>เมชของตัวละครจะแสดงที่นี่ แปรงทำงานกับเมชที่เลือก</translation>
    </message>
    <message>
        <source>Unlock all</source>
        <translation>ปลดล็อกทั้งหมด</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>แสดงทั้งหมด</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::MeshesTree</name>
    <message>
        <source>Meshes</source>
        <translation>เมช</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>ล็อก</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>ปลดล็อก</translation>
    </message>
    <message>
        <source>Lock all others</source>
        <translation>ล็อกเมชอื่นทั้งหมด</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>แสดง</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>ซ่อน</translation>
    </message>
    <message>
        <source>Hide all others</source>
        <translation>ซ่อนเมชอื่นทั้งหมด</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::OperationStrip</name>
    <message>
        <source>Close</source>
        <translation>ปิด</translation>
    </message>
    <message>
        <source>Smooth weights</source>
        <translation>เกลี่ยน้ำหนัก</translation>
    </message>
    <message>
        <source>Prune small weights</source>
        <translation>ตัดน้ำหนักเล็กน้อย</translation>
    </message>
    <message>
        <source>Limit influences</source>
        <translation>จำกัดอิทธิพล</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>รอบ</translation>
    </message>
    <message>
        <source>How many times every row moves towards its neighbours.</source>
        <translation>จำนวนครั้งที่น้ำหนักของแต่ละจุดขยับเข้าหาจุดข้างเคียง</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>ความแรง</translation>
    </message>
    <message>
        <source>How far it moves each time.</source>
        <translation>ระยะที่ขยับในแต่ละครั้ง</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>ต่ำกว่า</translation>
    </message>
    <message>
        <source>Weights below this share of a vertex are removed.</source>
        <translation>ตัดน้ำหนักที่ต่ำกว่าสัดส่วนนี้ของจุด</translation>
    </message>
    <message>
        <source>Influences</source>
        <translation>อิทธิพล</translation>
    </message>
    <message>
        <source>The most bones that a vertex keeps.</source>
        <translation>จำนวนกระดูกสูงสุดที่จุดหนึ่งเก็บไว้</translation>
    </message>
    <message>
        <source>Sharpen weights</source>
        <translation>เพิ่มความคมน้ำหนัก</translation>
    </message>
    <message>
        <source>Quantise weights</source>
        <translation>ปัดน้ำหนักเป็นขั้น</translation>
    </message>
    <message>
        <source>How many times every row moves away from its neighbours.</source>
        <translation>จำนวนครั้งที่น้ำหนักของแต่ละจุดขยับออกห่างจากจุดข้างเคียง</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ขั้น</translation>
    </message>
    <message>
        <source>Weights become whole steps of so many from 0 to 1: 255 for files with 8 bits a weight, 10 for tenths.</source>
        <translation>น้ำหนักจะเป็นขั้นเต็มจากจำนวนนี้ระหว่าง 0 ถึง 1: 255 สำหรับไฟล์ที่เก็บน้ำหนักละ 8 บิต 10 สำหรับเศษส่วนสิบ</translation>
    </message>
    <message>
        <source>Subdivide bones</source>
        <translation>แบ่งกระดูก</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>จำนวนท่อน</translation>
    </message>
    <message>
        <source>Into how many equal pieces each bone is cut.</source>
        <translation>ตัดกระดูกแต่ละชิ้นเป็นกี่ท่อนเท่ากัน</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::OrientDialog</name>
    <message>
        <source>Orient bones</source>
        <translation>ปรับแกนกระดูก</translation>
    </message>
    <message>
        <source>Orient</source>
        <translation>ปรับแกน</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>Along the bone</source>
        <translation>ตามแนวกระดูก</translation>
    </message>
    <message>
        <source>To its side</source>
        <translation>ด้านข้าง</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>ตามเดิม</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>ทิศทาง</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>ระนาบ</translation>
    </message>
    <message>
        <source>Which way</source>
        <translation>ชี้ไปทางใด</translation>
    </message>
    <message>
        <source>Direction, %1</source>
        <translation>ทิศทาง %1</translation>
    </message>
    <message>
        <source>Only the roll</source>
        <translation>เฉพาะโรล</translation>
    </message>
    <message>
        <source>The axis along the bone stays where it points now.</source>
        <translation>แกนตามแนวกระดูกยังชี้ไปทางเดิม</translation>
    </message>
    <message>
        <source>Whole chains</source>
        <translation>ทั้งสาย</translation>
    </message>
    <message>
        <source>Also the bones above and below the selected ones, as long as nothing branches off.</source>
        <translation>รวมกระดูกเหนือและใต้ชิ้นที่เลือก ตราบที่ไม่มีการแตกแขนง</translation>
    </message>
    <message>
        <source>The axis to the side stays as near as it can to where it points now.</source>
        <translation>แกนด้านข้างอยู่ใกล้ทิศที่ชี้ตอนนี้ที่สุดเท่าที่ทำได้</translation>
    </message>
    <message>
        <source>The axis to the side points as near as it can in this direction.</source>
        <translation>แกนด้านข้างชี้ใกล้ทิศทางนี้ที่สุดเท่าที่ทำได้</translation>
    </message>
    <message>
        <source>The axis to the side points out of the plane in which a joint bends: along a chain always on the same side.</source>
        <translation>แกนด้านข้างชี้ออกจากระนาบที่ข้อต่องอ และอยู่ด้านเดียวกันตลอดสาย</translation>
    </message>
    <message numerus="yes">
        <source>All %n bones are oriented so already.</source>
        <translation>
            <numerusform>กระดูกทั้ง %n ชิ้นมีแกนเช่นนี้อยู่แล้ว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones turn; nothing of the mesh moves.</source>
        <translation>
            <numerusform>กระดูก %n ชิ้นจะหมุน เมชไม่ขยับ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::PaintTool</name>
    <message>
        <source>Paint</source>
        <translation>ระบาย</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>เกลี่ย</translation>
    </message>
    <message>
        <source>LMB</source>
        <translation>เมาส์ซ้าย</translation>
    </message>
    <message>
        <source>paint</source>
        <translation>ระบาย</translation>
    </message>
    <message>
        <source>subtract</source>
        <translation>ลด</translation>
    </message>
    <message>
        <source>paint the opposite value</source>
        <translation>ระบายค่าตรงข้าม</translation>
    </message>
    <message>
        <source>paint the value</source>
        <translation>ระบายตามค่า</translation>
    </message>
    <message>
        <source>smooth</source>
        <translation>เกลี่ย</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>invert</source>
        <translation>สลับ</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>รัศมี</translation>
    </message>
    <message>
        <source>pick bone</source>
        <translation>เลือกกระดูก</translation>
    </message>
    <message>
        <source>scale up</source>
        <translation>เพิ่มสเกล</translation>
    </message>
    <message>
        <source>scale down</source>
        <translation>ลดสเกล</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::PlaybackBar</name>
    <message>
        <source>Previous frame</source>
        <translation>เฟรมก่อนหน้า</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>เล่นหรือหยุดชั่วคราว</translation>
    </message>
    <message>
        <source>Next frame</source>
        <translation>เฟรมถัดไป</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>เล่นวนซ้ำ</translation>
    </message>
    <message>
        <source>Starts again at the end.</source>
        <translation>เมื่อจบแล้วเริ่มใหม่</translation>
    </message>
    <message>
        <source>Clip</source>
        <translation>คลิป</translation>
    </message>
    <message>
        <source>Current pose</source>
        <translation>ท่าปัจจุบัน</translation>
    </message>
    <message>
        <source>Clip %1</source>
        <translation>คลิป %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 s · %n frames</source>
        <translation>
            <numerusform>%1 s · %n เฟรม</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>frame %1</source>
        <translation>เฟรม %1</translation>
    </message>
    <message>
        <source>This character has no clips</source>
        <translation>ตัวละครนี้ไม่มีคลิป</translation>
    </message>
    <message>
        <source>Choose a clip, or press %1 to play the first</source>
        <translation>เลือกคลิป หรือกด %1 เพื่อเล่นคลิปแรก</translation>
    </message>
    <message>
        <source>What is shown: the pose you made, a clip, or test poses to try the weights in</source>
        <translation>สิ่งที่แสดง: ท่าทางที่คุณจัด คลิป หรือท่าทดสอบสำหรับลองค่าน้ำหนัก</translation>
    </message>
    <message>
        <source>Select a bone to see it bent and twisted every way.</source>
        <translation>เลือกกระดูกเพื่อดูว่างอและบิดไปทุกทางเป็นอย่างไร</translation>
    </message>
    <message>
        <source>The pose is not changed · Esc returns to it</source>
        <translation>ท่าทางไม่เปลี่ยน · Esc เพื่อกลับ</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 จาก %2</translation>
    </message>
    <message>
        <source>Choose test poses to try the weights in</source>
        <translation>เลือกท่าทดสอบเพื่อลองค่าน้ำหนัก</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::PosePanel</name>
    <message>
        <source>Position</source>
        <translation>ตำแหน่ง</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>การหมุน</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>สเกล</translation>
    </message>
    <message>
        <source>%1 relative to the parent bone. Drag, or click and type; double click goes back to rest.</source>
        <translation>%1เทียบกับกระดูกแม่ ลาก หรือคลิกแล้วพิมพ์ ดับเบิลคลิกเพื่อคืนสู่ท่าพัก</translation>
    </message>
    <message>
        <source>Reset bone</source>
        <translation>รีเซ็ตกระดูก</translation>
    </message>
    <message>
        <source>Reset whole pose</source>
        <translation>รีเซ็ตทั้งท่า</translation>
    </message>
    <message>
        <source>Select a bone to see where it stands and to pose it in numbers.</source>
        <translation>เลือกกระดูกเพื่อดูตำแหน่งและจัดท่าด้วยตัวเลข</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::PoseScrubber</name>
    <message>
        <source>Test poses</source>
        <translation>ท่าทดสอบ</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::PoseTool</name>
    <message>
        <source>Move</source>
        <translation>ย้าย</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>หมุน</translation>
    </message>
    <message>
        <source>move</source>
        <translation>ย้าย</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>หมุน</translation>
    </message>
    <message>
        <source>move in steps</source>
        <translation>ย้ายทีละขั้น</translation>
    </message>
    <message>
        <source>rotate in steps</source>
        <translation>หมุนทีละขั้น</translation>
    </message>
    <message>
        <source>add or remove</source>
        <translation>เพิ่มหรือเอาออก</translation>
    </message>
    <message>
        <source>LMB</source>
        <translation>เมาส์ซ้าย</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>ทีละขั้น</translation>
    </message>
    <message>
        <source>reset rotation</source>
        <translation>รีเซ็ตการหมุน</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>สเกล</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>สเกล</translation>
    </message>
    <message>
        <source>scale in steps</source>
        <translation>สเกลทีละขั้น</translation>
    </message>
    <message>
        <source>reset scale</source>
        <translation>รีเซ็ตสเกล</translation>
    </message>
    <message>
        <source>drag control</source>
        <translation>ลากตัวควบคุม</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>precise</source>
        <translation>ละเอียด</translation>
    </message>
    <message>
        <source>X Y Z</source>
        <translation>X Y Z</translation>
    </message>
    <message>
        <source>lock axis</source>
        <translation>ล็อกแกน</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>รีเซ็ต</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::PosesModel</name>
    <message>
        <source>(no name)</source>
        <translation>(ไม่มีชื่อ)</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::PosesPanel</name>
    <message>
        <source>Poses that you save appear here: pose the character, then save the pose under a name.</source>
        <translation>ท่าทางที่คุณบันทึกจะแสดงที่นี่: จัดท่าตัวละคร แล้วบันทึกท่าทางโดยตั้งชื่อ</translation>
    </message>
    <message>
        <source>Saved poses</source>
        <translation>ท่าทางที่บันทึก</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>ผสม</translation>
    </message>
    <message>
        <source>Drag to go part of the way from the pose on screen to the chosen one.</source>
        <translation>ลากเพื่อไปบางส่วนจากท่าทางบนจอสู่ท่าที่เลือก</translation>
    </message>
    <message>
        <source>Blend towards the chosen pose</source>
        <translation>ผสมไปสู่ท่าที่เลือก</translation>
    </message>
    <message>
        <source>Selected bones only</source>
        <translation>เฉพาะกระดูกที่เลือก</translation>
    </message>
    <message>
        <source>Save current pose</source>
        <translation>บันทึกท่าทางปัจจุบัน</translation>
    </message>
    <message>
        <source>Pose %1</source>
        <translation>ท่าทาง %1</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>ใช้ท่าทาง</translation>
    </message>
    <message>
        <source>Apply mirrored</source>
        <translation>ใช้แบบสะท้อน</translation>
    </message>
    <message>
        <source>Update from the pose on screen</source>
        <translation>ปรับปรุงจากท่าทางบนจอ</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>เปลี่ยนชื่อ</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>ทำสำเนา</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>ย้ายขึ้น</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>ย้ายลง</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>ลบ</translation>
    </message>
    <message>
        <source>No bone is selected: nothing would change.</source>
        <translation>ไม่ได้เลือกกระดูก: จะไม่มีอะไรเปลี่ยน</translation>
    </message>
    <message>
        <source>Choose a bone first, or untick “Selected bones only”.</source>
        <translation>เลือกกระดูกก่อน หรือเอาเครื่องหมาย “เฉพาะกระดูกที่เลือก” ออก</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::PressureButton</name>
    <message>
        <source>Pen pressure</source>
        <translation>แรงกดปากกา</translation>
    </message>
    <message>
        <source>What pressing harder does. A mouse always presses fully; the eraser end of a pen does what Ctrl does.</source>
        <translation>กดแรงขึ้นแล้วมีผลอะไร เมาส์นับเป็นแรงกดเต็มเสมอ ปลายยางลบของปากกาทำเหมือนกด Ctrl</translation>
    </message>
    <message>
        <source>Pressure changes the &amp;strength</source>
        <translation>แรงกดปรับความแรง(&amp;S)</translation>
    </message>
    <message>
        <source>Pressure changes the &amp;radius</source>
        <translation>แรงกดปรับรัศมี(&amp;R)</translation>
    </message>
    <message>
        <source>So&amp;ft: a light touch does much</source>
        <translation>นุ่ม: แตะเบาก็มีผลมาก(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Linear</source>
        <translation>เชิงเส้น(&amp;L)</translation>
    </message>
    <message>
        <source>Fir&amp;m: only pressing does much</source>
        <translation>แข็ง: ต้องกดแรงจึงมีผลมาก(&amp;M)</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ReadAgainDialog</name>
    <message>
        <source>Read again as</source>
        <translation>อ่านใหม่เป็น</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>หน่วย</translation>
    </message>
    <message>
        <source>Up axis</source>
        <translation>แกนที่ชี้ขึ้น</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>ท่า</translation>
    </message>
    <message>
        <source>As posed in the file</source>
        <translation>ท่าตามไฟล์</translation>
    </message>
    <message>
        <source>Bind pose</source>
        <translation>ท่าผูก</translation>
    </message>
    <message>
        <source>Add folder…</source>
        <translation>เพิ่มโฟลเดอร์…</translation>
    </message>
    <message>
        <source>Look for textures in</source>
        <translation>หาเทกซ์เจอร์ใน</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>อ่านใหม่</translation>
    </message>
    <message>
        <source>its own folder</source>
        <translation>โฟลเดอร์ของไฟล์เอง</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::RenameDialog</name>
    <message>
        <source>Rename bones</source>
        <translation>เปลี่ยนชื่อกระดูก</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>ค้นหาและแทนที่</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>ใส่เลข</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>เติม</translation>
    </message>
    <message>
        <source>By hierarchy</source>
        <translation>ตามลำดับชั้น</translation>
    </message>
    <message>
        <source>Flip sides</source>
        <translation>สลับข้าง</translation>
    </message>
    <message>
        <source>Side style</source>
        <translation>แบบข้าง</translation>
    </message>
    <message>
        <source>Convention</source>
        <translation>แบบแผน</translation>
    </message>
    <message>
        <source>How names are made</source>
        <translation>วิธีตั้งชื่อ</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>เปลี่ยนชื่อ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>ค้นหา</translation>
    </message>
    <message>
        <source>Replace by</source>
        <translation>แทนที่ด้วย</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>นิพจน์ทั่วไป</translation>
    </message>
    <message>
        <source>Signs such as . * + ( ) [ ] | have their meaning; $1 to $9 in the other field stand for groups.</source>
        <translation>เครื่องหมายเช่น . * + ( ) [ ] | มีความหมายของมัน ส่วน $1 ถึง $9 ในอีกช่องแทนกลุ่ม</translation>
    </message>
    <message>
        <source>Capitals are as small letters</source>
        <translation>ไม่แยกตัวพิมพ์ใหญ่เล็ก</translation>
    </message>
    <message>
        <source>“Arm” is found where “arm” is looked for.</source>
        <translation>ค้นหา “arm” แล้วพบ “Arm” ด้วย</translation>
    </message>
    <message>
        <source>Name with #</source>
        <translation>ชื่อที่มี #</translation>
    </message>
    <message>
        <source># is where the number stands; ## gives it two digits.</source>
        <translation># คือที่ของตัวเลข ## ให้สองหลัก</translation>
    </message>
    <message>
        <source>First number</source>
        <translation>เลขแรก</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>เพิ่มทีละ</translation>
    </message>
    <message>
        <source>Count left, right and middle apart</source>
        <translation>นับซ้าย ขวา และกลางแยกกัน</translation>
    </message>
    <message>
        <source>Both sides get the same numbers, with their side behind.</source>
        <translation>สองข้างได้เลขเดียวกัน โดยมีข้างตามหลัง</translation>
    </message>
    <message>
        <source>Before the name</source>
        <translation>หน้าชื่อ</translation>
    </message>
    <message>
        <source>Behind the name</source>
        <translation>หลังชื่อ</translation>
    </message>
    <message>
        <source>What is added behind a name stands before its side: hand_jnt.L.</source>
        <translation>สิ่งที่เติมหลังชื่อจะอยู่หน้าข้าง: hand_jnt.L</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>รูปแบบ</translation>
    </message>
    <message>
        <source>{name} is the bone&apos;s own name without side, {side} its side, {top} the highest of these bones above it, {parent} the bone above, {depth} its place below {top}, {rank} its place among its siblings; {depth:2} has two digits.</source>
        <translation>{name} คือชื่อของกระดูกเองโดยไม่มีข้าง {side} คือข้าง {top} คือชิ้นบนสุดของกระดูกเหล่านี้ที่อยู่เหนือมัน {parent} คือกระดูกเหนือขึ้นไป {depth} คือลำดับใต้ {top} {rank} คือลำดับในหมู่พี่น้อง {depth:2} มีสองหลัก</translation>
    </message>
    <message>
        <source>Left becomes right in names, and right becomes left: for a skeleton that was named from the viewer&apos;s side.</source>
        <translation>ซ้ายในชื่อกลายเป็นขวา และขวากลายเป็นซ้าย สำหรับโครงกระดูกที่ตั้งชื่อจากมุมผู้ชม</translation>
    </message>
    <message>
        <source>Sides as in</source>
        <translation>เขียนข้างแบบ</translation>
    </message>
    <message>
        <source>Names of</source>
        <translation>ชื่อแบบ</translation>
    </message>
    <message>
        <source>Goes by the humanoid map; bones that the convention has no name for only get their side written in its way.</source>
        <translation>ใช้แผนผังฮิวแมนนอยด์ กระดูกที่แบบแผนไม่มีชื่อให้จะเปลี่ยนเพียงวิธีเขียนข้าง</translation>
    </message>
    <message numerus="yes">
        <source>%n selected bones</source>
        <translation>
            <numerusform>กระดูกที่เลือก %n ชิ้น</numerusform>
        </translation>
    </message>
    <message>
        <source>Selected bones</source>
        <translation>กระดูกที่เลือก</translation>
    </message>
    <message>
        <source>Selected bones and all below</source>
        <translation>กระดูกที่เลือกและทุกชิ้นใต้นั้น</translation>
    </message>
    <message>
        <source>All bones</source>
        <translation>กระดูกทั้งหมด</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>กระดูก</translation>
    </message>
    <message>
        <source>New names</source>
        <translation>ชื่อใหม่</translation>
    </message>
    <message>
        <source>No name would change.</source>
        <translation>จะไม่มีชื่อใดเปลี่ยน</translation>
    </message>
    <message numerus="yes">
        <source>%n bones get another name.</source>
        <translation>
            <numerusform>กระดูก %n ชิ้นได้ชื่ออื่น</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones would share a name with another one; that is allowed here, and made unique in files that need it.</source>
        <translation>
            <numerusform>กระดูก %n ชิ้นจะมีชื่อซ้ำกับชิ้นอื่น ซึ่งที่นี่อนุญาต และจะทำให้ไม่ซ้ำในไฟล์ที่ต้องการ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones have no name in this convention.</source>
        <translation>
            <numerusform>กระดูก %n ชิ้นไม่มีชื่อในแบบแผนนี้</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::RenameModel</name>
    <message>
        <source>(no name)</source>
        <translation>(ไม่มีชื่อ)</translation>
    </message>
    <message>
        <source>Another bone would have this name, too.</source>
        <translation>กระดูกอีกชิ้นจะมีชื่อนี้ด้วย</translation>
    </message>
    <message>
        <source>%1, a name that another bone would have, too</source>
        <translation>%1 ชื่อที่กระดูกอีกชิ้นจะมีด้วย</translation>
    </message>
    <message>
        <source>Name now</source>
        <translation>ชื่อตอนนี้</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>ชื่อใหม่</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::RigBar</name>
    <message>
        <source>Space</source>
        <translation>สเปซ</translation>
    </message>
    <message>
        <source>Space of the control</source>
        <translation>สเปซของตัวควบคุม</translation>
    </message>
    <message>
        <source>What the active control goes along with. Where it stands stays as it is.</source>
        <translation>สิ่งที่ตัวควบคุมที่ใช้งานเคลื่อนตาม ตำแหน่งที่อยู่ตอนนี้ไม่เปลี่ยน</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>ตัวควบคุม</translation>
    </message>
    <message>
        <source>Add a control</source>
        <translation>เพิ่มตัวควบคุม</translation>
    </message>
    <message>
        <source>Constraint</source>
        <translation>ข้อจำกัด</translation>
    </message>
    <message>
        <source>Add a constraint</source>
        <translation>เพิ่มข้อจำกัด</translation>
    </message>
    <message>
        <source>Makes the active bone or control follow the other selected ones.</source>
        <translation>ให้กระดูกหรือตัวควบคุมที่ใช้งานตามสิ่งอื่นที่เลือกไว้</translation>
    </message>
    <message>
        <source>Reset pose</source>
        <translation>รีเซ็ตท่า</translation>
    </message>
    <message>
        <source>No control</source>
        <translation>ไม่มีตัวควบคุม</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::RigDialogs</name>
    <message>
        <source>The rig moves no bone: there is nothing to bake.</source>
        <translation>ริกไม่ได้ขยับกระดูกใด จึงไม่มีอะไรให้เบก</translation>
    </message>
    <message numerus="yes">
        <source>%n bones have keys in a new clip, which is shown.</source>
        <translation>
            <numerusform>กระดูก %n ชิ้นมีคีย์ในคลิปใหม่ ซึ่งแสดงอยู่</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::RigOrderList</name>
    <message>
        <source>Evaluation order</source>
        <translation>ลำดับการคำนวณ</translation>
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
        <translation>ตัวควบคุมที่ขยับ %1</translation>
    </message>
    <message>
        <source>Control, a target or a pole</source>
        <translation>ตัวควบคุม เป็นเป้าหมายหรือโพล</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::SampleTool</name>
    <message>
        <source>LMB</source>
        <translation>เมาส์ซ้าย</translation>
    </message>
    <message>
        <source>pick bone</source>
        <translation>เลือกกระดูก</translation>
    </message>
    <message>
        <source>take the weight as the brush’s value</source>
        <translation>ใช้น้ำหนักเป็นค่าของแปรง</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>ดูดค่า</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::SelectTool</name>
    <message>
        <source>LMB</source>
        <translation>เมาส์ซ้าย</translation>
    </message>
    <message>
        <source>add or remove</source>
        <translation>เพิ่มหรือเอาออก</translation>
    </message>
    <message>
        <source>select</source>
        <translation>เลือก</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>move</source>
        <translation>ย้าย</translation>
    </message>
    <message>
        <source>rotate</source>
        <translation>หมุน</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>เลือก</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::SelectionChip</name>
    <message>
        <source>Select none</source>
        <translation>เลิกเลือก</translation>
    </message>
    <message>
        <source>Painting and operations reach every vertex again.</source>
        <translation>การระบายและคำสั่งจะมีผลกับทุกจุดยอดอีกครั้ง</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>เลือก %n จุด</numerusform>
        </translation>
    </message>
    <message>
        <source>Painting and operations keep to the selected vertices</source>
        <translation>การระบายและคำสั่งมีผลเฉพาะจุดยอดที่เลือก</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::SkeletonDialogs</name>
    <message>
        <source>Select the bones that are to be oriented.</source>
        <translation>เลือกกระดูกที่จะปรับแกน</translation>
    </message>
    <message>
        <source>The character has this map already.</source>
        <translation>ตัวละครมีแผนผังนี้อยู่แล้ว</translation>
    </message>
    <message>
        <source>%1 was bound in another pose than the one in which the bones rest.</source>
        <translation>%1 ถูกผูกในท่าอื่นที่ไม่ใช่ท่าที่กระดูกพักอยู่</translation>
    </message>
    <message numerus="yes">
        <source>%n meshes were bound in another pose than the one in which the bones rest.</source>
        <translation>
            <numerusform>เมช %n ชิ้นถูกผูกในท่าอื่นที่ไม่ใช่ท่าที่กระดูกพักอยู่</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to bind pose</source>
        <translation>ไปที่ท่าผูก</translation>
    </message>
    <message>
        <source>Re-attach</source>
        <translation>ผูกใหม่</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::SkinningPreparer</name>
    <message>
        <source>Preparing delta mush: %1</source>
        <translation>กำลังเตรียมเดลตามัช: %1</translation>
    </message>
    <message>
        <source>Preparing centres of rotation: %1</source>
        <translation>กำลังเตรียมศูนย์กลางการหมุน: %1</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::SliderField</name>
    <message>
        <source>“%1” is not a number</source>
        <translation>“%1” ไม่ใช่ตัวเลข</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::StartPage</name>
    <message>
        <source>Drop a file anywhere in this window</source>
        <translation>ลากไฟล์มาวางตรงไหนก็ได้ในหน้าต่างนี้</translation>
    </message>
    <message>
        <source>Start with a character</source>
        <translation>เริ่มจากตัวละคร</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>เปิดไฟล์</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>เปิด…</translation>
    </message>
    <message>
        <source>Start from a sample</source>
        <translation>เริ่มจากตัวอย่าง</translation>
    </message>
    <message>
        <source>Rigged and ready to paint; made by the program itself</source>
        <translation>ริกไว้แล้วพร้อมระบาย โปรแกรมสร้างขึ้นเอง</translation>
    </message>
    <message>
        <source>Continue recent</source>
        <translation>ทำต่อจากไฟล์ล่าสุด</translation>
    </message>
    <message>
        <source>The files you open are listed here.</source>
        <translation>ไฟล์ที่คุณเปิดจะอยู่ที่นี่</translation>
    </message>
    <message>
        <source>%1, not found</source>
        <translation>%1 ไม่พบไฟล์</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>ไม่พบไฟล์</translation>
    </message>
    <message>
        <source>Nothing here can break your file: it is read, never changed, until you save or export.</source>
        <translation>ไม่มีอะไรที่นี่ทำให้ไฟล์ของคุณเสียได้: โปรแกรมแค่อ่าน ไม่แก้ไฟล์ จนกว่าคุณจะบันทึกหรือส่งออก</translation>
    </message>
    <message>
        <source>Use Blender-like keys</source>
        <translation>ใช้ปุ่มลัดแบบ Blender</translation>
    </message>
    <message>
        <source>Use Maya-like keys</source>
        <translation>ใช้ปุ่มลัดแบบ Maya</translation>
    </message>
    <message>
        <source>glTF, VRM, FBX, Collada, OBJ, BVH or a project</source>
        <translation>glTF, VRM, FBX, Collada, OBJ, BVH หรือโปรเจกต์</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::StatusLine</name>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>No file</source>
        <translation>ไม่มีไฟล์</translation>
    </message>
    <message numerus="yes">
        <source>%n influences</source>
        <translation>
            <numerusform>อิทธิพล %n</numerusform>
        </translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>รวม %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 v</source>
        <comment>vertices</comment>
        <translation>%1 จุด</translation>
    </message>
    <message>
        <source>Findings: errors, warnings, notes. Click to see them.</source>
        <translation>ผลตรวจ: ข้อผิดพลาด คำเตือน หมายเหตุ คลิกเพื่อดู</translation>
    </message>
    <message>
        <source>Time that the last frame took</source>
        <translation>เวลาที่ใช้วาดเฟรมล่าสุด</translation>
    </message>
    <message>
        <source>Weight of the active bone under the pointer</source>
        <translation>น้ำหนักของกระดูกที่ใช้งานตรงใต้เมาส์</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>เลือก %1</translation>
    </message>
    <message numerus="yes">
        <source>%n controls</source>
        <translation>
            <numerusform>%n ตัว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n constraints</source>
        <translation>
            <numerusform>ข้อจำกัด %n ข้อ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::TemplateDialog</name>
    <message>
        <source>Add template</source>
        <translation>เพิ่มแม่แบบ</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>แม่แบบ</translation>
    </message>
    <message>
        <source>Spine bones</source>
        <translation>กระดูกสันหลัง</translation>
    </message>
    <message>
        <source>Neck bones</source>
        <translation>กระดูกคอ</translation>
    </message>
    <message>
        <source>Fingers</source>
        <translation>นิ้วมือ</translation>
    </message>
    <message>
        <source>Bones of a finger</source>
        <translation>กระดูกต่อนิ้ว</translation>
    </message>
    <message>
        <source>Tail bones</source>
        <translation>กระดูกหาง</translation>
    </message>
    <message>
        <source>Joints at the ends, without weights</source>
        <translation>ข้อต่อที่ปลาย ไม่มีน้ำหนัก</translation>
    </message>
    <message>
        <source>Below the active bone (none is active)</source>
        <translation>ใต้กระดูกที่ใช้งาน (ยังไม่มี)</translation>
    </message>
    <message>
        <source>Below %1</source>
        <translation>ใต้ %1</translation>
    </message>
    <message>
        <source>The first bone begins where that bone ends, and moves with it. Off: a skeleton of its own, as large as the meshes.</source>
        <translation>กระดูกชิ้นแรกเริ่มที่ปลายของกระดูกนั้นและขยับตาม ถ้าปิด จะเป็นโครงกระดูกแยกต่างหาก ขนาดเท่าเมช</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>เพิ่ม</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message numerus="yes">
        <source>%n bones; move them to their places afterwards.</source>
        <translation>
            <numerusform>กระดูก %n ชิ้น ย้ายไปยังที่ของมันภายหลัง</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::TimeScrubber</name>
    <message>
        <source>Time</source>
        <translation>เวลา</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::Toast</name>
    <message>
        <source>Close message</source>
        <translation>ปิดข้อความแจ้ง</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ToolOptionsBar</name>
    <message>
        <source>Options appear once a character is open</source>
        <translation>ตัวเลือกจะปรากฏเมื่อเปิดตัวละคร</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>การหมุน</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>ตำแหน่ง</translation>
    </message>
    <message>
        <source>Reset rotation</source>
        <translation>รีเซ็ตการหมุน</translation>
    </message>
    <message>
        <source>Reset position</source>
        <translation>รีเซ็ตตำแหน่ง</translation>
    </message>
    <message>
        <source>While dragging, X, Y or Z locks an axis of the model; twice, the bone’s own.</source>
        <translation>ขณะลาก กด X, Y หรือ Z เพื่อล็อกแกนของโมเดล กดซ้ำเพื่อใช้แกนของกระดูก</translation>
    </message>
    <message>
        <source>No bone selected</source>
        <translation>ยังไม่ได้เลือกกระดูก</translation>
    </message>
    <message numerus="yes">
        <source>%n bones selected</source>
        <translation>
            <numerusform>เลือกกระดูก %n ชิ้น</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>เลือก %1</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>สเกล</translation>
    </message>
    <message>
        <source>Reset scale</source>
        <translation>รีเซ็ตสเกล</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>แนวตรง</translation>
    </message>
    <message>
        <source>Radial</source>
        <translation>แนววงกลม</translation>
    </message>
    <message>
        <source>Shape of the gradient</source>
        <translation>รูปแบบการไล่ระดับ</translation>
    </message>
    <message>
        <source>Boxes scale along the axes of the bone, the one in the middle evenly.</source>
        <translation>กล่องสเกลตามแกนของกระดูก กล่องกลางสเกลเท่ากันทุกแกน</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ToolStage</name>
    <message>
        <source>%1 has to wait: finish what is under way, or press Escape.</source>
        <translation>%1 ต้องรอก่อน: ทำสิ่งที่ค้างอยู่ให้เสร็จ หรือกด Escape</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ToolStrip</name>
    <message>
        <source>Mirror weights</source>
        <translation>มิเรอร์น้ำหนัก</translation>
    </message>
    <message>
        <source>Gives one side the weights of the other; where vertices are selected, only to these and their mirror images.</source>
        <translation>ให้น้ำหนักของอีกข้างแก่ข้างหนึ่ง ถ้าเลือกจุดยอดไว้ จะทำเฉพาะจุดนั้นและคู่มิเรอร์ของมัน</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::TransferDialog</name>
    <message>
        <source>Transfer weights to %1</source>
        <translation>ถ่ายโอนน้ำหนักไปยัง %1</translation>
    </message>
    <message>
        <source>all other meshes</source>
        <translation>เมชอื่นทั้งหมด</translation>
    </message>
    <message>
        <source>All other meshes</source>
        <translation>เมชอื่นทั้งหมด</translation>
    </message>
    <message>
        <source>Take from</source>
        <translation>นำมาจาก</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>เลือกไฟล์…</translation>
    </message>
    <message>
        <source>What is farther off is no counterpart.</source>
        <translation>สิ่งที่อยู่ไกลกว่านี้ไม่นับเป็นคู่</translation>
    </message>
    <message>
        <source>Surface that is turned away by more is no counterpart; 180° takes any side.</source>
        <translation>พื้นผิวที่หันต่างไปมากกว่านี้ไม่นับเป็นคู่ ค่า 180° รับทุกด้าน</translation>
    </message>
    <message>
        <source>Keep connected pieces apart</source>
        <translation>แยกชิ้นที่เชื่อมต่อกัน</translation>
    </message>
    <message>
        <source>A piece takes only from the pieces that it shares most of its surface with: one sock nothing of the other.</source>
        <translation>แต่ละชิ้นรับจากชิ้นที่มีพื้นผิวตรงกันมากที่สุดเท่านั้น ถุงเท้าข้างหนึ่งจึงไม่รับจากอีกข้าง</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>ถ่ายโอน</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 ของ %2</translation>
    </message>
    <message>
        <source>No other mesh of this character has weights: choose a file.</source>
        <translation>ไม่มีเมชอื่นของตัวละครนี้ที่มีน้ำหนัก โปรดเลือกไฟล์</translation>
    </message>
    <message>
        <source>Looking for counterparts…</source>
        <translation>กำลังหาคู่…</translation>
    </message>
    <message>
        <source>%1 of %2 vertices have a counterpart · %3 without</source>
        <translation>จุดยอด %1 จาก %2 มีคู่ · ไม่มีคู่ %3</translation>
    </message>
    <message numerus="yes">
        <source>The mesh is bound to %n bones</source>
        <translation>
            <numerusform>เมชจะถูกผูกกับกระดูก %n ชิ้น</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mesh is bound to %n bones more</source>
        <translation>
            <numerusform>เมชจะถูกผูกกับกระดูกเพิ่มอีก %n ชิ้น</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing would change.</source>
        <translation>จะไม่มีอะไรเปลี่ยน</translation>
    </message>
    <message>
        <source>Max distance</source>
        <translation>ระยะสูงสุด</translation>
    </message>
    <message>
        <source>Max angle</source>
        <translation>มุมสูงสุด</translation>
    </message>
    <message>
        <source>Nothing would change: raise “%1”, or take from another mesh.</source>
        <translation>จะไม่มีอะไรเปลี่ยน เพิ่ม “%1” หรือเลือกเมชต้นทางอื่น</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::TransferFlow</name>
    <message>
        <source>Take weights from a file</source>
        <translation>นำน้ำหนักมาจากไฟล์</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>ตัวละคร</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>กำลังอ่าน %1</translation>
    </message>
    <message>
        <source>“%1” could not be read</source>
        <translation>อ่าน “%1” ไม่ได้</translation>
    </message>
    <message>
        <source>“%1” holds no mesh with weights.</source>
        <translation>“%1” ไม่มีเมชที่มีน้ำหนัก</translation>
    </message>
    <message>
        <source>Nothing of “%1” could be transferred</source>
        <translation>ถ่ายโอนจาก “%1” ไม่ได้เลย</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::VertexSelectBar</name>
    <message>
        <source>Front faces only</source>
        <translation>เฉพาะด้านหน้า</translation>
    </message>
    <message>
        <source>Leaves what faces away alone. Off: through everything.</source>
        <translation>ไม่เลือกส่วนที่หันไปด้านหลัง ปิด: เลือกทะลุทุกอย่าง</translation>
    </message>
    <message>
        <source>X mirror</source>
        <translation>มิเรอร์ X</translation>
    </message>
    <message>
        <source>Selects the same vertices of the other side too.</source>
        <translation>เลือกจุดยอดเดียวกันของอีกข้างด้วย</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>คลิก</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>กรอบ</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>บ่วง</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>ระบาย</translation>
    </message>
    <message>
        <source>How vertices are selected</source>
        <translation>วิธีเลือกจุดยอด</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>รัศมี</translation>
    </message>
    <message>
        <source>Size of the brush on the screen.</source>
        <translation>ขนาดแปรงบนหน้าจอ</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::VertexSelectTool</name>
    <message>
        <source>select a vertex</source>
        <translation>เลือกจุดยอด</translation>
    </message>
    <message>
        <source>draw a box</source>
        <translation>ลากกรอบ</translation>
    </message>
    <message>
        <source>draw around vertices</source>
        <translation>ลากล้อมจุดยอด</translation>
    </message>
    <message>
        <source>paint over vertices</source>
        <translation>ระบายผ่านจุดยอด</translation>
    </message>
    <message>
        <source>add</source>
        <translation>เพิ่ม</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>เอาออก</translation>
    </message>
    <message>
        <source>LMB</source>
        <translation>เมาส์ซ้าย</translation>
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
        <translation>ทั้งหมด</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ไม่เลือก</translation>
    </message>
    <message>
        <source>island</source>
        <translation>ทั้งชิ้น</translation>
    </message>
    <message>
        <source>Select vertices</source>
        <translation>เลือกจุดยอด</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::VertexWeightsModel</name>
    <message>
        <source>Sum · no bone moves this vertex</source>
        <translation>ผลรวม · ไม่มีกระดูกใดมีผลกับจุดนี้</translation>
    </message>
    <message numerus="yes">
        <source>Sum · %n influences</source>
        <translation>
            <numerusform>ผลรวม · อิทธิพล %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Double-click to set the weight of all selected vertices</source>
        <translation>ดับเบิลคลิกเพื่อตั้งน้ำหนักของจุดยอดที่เลือกทั้งหมด</translation>
    </message>
    <message>
        <source>Double-click to set the weight of this vertex</source>
        <translation>ดับเบิลคลิกเพื่อตั้งน้ำหนักของจุดยอดนี้</translation>
    </message>
    <message>
        <source>%1 · from %2 to %3 in the selection</source>
        <translation>%1 · ในส่วนที่เลือกมีตั้งแต่ %2 ถึง %3</translation>
    </message>
    <message numerus="yes">
        <source>Mean of %n vertices</source>
        <translation>
            <numerusform>ค่าเฉลี่ยของ %n จุด</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::VertexWeightsPanel</name>
    <message>
        <source>Weights of the vertex</source>
        <translation>น้ำหนักของจุดยอด</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>กระดูก</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>น้ำหนัก</translation>
    </message>
    <message>
        <source>Point at the mesh to see which bones move the vertex there.</source>
        <translation>ชี้ที่เมชเพื่อดูว่ากระดูกใดมีผลกับจุดยอดตรงนั้น</translation>
    </message>
    <message>
        <source>vertex %1</source>
        <translation>จุดยอด %1</translation>
    </message>
    <message numerus="yes">
        <source>%n selected vertices</source>
        <translation>
            <numerusform>จุดยอดที่เลือก %n จุด</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is no weight: type a number from 0 to 1.</source>
        <translation>“%1” ไม่ใช่น้ำหนัก พิมพ์ตัวเลขตั้งแต่ 0 ถึง 1</translation>
    </message>
    <message>
        <source>Some vertices kept their weights: locked bones leave them no room.</source>
        <translation>บางจุดยอดคงน้ำหนักเดิม เพราะกระดูกที่ล็อกไม่เหลือที่ให้</translation>
    </message>
    <message>
        <source>Some vertices belong to this bone alone: nothing else could take their weight.</source>
        <translation>บางจุดยอดขึ้นกับกระดูกชิ้นนี้ชิ้นเดียว จึงไม่มีกระดูกอื่นรับน้ำหนักแทน</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ViewportHeader</name>
    <message>
        <source>No character</source>
        <translation>ไม่มีตัวละคร</translation>
    </message>
    <message>
        <source>Skinning method</source>
        <translation>วิธีสกินนิง</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>ทึบ</translation>
    </message>
    <message>
        <source>Textured</source>
        <translation>เท็กซ์เจอร์</translation>
    </message>
    <message>
        <source>Wire</source>
        <translation>ไวร์เฟรม</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>น้ำหนัก</translation>
    </message>
    <message>
        <source>Shading</source>
        <translation>การแสดงผิว</translation>
    </message>
    <message>
        <source>Octahedral bones</source>
        <translation>กระดูกทรงแปดหน้า</translation>
    </message>
    <message>
        <source>Stick bones</source>
        <translation>กระดูกแบบแท่ง</translation>
    </message>
    <message>
        <source>No bones</source>
        <translation>ไม่แสดงกระดูก</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>กระดูก</translation>
    </message>
    <message>
        <source>Iso-lines</source>
        <translation>เส้นชั้นน้ำหนัก</translation>
    </message>
    <message>
        <source>Lines of equal weight, each 0.1.</source>
        <translation>เส้นที่มีน้ำหนักเท่ากัน ทุกช่วง 0.1</translation>
    </message>
    <message>
        <source>Draws the edges over the surface.</source>
        <translation>วาดเส้นขอบของเมชทับบนพื้นผิว</translation>
    </message>
    <message>
        <source>Perspective or orthographic</source>
        <translation>เปอร์สเปกทิฟหรือออร์โทกราฟิก</translation>
    </message>
    <message>
        <source>Mixed methods</source>
        <translation>หลายวิธีปนกัน</translation>
    </message>
    <message>
        <source>Orthographic</source>
        <translation>ออร์โทกราฟิก</translation>
    </message>
    <message>
        <source>Perspective</source>
        <translation>เปอร์สเปกทิฟ</translation>
    </message>
    <message>
        <source>No skinning</source>
        <translation>ไม่มีสกินนิง</translation>
    </message>
    <message>
        <source>All bones</source>
        <translation>กระดูกทั้งหมด</translation>
    </message>
    <message>
        <source>Shown as linear blend until it is prepared. After cancelling, choose it again to prepare it.</source>
        <translation>แสดงเป็นลิเนียร์เบลนด์จนกว่าจะเตรียมเสร็จ ถ้ายกเลิกไปแล้ว เลือกอีกครั้งเพื่อเตรียม</translation>
    </message>
    <message>
        <source>How bones are shown</source>
        <translation>การแสดงกระดูก</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>ชื่อ</translation>
    </message>
    <message>
        <source>Writes the name of every bone beside it.</source>
        <translation>เขียนชื่อของกระดูกทุกชิ้นไว้ข้างกระดูก</translation>
    </message>
    <message>
        <source>Axes</source>
        <translation>แกน</translation>
    </message>
    <message>
        <source>Draws the axes of every bone.</source>
        <translation>วาดแกนของกระดูกทุกชิ้น</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>ตัวควบคุม</translation>
    </message>
    <message>
        <source>Draws the controls of the rig, which can then be dragged.</source>
        <translation>วาดตัวควบคุมของริก ซึ่งจะลากได้เมื่อมองเห็น</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ViewportScene</name>
    <message>
        <source>No bone selected</source>
        <translation>ยังไม่ได้เลือกกระดูก</translation>
    </message>
    <message>
        <source>Rest pose</source>
        <translation>ท่าพัก</translation>
    </message>
    <message numerus="yes">
        <source>after %n passes</source>
        <translation>
            <numerusform>หลัง %n รอบ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rigwright::editor::ViewportWidget</name>
    <message>
        <source>OpenGL could not be started: no driver answered.</source>
        <translation>เริ่ม OpenGL ไม่ได้: ไม่มีไดรเวอร์ตอบ</translation>
    </message>
    <message>
        <source>OpenGL was found, but a surface to draw on could not be made.</source>
        <translation>พบ OpenGL แต่สร้างพื้นที่สำหรับวาดไม่ได้</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is needed; this system offers %1.%2.</source>
        <translation>ต้องใช้ OpenGL 3.3 ระบบนี้มี %1.%2</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::WhoMovedModel</name>
    <message>
        <source>In the model: %1 · %2 · %3 cm, %4 · %5 · %6°</source>
        <translation>ในโมเดล: %1 · %2 · %3 ซม., %4 · %5 · %6°</translation>
    </message>
    <message>
        <source>From its parent: %1 · %2 · %3 cm, %4 · %5 · %6°</source>
        <translation>จากแม่ของมัน: %1 · %2 · %3 ซม., %4 · %5 · %6°</translation>
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
        <translation>เลือกกระดูกเพื่อดูทีละขั้นว่าอะไรพามันมาอยู่ที่ที่มันอยู่: ท่า ตัวควบคุม ข้อจำกัด IK</translation>
    </message>
    <message>
        <source>Steps from bind to picture</source>
        <translation>ขั้นตอนจากการผูกถึงภาพ</translation>
    </message>
</context>
<context>
    <name>rigwright::editor::Workspaces</name>
    <message>
        <source>Workspace</source>
        <translation>พื้นที่ทำงาน</translation>
    </message>
</context>
</TS>
