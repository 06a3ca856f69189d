import Foundation
import Testing

@testable import ViewHost

struct SymbolizerTests {
  /// A reader of the output of an app's programs waits for its end, which never came while another program had
  /// inherited the other end.
  @Test(
    .enabled(
      if: Symbolizer.program(ProcessInfo.processInfo.environment) != nil,
      "there is no llvm-symbolizer beside the compiler"))
  func itHoldsNoFilesOfTheProgramThatStartsIt() throws {
    var ends: [Int32] = [-1, -1]
    // As with Foundation's pipes, programs inherit both ends.
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
