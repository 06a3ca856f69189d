import CoreGraphics

/// A box of an alert's material with round corners: what is in it, and hairlines between.
final class AlertBox: UIView {
  private let backdrop = BackdropView(frame: .zero)
  let content = UIView()
  private var lines: [UIView] = []

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

  /// Shows hairlines in rectangles of the box.
  func showLines(_ frames: [CGRect]) {
    while lines.count < frames.count {
      let line = UIView()
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      lines.append(line)
      addSubview(line)
    }
    while lines.count > frames.count { lines.removeLast().removeFromSuperview() }
    for (line, frame) in zip(lines, frames) { line.frame = frame }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    content.frame = bounds
  }
}
