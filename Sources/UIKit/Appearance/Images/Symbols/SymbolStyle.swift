import Foundation

/// How a symbol is drawn in certain surroundings: what a configuration says, with everything decided that it leaves open.
struct SymbolStyle {
  /// The point size of a symbol of which nobody says more.
  private static let standardPointSize: CGFloat = 17

  let pointSize: CGFloat
  let weight: UIImage.SymbolWeight
  let scale: UIImage.SymbolScale
  let colors: SymbolValues.Colors

  init(_ values: SymbolValues, traits: UITraitCollection?) {
    var size = SymbolStyle.standardPointSize
    var weight = UIImage.SymbolWeight.regular
    if let textStyle = values.textStyle {
      let font = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits)
      size = font.pointSize
      weight = UIFont.Weight(CGFloat(font.instance.weight.trait)).symbolWeight()
    }
    if let pointSize = values.pointSize, pointSize > 0, pointSize.isFinite { size = pointSize }
    pointSize = size
    self.weight = values.weight ?? weight
    scale = values.scale ?? .medium
    colors = values.colors ?? .monochrome
  }

  /// Points in a hundredth of the symbol's em.
  var unit: CGFloat { pointSize * scale.factor / 100 }

  /// The width of strokes, in hundredths of the em. They grow less than the symbol does from scale to scale.
  var pen: CGFloat { weight.pen / scale.factor.squareRoot() }
}
