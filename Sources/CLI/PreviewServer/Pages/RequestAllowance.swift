/// The number of requests that a page may still make, which grows with time.
struct RequestAllowance {
  private var count: Double
  private var last: ContinuousClock.Instant

  /// On average. A finger moves 60 times a second, on each of a wall of screens.
  static let perSecond = 1000.0
  /// At once.
  static let most = 2 * perSecond

  init(at now: ContinuousClock.Instant = .now) {
    count = RequestAllowance.perSecond
    last = now
  }

  /// Takes one request.
  ///
  /// - Returns: false if there is none left.
  mutating func take(at now: ContinuousClock.Instant = .now) -> Bool {
    count = min(count + (now - last) / .seconds(1) * RequestAllowance.perSecond, RequestAllowance.most) - 1
    last = now
    return count > 0
  }
}
