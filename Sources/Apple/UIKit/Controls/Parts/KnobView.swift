/// A raised patch, such as the knob of a switch or slider: two shadows under a rounded face.
final class KnobView: UIView {
  private let wideShadow = ControlPart(color: .white)
  private let face = ControlPart(color: .white)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(wideShadow)
    addSubview(face)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("KnobView is not archived")
  }

  /// None at first.
  var shadows: KnobShadows? {
    didSet {
      guard let shadows, shadows != oldValue else { return }
      wideShadow.setUnanimated(shadow: shadows.wide)
      face.setUnanimated(shadow: shadows.tight)
    }
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
