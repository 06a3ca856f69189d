/// Calls of the main actor's functions from anywhere, as descriptions of views need: a debugger or a log asks for them on
/// any thread, and as with Apple's, nothing keeps the view from changing meanwhile.
///
/// A function's isolation is checked where it is called, not in the function. `MainActor.assumeIsolated` of the standard
/// library is the same cast, behind a check of the thread.
package enum IsolationRemoval {
  package static func call<Argument, Result>(
    _ function: @MainActor (Argument) -> Result, with argument: Argument
  ) -> Result {
    withoutActuallyEscaping(function) { function in
      unsafeBitCast(function, to: ((Argument) -> Result).self)(argument)
    }
  }

  static let mechanism = RuntimeMechanism("functions of the main actor being laid out as others") {
    typealias Isolated = @MainActor (Int) -> Int
    guard MemoryLayout<Isolated>.size == MemoryLayout<(Int) -> Int>.size else { return "they are not" }
    return call({ $0 + 1 }, with: 41) == 42 ? nil : "their calls have other results"
  }
}
