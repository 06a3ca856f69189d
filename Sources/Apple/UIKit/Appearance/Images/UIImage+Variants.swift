import Foundation

extension UIImage {
  func with(asset: UIImageAsset?) -> UIImage {
    if appearance.asset === asset { return self }
    var appearance = appearance
    appearance.asset = asset
    return UIImage(content: content, appearance: appearance)
  }

  /// Returns the image for given traits: the variant of its asset, and a symbol with the size of its text style. The
  /// image itself if it doesn't depend on traits.
  package func resolved(with traits: UITraitCollection) -> UIImage {
    if let symbol = appearance.symbol {
      return symbol.dependsOnTraits ? showing(symbol, in: traits) : self
    }
    guard let variant = appearance.asset?.variant(for: traits), variant.content != content else { return self }
    return changedInto(variant)
  }

  /// Returns the image of `resolved(with:)`, with a preferred configuration for values that its symbol doesn't specify.
  func preferring(_ preferred: SymbolConfiguration?, in traits: UITraitCollection) -> UIImage {
    guard let preferred, let symbol = appearance.symbol else { return resolved(with: traits) }
    let merged = symbol.configuration.map { preferred.applying($0) } ?? preferred
    return showing(symbol.with(merged), in: traits)
  }

  /// Returns the result of `withConfiguration(_:)`; the image itself without a configuration.
  func configured(_ configuration: UIImage.Configuration?) -> UIImage {
    guard let configuration else { return self }
    var result = self
    if let symbol = appearance.symbol {
      let changed = (configuration as? SymbolConfiguration).map { symbol.applying($0) } ?? symbol
      result = showing(changed, in: configuration.traitCollection)
    } else if let traits = configuration.traitCollection {
      result = resolved(with: traits)
    }
    var appearance = result.appearance
    appearance.configuration = configuration
    return UIImage(content: result.content, appearance: appearance)
  }

  /// Returns another variant with the appearance that code set on this image.
  private func changedInto(_ variant: UIImage) -> UIImage {
    var appearance = appearance
    appearance.scale = variant.appearance.scale
    // The values of the catalog differ between variants, those that code set apply to all.
    if let own = self.appearance.asset?.variant(for: configuration?.traitCollection ?? .current)?.appearance,
      own.capInsets == appearance.capInsets, own.isResizable == appearance.isResizable
    {
      appearance.isResizable = variant.appearance.isResizable
      appearance.capInsets = variant.appearance.capInsets
      appearance.resizingMode = variant.appearance.resizingMode
    }
    return UIImage(content: variant.content, appearance: appearance)
  }
}
