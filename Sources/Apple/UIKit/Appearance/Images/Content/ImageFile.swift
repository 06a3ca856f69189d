import CoreGraphics
import Foundation

/// Picture files and the scale in their names.
enum ImageFile {
  /// More than any picture needs; it keeps a device file or a file by mistake from filling memory.
  private static let maximumBytes = 256 << 20

  /// Returns the picture at a path, or beside it with the scale of the current traits in its name.
  static func read(_ path: String) -> (content: ImageContent, scale: CGFloat)? {
    let name = FileName(path)
    if name.scale == nil {
      for candidate in name.candidates(for: .current) {
        if let content = decode(candidate.path) { return (content, candidate.scale) }
      }
    }
    return decode(path).map { ($0, name.scale ?? 1) }
  }

  /// Nil where there is no regular file or its content is no picture.
  static func decode(_ path: String) -> ImageContent? {
    guard
      let attributes = try? FileManager.default.attributesOfItem(atPath: (path as NSString).resolvingSymlinksInPath),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? NSNumber, size.intValue <= maximumBytes,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return ImageContent(encoded: [UInt8](data))
  }

  /// A path taken apart: `icons/star@2x.png` is `icons/star`, scale 2, `.png`.
  struct FileName {
    let stem: String
    let scale: CGFloat?
    /// With its dot; empty where there is none.
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

    /// Returns the files that may stand for the name, the best for the traits first: the wanted scale, then larger
    /// ones, then smaller ones; those for the idiom before those for any.
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
