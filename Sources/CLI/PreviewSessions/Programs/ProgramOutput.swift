import Foundation
import Synchronization

/// The output of a program, which is read as it arrives so that the program never waits. The last part of it is kept.
final class ProgramOutput: Sendable {
  private struct State {
    var tail: [UInt8] = []
    /// The output since the last call of ``takeNew()``.
    var new: [UInt8] = []
    var isOver = false
  }

  private static let most = 64 << 10
  private let state = Mutex(State())

  /// - Parameter file: The end of a pipe. It is closed when the program and all processes with the other end have
  ///   ended.
  init(reading file: Int32) {
    let state = Unowned(self)
    Thread.detachNewThread {
      var buffer = [UInt8](repeating: 0, count: 16 << 10)
      while true {
        let count = read(file, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        state.owner?.add(buffer[..<count])
      }
      close(file)
      state.owner?.end()
    }
  }

  /// A weak reference for the thread that waits for a pipe, so that the thread does not keep the object alive.
  private final class Unowned: @unchecked Sendable {
    weak var owner: ProgramOutput?

    init(_ owner: ProgramOutput) {
      self.owner = owner
    }
  }

  private func add(_ bytes: ArraySlice<UInt8>) {
    state.withLock { state in
      for part in [\State.tail, \State.new] {
        state[keyPath: part] += bytes
        let excess = state[keyPath: part].count - ProgramOutput.most
        if excess > 0 { state[keyPath: part].removeFirst(excess) }
      }
    }
  }

  private func end() { state.withLock { $0.isOver = true } }

  /// The last part of the output.
  var text: String { state.withLock { String(decoding: $0.tail, as: UTF8.self) } }

  var isOver: Bool { state.withLock { $0.isOver } }

  /// Returns the output since the last call.
  func takeNew() -> String {
    state.withLock { state in
      defer { state.new = [] }
      return String(decoding: state.new, as: UTF8.self)
    }
  }
}
