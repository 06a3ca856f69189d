extension UIMenuElement {
  /// How a menu's entry looks and behaves.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uimenuelement/attributes
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The entry cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Choosing the entry destroys something: it is drawn in red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The entry is left out of the menu.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Choosing the entry leaves the menu open.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}
