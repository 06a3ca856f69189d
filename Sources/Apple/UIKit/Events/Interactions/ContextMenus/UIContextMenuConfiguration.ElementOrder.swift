extension UIContextMenuConfiguration {
  /// In which order a menu's entries come.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicontextmenuconfiguration/elementorder
  public enum ElementOrder: Int, Sendable {
    /// By priority in menus that a tap on a control opens, fixed in others.
    case automatic = 0
    /// The first entry is the one nearest to the finger: a menu that opens upwards has it at its lower end.
    case priority = 1
    /// The first entry is at the top.
    case fixed = 2
  }
}
