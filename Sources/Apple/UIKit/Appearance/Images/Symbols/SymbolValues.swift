import Foundation

/// What a symbol configuration says; nil stands for nothing.
struct SymbolValues: Equatable {
  enum Colors: Equatable {
    case monochrome
    case hierarchical(UIColor)
    case palette([UIColor])
    case multicolor
  }

  var pointSize: CGFloat?
  var weight: UIImage.SymbolWeight?
  var scale: UIImage.SymbolScale?
  var textStyle: UIFont.TextStyle?
  var colors: Colors?

  /// These values with everything that the others say in the place of theirs. A point size and a text style exclude each
  /// other.
  func applying(_ other: SymbolValues) -> SymbolValues {
    var result = self
    if let pointSize = other.pointSize { (result.pointSize, result.textStyle) = (pointSize, nil) }
    if let textStyle = other.textStyle { (result.textStyle, result.pointSize) = (textStyle, nil) }
    result.weight = other.weight ?? weight
    result.scale = other.scale ?? scale
    result.colors = other.colors ?? colors
    return result
  }
}
