import CoreGraphics

/// A box of an alert's material with round corners, and what is in it.
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

  /// Glass casts a shadow beyond the box: only the content is cut off at the corners.
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
