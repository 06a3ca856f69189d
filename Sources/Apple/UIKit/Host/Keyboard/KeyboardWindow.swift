/// The front-most window, with the keyboard or the view in its place, and the view on top of it.
final class KeyboardWindow: UIWindow {
  /// The window whose first responder the keyboard serves.
  weak var client: UIWindow?

  /// The responder that provides the view on top of the keyboard, which is the next one after that view.
  weak var provider: UIResponder?

  let board = KeyboardBoard()

  init(scene: UIWindowScene) {
    super.init(frame: scene.screen.sceneBounds)
    windowLevel = UIWindow.Level(rawValue: 10_000_000)
    addSubview(board)
    windowScene = scene
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The keyboard's window is not archived") }

  /// The value `true`: the app's windows don't include it.
  override var isOfSystem: Bool { true }

  override var responderWindow: UIWindow { client ?? self }

  override var next: UIResponder? { provider ?? client ?? super.next }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
