/// A message that a control sends. It doesn't retain the target.
struct ControlMessage {
  private(set) weak var target: AnyObject?
  let selector: Selector
  /// Whether there is no target, so that the message is sent up the responder chain.
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
