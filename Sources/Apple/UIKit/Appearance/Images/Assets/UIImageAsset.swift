import AssetCatalogs
import Foundation

/// The variants of an image for different traits.
///
/// An image from `UIImage(named:)` that is in a catalog has an asset, with which views find the variant for their
/// traits. An asset can also be created with registered images.
///
/// Unchecked: a lock protects the registered images.
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

  /// Returns the image for traits: the most specific registered one that matches, or else that of the catalog. An empty
  /// image if there is none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    image(with: traitCollection.imageConfiguration)
  }

  /// Returns the image for a configuration, which applies to a symbol. See `image(with:)` for traits.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    let found = variant(for: configuration.traitCollection ?? .current)?.with(asset: self) ?? UIImage()
    let result = found.appearance.symbol == nil ? found : found.configured(configuration)
    var appearance = result.appearance
    appearance.configuration = configuration
    return UIImage(content: result.content, appearance: appearance)
  }

  /// Returns the image for traits without its asset, since an asset must not retain itself.
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

  /// Registers a variant for traits and replaces an earlier one for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    register(image, with: traitCollection.imageConfiguration)
  }

  /// Registers a variant for a configuration and replaces an earlier one for the same configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    let image = image.with(asset: nil)
    lock.withLock {
      registered.removeAll { $0.configuration == configuration }
      registered.append(Registered(configuration: configuration, image: image))
    }
  }

  /// Removes the variant that was registered for exactly these traits.
  open func unregister(with traitCollection: UITraitCollection) {
    unregister(with: traitCollection.imageConfiguration)
  }

  /// Removes the variant that was registered for exactly this configuration.
  open func unregister(with configuration: UIImage.Configuration) {
    lock.withLock { registered.removeAll { $0.configuration == configuration } }
  }
}

extension UITraitCollection {
  fileprivate func adding(_ other: UITraitCollection) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, other])
  }
}
