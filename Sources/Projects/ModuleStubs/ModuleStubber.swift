import Foundation

/// Makes a module compile although some of the modules that it imports are missing.
///
/// The compiler names the missing declarations. Each round declares them according to their uses in the project, adapts
/// code that no declaration fits, and omits the smallest statements that still don't compile because of a missing
/// module. Errors that are unrelated to missing modules remain.
package struct ModuleStubber {
  private let input: StubbingInput
  private let checker: any ModuleChecker
  /// A function that receives each step of the work, a line at a time.
  package var progress: (String) -> Void = { _ in }

  package init(_ input: StubbingInput, checker: any ModuleChecker) {
    self.input = input
    self.checker = checker
  }

  package func run() throws -> StubbingResult {
    var run = StubbingRun(input, checker: checker, progress: progress)
    return try run.result()
  }
}
