import CoreGraphics

/// The background of a bar, which may extend beyond it below the status bar or the home indicator.
final class BarBackgroundView: UIView {
  /// The edge beyond which the hairline is drawn.
  enum ShadowEdge {
    case top
    case bottom
    case none
  }

  private let backdrop = BackdropView(frame: .zero)
  private let fill = UIView()
  private let picture = UIImageView()
  private let shadow = UIImageView()
  private var shadowEdge = ShadowEdge.bottom
  /// Whether the hairline is hidden regardless of the appearance.
  var hidesShadow = false {
    didSet { if hidesShadow != oldValue { setNeedsLayout() } }
  }
  private var shown: UIBarAppearance?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    picture.clipsToBounds = true
    for view in [backdrop, fill, picture, shadow] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("BarBackgroundView is not archived")
  }

  /// Whether the background is invisible.
  var isClear: Bool {
    backdrop.effect == nil && (fill.backgroundColor ?? .clear) == .clear && picture.image == nil
  }

  /// Returns a view with the same appearance; `nil` for an invisible background.
  func makeCopy() -> BarBackgroundView? {
    guard let shown, !isClear else { return nil }
    let copy = BarBackgroundView(frame: frame)
    copy.hidesShadow = hidesShadow
    copy.show(shown, shadowAt: shadowEdge)
    return copy
  }

  func show(_ appearance: UIBarAppearance, shadowAt edge: ShadowEdge) {
    shown = appearance
    // In designs with floating bars, the system's background is not drawn.
    let isBare = !measures.bars.showsStandardBackground && appearance.hasStandardBackground
    backdrop.effect = isBare ? nil : appearance.backgroundEffect
    backdrop.isHidden = backdrop.effect == nil
    fill.backgroundColor = appearance.backgroundColor
    picture.image = appearance.backgroundImage
    picture.contentMode = appearance.backgroundImageContentMode
    let color = isBare ? nil : appearance.shadowColor
    if let image = appearance.shadowImage {
      shadow.image = image
      shadow.tintColor = color
      shadow.backgroundColor = nil
    } else {
      shadow.image = nil
      shadow.backgroundColor = color
    }
    shadowEdge = edge
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backdrop, fill, picture] { view.frame = bounds }
    let height = shadow.image?.size.height ?? 1 / max(traitCollection.displayScale, 1)
    shadow.isHidden = shadowEdge == .none || hidesShadow
    shadow.frame = CGRect(
      x: 0, y: shadowEdge == .top ? -height : bounds.height, width: bounds.width, height: height)
  }
}
