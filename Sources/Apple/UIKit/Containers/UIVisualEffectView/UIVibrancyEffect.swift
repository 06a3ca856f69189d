import Foundation

/// Has contents drawn so that they stand out from a blur and go with its material: whatever their colors, they are seen
/// in one that the material asks for.
///
/// An iPhone lets the blurred colors shine through them; here the color is one and the same over all of the blur.
///
/// - Source: developer.apple.com/documentation/uikit/uivibrancyeffect
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  final let blurStyle: UIBlurEffect.Style
  final let style: UIVibrancyEffectStyle

  /// Makes a vibrancy effect for a blur in the style `.regular`.
  public override convenience init() { self.init(blurEffect: UIBlurEffect(style: .regular)) }

  /// Makes the effect for contents in the view of a blur, as strong as a label.
  public init(blurEffect: UIBlurEffect) {
    blurStyle = blurEffect.style
    style = .label
    super.init()
  }

  /// Makes the effect for contents in the view of a blur.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    blurStyle = blurEffect.style
    self.style = style
    super.init()
  }

  public required init?(coder: NSCoder) {
    blurStyle = UIBlurEffect.Style(rawValue: coder.decodeInteger(forKey: "UIVibrancyEffectBlurStyle")) ?? .regular
    style = UIVibrancyEffectStyle(rawValue: coder.decodeInteger(forKey: "UIVibrancyEffectStyle")) ?? .label
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(blurStyle.rawValue, forKey: "UIVibrancyEffectBlurStyle")
    coder.encode(style.rawValue, forKey: "UIVibrancyEffectStyle")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other.blurStyle == blurStyle && other.style == style
  }

  open override var hash: Int { blurStyle.rawValue &* 31 &+ style.rawValue }
}
