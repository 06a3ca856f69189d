extension MainActor {
  /// Calls a function on the main actor and returns its result, which need not be sendable. The caller must be on the
  /// main actor; otherwise the program stops.
  static func assumingIsolated<Result>(_ work: @MainActor () -> Result) -> Result {
    // Unchecked: The caller is on the main actor, so that the result does not leave it.
    nonisolated(unsafe) var result: Result?
    assumeIsolated { result = work() }
    guard let result else { fatalError("the function did not run") }
    return result
  }
}
