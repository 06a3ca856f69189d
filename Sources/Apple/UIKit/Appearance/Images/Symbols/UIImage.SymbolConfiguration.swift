import Foundation

extension UIImage {
  /// A configuration of symbols: size, weight, scale and colors.
  ///
  /// Unchecked: it is immutable.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The values, which are set only during initialization.
    private(set) final var values = SymbolValues()

    /// Creates a configuration with traits and without values for symbols.
    public required init(traitCollection: UITraitCollection?) { super.init(traitCollection: traitCollection) }

    private convenience init(values: SymbolValues) {
      self.init(traitCollection: nil)
      self.values = values
    }

    // MARK: - Creating

    /// A configuration without values.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(values: SymbolValues()) }

    /// Creates a configuration with a scale.
    public convenience init(scale: UIImage.SymbolScale) { self.init(values: SymbolValues(scale: scale.given)) }

    /// Creates a configuration for text with a font size in points.
    public convenience init(pointSize: CGFloat) { self.init(values: SymbolValues(pointSize: pointSize)) }

    /// Creates a configuration with a weight.
    public convenience init(weight: UIImage.SymbolWeight) { self.init(values: SymbolValues(weight: weight.given)) }

    /// Creates a configuration with a point size and a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(values: SymbolValues(pointSize: pointSize, weight: weight.given))
    }

    /// Creates a configuration with a point size, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
      self.init(values: SymbolValues(pointSize: pointSize, weight: weight.given, scale: scale.given))
    }

    /// Creates a configuration with the size and weight of a text style's font. The symbol scales with the text.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(values: SymbolValues(textStyle: textStyle)) }

    /// Creates a configuration with the size and weight of a text style's font, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(values: SymbolValues(scale: scale.given, textStyle: textStyle))
    }

    /// Creates a configuration with the size and weight of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Creates a configuration with the size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      let weight = UIFont.Weight(CGFloat(font.instance.weight.trait)).symbolWeight()
      self.init(values: SymbolValues(pointSize: font.pointSize, weight: weight, scale: scale.given))
    }

    /// Creates a configuration with one color, in which less important parts of a symbol are fainter.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(values: SymbolValues(colors: .hierarchical(hierarchicalColor)))
    }

    /// Creates a configuration with colors for the levels of a symbol's parts. The last one applies to the remaining
    /// levels.
    public convenience init(paletteColors: [UIColor]) {
      self.init(values: SymbolValues(colors: paletteColors.isEmpty ? nil : .palette(paletteColors)))
    }

    /// Returns a configuration with the symbol's own colors, if it has any.
    open class func preferringMulticolor() -> Self { make(SymbolValues(colors: .multicolor)) }

    /// Returns a configuration with one color for the whole symbol, even if another configuration has several.
    open class func preferringMonochrome() -> Self { make(SymbolValues(colors: .monochrome)) }

    private class func make(_ values: SymbolValues, traitCollection: UITraitCollection? = nil) -> Self {
      let result = Self(traitCollection: traitCollection)
      result.values = values
      return result
    }

    private func changed(_ change: (inout SymbolValues) -> Void) -> Self {
      var values = values
      change(&values)
      return Self.make(values, traitCollection: traitCollection)
    }

    // MARK: - Combining

    /// Returns the configuration without its text style.
    open func configurationWithoutTextStyle() -> Self { changed { $0.textStyle = nil } }

    /// Returns the configuration without its scale.
    open func configurationWithoutScale() -> Self { changed { $0.scale = nil } }

    /// Returns the configuration without its weight.
    open func configurationWithoutWeight() -> Self { changed { $0.weight = nil } }

    /// Returns the configuration without its point size and weight.
    open func configurationWithoutPointSizeAndWeight() -> Self {
      changed { ($0.pointSize, $0.weight) = (nil, nil) }
    }

    open override func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      Self.make(values, traitCollection: traitCollection)
    }

    open override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      let traits = super.applying(otherConfiguration).traitCollection
      guard let other = otherConfiguration as? SymbolConfiguration else {
        return Self.make(values, traitCollection: traits)
      }
      return Self.make(values.applying(other.values), traitCollection: traits)
    }

    // MARK: - Comparing

    /// Returns whether another configuration has the same values. Nil means one without values.
    open func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
      isEqual(otherConfiguration ?? .unspecified)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return values == other.values && traitCollection == other.traitCollection
    }

    open override var hash: Int { Double(values.pointSize ?? 0).hashValue ^ (values.weight?.rawValue ?? 0) }
  }
}

extension UIImage.SymbolScale {
  fileprivate var given: UIImage.SymbolScale? { self == .unspecified ? nil : self }
}

extension UIImage.SymbolWeight {
  fileprivate var given: UIImage.SymbolWeight? { self == .unspecified ? nil : self }
}
