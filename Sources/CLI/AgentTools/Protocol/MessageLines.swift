import Foundation

/// Takes lines from one open file, and writes answers to another, until the first ends.
package struct MessageLines {
  private let input: Int32
  private let output: Int32

  /// A line that is longer is not taken: no message of this protocol has a reason to be.
  package static let longest = 4 << 20

  package init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    self.input = input
    self.output = output
  }

  /// Interrupts this program when nobody reads its answers any more, so that a build for a client that is gone ends
  /// with all its compilers. Only the answers' file tells: a client may well end its requests and go on to read.
  package func interruptWhenNobodyReads() {
    let output = output
    Thread.detachNewThread {
      while true {
        var descriptor = pollfd(fd: output, events: 0, revents: 0)
        let count = poll(&descriptor, 1, -1)
        if count < 0, errno == EINTR { continue }
        guard count > 0, descriptor.revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 else { return }
        kill(getpid(), SIGTERM)
        return
      }
    }
  }

  /// - Parameter answer: gets each line without its end, nil for one that was too long.
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
        if let answer = answer(line), !write(answer + Data("\n".utf8)) { return }
      }
      if !isTooLong { buffer += rest }
      if buffer.count > MessageLines.longest {
        buffer = []
        isTooLong = true
      }
    }
  }

  private func write(_ data: Data) -> Bool {
    data.withUnsafeBytes { all in
      var rest = all[...]
      while !rest.isEmpty {
        let count = Foundation.write(output, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}
