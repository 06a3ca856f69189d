import Foundation
import Synchronization

/// The picture files of bundles. A file is read once and kept: a bundle holds few, and they are asked for often.
enum FileImages {
  private struct Key: Hashable {
    let path: String
    let modified: Date
    let scale: CGFloat
  }

  private static let images = Mutex<[Key: UIImage]>([:])

  static func find(_ name: String, inDirectory directory: String, for traits: UITraitCollection) -> UIImage? {
    for file in files(for: name) {
      for candidate in ImageFile.FileName("\(directory)/\(file)").candidates(for: traits) {
        if let image = image(at: candidate.path, scale: candidate.scale) { return image }
      }
    }
    return nil
  }

  /// A name without an ending may mean a picture of any kind, PNG first.
  private static func files(for name: String) -> [String] {
    let known = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic", ".gif", ".webp"]
    let lowercased = name.lowercased()
    if known.contains(where: lowercased.hasSuffix) { return [name] }
    return known.map { name + $0 }
  }

  /// Nil where there is no such file. One that is there and is no picture is reported.
  static func image(at path: String, scale: CGFloat) -> UIImage? {
    guard
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let modified = attributes[.modificationDate] as? Date
    else { return nil }
    let key = Key(path: path, modified: modified, scale: scale)
    if let image = images.withLock({ $0[key] }) { return image }
    guard let content = ImageFile.decode(path) else {
      Diagnostics.reportFromAnyThread("UIImage: \(path) is no picture that can be read.")
      return nil
    }
    let image = UIImage(content: content, appearance: ImageAppearance(scale: scale))
    return images.withLock { images in
      // Whoever was first wins, so that everybody has the same image.
      if let image = images[key] { return image }
      images[key] = image
      return image
    }
  }
}
