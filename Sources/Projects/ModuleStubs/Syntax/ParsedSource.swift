import Foundation
import SwiftParser
import SwiftSyntax

/// A file's text with its syntax tree, and its places in both directions.
final class ParsedSource {
  let source: SourceText
  let tree: SourceFileSyntax
  let bytes: [UInt8]
  private let lineStarts: [Int]
  /// Lines that `#sourceLocation` gives another name, from the top: from this line on, the file and the number that it has there.
  private let renamed: [(line: Int, file: String?, number: Int)]

  init(_ source: SourceText) {
    self.source = source
    bytes = Array(source.text.utf8)
    tree = Parser.parse(source: source.text)
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
    lineStarts = starts
    renamed = ParsedSource.renamedLines(in: source.text)
  }

  private static func renamedLines(in text: String) -> [(line: Int, file: String?, number: Int)] {
    guard text.contains("#sourceLocation") else { return [] }
    var result: [(line: Int, file: String?, number: Int)] = []
    // Not by characters: a line feed after a carriage return is none of its own.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = Substring(line).drop { $0 == " " }
      guard line.hasPrefix("#sourceLocation(") else { continue }
      let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
      if quoted.count >= 3, let mark = line.range(of: "line:", options: .backwards),
        let number = Int(line[mark.upperBound...].drop { $0 == " " }.prefix { $0.isNumber })
      {
        result.append((index + 2, String(quoted[1]), number))
      } else {
        result.append((index + 2, nil, index + 2))
      }
    }
    return result
  }

  /// The files that messages about this text can name.
  var namedFiles: Set<String> {
    Set(renamed.compactMap(\.file) + [source.place.path(percentEncoded: false)])
  }

  /// The byte that a message is about.
  func offset(of message: CheckerMessage) -> Int? {
    guard let file = message.file, let line = textLine(message.line, of: file) else { return nil }
    guard line >= 1, line <= lineStarts.count else { return nil }
    return min(lineStarts[line - 1] + max(0, message.column - 1), bytes.count)
  }

  private func textLine(_ number: Int, of file: String) -> Int? {
    if renamed.isEmpty { return number }
    let own = source.place.path(percentEncoded: false)
    var start = (line: 1, file: own, number: 1)
    for next in renamed + [(line: lineStarts.count + 2, file: nil, number: 0)] {
      let end = start.number + (next.line - 1 - start.line)
      if start.file == file, number >= start.number, number < end { return start.line + number - start.number }
      start = (next.line, next.file ?? own, next.number)
    }
    return nil
  }

  /// The line that the author sees a byte on.
  func line(at offset: Int) -> Int {
    let line = textLine(at: offset)
    guard let start = renamed.last(where: { $0.line <= line }) else { return line }
    return start.number + line - start.line
  }

  /// The line of the text that a byte lies on, from 1.
  func textLine(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low + 1
  }

  /// What stands on a line of the text.
  func text(ofLine line: Int) -> String {
    guard line >= 1, line <= lineStarts.count else { return "" }
    return text(lineStarts[line - 1]..<(line < lineStarts.count ? lineStarts[line] - 1 : bytes.count)).trimmed
  }

  func line(of node: some SyntaxProtocol) -> Int { line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset) }

  func place(of node: some SyntaxProtocol) -> StubEntry.Place {
    StubEntry.Place(file: source.original.path(percentEncoded: false), line: line(of: node))
  }

  /// The token that a byte belongs to or comes before.
  func token(at offset: Int) -> TokenSyntax? {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: min(offset, max(0, bytes.count - 1)))) else {
      return nil
    }
    if offset >= token.endPositionBeforeTrailingTrivia.utf8Offset, let next = token.nextToken(viewMode: .sourceAccurate)
    {
      return next
    }
    return token
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension SyntaxProtocol {
  /// The bytes of its text, without the space and comments around it.
  var textRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The node and those that it is in, from the inside out.
  var enclosing: some Sequence<Syntax> { sequence(first: Syntax(self), next: \.parent) }
}
