import CoreGraphics

/// A view with the material of an alert and rounded corners.
final class AlertBox: UIView {
  private let backdrop = BackdropView(frame: .zero)
  private var glass: GlassView?
  let content = UIView()

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerCurve = .continuous
    backdrop.effect = UIBlurEffect(style: .systemThickMaterial)
    addSubview(backdrop)
    addSubview(content)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("AlertBox is not archived")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    content.frame = bounds
    showGlass()
  }

  /// Displays glass. Its shadow extends beyond the box, so that only the content is clipped to the corners.
  private func showGlass() {
    guard measures.alerts.isGlass else {
      glass?.removeFromSuperview()
      glass = nil
      backdrop.isHidden = false
      clipsToBounds = true
      return
    }
    let glass = self.glass ?? GlassView(frame: .zero)
    if self.glass == nil {
      self.glass = glass
      insertSubview(glass, at: 0)
    }
    backdrop.isHidden = true
    clipsToBounds = false
    content.clipsToBounds = true
    content.layer.cornerCurve = .continuous
    content.setUnanimated(cornerRadius: layer.cornerRadius)
    glass.frame = bounds
    glass.setCorners(.all(layer.cornerRadius), isContinuous: true)
    glass.show(measures.glass.alert)
  }
}
