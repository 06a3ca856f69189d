import AssetCatalogs
import CoreGraphics
import Foundation
import Synchronization

/// The images in asset catalogs. Each is created once, so that its images are always the same objects.
enum CatalogImages {
  private struct Key: Hashable {
    let catalog: ObjectIdentifier
    let name: String
  }

  private struct Entry {
    /// The catalog, retained since its address is the key.
    let catalog: AssetCatalog
    let asset: UIImageAsset
  }

  private static let entries = Mutex<[Key: Entry]>([:])

  static func asset(_ name: String, in catalog: AssetCatalog) -> UIImageAsset? {
    let key = Key(catalog: ObjectIdentifier(catalog), name: name)
    if let entry = entries.withLock({ $0[key] }) { return entry.asset }
    guard let set = catalog.imageSet(named: name) else { return nil }
    let asset = UIImageAsset(set)
    return entries.withLock { entries in
      if let entry = entries[key] { return entry.asset }
      entries[key] = Entry(catalog: catalog, asset: asset)
      return asset
    }
  }

  /// Returns the image of a set for traits; `nil` if there is no matching variant or its file can't be read.
  static func image(of set: AssetImageSet, for traits: UITraitCollection) -> UIImage? {
    let surroundings = AssetTraits(traits)
    guard let variant = set.variant(for: surroundings),
      let stored = FileImages.image(at: variant.path, scale: CGFloat(variant.qualifiers.scale ?? 1))
    else { return nil }
    var appearance = stored.appearance
    switch set.renderingIntent {
    case .original: appearance.renderingMode = .alwaysOriginal
    case .template: appearance.renderingMode = .alwaysTemplate
    case nil: break
    }
    appearance.flipsForRightToLeft = variant.flipsForRightToLeft
    if let insets = variant.alignmentInsets {
      appearance.alignmentRectInsets = UIEdgeInsets(insets, scale: stored.scale)
    }
    if let resizing = variant.resizing { appearance.apply(resizing, size: stored.size) }
    var content = stored.content
    if case .drawing(let drawing) = content {
      appearance.scale = CGFloat(surroundings.scale)
      // Xcode renders such drawings to pixels for each scale, so that they are blurred when enlarged.
      if !set.preservesVector {
        let own = UIImage(content: content, appearance: ImageAppearance(scale: appearance.scale))
        content = own.bitmap.map { .pixels($0) } ?? .drawing(drawing)
      }
    }
    return UIImage(content: content, appearance: appearance)
  }
}

extension ImageAppearance {
  fileprivate mutating func apply(_ resizing: AssetResizing, size: CGSize) {
    var caps = UIEdgeInsets(resizing.capInsets, scale: scale)
    switch resizing.mode {
    case .threePartHorizontal: (caps.top, caps.bottom) = (0, 0)
    case .threePartVertical: (caps.left, caps.right) = (0, 0)
    case .ninePart: break
    }
    isResizable = true
    capInsets = caps
    resizingMode = resizing.centerMode == .tile ? .tile : .stretch
  }
}

extension UIEdgeInsets {
  fileprivate init(_ pixels: AssetInsets, scale: CGFloat) {
    self.init(
      top: pixels.top / scale, left: pixels.left / scale, bottom: pixels.bottom / scale, right: pixels.right / scale)
  }
}
