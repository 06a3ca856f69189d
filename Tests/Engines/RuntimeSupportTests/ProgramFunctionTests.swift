import Foundation
import RuntimeSupport
import Testing

@Suite("Functions that are known by name only")
struct ProgramFunctionTests {
  @Test("those of the program and its libraries are found")
  func named() {
    let function = ProgramFunction.named("getpid", as: (@convention(c) () -> Int32).self)
    #expect(function?() == getpid())
    #expect(ProgramFunction.named("viewcode_no_such_function", as: (@convention(c) () -> Void).self) == nil)
  }

  @Test("a type that is no C function's stops the program")
  func noFunction() async {
    await #expect(processExitsWith: .failure) {
      _ = ProgramFunction.named("getpid", as: (() -> Void).self)
    }
  }
}
