extension UITableViewCell {
  /// The arrangement of the labels and the image in a cell.
  public enum CellStyle: Int, Sendable {
    /// One label after an optional image.
    case `default` = 0
    /// A label at the leading side and one at the trailing side.
    case value1 = 1
    /// A label in the tint color, followed by another label.
    case value2 = 2
    /// A label with a smaller one below it.
    case subtitle = 3
  }

  /// The style of the separators between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// The cell does not change.
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// The control that a cell displays while its table is in editing mode.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// The standard accessory at the trailing side of a cell.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    /// A chevron, for rows that lead to more content.
    case disclosureIndicator = 1
    /// A button and a chevron.
    case detailDisclosureButton = 2
    case checkmark = 3
    /// A button.
    case detailButton = 4
  }

  /// The editing controls that a cell displays.
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

  /// The appearance of a focused cell.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitableviewcell/focusstyle-swift.enum
  public enum FocusStyle: Int, Sendable {
    /// The cell displays its ``UIView/focusEffect``.
    case `default` = 0
    /// The app displays the focus itself.
    case custom = 1
  }

  /// The stage of a drag of a cell.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitableviewcell/dragstate
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }
}
