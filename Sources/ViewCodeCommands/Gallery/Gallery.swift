import Foundation
import UIKit
import ViewHost

/// Every preview on several devices, in several looks, as files and a page.
@MainActor
struct Gallery {
  let previews: [HostedPreview]
  let devices: [Device]
  let looks: [GalleryLook]
  let folder: String

  var pictureCount: Int { previews.count * devices.count * looks.count }

  /// Draws the pictures and writes the page last, so that a page never points at what is missing.
  ///
  /// - Parameter progress: gets the number of pictures done.
  /// - Returns: the bytes written.
  func make(progress: (Int) -> Void) throws -> Int {
    var written = 0
    var count = 0
    var sections: [GalleryPage.Section] = []
    var names = FileNames()
    for preview in previews {
      let base = names.name(for: preview.name)
      var pictures: [GalleryPage.Picture] = []
      for device in devices {
        for look in looks {
          let host = ViewHost(device: device, surroundings: look.surroundings)
          preview.show(on: host)
          // A view of a size of its own is more to look at without the screen around it.
          let isScreen = preview.sizing == .screen
          let picture = try host.picture(of: isScreen ? nil : host.shownView)
          let png = picture.png()
          let file = "pictures/\(base)-\(Self.slug(device.name))-\(look.fileSuffix).png"
          try AtomicFile.write(png, to: "\(folder)/\(file)")
          written += png.count
          count += 1
          progress(count)
          pictures.append(
            GalleryPage.Picture(
              file: file, device: host.device.name, look: look.name, isDark: look.surroundings.style == .dark,
              width: picture.image.width, height: picture.image.height, scale: Double(picture.scale)))
        }
      }
      sections.append(
        GalleryPage.Section(title: preview.name, source: "\(preview.fileID):\(preview.line)", pictures: pictures))
    }
    let page = GalleryPage(sections: sections).html
    try AtomicFile.write(Array(page.utf8), to: "\(folder)/index.html")
    return written + page.utf8.count
  }

  private static func slug(_ name: String) -> String {
    var names = FileNames()
    return names.name(for: name)
  }
}
