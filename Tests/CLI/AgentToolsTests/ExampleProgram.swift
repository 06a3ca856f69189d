import Foundation
import PreviewSessions

/// The program of the examples, which `make test` builds with the tests.
struct ExampleProgram: ProgramSource {
  func build(after changes: Set<String>?) -> ProgramBuild {
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return ProgramBuild(
      program: products.appendingPathComponent("viewcode-examples"), environment: ProcessInfo.processInfo.environment)
  }
}
