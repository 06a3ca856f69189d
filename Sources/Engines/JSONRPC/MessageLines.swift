import Foundation

/// A loop that reads lines from a file and writes answers to another one, until the first file ends.
package struct MessageLines {
  private let input: Int32
  private let output: OutputFile

  /// The maximum length of a line. Messages of this protocol do not need more.
  package static let longest = 4 << 20

  package init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    self.input = input
    self.output = OutputFile(output)
  }

  /// Interrupts this program when the reader of its answers disconnects; see ``OutputFile/interruptWhenNobodyReads()``.
  package func interruptWhenNobodyReads() { output.interruptWhenNobodyReads() }

  /// Reads lines until the file ends.
  ///
  /// - Parameter answer: A closure that receives each line without its terminator, or nil for a line that is too long.
  package func run(_ answer: (Data?) -> Data?) {
    var buffer: [UInt8] = []
    var isTooLong = false
    var part = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(input, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      var rest = part[..<count]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        buffer += rest[..<end]
        rest = rest[rest.index(after: end)...]
        let line = isTooLong ? nil : Data(buffer)
        buffer = []
        isTooLong = false
        if line?.allSatisfy({ $0 == 0x20 || $0 == 0x0D }) == true { continue }
        if let answer = answer(line), !output.write(answer + Data("\n".utf8)) { return }
      }
      if !isTooLong { buffer += rest }
      if buffer.count > MessageLines.longest {
        buffer = []
        isTooLong = true
      }
    }
  }
}
