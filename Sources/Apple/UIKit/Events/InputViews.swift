/// The views in place of the keyboard and on top of it: those of the first responder or of a later one in the chain.
@MainActor
struct InputViews {
  private(set) var inputView: UIView?
  private(set) var accessoryView: UIView?
  /// The responder whose view is on top of the keyboard.
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
