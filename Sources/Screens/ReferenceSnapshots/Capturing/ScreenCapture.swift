import ImageCodecs
import ScreenComparison
import UIKit
import ViewHost

/// The state of a screen at one moment.
package struct ScreenCapture: Sendable {
  package let tree: ScreenNode
  package let pixels: CapturedPixels
  /// The number of pixels in a point.
  package let scale: Double
  /// The texts of a screen reader, with one line for each element.
  package let spoken: [String]
  /// The problems of the layout, line by line. Empty if there are none.
  package let layout: [String]

  /// The parts of a capture in addition to the tree.
  package struct Parts: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let picture = Parts(rawValue: 1 << 0)
    package static let spoken = Parts(rawValue: 1 << 1)
    package static let layout = Parts(rawValue: 1 << 2)
    /// The lines that created the views. The lookup may take seconds in a program with large debug tables.
    package static let origins = Parts(rawValue: 1 << 3)
    package static let all: Parts = [.picture, .spoken, .layout]
  }

  /// Captures a host's screen, or one view of it.
  ///
  /// - Throws: `PictureSizeError`.
  @MainActor
  package init(of host: ViewHost, view: UIView? = nil, parts: Parts = .all) throws(PictureSizeError) {
    let root = view ?? host.window
    pixels = parts.contains(.picture) ? .drawn(try host.picture(of: view)) : .none
    tree = ScreenCapture.node(
      host.dump(
        of: root, including: parts.contains(.origins) ? [.properties, .origins, .looks] : [.properties, .looks]))
    scale = Double(host.device.scale)
    spoken = parts.contains(.spoken) ? host.accessibilityElements(in: root).map(\.text) : []
    layout = parts.contains(.layout) ? host.layoutReport().text.split(separator: "\n").map(String.init) : []
  }

  package init(tree: ScreenNode, pixels: CapturedPixels, scale: Double, spoken: [String] = [], layout: [String] = []) {
    (self.tree, self.pixels, self.scale) = (tree, pixels, scale)
    (self.spoken, self.layout) = (spoken, layout)
  }

  /// Creates a capture from files.
  ///
  /// - Parameter folder: The folder of the files.
  /// - Returns: `nil` if nothing of the screen was captured.
  package init?(of screen: CapturedScreen, in folder: String) {
    guard let tree = screen.tree else { return nil }
    self.init(
      tree: tree, pixels: screen.hasReferencesPicture ? .none : .file("\(folder)/\(screen.id).png", screen.picture),
      scale: screen.scale, spoken: screen.spoken ?? [], layout: screen.layout ?? [])
  }

  /// Returns the picture, or `nil` if the capture has none.
  ///
  /// - Throws: ``SnapshotFileError`` for an unreadable file.
  package func picture() throws(SnapshotFileError) -> PixelImage? { try pixels.image() }

  /// Returns the same capture with the lines that created its views.
  @MainActor
  package func withOrigins(of host: ViewHost, view: UIView? = nil) -> ScreenCapture {
    let dump = host.dump(of: view ?? host.window, including: [.properties, .origins, .looks])
    return ScreenCapture(
      tree: ScreenCapture.node(dump), pixels: pixels, scale: scale, spoken: spoken, layout: layout)
  }

  private static func node(_ dump: ViewDump) -> ScreenNode {
    var node = ScreenNode(
      dump.className, frame: dump.frame, text: dump.label, identifier: dump.identifier, flags: dump.flags,
      property: dump.property, madeAt: dump.madeAt.map { .init(file: $0.file, line: $0.line, path: $0.path) },
      looks: dump.looks, subviews: dump.subviews.map(node))
    node.boundsOrigin = dump.boundsOrigin
    (node.alpha, node.cornerRadius, node.backgroundColor) = (dump.alpha, dump.cornerRadius, dump.backgroundColor)
    return node
  }
}

extension PixelImage {
  init(_ picture: Picture) {
    let image = picture.image
    self = image.withPixels { pixels, bytesPerRow in
      let bytes = [UInt8](unsafeUninitializedCapacity: image.width * 4 * image.height) { buffer, count in
        for row in 0..<image.height {
          UnsafeMutableRawPointer(buffer.baseAddress! + row * image.width * 4)
            .copyMemory(from: pixels + row * bytesPerRow, byteCount: image.width * 4)
        }
        count = image.width * 4 * image.height
      }
      return PixelImage(width: image.width, height: image.height, bytesPerRow: image.width * 4, bytes: bytes)
    }
  }
}
