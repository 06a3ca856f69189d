/// A patch of a control: it leaves touches to the control, and takes a shadow.
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

  /// Gives the patch black shadow.
  func setShadow(opacity: Float, y: CGFloat, blur: CGFloat) {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = opacity
    layer.shadowOffset = CGSize(width: 0, height: y)
    // Design tools state the width of the blur, layers its standard deviation.
    layer.shadowRadius = blur / 2
  }

  /// Places the patch with round ends, or with corners of a radius.
  func place(_ rect: CGRect, cornerRadius: CGFloat? = nil) {
    frame = rect
    layer.cornerRadius = cornerRadius ?? min(rect.width, rect.height) / 2
  }
}
