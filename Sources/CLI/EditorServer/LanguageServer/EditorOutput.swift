import Foundation
import JSONRPC
import Synchronization

/// The messages to an editor from the server and from the proxy itself. The proxy's own messages wait while parts of a
/// long message are passed on.
package final class EditorOutput: Sendable {
  private struct State {
    /// The number of bytes of a long message that are not written yet.
    var remaining = 0
    var waiting: [Data] = []
  }

  private let file: OutputFile
  private let state = Mutex(State())

  package init(_ file: OutputFile = OutputFile()) { self.file = file }

  /// Writes an element of the server's output.
  ///
  /// - Returns: Whether the editor still reads.
  func pass(_ bytes: Data, of element: HeaderFraming.Element) -> Bool {
    state.withLock { state in
      switch element {
      case .longMessage(let length): state.remaining = length
      case .part(let data): state.remaining -= data.count
      default: break
      }
      guard file.write(bytes) else { return false }
      if state.remaining == 0 {
        for message in state.waiting { file.write(HeaderFraming.framed(message)) }
        state.waiting = []
      }
      return true
    }
  }

  /// Writes a message of the proxy.
  func send(_ message: Data) {
    state.withLock { state in
      if state.remaining > 0 { state.waiting.append(message) } else { file.write(HeaderFraming.framed(message)) }
    }
  }
}
