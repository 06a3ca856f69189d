import Foundation
import Synchronization

/// An open file that several threads write messages to, each message as a whole.
package final class OutputFile: Sendable {
  private let number: Int32
  /// Held while a message is written.
  private let isBroken = Mutex(false)

  package init(_ number: Int32 = STDOUT_FILENO) {
    self.number = number
  }

  /// Writes all bytes.
  ///
  /// - Returns: whether they were written. After a failure nothing else is written: a part of a message may be out.
  @discardableResult
  package func write(_ data: Data) -> Bool {
    isBroken.withLock { isBroken in
      guard !isBroken else { return false }
      data.withUnsafeBytes { all in
        var rest = all[...]
        while !rest.isEmpty, !isBroken {
          let count = Foundation.write(number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
          if count < 0, errno == EINTR { continue }
          if count > 0 { rest = rest.dropFirst(count) } else { isBroken = true }
        }
      }
      return !isBroken
    }
  }

  /// Interrupts this program when nobody reads its answers any more, so that a build for a client that is gone ends
  /// with all its compilers. Only the answers' file tells: a client may well end its requests and go on to read.
  package func interruptWhenNobodyReads() {
    let number = number
    Thread.detachNewThread {
      while true {
        var descriptor = pollfd(fd: number, events: 0, revents: 0)
        let count = poll(&descriptor, 1, -1)
        if count < 0, errno == EINTR { continue }
        guard count > 0, descriptor.revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 else { return }
        kill(getpid(), SIGTERM)
        return
      }
    }
  }
}
