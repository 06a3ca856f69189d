/// The state of a view, such as whether it is selected.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewconfigurationstate-swift.struct
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
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
  /// Whether a header is pinned while its section scrolls under it.
  public var isPinned = false

  /// A custom state of the app.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
