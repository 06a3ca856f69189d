extension UIImage {
  /// How large a symbol is beside text of its point size.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/symbolscale
  public enum SymbolScale: Int, Sendable {
    /// The scale that suits the place where the symbol is shown: the medium one.
    case `default` = -1
    /// No scale is given.
    case unspecified = 0
    /// About as high as capital letters.
    case small = 1
    /// Somewhat higher than capital letters.
    case medium = 2
    /// Half as high again as capital letters and more.
    case large = 3
  }
}

extension UIImage.SymbolScale {
  /// A symbol's room compared with the medium one's: large symbols have more white space around them.
  var roomFactor: CGFloat {
    switch self {
    case .large: 1.335
    default: factor
    }
  }

  /// A symbol's extent compared with the medium one.
  var factor: CGFloat {
    switch self {
    case .small: 0.785
    case .large: 1.28
    case .default, .unspecified, .medium: 1
    }
  }
}
