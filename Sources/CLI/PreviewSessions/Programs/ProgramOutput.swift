import Foundation
import Synchronization

/// What a program writes: read as it comes, so that it never waits, and the end of it kept.
final class ProgramOutput: Sendable {
  private struct State {
    var tail: [UInt8] = []
    /// What was not asked for yet.
    var new: [UInt8] = []
    var isOver = false
  }

  private static let most = 64 << 10
  private let state = Mutex(State())

  /// - Parameter file: the end of a pipe. It is closed once the program, and all that has the other end, is gone.
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

  /// A thread that waits for a pipe must not keep what nobody else has.
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

  /// The end of all that was written.
  var text: String { state.withLock { String(decoding: $0.tail, as: UTF8.self) } }

  var isOver: Bool { state.withLock { $0.isOver } }

  /// What was written since this was asked last.
  func takeNew() -> String {
    state.withLock { state in
      defer { state.new = [] }
      return String(decoding: state.new, as: UTF8.self)
    }
  }
}
