/// The number of requests that a page may still make, which grows with time.
struct RequestAllowance {
  private var count: Double
  private var last: ContinuousClock.Instant

  /// The average number of requests per second. A finger moves 60 times per second on each of many screens.
  static let perSecond = 1000.0
  /// The maximum number of requests at once.
  static let most = 2 * perSecond

  init(at now: ContinuousClock.Instant = .now) {
    count = RequestAllowance.perSecond
    last = now
  }

  /// Uses one request.
  ///
  /// - Returns: False if there is none left.
  mutating func take(at now: ContinuousClock.Instant = .now) -> Bool {
    count = min(count + (now - last) / .seconds(1) * RequestAllowance.perSecond, RequestAllowance.most) - 1
    last = now
    return count > 0
  }
}
