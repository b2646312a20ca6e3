// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// When pictures are taken and for which file they are kept.
#include "editor/shell/last_seen.h"

#include "editor/document/document.h"
#include "editor/shell/recent_files.h"
#include "editor/shell/recent_pictures.h"
#include "editor/viewport/viewport_widget.h"

#include <chrono>
#include <utility>

namespace rigwright::editor {

namespace {
constexpr std::chrono::milliseconds kStandsStill{1500};
} // namespace

LastSeen::LastSeen(Document& document, ViewportWidget& viewport, RecentFiles& recent,
                   RecentPictures& pictures, QObject* parent)
    : QObject(parent), m_document(document), m_viewport(viewport), m_recent(recent),
      m_pictures(pictures) {
    m_still.setSingleShot(true);
    m_still.setInterval(kStandsStill);
    connect(&m_still, &QTimer::timeout, this, &LastSeen::take);
    const auto later = qOverload<>(&QTimer::start);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<DocumentReset>(change))
            keep(); // of the former character
        m_still.start();
    });
    connect(&document.session(), &Session::cameraChanged, &m_still, later);
    connect(&document.session(), &Session::viewChanged, &m_still, later);
    connect(&document.session(), &Session::selectionChanged, &m_still, later);
    connect(&recent, &RecentFiles::changed, this, [this] {
        QStringList paths;
        for (const RecentFile& file : m_recent.all())
            paths += file.path;
        m_pictures.keepOnly(paths);
    });
}

void LastSeen::take() {
    if (m_document.isEmpty() || m_document.filePath().isEmpty())
        return;
    const QString path = m_document.filePath();
    const std::uint64_t generation = m_document.generation();
    m_viewport.requestPicture(this, [this, path, generation](const QImage& picture) {
        if (generation != m_document.generation())
            return; // too late: it may show the next one
        m_picture = picture;
        m_path = path;
    });
}

void LastSeen::takeFor(const QString& path) {
    // At once what there is: the window may be closing.
    if (!m_picture.isNull())
        m_pictures.keep(path, m_picture);
    m_path = path; // under this name from now on
    m_viewport.requestPicture(
        this, [this, path, generation = m_document.generation()](const QImage& picture) {
            if (generation != m_document.generation())
                return;
            m_picture = picture;
            m_path = path;
            m_pictures.keep(path, picture);
        });
}

void LastSeen::keep() {
    if (!m_picture.isNull())
        m_pictures.keep(m_path, std::exchange(m_picture, {}));
}

} // namespace rigwright::editor
