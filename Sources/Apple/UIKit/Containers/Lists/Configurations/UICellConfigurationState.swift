/// What a cell goes through.
///
/// - Source: developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// What dragging does to a cell.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// What a drop would do to a cell.
  public enum DropState: Int, Sendable {
    case none = 0
    case notTargeted = 1
    case targeted = 2
  }

  /// The traits of the view.
  public var traitCollection: UITraitCollection
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state of nothing in particular.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// Whether the view takes no touches.
  public var isDisabled = false

  /// Whether a finger is on the view.
  public var isHighlighted = false

  /// Whether the view is selected.
  public var isSelected = false

  /// Whether the view has the keyboard's focus.
  public var isFocused = false

  /// Whether the view stays in sight while others scroll under it.
  public var isPinned = false

  /// Whether the cell shows its editing controls.
  public var isEditing = false

  /// Whether the cell shows what is below it in an outline.
  public var isExpanded = false

  /// Whether the actions beside the cell are revealed.
  public var isSwiped = false

  /// Whether a finger moves the cell to another place.
  public var isReordering = false

  /// What dragging does to the cell.
  public var cellDragState = DragState.none

  /// What a drop would do to the cell.
  public var cellDropState = DropState.none

  /// A part that the app adds.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
