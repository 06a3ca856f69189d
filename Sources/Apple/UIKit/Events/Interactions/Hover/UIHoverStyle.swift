import Foundation

/// The effect of a pointer over a view, with its shape.
///
/// - Source: developer.apple.com/documentation/uikit/uihoverstyle
@preconcurrency @MainActor
open class UIHoverStyle: NSObject, @preconcurrency NSCopying {
  /// The effect.
  public final var effect: any UIHoverEffect

  /// The shape of the effect.
  ///
  /// - Default: `nil`, the shape that suits the view.
  public final var shape: UIShape?

  /// Whether the effect is enabled.
  ///
  /// - Default: `true`.
  open var isEnabled = true

  private init(any effect: any UIHoverEffect, _ shape: UIShape?) {
    (self.effect, self.shape) = (effect, shape)
    super.init()
  }

  /// Creates a style with an effect.
  public convenience init(effect: some UIHoverEffect, shape: UIShape? = nil) { self.init(any: effect, shape) }

  /// Creates a style with the effect that suits the view.
  public convenience init(shape: UIShape? = nil) { self.init(any: UIHoverAutomaticEffect(), shape) }

  /// Returns a style with the effect and the shape that suit the view.
  open class func automatic() -> Self { unsafeDowncast(UIHoverStyle(shape: nil), to: Self.self) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIHoverStyle(any: effect, shape)
    copy.isEnabled = isEnabled
    return copy
  }
}

/// The delegate of the pointer interaction that implements a view's hover style.
@MainActor
final class HoverStyleSource: NSObject, UIPointerInteractionDelegate {
  let style: UIHoverStyle
  private(set) lazy var interaction = UIPointerInteraction(delegate: self)

  init(_ style: UIHoverStyle) {
    self.style = style
    super.init()
  }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    guard style.isEnabled, let view = interaction.view, view.window != nil, view.superview != nil else { return nil }
    let preview = UITargetedPreview(view: view)
    let effect: UIPointerEffect =
      switch style.effect {
      case is UIHoverHighlightEffect: .highlight(preview)
      case is UIHoverLiftEffect: .lift(preview)
      default: .automatic(preview)
      }
    let pointerStyle = UIPointerStyle(effect: effect)
    pointerStyle.outline = style.shape?.outline(in: view.bounds)
    return pointerStyle
  }
}
