/// A filled shape in a control. It does not receive touches.
final class ControlPart: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ControlPart is not archived")
  }

  convenience init(color: UIColor?) {
    self.init(frame: .zero)
    backgroundColor = color
  }

  /// Positions the shape with fully rounded ends or with a corner radius.
  func place(_ rect: CGRect, cornerRadius: CGFloat? = nil) {
    frame = rect
    layer.cornerRadius = cornerRadius ?? min(rect.width, rect.height) / 2
  }
}
