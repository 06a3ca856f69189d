/// A raised shape with two shadows, such as the knob of a switch or slider.
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

  /// The shadows of the knob.
  ///
  /// - Default: `nil`, for no shadows.
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

  /// The radius of the corners, or `nil` for fully rounded ends.
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
