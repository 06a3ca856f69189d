extension UIImage {
  /// The weight of a symbol's strokes.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiimage/symbolweight
  public enum SymbolWeight: Int, Sendable {
    /// The weight isn't specified.
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9

    /// Returns the weight of fonts that match the symbol; regular if it isn't specified.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }
}

extension UIFont.Weight {
  /// Returns the weight of symbols that match the font weight.
  public func symbolWeight() -> UIImage.SymbolWeight {
    switch fontWeight {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    default: .regular
    }
  }
}

extension UIImage.SymbolWeight {
  /// The width of strokes in hundredths of the point size.
  var pen: CGFloat {
    switch self {
    case .ultraLight: 2.4
    case .thin: 3.9
    case .light: 6
    case .unspecified, .regular: 8
    case .medium: 9.4
    case .semibold: 10.8
    case .bold: 12.4
    case .heavy: 14.2
    case .black: 16.2
    }
  }
}
