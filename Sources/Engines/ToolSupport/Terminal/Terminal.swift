import Foundation

/// The capabilities of an output stream.
package struct Terminal: Hashable, Sendable {
  /// Whether the stream is a terminal.
  package let isTerminal: Bool

  /// Whether text may contain colors. A terminal has colors unless the user turns them off.
  ///
  /// - Source: no-color.org. A nonempty `NO_COLOR` turns colors off.
  package let hasColor: Bool

  /// The number of columns of a terminal.
  package let columns: Int

  /// - Parameters:
  ///   - isTerminal: Whether the stream is a terminal.
  ///   - environment: The environment of the process.
  ///   - columns: The number of columns. Default: 80, the width that terminals agree on.
  package init(isTerminal: Bool, environment: [String: String], columns: Int = 80) {
    self.isTerminal = isTerminal
    hasColor = isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    self.columns = columns
  }

  /// The terminal of standard error, for messages.
  package static var standardError: Terminal { Terminal(of: STDERR_FILENO) }

  /// The terminal of standard output, for results.
  package static var standardOutput: Terminal { Terminal(of: STDOUT_FILENO) }

  private init(of descriptor: Int32) {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    self.init(
      isTerminal: isatty(descriptor) == 1, environment: ProcessInfo.processInfo.environment,
      columns: isKnown ? Int(size.ws_col) : 80)
  }
}
