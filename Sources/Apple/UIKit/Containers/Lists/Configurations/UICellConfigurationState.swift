/// The state of a cell.
///
/// - Source: developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The state of a cell during a drag.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// The state of a cell during a drop.
  public enum DropState: Int, Sendable {
    case none = 0
    case notTargeted = 1
    case targeted = 2
  }

  /// The traits of the view.
  public var traitCollection: UITraitCollection
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a default state with traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// Whether the view is disabled.
  public var isDisabled = false

  /// Whether the view is highlighted by a touch.
  public var isHighlighted = false

  /// Whether the view is selected.
  public var isSelected = false

  /// Whether the view is focused.
  public var isFocused = false

  /// Whether the view is pinned while other views scroll under it.
  public var isPinned = false

  /// Whether the cell is in editing mode.
  public var isEditing = false

  /// Whether the cell displays its children in an outline.
  public var isExpanded = false

  /// Whether the swipe actions of the cell are revealed.
  public var isSwiped = false

  /// Whether the user moves the cell.
  public var isReordering = false

  /// The state of the cell during a drag.
  public var cellDragState = DragState.none

  /// The state of the cell during a drop.
  public var cellDropState = DropState.none

  /// A custom state of the app.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
