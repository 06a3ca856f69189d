/// The window in front of all others with the keyboard, or what stands in its place, and what lies on top of it.
final class KeyboardWindow: UIWindow {
  /// The window whose first responder the keyboard serves.
  weak var client: UIWindow?

  /// The responder that what lies on top of the keyboard is from: it comes next after that view.
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

  /// The app doesn't see it among its windows.
  override var isOfSystem: Bool { true }

  override var responderWindow: UIWindow { client ?? self }

  override var next: UIResponder? { provider ?? client ?? super.next }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
