extension UITableViewCell {
  /// What labels a cell has, and where.
  public enum CellStyle: Int, Sendable {
    /// One label, with an image before it.
    case `default` = 0
    /// A label at the leading and one at the trailing side.
    case value1 = 1
    /// A label in the tint color, and one after it.
    case value2 = 2
    /// A label with a smaller one under it.
    case subtitle = 3
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  /// What a selected cell looks like.
  public enum SelectionStyle: Int, Sendable {
    /// As any other cell.
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// The control that a cell shows while its table is edited.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// What stands at the trailing side of a cell.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    /// A chevron: the row leads on.
    case disclosureIndicator = 1
    /// A button, and a chevron.
    case detailDisclosureButton = 2
    case checkmark = 3
    /// A button.
    case detailButton = 4
  }

  /// What a cell shows besides its content.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The control at the leading side.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that confirms a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// How the keyboard's focus is shown on a cell.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitableviewcell/focusstyle-swift.enum
  public enum FocusStyle: Int, Sendable {
    /// By the cell's ``UIView/focusEffect``.
    case `default` = 0
    /// By the app alone.
    case custom = 1
  }

  /// How far a drag of a cell has come.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitableviewcell/dragstate
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }
}
