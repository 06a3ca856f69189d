import CoreGraphics

/// A sheet: the presented view with round corners and, perhaps, a grabber.
final class SheetView: UIView {
  private let content: UIView
  private let clip = SheetClipView()
  private var scale: CGFloat = 1
  private var radii: CornerRadii?
  private let grabber = UIView()

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    clip.clipsToBounds = true
    clip.addSubview(content)
    addSubview(clip)
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

  /// Shows a sheet of a design whose sheets float.
  ///
  /// - Parameters:
  ///   - radii: the corners, as they are seen.
  ///   - scale: how large the content is drawn.
  ///   - covered: what the home indicator covers of the content; nil where the place of the sheet says so.
  func setShape(_ radii: CornerRadii, scale: CGFloat, covered: CGFloat?, shadow: ShadowMeasures?) {
    self.scale = scale
    self.radii = radii
    clip.coveredAtBottom = covered
    clip.layer.cornerCurve = .continuous
    clip.layer.extrasToChange.cornerRadii = radii.map { $0 / scale }
    if let shadow {
      layer.setShadow(shadow)
      layer.shadowPath = CGPath.roundedRect(bounds, radii: radii, continuous: true)
    } else if !hasShadow {
      layer.shadowOpacity = 0
      layer.shadowPath = nil
    }
    setNeedsLayout()
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
    if scale == 1 {
      clip.transform = .identity
      clip.frame = bounds
    } else {
      clip.transform = .identity
      clip.bounds.size = CGSize(width: bounds.width / scale, height: bounds.height / scale)
      clip.center = CGPoint(x: bounds.midX, y: bounds.midY)
      clip.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
    if content.frame != clip.bounds { content.frame = clip.bounds }
    let size = measures.sheets.grabberSize
    grabber.backgroundColor = measures.sheets.grabberColor
    grabber.setUnanimated(cornerRadius: size.height / 2)
    grabber.frame = CGRect(
      x: bounds.midX - size.width / 2, y: measures.sheets.grabberTop, width: size.width, height: size.height)
  }
}

/// What cuts off a sheet's content at its corners.
final class SheetClipView: UIView {
  /// What the home indicator covers; nil where the view's place says so.
  var coveredAtBottom: CGFloat? {
    didSet {
      guard coveredAtBottom != oldValue else { return }
      for subview in subviews { subview.updateSafeAreaInsets() }
    }
  }

  override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    if let coveredAtBottom { insets.bottom = coveredAtBottom }
    return insets
  }
}
