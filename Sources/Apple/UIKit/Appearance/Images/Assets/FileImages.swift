import Foundation
import Synchronization

/// The image files of bundles. A file is read once and cached, since a bundle has few of them and they are used
/// often.
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

  /// Returns the files for a name. Without an extension, it can be an image of any type, PNG first.
  private static func files(for name: String) -> [String] {
    let known = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".heic", ".gif", ".webp"]
    let lowercased = name.lowercased()
    if known.contains(where: lowercased.hasSuffix) { return [name] }
    return known.map { name + $0 }
  }

  /// Returns the image of a file; `nil` if there is none. A file that isn't an image is reported.
  static func image(at path: String, scale: CGFloat) -> UIImage? {
    guard
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let modified = attributes[.modificationDate] as? Date
    else { return nil }
    let key = Key(path: path, modified: modified, scale: scale)
    if let image = images.withLock({ $0[key] }) { return image }
    guard let content = ImageFile.decode(path) else {
      Diagnostics.reportFromAnyThread("UIImage: \(path) is not a readable image.")
      return nil
    }
    let image = UIImage(content: content, appearance: ImageAppearance(scale: scale))
    return images.withLock { images in
      // The first entry counts, so that all callers get the same image.
      if let image = images[key] { return image }
      images[key] = image
      return image
    }
  }
}
