import Foundation

/// How tabs of a style look in their states.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbaritemappearance
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  final var onChange: (@MainActor () -> Void)?
  private final var style: Style

  /// Makes the system's appearance of stacked tabs.
  public convenience override init() {
    self.init(style: .stacked)
  }

  /// Makes the system's appearance of a style.
  public init(style: Style) {
    self.style = style
    super.init()
    for part in [normal, selected, disabled, focused] {
      part.onChange = { [weak self] in self?.onChange?() }
    }
  }

  /// A copy that shares nothing with this appearance.
  open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

  final func makeCopy() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: style)
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }

  /// Takes everything back to the system's appearance of a style.
  open func configureWithDefault(for style: Style) {
    self.style = style
    for part in [normal, selected, disabled, focused] { part.take(UITabBarItemStateAppearance()) }
  }

  public final let normal = UITabBarItemStateAppearance()
  /// Of the selected tab.
  public final let selected = UITabBarItemStateAppearance()
  /// Of disabled tabs.
  public final let disabled = UITabBarItemStateAppearance()
  /// While a keyboard's focus is on the tab, which does not happen here.
  public final let focused = UITabBarItemStateAppearance()
}

extension UITabBarItemAppearance {
  /// How picture and title of a tab lie to one another.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitabbaritemappearance/style
  public enum Style: Int, Sendable {
    /// The title under the picture.
    case stacked = 0
    /// The title beside the picture.
    case inline = 1
    /// The title beside the picture, in the low bar of a phone in landscape.
    case compactInline = 2
  }
}
