extension MainActor {
  /// Runs a function on the main actor, on which the caller already is, and returns its result, which need not be
  /// sendable. Stops the program elsewhere.
  static func assumingIsolated<Result>(_ work: @MainActor () -> Result) -> Result {
    // Unchecked: the result does not leave the main actor, since the caller is on it.
    nonisolated(unsafe) var result: Result?
    assumeIsolated { result = work() }
    guard let result else { fatalError("the function did not run") }
    return result
  }
}
