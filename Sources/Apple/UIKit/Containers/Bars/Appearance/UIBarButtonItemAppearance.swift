import Foundation

/// How bar buttons of a style look in their states.
///
/// - Source: developer.apple.com/documentation/uikit/uibarbuttonitemappearance
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  final var onChange: (@MainActor () -> Void)?
  private final var style: UIBarButtonItem.Style

  /// Makes the system's appearance of plain buttons.
  public convenience override init() {
    self.init(style: .plain)
  }

  /// Makes the system's appearance of a style.
  public init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
    for part in [normal, highlighted, disabled, focused] {
      part.onChange = { [weak self] in self?.onChange?() }
    }
  }

  /// A copy that shares nothing with this appearance.
  open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

  final func makeCopy() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: style)
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }

  /// Takes everything back to the system's appearance of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    for part in [normal, highlighted, disabled, focused] { part.take(UIBarButtonItemStateAppearance()) }
  }

  public final let normal = UIBarButtonItemStateAppearance()
  /// While a finger is on the button. What it leaves out is `normal`'s.
  public final let highlighted = UIBarButtonItemStateAppearance()
  /// While the button is disabled. What it leaves out is `normal`'s.
  public final let disabled = UIBarButtonItemStateAppearance()
  /// While a keyboard's focus is on the button, which does not happen here.
  public final let focused = UIBarButtonItemStateAppearance()

  final func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let own: [NSAttributedString.Key: Any] =
      state.contains(.disabled)
      ? disabled.titleTextAttributes : state.contains(.highlighted) ? highlighted.titleTextAttributes : [:]
    return normal.titleTextAttributes.merging(own) { _, own in own }
  }
}
