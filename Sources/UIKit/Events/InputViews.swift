/// What the first responder wants in the keyboard's place and on top of it: its own, else that of a responder after it.
@MainActor
struct InputViews {
  private(set) var inputView: UIView?
  private(set) var accessoryView: UIView?

  nonisolated init() {}

  init(for responder: UIResponder) {
    var current: UIResponder? = responder
    while let candidate = current {
      inputView = inputView ?? candidate.inputView
      accessoryView = accessoryView ?? candidate.inputAccessoryView
      current = candidate.next
    }
  }
}
