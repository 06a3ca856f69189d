import Foundation

/// The style of a symbol in its environment: its configuration with defaults for unspecified values.
struct SymbolStyle {
  /// The default point size of a symbol.
  private static let standardPointSize: CGFloat = 17

  /// The maximum side of a drawing in points, 1.5 times that of the largest screen. An image of it takes 151 MB at
  /// three pixels per point, and a tinted one the same again.
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

  /// The number of points in a hundredth of the symbol's em.
  var unit: CGFloat { pointSize * scale.factor / 100 }

  /// Returns the offset of the text baseline from the bottom of the symbol's image, in points, rounded to pixels.
  ///
  /// - Parameter sink: The distance of the image's center below the center of capital letters.
  func baselineOffset(height: CGFloat, sink: CGFloat, pixelsPerPoint: CGFloat) -> CGFloat {
    pixels((height - SymbolStyle.capHeight * pointSize) / 2 + sink, pixelsPerPoint)
  }

  /// Returns the insets of the text line relative to the symbol's image. They are mostly negative, since a line is
  /// higher than its capital letters. The scale of the symbol doesn't affect the line.
  ///
  /// This is consistent with UIKit's descriptions of images: a circle of 20 by 19 points with a size of 17 has vertical
  /// insets of -0.5.
  func alignmentInsets(height: CGFloat, baselineOffset: CGFloat, pixelsPerPoint: CGFloat) -> UIEdgeInsets {
    let above = SymbolStyle.ascent * pointSize - (height - baselineOffset)
    let below = SymbolStyle.descent * pointSize - baselineOffset
    return UIEdgeInsets(
      top: -pixels(above, pixelsPerPoint), left: 0, bottom: -pixels(below, pixelsPerPoint), right: 0)
  }

  private func pixels(_ length: CGFloat, _ pixelsPerPoint: CGFloat) -> CGFloat {
    (length * pixelsPerPoint).rounded() / pixelsPerPoint
  }

  // The ascent of the system font relative to its size.
  private static let ascent: CGFloat = 1950 / 2048
  private static let descent: CGFloat = 494 / 2048
  private static let capHeight: CGFloat = 0.7046

  /// The width of strokes, in hundredths of the em. It grows less than the symbol from scale to scale.
  var pen: CGFloat { weight.pen / scale.factor.squareRoot() }
}
