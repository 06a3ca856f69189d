import Foundation
import Synchronization

/// An open file to which several threads write messages. Messages are never interleaved.
package final class OutputFile: Sendable {
  private let number: Int32
  /// Whether writing has failed. The lock is held while a message is written.
  private let isBroken = Mutex(false)

  package init(_ number: Int32 = STDOUT_FILENO) {
    self.number = number
  }

  /// Writes all bytes. After a failure, nothing else is written, because a part of a message may have been sent.
  ///
  /// - Returns: Whether the bytes were written.
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

  /// Interrupts this program when the reader of its answers disconnects, so that a build for that client ends with all
  /// its compilers. The file of requests is no indication, because a client may close it and continue to read.
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
