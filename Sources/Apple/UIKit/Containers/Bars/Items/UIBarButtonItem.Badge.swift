extension UIBarButtonItem {
  /// A mark at the corner of a bar button: a count, a word or a dot.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uibarbuttonitem/badge-swift.struct
  public struct Badge: Hashable {
    /// The word; nil for a dot.
    let text: String?

    private init(text: String?) { self.text = text }

    /// A badge with a number.
    public static func count(_ count: Int) -> Badge { Badge(text: String(count)) }

    /// A badge with a word.
    public static func string(_ string: String) -> Badge { Badge(text: string) }

    /// A dot.
    public static func indicator() -> Badge { Badge(text: nil) }

    /// The color of the word; `nil` for white.
    public var foregroundColor: UIColor?

    /// The color behind the word; `nil` for the system's red.
    public var backgroundColor: UIColor?

    /// The font of the word; `nil` for the system's.
    public var font: UIFont?
  }
}
