import Synchronization
import Testing

@testable import ToolSupport

@Suite("A terminal")
struct TerminalTests {
  @Test("has colors unless NO_COLOR has a value or the terminal has no abilities")
  func colors() {
    #expect(Terminal(isTerminal: true, environment: [:]).hasColor)
    #expect(Terminal(isTerminal: true, environment: ["NO_COLOR": ""]).hasColor)
    #expect(!Terminal(isTerminal: true, environment: ["NO_COLOR": "1"]).hasColor)
    #expect(!Terminal(isTerminal: true, environment: ["TERM": "dumb"]).hasColor)
    #expect(!Terminal(isTerminal: false, environment: [:]).hasColor)
  }

  @Test("severities have the compiler's colors, and no escapes without colors")
  func severities() {
    let warning = Diagnostic(.warning, "late", at: Diagnostic.Location("A.swift", line: 2, column: 3))
    #expect(
      DiagnosticRenderer(usesColor: true).text(of: warning) == "A.swift:2:3: \u{1B}[1;35mwarning\u{1B}[0m: late")
    #expect(DiagnosticRenderer().text(of: warning) == "A.swift:2:3: warning: late")
  }
}

@Suite("A line of progress")
struct ProgressLineTests {
  private final class Output: Sendable {
    private let text = Mutex("")

    var written: String { text.withLock { $0 } }

    @Sendable func write(_ part: String) { text.withLock { $0 += part } }
  }

  @Test("replaces its text, fits into the terminal, and is removed at the end")
  func terminal() {
    let output = Output()
    let line = ProgressLine(
      on: Terminal(isTerminal: true, environment: [:], columns: 8), write: { output.write($0) })
    line.show("one")
    line.show("a longer text")
    line.end()
    line.end()
    #expect(output.written == "\r\u{1B}[Kone\r\u{1B}[Ka longe\r\u{1B}[K")
  }

  @Test("writes nothing where there is no terminal, or where silence is wanted")
  func elsewhere() {
    let output = Output()
    for line in [
      ProgressLine(on: Terminal(isTerminal: false, environment: [:]), write: { output.write($0) }),
      ProgressLine(on: Terminal(isTerminal: true, environment: [:]), isQuiet: true, write: { output.write($0) }),
    ] {
      line.show("one")
      line.end()
    }
    #expect(output.written.isEmpty)
  }
}
