import Foundation
import PreviewProtocol
import UIKit
import ViewHost

/// A gallery of every preview on several devices, with several looks, as files and a page.
@MainActor
struct Gallery {
  let previews: [HostedPreview]
  let devices: [Device]
  let looks: [GalleryLook]
  let folder: String
  let showsSystemBars: Bool
  let network: PendingNetworkWork

  var pictureCount: Int { pictureCount(of: previews.count) }

  func pictureCount(of previews: Int) -> Int { previews * devices.count * looks.count }

  /// Draws the pictures and writes the page last, so that a page never refers to missing pictures.
  ///
  /// - Parameters:
  ///   - showing: Displays each preview. The page reports previews that crashed an earlier run.
  ///   - progress: A function that receives the number of completed pictures.
  func make(_ showing: ScreenShowing, progress: (Int) -> Void) throws -> Outcome {
    var written = 0
    var count = 0
    var sections: [GalleryPage.Section] = []
    var failures: [String] = []
    var remarks: [String] = []
    var names = FileNames()
    for (index, preview) in previews.enumerated() {
      let base = names.name(for: preview.name)
      let looks = looksOnDevices(named: base)
      let shown = try showing.show("\(index) \(preview.name)") {
        var first: ScreenResult?
        for look in looks {
          let (data, result) = try draw(preview, look)
          try AtomicFile.write(data, to: "\(folder)/\(look.file)")
          first = first ?? result
          count += 1
          progress(count)
        }
        var shown = first ?? ScreenResult(isDrawn: true)
        shown.pictures = looks.map(\.file)
        return shown
      }
      if shown.pictures.isEmpty { failures.append("\(preview.name): \(shown.reason ?? "")") }
      if !shown.pictures.isEmpty, let remark = shown.remark { remarks.append("\(preview.name): \(remark)") }
      let pictures = try shown.pictures.isEmpty ? [] : looks.map { try picture(of: preview, $0, size: &written) }
      sections.append(
        GalleryPage.Section(
          title: preview.name, source: "\(preview.fileID):\(preview.line)", failure: shown.isDrawn ? nil : shown.reason,
          pending: shown.pendingInWords, pictures: pictures))
    }
    let page = GalleryPage(sections: sections).html
    try AtomicFile.write(Array(page.utf8), to: "\(folder)/index.html")
    return Outcome(size: written + page.utf8.count, failures: failures, remarks: remarks)
  }

  /// The result of creating a gallery.
  struct Outcome {
    /// The number of bytes written.
    var size: Int
    /// The pictures that could not be drawn, with the reasons.
    var failures: [String]
    /// Pictures whose content may be incomplete.
    var remarks: [String]
  }

  /// A picture to draw, with its look, device and file.
  private struct DeviceLook {
    let device: Device
    let look: GalleryLook
    let file: String
  }

  private func looksOnDevices(named base: String) -> [DeviceLook] {
    devices.flatMap { device in
      looks.map {
        DeviceLook(device: device, look: $0, file: "pictures/\(base)-\(Self.slug(device.name))-\($0.fileSuffix).png")
      }
    }
  }

  private func draw(_ preview: HostedPreview, _ look: DeviceLook) throws -> (data: [UInt8], result: ScreenResult) {
    let host = ViewHost(device: look.device, surroundings: look.look.surroundings)
    host.showsSystemBars = showsSystemBars
    preview.show(on: host)
    network.settle()
    // A view with its own size is more visible without the screen around it.
    let isWholeScreen = preview.sizing == .screen
    let picture = try host.picture(of: isWholeScreen ? nil : host.shownView)
    return (
      picture.png(), ScreenResult(on: host, picture: picture, isWholeScreen: isWholeScreen, network: network)
    )
  }

  /// Returns the page's entry for a picture, which this run of the program or an earlier one has drawn.
  private func picture(
    of preview: HostedPreview, _ look: DeviceLook, size: inout Int
  ) throws -> GalleryPage.Picture {
    let data = try Data(contentsOf: URL(filePath: "\(folder)/\(look.file)"))
    size += data.count
    let pixels = Self.pixels(ofPNG: data)
    let device = preview.orientation.map { look.device.held($0) } ?? look.device
    return GalleryPage.Picture(
      file: look.file, device: device.name, look: look.look.name, isDark: look.look.surroundings.style == .dark,
      width: pixels.width, height: pixels.height, scale: Double(look.device.scale))
  }

  /// Returns the size of a PNG file, which is in the chunk after the signature.
  private static func pixels(ofPNG data: Data) -> (width: Int, height: Int) {
    func number(at offset: Int) -> Int { data.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) } }
    return (number(at: 16), number(at: 20))
  }

  private static func slug(_ name: String) -> String {
    var names = FileNames()
    return names.name(for: name)
  }
}
