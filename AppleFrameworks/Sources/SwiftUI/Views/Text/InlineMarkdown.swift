import UIKit

/// A namespace for functions that parse inline Markdown: bold, italic, code, strikethrough, links.
enum InlineMarkdown {
  struct Part: Equatable {
    var text: String
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruck = false
    var link: String?
  }

  static func parts(of text: String) -> [Part] {
    guard text.contains(where: { "*_`~[\\".contains($0) }) else { return [Part(text: text)] }
    return parse(Substring(text), Part(text: ""))
  }

  private static func parse(_ text: Substring, _ look: Part) -> [Part] {
    var result: [Part] = []
    var plain = ""
    var rest = text
    var before: Character?
    func flush() {
      guard !plain.isEmpty else { return }
      var part = look
      part.text = plain
      result.append(part)
      plain = ""
    }
    while let character = rest.first {
      if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
        plain.append(next)
        rest = rest.dropFirst(2)
        before = next
        continue
      }
      if character == "`", let end = rest.dropFirst().firstIndex(of: "`") {
        flush()
        var part = look
        part.isCode = true
        part.text = String(rest[rest.index(after: rest.startIndex)..<end])
        result.append(part)
        rest = rest[rest.index(after: end)...]
        before = "`"
        continue
      }
      if let (marker, inner, after) = span(rest, before) {
        flush()
        var part = look
        switch marker {
        case "**", "__": part.isBold = true
        case "~~": part.isStruck = true
        case "***":
          part.isBold = true
          part.isItalic = true
        default: part.isItalic = true
        }
        result += parse(inner, part)
        rest = after
        before = marker.last
        continue
      }
      // Grammar agreement is not supported, so its text is displayed unchanged.
      if character == "^", rest.dropFirst().first == "[", let (label, _, after) = link(rest.dropFirst()) {
        flush()
        result += parse(label, look)
        rest = after
        before = ")"
        continue
      }
      if character == "[", let (label, target, after) = link(rest) {
        flush()
        var part = look
        part.link = target
        result += parse(label, part)
        rest = after
        before = ")"
        continue
      }
      plain.append(character)
      before = character
      rest = rest.dropFirst()
    }
    flush()
    return result
  }

  private static func span(_ text: Substring, _ before: Character?) -> (String, Substring, Substring)? {
    for marker in ["***", "**", "__", "~~", "*", "_"] where text.hasPrefix(marker) {
      let inner = text.dropFirst(marker.count)
      guard let first = inner.first, !first.isWhitespace else { return nil }
      // An underscore within a word is part of it.
      if marker.first == "_", let before, before.isLetter || before.isNumber { return nil }
      var from = inner.startIndex
      while let end = inner[from...].range(of: marker) {
        let last = inner[..<end.lowerBound].last
        let next = inner[end.upperBound...].first
        let isWord = marker.first == "_" && (next?.isLetter ?? false || next?.isNumber ?? false)
        if let last, !last.isWhitespace, !isWord, !(marker.count == 1 && next == marker.first) {
          return (marker, inner[..<end.lowerBound], inner[end.upperBound...])
        }
        from = end.upperBound
      }
    }
    return nil
  }

  private static func link(_ text: Substring) -> (Substring, String, Substring)? {
    guard let close = text.firstIndex(of: "]") else { return nil }
    let open = text.index(after: close)
    guard open < text.endIndex, text[open] == "(", let end = text[open...].firstIndex(of: ")") else { return nil }
    return (
      text[text.index(after: text.startIndex)..<close], String(text[text.index(after: open)..<end]),
      text[text.index(after: end)...]
    )
  }
}
