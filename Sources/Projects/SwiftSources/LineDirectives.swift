import Foundation

/// The `#sourceLocation` directives of a text, which determine the file and the number that the compiler reports for
/// each line.
package struct LineDirectives: Sendable {
  /// The lines between two directives.
  private struct Section {
    /// The first line of the text after the directive.
    var line: Int
    /// The file that the directive names, or nil for the file of the text itself.
    var file: String?
    /// The number that the directive gives to the first line.
    var number: Int
  }

  /// The sections in the order of the text, which are empty for a text without directives.
  private let sections: [Section]
  private let lineCount: Int

  init(_ bytes: [UInt8], _ lines: LineTable) {
    lineCount = lines.count
    guard bytes.contains(text: "#sourceLocation") else {
      sections = []
      return
    }
    sections = (1...lines.count).compactMap { line in
      let text = String(decoding: bytes[lines.range(ofLine: line)!], as: UTF8.self).drop { $0 == " " }
      guard text.hasPrefix("#sourceLocation(") else { return nil }
      return Self.section(after: text, on: line)
    }
  }

  private static func section(after directive: Substring, on line: Int) -> Section {
    let quoted = directive.split(separator: "\"", omittingEmptySubsequences: false)
    guard quoted.count >= 3, let mark = directive.range(of: "line:", options: .backwards),
      let number = Int(directive[mark.upperBound...].drop { $0 == " " }.prefix { $0.isNumber })
    else { return Section(line: line + 1, file: nil, number: line + 1) }
    return Section(line: line + 1, file: String(quoted[1]), number: number)
  }

  /// The files that the directives name.
  package var files: Set<String> { Set(sections.compactMap(\.file)) }

  /// Returns the number that the compiler reports for a line of the text.
  package func number(ofLine line: Int) -> Int {
    guard let section = sections.last(where: { $0.line <= line }) else { return line }
    return section.number + line - section.line
  }

  /// Returns the line of the text that the compiler reports as a line of a file, or nil if there is none.
  ///
  /// - Parameter own: The file of the text itself.
  package func line(withNumber number: Int, in file: String, of own: String) -> Int? {
    // A text without directives may belong to any file.
    if sections.isEmpty { return number }
    let all = [Section(line: 1, file: nil, number: 1)] + sections
    let ends = sections.map { $0.line - 1 } + [lineCount + 1]
    for (section, end) in zip(all, ends) where (section.file ?? own) == file {
      let line = section.line + number - section.number
      if line >= section.line, line < end { return line }
    }
    return nil
  }
}
