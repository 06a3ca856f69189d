import CoreGraphics

/// A view that displays a presented view as a sheet, with rounded corners and an optional grabber.
final class SheetView: UIView {
  private let content: UIView
  private let clip = SheetClipView()
  private var scale: CGFloat = 1
  private var radii: CornerRadii?
  private let background = PresentedBackground()
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

  /// Whether the sheet has a shadow, which is necessary if the view below is not dimmed.
  var hasShadow = false {
    didSet {
      guard hasShadow != oldValue else { return }
      layer.setShadow(measures.sheets.undimmedShadow)
      if !hasShadow { layer.shadowOpacity = 0 }
    }
  }

  /// Sets the shape of a sheet in designs with floating sheets.
  ///
  /// - Parameters:
  ///   - radii: The displayed radii of the corners.
  ///   - scale: The scale of the content.
  ///   - covered: The height of the content that the home indicator covers, or `nil` to derive it from the position of
  ///     the sheet.
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

  /// Displays an effect or glass behind the content.
  ///
  /// - Parameters:
  ///   - effect: The effect that the app chose, if any.
  ///   - isGlass: Whether the sheet is of glass without such an effect.
  func setBackground(_ effect: UIVisualEffect?, isGlass: Bool) {
    background.show(effect, glass: isGlass ? measures.glass.sheet : nil, in: self)
    setNeedsLayout()
  }

  /// Sets the corner radius.
  ///
  /// - Parameter isAttached: Whether the sheet is attached to the bottom edge of the screen, where its corners are
  ///   square.
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
    background.place(in: bounds, radii ?? CornerRadii(measures.sheets.cornerRadius))
    let size = measures.sheets.grabberSize
    grabber.backgroundColor = measures.sheets.grabberColor
    grabber.setUnanimated(cornerRadius: size.height / 2)
    grabber.frame = CGRect(
      x: bounds.midX - size.width / 2, y: measures.sheets.grabberTop, width: size.width, height: size.height)
  }
}

/// The view that clips a sheet's content at its corners.
final class SheetClipView: UIView {
  /// The height that the home indicator covers, or `nil` to derive it from the position of the view.
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
