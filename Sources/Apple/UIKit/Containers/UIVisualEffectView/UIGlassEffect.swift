import Foundation

/// A glass effect. The backdrop is visible through the glass, slightly blurred and brightened, with a bright rim.
///
/// The glass has the corners of the effect view. If the view has none, the glass is a capsule.
///
/// - Source: developer.apple.com/documentation/uikit/uiglasseffect
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  final let style: Style

  /// Creates glass with a style.
  public init(style: UIGlassEffect.Style) {
    self.style = style
    super.init()
  }

  /// Creates glass with the style `.regular`.
  public override convenience init() { self.init(style: .regular) }

  public required init?(coder: NSCoder) {
    style = Style(rawValue: coder.decodeInteger(forKey: "UIGlassEffectStyle")) ?? .regular
    super.init(coder: coder)
    tintColor = coder.decodeObject(forKey: "UIGlassEffectTintColor") as? UIColor
    isInteractive = coder.decodeBool(forKey: "UIGlassEffectInteractive")
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: "UIGlassEffectStyle")
    coder.encode(tintColor, forKey: "UIGlassEffectTintColor")
    coder.encode(isInteractive, forKey: "UIGlassEffectInteractive")
  }

  /// A tint color over the glass. An effect view displays the color that its effect had when it was set.
  ///
  /// - Default: `nil`, for no tint.
  open var tintColor: UIColor?

  /// Whether touches brighten the glass.
  ///
  /// - Default: `false`.
  open var isInteractive: Bool = false

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGlassEffect(style: style)
    (copy.tintColor, copy.isInteractive) = (tintColor, isInteractive)
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIGlassEffect else { return false }
    return other.style == style && other.tintColor == tintColor && other.isInteractive == isInteractive
  }

  open override var hash: Int { style.rawValue &* 31 &+ (isInteractive ? 1 : 0) }

  /// The transparency of glass.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiglasseffect/style-swift.enum
  public enum Style: Int, Sendable {
    /// Glass on which text is legible.
    case regular = 0
    /// Glass with high transparency.
    case clear = 1
  }
}
