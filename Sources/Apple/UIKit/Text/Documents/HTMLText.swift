import CoreGraphics
import Foundation

/// A parser of HTML that creates an attributed string.
///
/// Paragraphs and items end with a newline, other blocks only if something follows; `br` is a line separator. White
/// space collapses to one space, and to none at the beginning of a line.
struct HTMLText {
  private let tokens: [HTMLToken]
  private let base: HTMLStyle
  private let defaults: [NSAttributedString.Key: Any]

  init(_ html: String, defaults: [NSAttributedString.Key: Any]) {
    tokens = HTMLToken.tokens(in: html)
    self.defaults = defaults
    var style = HTMLStyle()
    if let font = defaults[.font] as? UIFont { (style.families, style.size) = ([font.fontName], font.pointSize) }
    style.color = defaults[.foregroundColor] as? UIColor
    base = style
  }

  func attributed() -> NSAttributedString {
    var builder = Builder(base: base, defaults: defaults, sheet: HTMLStyleSheet(tokens))
    for token in tokens {
      switch token {
      case .text(let text): builder.add(text)
      case .open(let name, let attributes, let isClosed): builder.open(name, attributes, isClosed)
      case .close(let name): builder.close(name)
      }
    }
    return builder.result.attributed
  }

  private struct Element {
    var name: String
    var style: HTMLStyle
    /// The number of the next item, in lists.
    var nextItem = 1
  }

  private struct Builder {
    private(set) var result = CollectedText()
    private let defaults: [NSAttributedString.Key: Any]
    private let sheet: HTMLStyleSheet
    private var stack: [Element]
    private var isAtLineStart = true
    private var hasSpace = false
    /// Whether the text ends with a space, in which case the next one is skipped.
    private var endsWithSpace = false
    private var needsNewline = false
    /// The attributes of the last piece with their style. Many pieces have the same style.
    private var known: (style: HTMLStyle, isItem: Bool, attributes: [NSAttributedString.Key: Any])?

    init(base: HTMLStyle, defaults: [NSAttributedString.Key: Any], sheet: HTMLStyleSheet) {
      self.defaults = defaults
      self.sheet = sheet
      var style = base
      sheet.apply(to: &style, element: "body", attributes: [:])
      stack = [Element(name: "", style: style)]
    }

    private static let blocks: Set<String> = [
      "address", "article", "aside", "blockquote", "body", "center", "dd", "div", "dl", "dt", "footer", "form", "h1",
      "h2",
      "h3", "h4", "h5", "h6", "header", "hr", "html", "li", "main", "nav", "ol", "p", "pre", "section", "table", "tr",
      "ul",
    ]
    private static let paragraphs: Set<String> = [
      "p", "h1", "h2", "h3", "h4", "h5", "h6", "li", "tr", "dt", "dd", "pre",
    ]
    private static let void: Set<String> = [
      "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]
    /// The maximum nesting depth; elements below it are ignored.
    private static let maximumDepth = 512

    private var style: HTMLStyle { stack[stack.count - 1].style }

    mutating func open(_ name: String, _ attributes: [String: String], _ isClosed: Bool) {
      if name == "br" {
        hasSpace = false
        append("\u{2028}")
        isAtLineStart = true
        return
      }
      if name == "p" || name == "li", stack.last?.name == name { close(name) }
      if Builder.blocks.contains(name) { endLine() }
      guard !Builder.void.contains(name), stack.count < Builder.maximumDepth else { return }
      var style = style
      style.apply(element: name, attributes: attributes)
      sheet.apply(to: &style, element: name, attributes: attributes)
      if let declarations = attributes["style"] { style.apply(declarations: declarations) }
      if name == "li" { beginItem(&style) }
      if !isClosed { stack.append(Element(name: name, style: style)) }
    }

    /// Adds the marker of an item, in the item's own style.
    private mutating func beginItem(_ style: inout HTMLStyle) {
      guard let list = stack.lastIndex(where: { $0.name == "ul" || $0.name == "ol" }) else { return }
      let mark = stack[list].name == "ol" ? "\(stack[list].nextItem)." : "•"
      stack[list].nextItem += 1
      stack.append(Element(name: "li", style: style))
      append("\t\(mark)\t")
      stack.removeLast()
      isAtLineStart = true
    }

    mutating func close(_ name: String) {
      if name == "p", !stack.contains(where: { $0.name == "p" }) { return endLine() }
      guard let index = stack.lastIndex(where: { $0.name == name }), index > 0 else { return }
      // Elements that aren't closed end with the enclosing one.
      let ended = stack[index...].map(\.name).filter(Builder.paragraphs.contains)
      if !ended.isEmpty {
        if !isAtLineStart || ended.contains("li") { endParagraph() }
      } else if Builder.blocks.contains(name) {
        endLine()
      } else if name == "td" || name == "th" {
        add(" ")
      }
      stack.removeSubrange(index...)
    }

    mutating func add(_ text: String) {
      guard !style.isHidden, stack.last?.name != "style" else { return }
      if style.keepsSpaces {
        append(text)
        return
      }
      var words = ""
      for character in text {
        guard !(character.isWhitespace && character != "\u{A0}" && character != "\u{2003}" && character != "\u{2002}")
        else {
          hasSpace = true
          continue
        }
        if hasSpace, !(isAtLineStart || endsWithSpace) || !words.isEmpty { words.append(" ") }
        hasSpace = false
        words.append(character)
      }
      if hasSpace, !words.isEmpty {
        words.append(" ")
        hasSpace = false
      }
      append(words)
    }

    private mutating func append(_ text: String) {
      guard !text.isEmpty else { return }
      if needsNewline {
        needsNewline = false
        newline()
      }
      result.append(text, attributes())
      isAtLineStart = false
      endsWithSpace = text.hasSuffix(" ")
    }

    private mutating func newline() {
      result.append("\n", attributes())
      isAtLineStart = true
      hasSpace = false
    }

    /// Ends the line if something follows.
    private mutating func endLine() {
      hasSpace = false
      if !needsNewline, let last = result.string.last, last != "\n" { needsNewline = true }
      isAtLineStart = true
    }

    private mutating func endParagraph() {
      needsNewline = false
      newline()
    }

    private mutating func attributes() -> [NSAttributedString.Key: Any] {
      let (style, isItem) = (style, stack.contains { $0.name == "li" })
      if let known, known.style == style, known.isItem == isItem { return known.attributes }
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = style.alignment
      paragraph.paragraphSpacing = style.spacing
      if isItem {
        let end = CGFloat(36 * max(style.indent, 1))
        paragraph.tabStops = [
          NSTextTab(textAlignment: .left, location: end - 25), NSTextTab(textAlignment: .natural, location: end),
        ]
        paragraph.headIndent = end
      } else if style.indent > 0 {
        (paragraph.headIndent, paragraph.firstLineHeadIndent) = (CGFloat(40 * style.indent), CGFloat(40 * style.indent))
      }
      let attributes = defaults.merging(style.attributes(paragraph)) { $1 }
      known = (style, isItem, attributes)
      return attributes
    }
  }
}
