import Foundation

/// An effect that draws content in a color that stands out from a blur and matches its material, whatever the colors of
/// the content.
///
/// On an iPhone, the blurred colors are visible through the content. In this implementation the color is the same over
/// the whole blur.
///
/// - Source: developer.apple.com/documentation/uikit/uivibrancyeffect
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  final let blurStyle: UIBlurEffect.Style
  final let style: UIVibrancyEffectStyle

  /// Creates a vibrancy effect for a blur with the style `.regular`.
  public override convenience init() { self.init(blurEffect: UIBlurEffect(style: .regular)) }

  /// Creates a vibrancy effect for content over a blur, in the strength of a label.
  public init(blurEffect: UIBlurEffect) {
    blurStyle = blurEffect.style
    style = .label
    super.init()
  }

  /// Creates a vibrancy effect for content over a blur, with a style.
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
