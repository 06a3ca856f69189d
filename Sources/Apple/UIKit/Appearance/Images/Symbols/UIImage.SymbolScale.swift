extension UIImage {
  /// The size of a symbol relative to text with its point size.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/symbolscale
  public enum SymbolScale: Int, Sendable {
    /// The scale for the place of the symbol: medium.
    case `default` = -1
    /// The scale isn't specified.
    case unspecified = 0
    /// The height of capital letters.
    case small = 1
    /// Slightly higher than capital letters.
    case medium = 2
    /// At least 1.5 times the height of capital letters.
    case large = 3
  }
}

extension UIImage.SymbolScale {
  /// The factor of the symbol's space relative to the medium scale. Large symbols have more space around them.
  var roomFactor: CGFloat {
    switch self {
    case .large: 1.335
    default: factor
    }
  }

  /// The factor of the symbol's size relative to the medium scale.
  var factor: CGFloat {
    switch self {
    case .small: 0.785
    case .large: 1.28
    case .default, .unspecified, .medium: 1
    }
  }
}
