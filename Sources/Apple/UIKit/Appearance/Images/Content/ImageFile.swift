import CoreGraphics
import Foundation

/// The image files with the scale in their names.
enum ImageFile {
  /// The maximum size, more than any image needs, so that a device file or a wrong file doesn't exhaust memory.
  private static let maximumBytes = 256 << 20

  /// Returns the image at a path, or the file beside it with the scale of the current traits in its name.
  static func read(_ path: String) -> (content: ImageContent, scale: CGFloat)? {
    let name = FileName(path)
    if name.scale == nil {
      for candidate in name.candidates(for: .current) {
        if let content = decode(candidate.path) { return (content, candidate.scale) }
      }
    }
    return decode(path).map { ($0, name.scale ?? 1) }
  }

  /// Returns the image; `nil` if there is no regular file or it isn't an image.
  static func decode(_ path: String) -> ImageContent? {
    guard
      let attributes = try? FileManager.default.attributesOfItem(atPath: (path as NSString).resolvingSymlinksInPath),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? NSNumber, size.intValue <= maximumBytes,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return ImageContent(encoded: [UInt8](data))
  }

  /// The components of a path: `icons/star@2x.png` is `icons/star`, scale 2, `.png`.
  struct FileName {
    let stem: String
    let scale: CGFloat?
    /// The extension with its dot; empty if there is none.
    let pathExtension: String

    init(_ path: String) {
      let directoryEnd = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
      let dot = path[directoryEnd...].lastIndex(of: ".") ?? path.endIndex
      pathExtension = String(path[dot...])
      let beforeDot = path[..<dot]
      if let found = [("@1x", 1.0), ("@2x", 2), ("@3x", 3)].first(where: { beforeDot.hasSuffix($0.0) }) {
        stem = String(beforeDot.dropLast(3))
        scale = CGFloat(found.1)
      } else {
        stem = String(beforeDot)
        scale = nil
      }
    }

    /// Returns the candidates for the name, the best one for the traits first: the exact scale, larger ones, and
    /// smaller ones; those for the idiom before general ones.
    func candidates(for traits: UITraitCollection) -> [(path: String, scale: CGFloat)] {
      let wanted = min(max(traits.displayScale.rounded(.up), 1), 3)
      let larger = [1, 2, 3].filter { $0 >= wanted }
      let smaller = [3, 2, 1].filter { $0 < wanted }
      let idioms =
        switch traits.userInterfaceIdiom {
        case .phone: ["~iphone", ""]
        case .pad: ["~ipad", ""]
        default: [""]
        }
      return (larger + smaller).flatMap { scale in
        idioms.map { idiom in
          let marker = scale == 1 ? "" : "@\(Int(scale))x"
          return ("\(stem)\(marker)\(idiom)\(pathExtension)", scale)
        }
      }
    }
  }
}
