import ToolSupport

/// The author's places of the lines of a compiled text, as its `#sourceLocation` directives state them.
package struct SourcePlaces {
  /// A line that begins a range of lines from a file, starting at `line`. The file is nil if the lines belong to the
  /// text itself.
  private struct Mark {
    var from: Int
    var file: String?
    var line: Int
  }

  private var marks: [Mark] = []

  package init(_ text: String) {
    var number = 0
    for line in CompiledLines.split(text) {
      number += 1
      guard line.hasPrefix("#sourceLocation(") else { continue }
      let arguments = line.dropFirst("#sourceLocation(".count)
      if arguments.hasPrefix(")") {
        marks.append(Mark(from: number + 1, file: nil, line: number + 1))
      } else if arguments.hasPrefix("file: \""), let end = arguments.ranges(of: "\", line: ").last,
        let first = Int(arguments[end.upperBound...].prefix { $0.isNumber })
      {
        let path = arguments[arguments.index(arguments.startIndex, offsetBy: 7)..<end.lowerBound]
        marks.append(Mark(from: number + 1, file: SourceLocationDirective.path(told: path), line: first))
      }
    }
  }

  /// Returns the author's file and line of a line of the text. The file is nil if the line belongs to the text itself.
  package func place(ofLine line: Int) -> (file: String?, line: Int) {
    guard let mark = marks.last(where: { $0.from <= line }) else { return (nil, line) }
    return (mark.file, mark.line + line - mark.from)
  }
}

/// The lines of a text as the compiler numbers them.
///
/// Only a line feed, alone or after a carriage return, ends a line. Form feeds, single carriage returns and Unicode
/// line separators do not, although Swift's `isNewline` counts them as line ends.
package enum CompiledLines {
  /// Returns the lines without their line feeds. The first line has the number 1.
  package static func split(_ text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
  }
}
