/// What the first responder wants in the keyboard's place and on top of it: its own, else that of a responder after it.
@MainActor
struct InputViews {
  private(set) var inputView: UIView?
  private(set) var accessoryView: UIView?
  /// Whose view lies on top of the keyboard.
  private(set) var provider: UIResponder?

  nonisolated init() {}

  init(for responder: UIResponder) {
    var current: UIResponder? = responder
    while let candidate = current {
      inputView = inputView ?? candidate.inputView
      if accessoryView == nil, let view = candidate.inputAccessoryView { (accessoryView, provider) = (view, candidate) }
      current = candidate.next
    }
  }
}
