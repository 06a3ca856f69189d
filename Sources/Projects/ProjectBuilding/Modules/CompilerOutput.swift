import Foundation
import ToolSupport

/// The output of `swiftc`.
package enum CompilerOutput {
  /// Returns the diagnostics, in their order. A diagnostic that several frontends wrote occurs once.
  ///
  /// A line of a diagnostic is `path:line:column: error: text`, or `error: text` without a location. Other lines, such
  /// as source and carets, are skipped.
  package static func diagnostics(in output: String) -> [Diagnostic] {
    var result: [Diagnostic] = []
    var seen: Set<Diagnostic> = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: true) {
      guard let diagnostic = diagnostic(in: line), seen.insert(diagnostic).inserted else { continue }
      result.append(diagnostic)
    }
    return result
  }

  /// Returns the diagnostic on a line, or nil for lines of source and carets.
  private static func diagnostic(in line: Substring) -> Diagnostic? {
    for severity in Diagnostic.Severity.allCases {
      let mark = "\(severity.rawValue): "
      if line.hasPrefix(mark) { return Diagnostic(severity, String(line.dropFirst(mark.count))) }
      guard let range = line.range(of: ": \(mark)") else { continue }
      let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let number = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else {
        continue
      }
      return Diagnostic(
        severity, String(line[range.upperBound...]),
        at: .init(
          SourceLocationDirective.path(told: place.dropLast(2).joined(separator: ":")), line: number, column: column))
    }
    return nil
  }

  /// Returns the output for a terminal without repeated diagnostics, because each frontend of a module reports the
  /// problems of files that all of them read.
  ///
  /// A diagnostic consists of its first line and the lines up to the next diagnostic: source, caret, notes.
  package static func withoutRepetitions(_ output: String) -> String {
    var seen: Set<String> = []
    return blocks(of: output).filter { block in
      let text = block.joined(separator: "\n")
      return block.first.flatMap(diagnostic) == nil || seen.insert(text).inserted
    }.map { $0.joined(separator: "\n") + "\n" }.joined()
  }

  /// Returns the output without warnings about code that rewriting added to a file. A property that is deprecated is
  /// one of them where it is registered by name.
  static func withoutGeneratedCode(_ output: String) -> String {
    guard output.contains(generatedMark) else { return output }
    return blocks(of: output).filter { !isAboutGeneratedCode($0) }.map { $0.joined(separator: "\n") + "\n" }.joined()
  }

  /// The beginning of the names of functions that rewriting adds at the end of a line.
  private static let generatedMark = "viewcode_register_"

  private static func isAboutGeneratedCode(_ block: [Substring]) -> Bool {
    guard let first = block.first, let found = diagnostic(in: first), found.severity == .warning,
      let column = found.location?.column, block.count > 1, let mark = block[1].range(of: generatedMark)
    else { return false }
    return block[1][..<mark.lowerBound].utf8.count < column
  }

  /// Returns the lines of each diagnostic: the message, the source, the caret, and notes. The driver's messages about
  /// failed frontends are omitted, because they contain no useful information.
  private static func blocks(of output: String) -> [[Substring]] {
    var result: [[Substring]] = []
    var block: [Substring] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("error: emit-module command failed") || line.hasPrefix("error: compile command failed") {
        continue
      }
      if let diagnostic = diagnostic(in: line), diagnostic.severity != .note, !block.isEmpty {
        result.append(block)
        block = []
      }
      block.append(line)
    }
    if block.last?.isEmpty == true { block.removeLast() }
    if !block.isEmpty { result.append(block) }
    return result
  }
}
