import CoreGraphics

/// A box of an alert's material with round corners, and what is in it.
final class AlertBox: UIView {
  private let backdrop = BackdropView(frame: .zero)
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
  }
}
