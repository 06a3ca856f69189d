import Foundation

/// A view through which what lies behind it is seen blurred, or whose contents stand out from such a view.
///
/// Everything that goes into it goes into ``contentView``. An alpha below 1 fades the blur into what lies behind it.
/// Drawing it costs time in proportion to its pixels.
///
/// - Source: developer.apple.com/documentation/uikit/uivisualeffectview
@preconcurrency @MainActor
open class UIVisualEffectView: UIView, SubviewBuilding {
  private final let backdrop = BackdropView(frame: .zero)
  private final let content = EffectContentView(frame: .zero)

  /// Makes a view with an effect.
  ///
  /// - Parameter effect: a ``UIBlurEffect``, a ``UIVibrancyEffect``, or `nil` for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUpEffect()
  }

  /// Makes a view without an effect, with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpEffect()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    effect = coder.decodeObject(forKey: "UIVisualEffectViewEffect") as? UIVisualEffect
    setUpEffect()
    let subviews = coder.decodeObject(forKey: "UIVisualEffectViewContents") as? [UIView]
    for subview in subviews ?? [] { content.addSubview(subview) }
    coder.decodePart(UIVisualEffectView.self, of: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(effect, forKey: "UIVisualEffectViewEffect")
    coder.encode(content.subviews, forKey: "UIVisualEffectViewContents")
  }

  private func setUpEffect() {
    for view in [backdrop, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    applyEffect()
  }

  /// Where subviews go. It has the size of the effect view.
  open var contentView: UIView { content }

  /// What is done to what lies behind the view.
  ///
  /// - Default: what the view was made with.
  open var effect: UIVisualEffect? {
    didSet { if effect != oldValue { applyEffect() } }
  }

  private func applyEffect() {
    backdrop.effect = effect as? UIBlurEffect
    content.vibrancy = effect as? UIVibrancyEffect
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview === backdrop || subview === content else {
      fatalError(
        "\(type(of: subview)) has been added as a subview to \(type(of: self)). Add it to the contentView instead.")
    }
  }
}
