import Foundation
import Testing

@testable import JSONRPC

@Suite("Lines of messages")
struct MessageLinesTests {
  private func answers(to input: [UInt8]) -> [String] {
    var pipes: [Int32] = [0, 0]
    var results: [Int32] = [0, 0]
    precondition(pipe(&pipes) == 0 && pipe(&results) == 0)
    let (end, other) = (pipes[1], results[1])
    Thread.detachNewThread {
      var rest = input[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(end, $0.baseAddress, $0.count) }
        rest = rest.dropFirst(max(count, 0))
      }
      close(end)
    }
    MessageLines(input: pipes[0], output: other).run { line in
      Data((line.map { "\($0.count)" } ?? "too long").utf8)
    }
    close(other)
    let text = FileHandle(fileDescriptor: results[0], closeOnDealloc: true).readDataToEndOfFile()
    close(pipes[0])
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test("lines are answered one after the other; empty ones and what has no end are not")
  func lines() {
    #expect(answers(to: Array("a\nbcd\n\n \r\nef".utf8)) == ["1", "3"])
  }

  @Test("a line without end does not fill memory, and the next one is answered")
  func longLine() {
    let long = [UInt8](repeating: 65, count: MessageLines.longest * 2)
    #expect(answers(to: long + Array("\nab\n".utf8)) == ["too long", "2"])
  }
}
