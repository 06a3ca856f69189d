/// A patch of a control: it leaves touches to the control.
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

  /// Places the patch with round ends, or with corners of a radius.
  func place(_ rect: CGRect, cornerRadius: CGFloat? = nil) {
    frame = rect
    layer.cornerRadius = cornerRadius ?? min(rect.width, rect.height) / 2
  }
}
