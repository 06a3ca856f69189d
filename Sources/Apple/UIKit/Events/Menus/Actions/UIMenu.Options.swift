extension UIMenu {
  /// How a menu is shown.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uimenu/options-swift.struct
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The entries stand in the menu around, set off by lines, instead of in a menu of their own.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu's title is drawn in red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One entry is on at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The entries stand in a row.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }
}
