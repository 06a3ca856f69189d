/// What a view goes through: whether it is selected, say.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewconfigurationstate-swift.struct
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
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
  /// Whether a header stays in sight while its section scrolls under it.
  public var isPinned = false

  /// A part that the app adds.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
