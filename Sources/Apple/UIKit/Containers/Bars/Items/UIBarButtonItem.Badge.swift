extension UIBarButtonItem {
  /// A badge at the corner of a bar button: a count, a text or a dot.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem/badge-swift.struct
  public struct Badge: Hashable {
    /// The text; nil for a dot.
    let text: String?

    private init(text: String?) { self.text = text }

    /// Returns a badge with a number.
    public static func count(_ count: Int) -> Badge { Badge(text: String(count)) }

    /// Returns a badge with a text.
    public static func string(_ string: String) -> Badge { Badge(text: string) }

    /// Returns a badge without text.
    public static func indicator() -> Badge { Badge(text: nil) }

    /// The color of the text; `nil` for white.
    public var foregroundColor: UIColor?

    /// The color behind the text; `nil` for the system's red.
    public var backgroundColor: UIColor?

    /// The font of the text; `nil` for the system's.
    public var font: UIFont?
  }
}
