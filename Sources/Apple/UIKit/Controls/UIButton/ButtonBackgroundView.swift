/// A view that displays a background configuration, with its color, image, custom view and stroke.
final class ButtonBackgroundView: UIView {
  private var configuration = UIBackgroundConfiguration()
  private var imageView: UIImageView?
  private var strokeView: UIView?
  private var glassView: GlassView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ButtonBackgroundView is not archived")
  }

  func show(_ configuration: UIBackgroundConfiguration, tintColor: UIColor) {
    if self.configuration.customView !== configuration.customView {
      self.configuration.customView?.removeFromSuperview()
    }
    self.configuration = configuration
    backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    showImage()
    if let view = configuration.customView, view.superview !== self { addSubview(view) }
    showStroke(configuration.resolvedStrokeColor(for: tintColor))
    setNeedsLayout()
  }

  /// Displays glass behind the background. The color of the background becomes that of the glass.
  func showGlass(_ kind: GlassMeasures.Kind?, isTouched: Bool) {
    guard let kind else {
      glassView?.removeFromSuperview()
      glassView = nil
      return
    }
    let view = glassView ?? GlassView(frame: .zero)
    if glassView == nil {
      glassView = view
      insertSubview(view, at: 0)
    }
    view.show(kind, tint: backgroundColor == .clear ? nil : backgroundColor, isTouched: isTouched)
    backgroundColor = nil
  }

  private func showImage() {
    guard configuration.image != nil || imageView != nil else { return }
    let view = imageView ?? UIImageView(frame: .zero)
    if imageView == nil {
      imageView = view
      view.clipsToBounds = true
      insertSubview(view, at: 0)
    }
    view.image = configuration.image
    view.contentMode = configuration.imageContentMode
  }

  private func showStroke(_ color: UIColor) {
    guard configuration.strokeWidth > 0 else {
      strokeView?.removeFromSuperview()
      strokeView = nil
      return
    }
    let view = strokeView ?? UIView(frame: .zero)
    strokeView = view
    view.isUserInteractionEnabled = false
    addSubview(view)
    view.layer.borderWidth = configuration.strokeWidth
    view.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }

  /// Lays out the background in a rectangle with a corner radius.
  func place(in rect: CGRect, cornerRadius: CGFloat) {
    frame = rect
    let radius = max(min(cornerRadius, min(rect.width, rect.height) / 2), 0)
    // A capsule has no space for a continuous curve, which begins before the corner.
    let curve: CALayerCornerCurve = 2 * radius < min(rect.width, rect.height) - 0.5 ? .continuous : .circular
    layer.cornerRadius = radius
    layer.cornerCurve = curve
    glassView?.frame = bounds
    glassView?.setCorners(.all(radius), isContinuous: curve == .continuous)
    imageView?.frame = bounds
    imageView?.layer.cornerRadius = radius
    imageView?.layer.cornerCurve = curve
    configuration.customView?.frame = bounds
    let outset = configuration.strokeOutset
    strokeView?.frame = bounds.insetBy(dx: -outset, dy: -outset)
    strokeView?.layer.cornerRadius = radius == 0 ? 0 : max(radius + outset, 0)
    strokeView?.layer.cornerCurve = curve
  }
}
