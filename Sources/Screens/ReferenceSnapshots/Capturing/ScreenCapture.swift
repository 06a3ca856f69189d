import ImageCodecs
import ScreenComparison
import UIKit
import ViewHost

/// All that is known of a screen at one moment.
package struct ScreenCapture: Sendable {
  package let tree: ScreenNode
  package let pixels: CapturedPixels
  /// Pixels of a point.
  package let scale: Double
  /// What a screen reader says, a line for each element.
  package let spoken: [String]
  /// What is wrong with the layout, line by line; empty where nothing is.
  package let layout: [String]

  /// What is wanted of a screen beside its tree.
  package struct Parts: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let picture = Parts(rawValue: 1 << 0)
    package static let spoken = Parts(rawValue: 1 << 1)
    package static let layout = Parts(rawValue: 1 << 2)
    /// The lines that made the views: asking may take seconds in a program whose tables for debuggers are large.
    package static let origins = Parts(rawValue: 1 << 3)
    package static let all: Parts = [.picture, .spoken, .layout]
  }

  /// Looks at a host's screen, or at one view of it.
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

  /// A screen that was captured into files.
  ///
  /// - Parameter folder: where its files are.
  /// - Returns: `nil` where nothing was captured of it.
  package init?(of screen: CapturedScreen, in folder: String) {
    guard let tree = screen.tree else { return nil }
    self.init(
      tree: tree, pixels: screen.hasReferencesPicture ? .none : .file("\(folder)/\(screen.id).png", screen.picture),
      scale: screen.scale, spoken: screen.spoken ?? [], layout: screen.layout ?? [])
  }

  /// The picture; `nil` where none was wanted.
  ///
  /// - Throws: ``SnapshotFileError`` where it lies in a file that can't be read.
  package func picture() throws(SnapshotFileError) -> PixelImage? { try pixels.image() }

  /// The same screen with the lines that made its views.
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
