import Synchronization

/// A line that displays the progress of long work on a terminal. It is updated in place, and removed at the end.
/// Nothing is written if the output is not a terminal.
package final class ProgressLine: Sendable {
  private let terminal: Terminal
  private let isQuiet: Bool
  private let write: @Sendable (String) -> Void
  private let isShown = Mutex(false)

  /// - Parameters:
  ///   - terminal: The terminal. Default: that of standard error.
  ///   - isQuiet: Whether nothing is displayed. Default: `false`.
  ///   - write: A function that writes to the terminal. Default: writes to standard error.
  package init(
    on terminal: Terminal = .standardError, isQuiet: Bool = false,
    write: @escaping @Sendable (String) -> Void = { StandardError.write($0) }
  ) {
    self.terminal = terminal
    self.isQuiet = isQuiet
    self.write = write
  }

  /// Displays a text in place of the previous one. A text that is wider than the terminal is truncated.
  package func show(_ text: String) {
    guard terminal.isTerminal, !isQuiet else { return }
    isShown.withLock { isShown in
      isShown = true
      // The last column stays empty, because a full line would wrap.
      write("\r\u{1B}[K\(text.prefix(max(0, terminal.columns - 1)))")
    }
  }

  /// Removes the line, so that other output can follow.
  package func end() {
    isShown.withLock { isShown in
      if isShown { write("\r\u{1B}[K") }
      isShown = false
    }
  }
}
