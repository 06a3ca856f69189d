/// How much of each point that a superview grows by goes to a view's origin and to its length, along one axis.
struct AutoresizingShares {
  var origin: Double
  var length: Double

  var isFixed: Bool { origin == 0 && length == 0 }

  init(origin: Double, length: Double) {
    self.origin = origin
    self.length = length
  }

  /// Creates the shares of a view that lies at `origin` with `length` in a superview that is `outer` long.
  init(
    _ origin: CGFloat, _ length: CGFloat, in outer: CGFloat, flexible: (before: Bool, length: Bool, after: Bool)
  ) {
    // The rule is that of autoresizing itself, so that both come to the same frames: ask it about one point more.
    let grown = Autoresizing.resized(origin, length, from: outer, to: outer + 1, flexible: flexible)
    self.origin = Double(grown.origin - origin)
    self.length = Double(grown.length - length)
  }
}
