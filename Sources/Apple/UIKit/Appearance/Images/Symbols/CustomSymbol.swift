import CoreGraphics
import Foundation
import ImageCodecs

/// A symbol of a catalog: a template from the SF Symbols app with a drawing for each weight and scale, or for some.
///
/// - Source: developer.apple.com/documentation/uikit/creating-custom-symbol-images-for-your-app
final class CustomSymbol: Sendable {
  /// A drawing of the template in its points, which are hundredths of the symbol's point size.
  struct Variant {
    /// The id of the element.
    let element: String
    let rect: CGRect
    let baseline: CGFloat
    /// The factor to another scale.
    let factor: CGFloat
  }

  private let file: VectorFile

  init(_ file: VectorFile) { self.file = file }

  private static let weights = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
  private static let margin: CGFloat = 5

  /// Returns the drawing for a style: that of its scale and weight, or else of the nearest weight, or else of another
  /// scale.
  func variant(for style: SymbolStyle) -> Variant? {
    let wanted = (style.weight == .unspecified ? UIImage.SymbolWeight.regular : style.weight).rawValue - 1
    let weights = CustomSymbol.weights.enumerated().sorted {
      (abs($0.offset - wanted), $0.offset) < (abs($1.offset - wanted), $1.offset)
    }
    let scales: [UIImage.SymbolScale] =
      switch style.scale {
      case .small: [.small, .medium, .large]
      case .large: [.large, .medium, .small]
      default: [.medium, .small, .large]
      }
    for scale in scales {
      for weight in weights {
        if let variant = variant(weight.element, scale, factor: style.scale.factor / scale.factor) { return variant }
      }
    }
    return nil
  }

  private func variant(_ weight: String, _ scale: UIImage.SymbolScale, factor: CGFloat) -> Variant? {
    let letter = scale == .small ? "S" : scale == .large ? "L" : "M"
    let name = "\(weight)-\(letter)"
    guard let ink = bounds(of: name), ink.width > 0, ink.height > 0 else { return nil }
    let left = bounds(of: "left-margin-\(name)").map { CGFloat($0.x) }
    let right = bounds(of: "right-margin-\(name)").map { CGFloat($0.x + $0.width) }
    let minX = left ?? CGFloat(ink.x) - CustomSymbol.margin
    let maxX = right ?? CGFloat(ink.x + ink.width) + CustomSymbol.margin
    let rect = CGRect(
      x: minX, y: CGFloat(ink.y) - CustomSymbol.margin, width: maxX - minX,
      height: CGFloat(ink.height) + 2 * CustomSymbol.margin)
    guard rect.width > 0 else { return nil }
    let baseline = bounds(of: "Baseline-\(letter)").map { CGFloat($0.y) }
    return Variant(element: name, rect: rect, baseline: baseline ?? rect.maxY, factor: factor)
  }

  private func bounds(of element: String) -> (x: Double, y: Double, width: Double, height: Double)? {
    CustomSymbol.reported { () throws(VectorFileError) in try file.bounds(ofElement: element) }
  }

  /// Returns an image of one element.
  func draw(_ variant: Variant, width: Int, height: Int) -> PixelImage? {
    let rect = variant.rect
    return CustomSymbol.reported { () throws(VectorFileError) in
      try file.draw(
        element: variant.element,
        from: (Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)), width: width,
        height: height)
    }
  }

  private static func reported<Answer>(_ ask: () throws(VectorFileError) -> Answer?) -> Answer? {
    do throws(VectorFileError) {
      return try ask()
    } catch {
      Diagnostics.reportFromAnyThread("UIImage: \(error).")
      return nil
    }
  }
}

/// A custom symbol with a size, weight and scale.
///
/// Unchecked: it is immutable.
final class CustomSymbolDrawing: Drawing, @unchecked Sendable {
  let size: CGSize
  let baselineOffset: CGFloat

  private let symbol: CustomSymbol
  private let variant: CustomSymbol.Variant
  private let colors: SymbolValues.Colors

  /// Creates a drawing; `nil` for a template without drawings.
  init?(_ symbol: CustomSymbol, style: SymbolStyle, pixelsPerPoint: CGFloat) {
    guard let variant = symbol.variant(for: style) else { return nil }
    self.symbol = symbol
    self.variant = variant
    colors = style.colors
    let unit = style.pointSize / 100 * variant.factor
    func points(_ length: CGFloat) -> CGFloat {
      max((min(length * unit, SymbolStyle.longestSide) * pixelsPerPoint - 0.01).rounded(.up), 1) / pixelsPerPoint
    }
    size = CGSize(width: points(variant.rect.width), height: points(variant.rect.height))
    baselineOffset = (variant.rect.maxY - variant.baseline) * unit
  }

  var dependsOnTraits: Bool {
    switch colors {
    case .hierarchical, .palette: true
    case .monochrome, .multicolor: false
    }
  }

  func makeImage(width: Int, height: Int) -> CGImage? {
    let pixels = symbol.draw(variant, width: width, height: height)
    guard let image = pixels.map({ CGImage($0, isOpaque: false) }) else { return nil }
    // The levels of a template are in its style sheet. Here, all of it has the color of the first one.
    let color: UIColor? =
      switch colors {
      case .hierarchical(let color): color
      case .palette(let colors): colors.first
      case .monochrome, .multicolor: nil
      }
    guard let tint = color.flatMap({ TintPixels($0.resolvedColor(with: .current)) }) else { return image }
    return image.filled(with: tint)
  }
}
