/// The parts of each point that a superview grows by which go to a view's origin and to its length, along one axis.
struct AutoresizingShares {
  var origin: Double
  var length: Double

  var isFixed: Bool { origin == 0 && length == 0 }

  init(origin: Double, length: Double) {
    self.origin = origin
    self.length = length
  }

  /// Creates the shares of a view at `origin` with `length` in a superview with the length `outer`.
  init(
    _ origin: CGFloat, _ length: CGFloat, in outer: CGFloat, flexible: (before: Bool, length: Bool, after: Bool)
  ) {
    // The shares come from autoresizing itself, for one additional point, so that both result in the same frames.
    let grown = Autoresizing.resized(origin, length, from: outer, to: outer + 1, flexible: flexible)
    self.origin = Double(grown.origin - origin)
    self.length = Double(grown.length - length)
  }
}
