import Foundation

/// One message of the compiler, with its place in the author's file.
package struct CompilerMessage: Hashable, Sendable, Codable {
  package enum Severity: String, Sendable, Codable {
    case error, warning, note, remark
  }

  package var file: String?
  package var line: Int
  package var column: Int
  package var severity: Severity
  package var text: String

  package init(file: String?, line: Int, column: Int, severity: Severity, text: String) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.text = text
  }

  /// The messages in what `swiftc` wrote, in their order; a message that several frontends wrote counts once.
  ///
  /// A line of a message is `path:line:column: error: text`, or `error: text` without a place; others (source lines, carets) are
  /// passed over.
  package static func messages(in output: String) -> [CompilerMessage] {
    var result: [CompilerMessage] = []
    var seen: Set<CompilerMessage> = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: true) {
      guard let message = CompilerMessage(line: line), seen.insert(message).inserted else { continue }
      result.append(message)
    }
    return result
  }

  init?(line: Substring) {
    for severity in [Severity.error, .warning, .note, .remark] {
      let mark = "\(severity.rawValue): "
      if line.hasPrefix(mark) {
        self.init(file: nil, line: 0, column: 0, severity: severity, text: String(line.dropFirst(mark.count)))
        return
      }
      guard let range = line.range(of: ": \(mark)") else { continue }
      let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let number = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else {
        continue
      }
      self.init(
        file: place.dropLast(2).joined(separator: ":"), line: number, column: column, severity: severity,
        text: String(line[range.upperBound...]))
      return
    }
    return nil
  }
}
