import Foundation

/// The appearance of bar buttons of a style in their states.
///
/// - Source: developer.apple.com/documentation/uikit/uibarbuttonitemappearance
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  final var onChange: (@MainActor () -> Void)?
  private final var style: UIBarButtonItem.Style

  /// Creates the system's appearance of plain buttons.
  public convenience override init() {
    self.init(style: .plain)
  }

  /// Creates the system's appearance of a style.
  public init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
    for part in [normal, highlighted, disabled, focused] {
      part.onChange = { [weak self] in self?.onChange?() }
    }
  }

  /// Returns a copy that is independent of this appearance.
  open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

  final func makeCopy() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: style)
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }

  /// Resets the appearance to the system's for a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    for part in [normal, highlighted, disabled, focused] { part.take(UIBarButtonItemStateAppearance()) }
  }

  public final let normal = UIBarButtonItemStateAppearance()
  /// The appearance of a touched button. Properties that are not set have the values of `normal`.
  public final let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of a disabled button. Properties that are not set have the values of `normal`.
  public final let disabled = UIBarButtonItemStateAppearance()
  /// The appearance of a button with keyboard focus, which does not occur here.
  public final let focused = UIBarButtonItemStateAppearance()

  final func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let own: [NSAttributedString.Key: Any] =
      state.contains(.disabled)
      ? disabled.titleTextAttributes : state.contains(.highlighted) ? highlighted.titleTextAttributes : [:]
    return normal.titleTextAttributes.merging(own) { _, own in own }
  }
}
