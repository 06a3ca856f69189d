import Foundation

/// Glass: what lies behind it is seen through it, blurred a little and lit up, with a bright rim.
///
/// The glass has the corners of the effect view; where that has none, it is a capsule.
///
/// - Source: developer.apple.com/documentation/uikit/uiglasseffect
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  final let style: Style

  /// Makes glass of a style.
  public init(style: UIGlassEffect.Style) {
    self.style = style
    super.init()
  }

  /// Makes glass of the style `.regular`.
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

  /// A color over the glass; `nil` for none.
  ///
  /// - Default: `nil`. An effect view shows the color that its effect had when it was set.
  open var tintColor: UIColor?

  /// Whether the glass lights up under a finger.
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

  /// How much of what lies behind is seen through glass.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiglasseffect/style-swift.enum
  public enum Style: Int, Sendable {
    /// As much as words on the glass let one read.
    case regular = 0
    /// Most of it.
    case clear = 1
  }
}
