import Foundation

/// The images of bundles, by name. An image is read once and kept: a bundle holds few, and they are asked for often.
enum NamedImages {
  private struct Key: Hashable {
    let path: String
    let modified: Date
  }

  /// The lock guards `images`.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var images: [Key: UIImage] = [:]

  static func find(_ name: String, in bundle: Bundle, for traits: UITraitCollection) -> UIImage? {
    guard !name.isEmpty, let directory = bundle.resourcePath else { return nil }
    for file in files(for: name) {
      for candidate in ImageFile.FileName("\(directory)/\(file)").candidates(for: traits) {
        if let image = image(at: candidate.path, scale: candidate.scale) { return image }
      }
    }
    return nil
  }

  /// A name without an ending may mean a picture of any kind, PNG first.
  private static func files(for name: String) -> [String] {
    let known = [".png", ".jpg", ".jpeg"]
    let lowercased = name.lowercased()
    if known.contains(where: lowercased.hasSuffix) { return [name] }
    return known.map { name + $0 }
  }

  private static func image(at path: String, scale: CGFloat) -> UIImage? {
    guard
      let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let modified = attributes[.modificationDate] as? Date
    else { return nil }
    let key = Key(path: path, modified: modified)
    return lock.withLock {
      if let image = images[key] { return image }
      guard let bitmap = ImageFile.decode(path) else { return nil }
      let image = UIImage(bitmap: bitmap, appearance: ImageAppearance(scale: scale))
      images[key] = image
      return image
    }
  }
}
