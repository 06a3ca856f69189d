import AssetCatalogs
import Foundation

/// One image in its variants for different traits.
///
/// `UIImage(named:)` gives the images of a catalog an asset by which views find the variant for their own traits. An asset
/// can also be made by registering images.
///
/// Unchecked: a lock guards what is registered.
///
/// - Source: developer.apple.com/documentation/uikit/uiimageasset
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Registered {
    let configuration: UIImage.Configuration
    let image: UIImage
  }

  private let set: AssetImageSet?
  private let lock = NSLock()
  private var registered: [Registered] = []

  /// Creates an asset without images.
  public override init() {
    set = nil
    super.init()
  }

  init(_ set: AssetImageSet) {
    self.set = set
    super.init()
  }

  // MARK: - Finding

  /// Returns the image for traits: of those registered for these, the one whose traits say most, or else the catalog's.
  /// An empty image where there is none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    image(with: traitCollection.imageConfiguration)
  }

  /// Returns the image for a configuration; a symbol is drawn as the configuration says. See `image(with:)` for traits.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    let found = variant(for: configuration.traitCollection ?? .current)?.with(asset: self) ?? UIImage()
    let result = found.appearance.symbol == nil ? found : found.configured(configuration)
    var appearance = result.appearance
    appearance.configuration = configuration
    return UIImage(content: result.content, appearance: appearance)
  }

  /// Returns the image for traits, without the asset: an asset must not hold itself.
  func variant(for traits: UITraitCollection) -> UIImage? {
    let known = lock.withLock { registered }
    var best: (image: UIImage, specificity: Int)?
    for entry in known {
      let wanted = entry.configuration.traitCollection ?? UITraitCollection()
      guard traits.containsTraits(in: wanted) || UITraitCollection.current.adding(traits).containsTraits(in: wanted)
      else { continue }
      let specificity = wanted.changedTraits(from: UITraitCollection()).count
      if specificity >= best?.specificity ?? 0 { best = (entry.image, specificity) }
    }
    if let best { return best.image }
    if let set { return CatalogImages.image(of: set, for: traits) }
    return known.first?.image
  }

  // MARK: - Registering

  /// Adds a variant for traits, in the place of the one that was registered for the same.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    register(image, with: traitCollection.imageConfiguration)
  }

  /// Adds a variant for a configuration, in the place of the one that was registered for the same.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    let image = image.with(asset: nil)
    lock.withLock {
      registered.removeAll { $0.configuration == configuration }
      registered.append(Registered(configuration: configuration, image: image))
    }
  }

  /// Takes out the variant that was registered for just these traits.
  open func unregister(with traitCollection: UITraitCollection) {
    unregister(with: traitCollection.imageConfiguration)
  }

  /// Takes out the variant that was registered for just this configuration.
  open func unregister(with configuration: UIImage.Configuration) {
    lock.withLock { registered.removeAll { $0.configuration == configuration } }
  }
}

extension UITraitCollection {
  fileprivate func adding(_ other: UITraitCollection) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, other])
  }
}
