import Foundation

/// An effect that blurs the backdrop with the tint of a material.
///
/// - Source: developer.apple.com/documentation/uikit/uiblureffect
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  final let style: Style

  /// Creates a blur with the style `.regular`.
  public override convenience init() { self.init(style: .regular) }

  /// Creates a blur with a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  public required init?(coder: NSCoder) {
    style = Style(rawValue: coder.decodeInteger(forKey: "UIBlurEffectStyle")) ?? .regular
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: "UIBlurEffectStyle")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  open override var hash: Int { style.rawValue }
}
