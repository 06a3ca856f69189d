import Foundation

/// The appearance of tabs of a style in their states.
///
/// - Source: developer.apple.com/documentation/uikit/uitabbaritemappearance
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  final var onChange: (@MainActor () -> Void)?
  private final var style: Style

  /// Creates the system's appearance of stacked tabs.
  public convenience override init() {
    self.init(style: .stacked)
  }

  /// Creates the system's appearance of a style.
  public init(style: Style) {
    self.style = style
    super.init()
    for part in [normal, selected, disabled, focused] {
      part.onChange = { [weak self] in self?.onChange?() }
    }
  }

  /// Returns a copy that is independent of this appearance.
  open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

  final func makeCopy() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: style)
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }

  /// Resets the appearance to the system's for a style.
  open func configureWithDefault(for style: Style) {
    self.style = style
    for part in [normal, selected, disabled, focused] { part.take(UITabBarItemStateAppearance()) }
  }

  public final let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected tab.
  public final let selected = UITabBarItemStateAppearance()
  /// The appearance of disabled tabs.
  public final let disabled = UITabBarItemStateAppearance()
  /// The appearance of a tab with keyboard focus, which does not occur here.
  public final let focused = UITabBarItemStateAppearance()
}

extension UITabBarItemAppearance {
  /// The positions of the image and title of a tab.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitabbaritemappearance/style
  public enum Style: Int, Sendable {
    /// The title is below the image.
    case stacked = 0
    /// The title is beside the image.
    case inline = 1
    /// The title is beside the image, in the compact bar of a phone in landscape.
    case compactInline = 2
  }
}
