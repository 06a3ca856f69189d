import Foundation

/// A line that displays the progress of a long command. It is updated in place on a terminal, and is not printed
/// elsewhere.
final class ProgressLine {
  private let total: Int
  private let isTerminal = isatty(STDERR_FILENO) == 1

  init(total: Int) {
    self.total = total
  }

  func advance(to count: Int) {
    guard isTerminal else { return }
    FileHandle.standardError.write(Data("\rdrawing \(count) of \(total)".utf8))
  }

  func finish() {
    if isTerminal { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }
}
