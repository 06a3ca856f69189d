/// Calls of the main actor's functions from any thread, for the descriptions of views. Debuggers and logs request
/// descriptions on any thread and, as on Apple's systems, the view may change meanwhile.
///
/// The isolation of a function is checked by its caller, not in the function. `MainActor.assumeIsolated` in the
/// standard library is the same cast after a check of the thread.
package enum IsolationRemoval {
  package static func call<Argument, Result>(
    _ function: @MainActor (Argument) -> Result, with argument: Argument
  ) -> Result {
    withoutActuallyEscaping(function) { function in
      unsafeBitCast(function, to: ((Argument) -> Result).self)(argument)
    }
  }

  static let mechanism = RuntimeMechanism("functions of the main actor having the same layout as other functions") {
    typealias Isolated = @MainActor (Int) -> Int
    guard MemoryLayout<Isolated>.size == MemoryLayout<(Int) -> Int>.size else { return "the sizes are different" }
    return call({ $0 + 1 }, with: 41) == 42 ? nil : "their calls have different results"
  }
}
