import CoreGraphics

/// A sheet: the presented view with round corners and, perhaps, a grabber.
final class SheetView: UIView {
  private let content: UIView
  private let clip = UIView()
  private let grabber = UIView()

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    clip.clipsToBounds = true
    clip.addSubview(content)
    addSubview(clip)
    grabber.backgroundColor = .tertiaryLabel
    grabber.isUserInteractionEnabled = false
    grabber.isHidden = true
    addSubview(grabber)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("SheetView is not archived")
  }

  var showsGrabber: Bool {
    get { !grabber.isHidden }
    set { grabber.isHidden = !newValue }
  }

  /// Whether the sheet has a shadow: what lies below it is not dimmed, and could not be told from it.
  var hasShadow = false {
    didSet {
      guard hasShadow != oldValue else { return }
      layer.setShadow(measures.sheets.undimmedShadow)
      if !hasShadow { layer.shadowOpacity = 0 }
    }
  }

  /// - Parameter isAttached: whether the sheet ends at the screen's edge, where it has no corners.
  func setCorners(_ radius: CGFloat, isAttached: Bool) {
    clip.layer.cornerRadius = radius
    clip.layer.cornerCurve = .continuous
    clip.layer.maskedCorners =
      isAttached
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    if content.frame != clip.bounds { content.frame = clip.bounds }
    let size = measures.sheets.grabberSize
    grabber.setUnanimated(cornerRadius: size.height / 2)
    grabber.frame = CGRect(
      x: bounds.midX - size.width / 2, y: measures.sheets.grabberTop, width: size.width, height: size.height)
  }
}
