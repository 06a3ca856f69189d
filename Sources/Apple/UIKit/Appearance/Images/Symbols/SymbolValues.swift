import Foundation

/// The values of a symbol configuration; `nil` for unspecified ones.
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

  /// Returns these values with the specified ones of another configuration. A point size and a text style replace each
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
