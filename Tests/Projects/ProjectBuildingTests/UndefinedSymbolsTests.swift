import Testing

@testable import ProjectBuilding

@Suite("Symbols that no library defines")
struct UndefinedSymbolsTests {
  @Test("names of C are read from the linker's errors, each once and in order")
  func names() throws {
    let output = """
      ld.lld: error: undefined symbol: wheel_turn
      >>> referenced by Wheel.swift:7
      ld.lld: error: undefined symbol: _axle
      >>> referenced by Axle.swift:2
      ld.lld: error: undefined symbol: wheel_turn
      clang: error: linker command failed with exit code 1 (use -v to see invocation)

      """
    let symbols = try #require(UndefinedSymbols(linkerOutput: output))
    #expect(symbols.names == ["_axle", "wheel_turn"])
    #expect(symbols.stubs.contains("@c(wheel_turn)"))
  }

  @Test(
    "other failures are not repaired",
    arguments: [
      "ld.lld: error: undefined symbol: $s3App4ViewCMa", "ld.lld: error: cannot open Axle.o: No such file",
      "ld.lld: error: undefined symbol: axle\nld.lld: error: duplicate symbol: wheel", "",
    ])
  func others(output: String) {
    #expect(UndefinedSymbols(linkerOutput: output) == nil)
  }
}
