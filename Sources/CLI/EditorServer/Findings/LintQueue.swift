import Foundation
import Synchronization
import ToolSupport

/// Searches projects in the background. Requests during a search cause one more search.
final class LintQueue: Sendable {
  private struct State {
    var pending: Set<String> = []
    var isRunning = false
  }

  private let linter: any EditorLinter
  private let state = Mutex(State())

  init(_ linter: any EditorLinter) { self.linter = linter }

  /// Searches the project in a folder.
  ///
  /// - Parameter completion: A function that receives the findings. It is not called if the project can't be read.
  func search(_ folder: String, completion: @escaping @Sendable ([String: [EditorFinding]]) -> Void) {
    let starts = state.withLock { state in
      state.pending.insert(folder)
      defer { state.isRunning = true }
      return !state.isRunning
    }
    guard starts else { return }
    Thread.detachNewThread { [self] in
      while let next = next() {
        if let found = try? linter.findings(in: next) { completion(found) }
      }
    }
  }

  private func next() -> String? {
    state.withLock { state in
      let next = state.pending.min()
      if let next { state.pending.remove(next) } else { state.isRunning = false }
      return next
    }
  }
}
