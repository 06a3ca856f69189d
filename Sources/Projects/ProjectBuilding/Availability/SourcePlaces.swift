import ToolSupport

/// Where the lines of a text that was compiled stand in what an author wrote, as `#sourceLocation` says.
package struct SourcePlaces {
  /// A line from which on the lines are those of a file, from `line` on; no file where they are the text's own.
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

  /// The author's file and line of a line of the text; the file is nil where it is the text's own.
  package func place(ofLine line: Int) -> (file: String?, line: Int) {
    guard let mark = marks.last(where: { $0.from <= line }) else { return (nil, line) }
    return (mark.file, mark.line + line - mark.from)
  }
}

/// A text's lines as the compiler numbers them: a line feed ends one, alone or after a carriage return, and nothing else does. Form feeds,
/// carriage returns by themselves and Unicode's line separators stand within a line, though text has more lines by Swift's `isNewline`.
package enum CompiledLines {
  /// The lines without the line feeds that end them. The number of the first one is 1.
  package static func split(_ text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
  }
}
