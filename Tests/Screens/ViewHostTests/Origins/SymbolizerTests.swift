import Foundation
import Testing

@testable import ViewHost

struct SymbolizerTests {
  /// Whoever reads what an app's own programs write waits for the end of it. While another program held the other end, there was none.
  @Test(
    .enabled(
      if: Symbolizer.program(ProcessInfo.processInfo.environment) != nil,
      "there is no llvm-symbolizer beside the compiler"))
  func itHoldsNoFilesOfTheProgramThatStartsIt() throws {
    var ends: [Int32] = [-1, -1]
    // As Foundation's pipes, both ends go to programs that are started.
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    let symbolizer = try #require(Symbolizer())
    close(ends[1])
    var wait = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    try #require(poll(&wait, 1, 10_000) == 1)
    var byte: UInt8 = 0
    #expect(read(ends[0], &byte, 1) == 0)
    withExtendedLifetime(symbolizer) {}
  }
}
