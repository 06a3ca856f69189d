/// A raised patch, such as the knob of a switch or slider: two shadows under a rounded face.
final class KnobView: UIView {
  private let wideShadow = ControlPart(color: .white)
  private let face = ControlPart(color: .white)

  struct Shadow {
    var opacity: Float
    var y: CGFloat
    var blur: CGFloat
  }

  init(wide: Shadow, tight: Shadow) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    wideShadow.setShadow(opacity: wide.opacity, y: wide.y, blur: wide.blur)
    face.setShadow(opacity: tight.opacity, y: tight.y, blur: tight.blur)
    addSubview(wideShadow)
    addSubview(face)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("KnobView is not archived")
  }

  var color: UIColor? {
    get { face.backgroundColor }
    set {
      face.backgroundColor = newValue
      wideShadow.backgroundColor = newValue
    }
  }

  /// The radius of the corners; `nil` for round ends.
  var cornerRadius: CGFloat? {
    didSet {
      if cornerRadius != oldValue { setNeedsLayout() }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    wideShadow.place(bounds, cornerRadius: cornerRadius)
    face.place(bounds, cornerRadius: cornerRadius)
  }
}
