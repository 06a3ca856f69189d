/// The area of the keyboard on the screen: from top to bottom, the app's view on top, the bar for suggestions, the keys
/// or the app's view in their place, and the space below them.
final class KeyboardBoard: UIView {
  /// The displayed content.
  struct Content {
    var accessory: UIView?
    /// The app's view in place of the keys.
    var custom: UIView?
    var keys: KeyboardView?
    var accessoryHeight: CGFloat = 0
    var bodyHeight: CGFloat = 0
    var suggestionsHeight: CGFloat = 0
    var belowKeys: CGFloat = 0

    var height: CGFloat { accessoryHeight + bodyHeight + suggestionsHeight + belowKeys }
  }

  private(set) var content = Content()
  private let ground = UIView(frame: .zero)
  let accessoryHost = KeyboardAccessoryHost(frame: .zero)

  /// A closure that measures the content again, since the view on top may have another height.
  var contentMayHaveChanged: (() -> Void)?

  init() {
    super.init(frame: .zero)
    addSubview(ground)
    addSubview(accessoryHost)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A keyboard is not archived") }

  func show(_ new: Content) {
    let old = content
    content = new
    for view in [old.custom, old.keys]
    where view != nil && view !== new.custom && view !== new.keys && view?.superview === self {
      view?.removeFromSuperview()
    }
    for case let view? in [new.keys, new.custom] where view.superview !== self { addSubview(view) }
    accessoryHost.hold(new.accessory)
    bringSubviewToFront(accessoryHost)
    ground.isHidden = new.keys == nil && new.custom == nil
    ground.backgroundColor = measures.keyboards.background
    setNeedsLayout()
    layoutIfNeeded()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    func place(_ view: UIView?, _ height: CGFloat) {
      if let view {
        let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
        if view.translatesAutoresizingMaskIntoConstraints {
          view.frame = frame
        } else {
          view.bounds.size = frame.size
          view.center = CGPoint(x: frame.midX, y: frame.midY)
        }
      }
      y += height
    }
    accessoryHost.frame = CGRect(x: 0, y: 0, width: bounds.width, height: content.accessoryHeight)
    place(content.accessory, content.accessoryHeight)
    ground.frame = CGRect(x: 0, y: y, width: bounds.width, height: max(bounds.height - y, 0))
    y += content.suggestionsHeight
    place(content.custom ?? content.keys, content.bodyHeight)
    contentMayHaveChanged?()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    // Empty areas of the content let touches through, the background of the keyboard doesn't.
    return hit === self ? nil : hit
  }
}
