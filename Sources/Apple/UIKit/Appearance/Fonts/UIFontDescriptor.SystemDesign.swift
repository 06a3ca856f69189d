import Typefaces

extension UIFontDescriptor {
  /// A design of the system font.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a design of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual design, without serifs.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The design with round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The design whose characters are all of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    /// Nil for an unknown name.
    var fontDesign: FontDesign? {
      switch self {
      case .default: .standard
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      default: nil
      }
    }
  }
}
