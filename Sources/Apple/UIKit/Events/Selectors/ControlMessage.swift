/// A message that a control sends. It does not keep the target alive.
struct ControlMessage {
  private(set) weak var target: AnyObject?
  let selector: Selector
  /// Whether there is no target, so that the message goes to whoever in the responder chain performs it.
  let goesUpTheChain: Bool

  init(to target: AnyObject?, _ selector: Selector) {
    self.target = target
    self.selector = selector
    goesUpTheChain = target == nil
  }

  var isVoid: Bool { !goesUpTheChain && target == nil }

  func isSame(as other: ControlMessage) -> Bool {
    selector == other.selector && target === other.target && goesUpTheChain == other.goesUpTheChain
  }
}
