import Foundation

/// How a symbol is drawn in certain surroundings: what a configuration says, with everything decided that it leaves open.
struct SymbolStyle {
  /// The point size of a symbol of which nobody says more.
  private static let standardPointSize: CGFloat = 17

  /// The longest side of a drawing in points, half as long again as that of the largest screen. A picture of it takes 151 MB at three
  /// pixels to a point, and a tinted one the same again.
  static let longestSide: CGFloat = 2048

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
    if let pointSize = values.pointSize, pointSize > 0, pointSize.isFinite {
      size = UIFont.usable(pointSize)
    }
    pointSize = size
    self.weight = values.weight ?? weight
    scale = values.scale ?? .medium
    colors = values.colors ?? .monochrome
  }

  /// Points in a hundredth of the symbol's em.
  var unit: CGFloat { pointSize * scale.factor / 100 }

  /// How far the baseline of text beside a symbol lies above the bottom of its image: in points, whole pixels.
  ///
  /// - Parameter sink: How far the image's middle lies below that of the capitals.
  func baselineOffset(height: CGFloat, sink: CGFloat, pixelsPerPoint: CGFloat) -> CGFloat {
    pixels((height - SymbolStyle.capHeight * pointSize) / 2 + sink, pixelsPerPoint)
  }

  /// How far the line of text that a symbol stands in lies inside of its image: outside of most, since a line has room above and
  /// below its capitals. The symbol's scale changes nothing about the line.
  ///
  /// So UIKit describes its images: a circle of 20 by 19 points at a size of 17 has insets of -0.5 above and below.
  func alignmentInsets(height: CGFloat, baselineOffset: CGFloat, pixelsPerPoint: CGFloat) -> UIEdgeInsets {
    let above = SymbolStyle.ascent * pointSize - (height - baselineOffset)
    let below = SymbolStyle.descent * pointSize - baselineOffset
    return UIEdgeInsets(
      top: -pixels(above, pixelsPerPoint), left: 0, bottom: -pixels(below, pixelsPerPoint), right: 0)
  }

  private func pixels(_ length: CGFloat, _ pixelsPerPoint: CGFloat) -> CGFloat {
    (length * pixelsPerPoint).rounded() / pixelsPerPoint
  }

  // The system font's, by its size.
  private static let ascent: CGFloat = 1950 / 2048
  private static let descent: CGFloat = 494 / 2048
  private static let capHeight: CGFloat = 0.7046

  /// The width of strokes, in hundredths of the em. They grow less than the symbol does from scale to scale.
  var pen: CGFloat { weight.pen / scale.factor.squareRoot() }
}
