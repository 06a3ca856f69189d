import Foundation

extension UIImage {
  /// How a symbol is drawn: size, weight, scale, colors.
  ///
  /// Unchecked: it never changes.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Set while a configuration is made, and never again.
    private(set) final var values = SymbolValues()

    /// Creates a configuration that holds traits and says nothing of symbols.
    public required init(traitCollection: UITraitCollection?) { super.init(traitCollection: traitCollection) }

    private convenience init(values: SymbolValues) {
      self.init(traitCollection: nil)
      self.values = values
    }

    // MARK: - Creating

    /// A configuration that says nothing.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(values: SymbolValues()) }

    /// Creates a scale.
    public convenience init(scale: UIImage.SymbolScale) { self.init(values: SymbolValues(scale: scale.given)) }

    /// Creates the size of the text that the symbol suits, in points.
    public convenience init(pointSize: CGFloat) { self.init(values: SymbolValues(pointSize: pointSize)) }

    /// Creates a weight.
    public convenience init(weight: UIImage.SymbolWeight) { self.init(values: SymbolValues(weight: weight.given)) }

    /// Creates a point size and a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(values: SymbolValues(pointSize: pointSize, weight: weight.given))
    }

    /// Creates a point size, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
      self.init(values: SymbolValues(pointSize: pointSize, weight: weight.given, scale: scale.given))
    }

    /// Size and weight of a text style's font. The symbol grows with the text.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(values: SymbolValues(textStyle: textStyle)) }

    /// Size and weight of a text style's font, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(values: SymbolValues(scale: scale.given, textStyle: textStyle))
    }

    /// Size and weight of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    /// Size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      let weight = UIFont.Weight(CGFloat(font.instance.weight.trait)).symbolWeight()
      self.init(values: SymbolValues(pointSize: font.pointSize, weight: weight, scale: scale.given))
    }

    /// One color, in which the less important parts of a symbol are fainter.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(values: SymbolValues(colors: .hierarchical(hierarchicalColor)))
    }

    /// Creates a color for each level of a symbol's parts; the last one serves those that are left.
    public convenience init(paletteColors: [UIColor]) {
      self.init(values: SymbolValues(colors: paletteColors.isEmpty ? nil : .palette(paletteColors)))
    }

    /// Returns the symbol's own colors, where it has any.
    open class func preferringMulticolor() -> Self { make(SymbolValues(colors: .multicolor)) }

    /// One color for all of the symbol, even where another configuration says otherwise.
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

    /// Returns the same without its text style.
    open func configurationWithoutTextStyle() -> Self { changed { $0.textStyle = nil } }

    /// Returns the same without its scale.
    open func configurationWithoutScale() -> Self { changed { $0.scale = nil } }

    /// Returns the same without its weight.
    open func configurationWithoutWeight() -> Self { changed { $0.weight = nil } }

    /// Returns the same without its point size and weight.
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

    /// Returns whether the other configuration says the same. Nil stands for one that says nothing.
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
