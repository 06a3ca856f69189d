internal import CMarkdown
import Foundation

/// A Markdown parser that creates runs of attributed text with libcmark-gfm.
struct MarkdownText {
  /// Text with the same attributes.
  struct Run {
    var text: String
    var intent: InlinePresentationIntent = []
    var blocks: PresentationIntent?
    var link: URL?
    var image: URL?
    var description: String?
    var language: String?

    func hasAttributes(of other: Run) -> Bool {
      intent == other.intent && blocks == other.blocks && link == other.link && image == other.image
        && description == other.description
    }
  }

  private typealias Node = OpaquePointer

  private(set) var runs: [Run] = []
  private let options: AttributedString.MarkdownParsingOptions
  private let baseURL: URL?
  private var lastIdentity = 0

  init(_ text: String, options: AttributedString.MarkdownParsingOptions, baseURL: URL?) {
    self.options = options
    self.baseURL = baseURL
    let text = options.allowsExtendedAttributes ? Self.withoutExtendedAttributes(text) : text
    if options.interpretedSyntax == .full {
      Self.read(text) { readBlocks(of: $0, in: nil) }
    } else {
      readInline(text)
    }
  }

  /// - Throws: An error if the data isn't UTF-8 and the options require one.
  static func string(_ data: Data, _ options: AttributedString.MarkdownParsingOptions) throws -> String {
    if let text = String(data: data, encoding: .utf8) { return text }
    guard options.failurePolicy == .returnPartiallyParsedIfPossible else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns the text of `^[text](key: value)` without the syntax.
  private static func withoutExtendedAttributes(_ text: String) -> String {
    text.replacingOccurrences(
      of: #"\^\[([^\[\]]*)\]\(([^()]*)\)"#, with: "$1", options: .regularExpression)
  }

  private static func read(_ text: String, _ body: (Node) -> Void) {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "autolink"] {
      if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
    }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    }
    guard let document = cmark_parser_finish(parser) else { return }
    defer { cmark_node_free(document) }
    body(document)
  }

  // MARK: - Blocks

  private mutating func readBlocks(of parent: Node, in blocks: PresentationIntent?) {
    var number = max(1, Int(cmark_node_get_list_start(parent)))
    if Self.name(of: parent) == "list", cmark_node_get_list_type(parent) != CMARK_ORDERED_LIST { number = 1 }
    var row = 0
    var next = cmark_node_first_child(parent)
    while let node = next {
      next = cmark_node_next(node)
      switch Self.name(of: node) {
      case "paragraph": readInline(node, in: block(.paragraph, blocks))
      case "heading":
        readInline(node, in: block(.header(level: Int(cmark_node_get_heading_level(node))), blocks))
      case "block_quote": readBlocks(of: node, in: block(.blockQuote, blocks))
      case "list":
        let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
        readBlocks(of: node, in: block(isOrdered ? .orderedList : .unorderedList, blocks))
      case "item":
        readBlocks(of: node, in: block(.listItem(ordinal: number), blocks))
        number += 1
      case "code_block":
        let info = Self.string(cmark_node_get_fence_info(node))
        let language = info.split(separator: " ").first.map(String.init)
        append(Self.string(cmark_node_get_literal(node)), in: block(.codeBlock(languageHint: language), blocks))
      case "html_block":
        append(Self.string(cmark_node_get_literal(node)), .blockHTML, in: block(.paragraph, blocks))
      case "thematic_break": append("\u{2E3B}", in: block(.thematicBreak, blocks))
      case "table": readBlocks(of: node, in: block(.table(columns: Self.columns(of: node)), blocks))
      case "table_header": readCells(of: node, in: block(.tableHeaderRow, blocks))
      case "table_row":
        row += 1
        readCells(of: node, in: block(.tableRow(rowIndex: row), blocks))
      default: readBlocks(of: node, in: blocks)
      }
    }
  }

  private mutating func readCells(of row: Node, in blocks: PresentationIntent) {
    var (column, next) = (0, cmark_node_first_child(row))
    while let cell = next {
      next = cmark_node_next(cell)
      readInline(cell, in: block(.tableCell(columnIndex: column), blocks))
      column += 1
    }
  }

  private static func columns(of table: Node) -> [PresentationIntent.TableColumn] {
    let count = Int(cmark_gfm_extensions_get_table_columns(table))
    guard let alignments = cmark_gfm_extensions_get_table_alignments(table) else { return [] }
    return (0..<count).map { index in
      switch alignments[index] {
      case UInt8(ascii: "c"): .init(alignment: .center)
      case UInt8(ascii: "r"): .init(alignment: .right)
      default: .init(alignment: .left)
      }
    }
  }

  private mutating func block(_ kind: PresentationIntent.Kind, _ parent: PresentationIntent?) -> PresentationIntent {
    lastIdentity += 1
    return PresentationIntent(kind, identity: lastIdentity, parent: parent)
  }

  // MARK: - Lines

  private mutating func readInline(
    _ parent: Node, in blocks: PresentationIntent?, _ style: Run = Run(text: "")
  ) {
    var next = cmark_node_first_child(parent)
    while let node = next {
      next = cmark_node_next(node)
      var inner = style
      inner.blocks = blocks
      switch Self.name(of: node) {
      case "text": append(Self.string(cmark_node_get_literal(node)), like: inner)
      case "softbreak":
        inner.intent.insert(.softBreak)
        append(" ", like: inner)
      case "linebreak":
        inner.intent.insert(.lineBreak)
        append("\n", like: inner)
      case "code":
        inner.intent.insert(.code)
        append(Self.string(cmark_node_get_literal(node)), like: inner)
      case "html_inline":
        inner.intent.insert(.inlineHTML)
        append(Self.string(cmark_node_get_literal(node)), like: inner)
      case "emph":
        inner.intent.insert(.emphasized)
        readInline(node, in: blocks, inner)
      case "strong":
        inner.intent.insert(.stronglyEmphasized)
        readInline(node, in: blocks, inner)
      case "strikethrough":
        inner.intent.insert(.strikethrough)
        readInline(node, in: blocks, inner)
      case "link":
        inner.link = url(node)
        readInline(node, in: blocks, inner)
      case "image":
        inner.image = url(node)
        let title = Self.string(cmark_node_get_title(node))
        if !title.isEmpty { inner.description = title }
        readInline(node, in: blocks, inner)
      default: readInline(node, in: blocks, inner)
      }
    }
  }

  /// Parses inline syntax only. Since the library also parses blocks, the text is passed as one line of a paragraph
  /// after a word. Newlines are passed as tabs, which are white space, and tabs as form feeds.
  private mutating func readInline(_ text: String) {
    let (prefix, lineEnd): (String, Character) = ("x ", "\t")
    let text = text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\r", with: "\n")
      .replacingOccurrences(of: "\t", with: "\u{0C}")
    let keepsSpace = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
    let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? text.startIndex
    let start = keepsSpace ? text.startIndex : text.firstIndex { !$0.isWhitespace } ?? end
    let lines = text[min(start, end)..<end].split(separator: "\n", omittingEmptySubsequences: false)
    if start < end {
      Self.read(prefix + lines.joined(separator: String(lineEnd))) { document in
        if let paragraph = cmark_node_first_child(document) { readInline(paragraph, in: nil) }
      }
    }
    if !runs.isEmpty { runs[0].text.removeFirst(min(prefix.count, runs[0].text.count)) }
    runs = runs.flatMap { keepsSpace ? [Self.keepingLines($0, lineEnd)] : Self.joiningLines($0, lineEnd) }
      .filter { !$0.text.isEmpty }
    if keepsSpace, end < text.endIndex { append(String(text[end...]), in: nil) }
    for index in runs.indices { runs[index].text = runs[index].text.replacingOccurrences(of: "\u{0C}", with: "\t") }
  }

  private static func keepingLines(_ run: Run, _ lineEnd: Character) -> Run {
    var run = run
    run.text = String(run.text.map { $0 == lineEnd ? "\n" : $0 })
    return run
  }

  /// Returns a run with its line endings resolved: two spaces or a backslash before a newline break the line, other
  /// newlines become spaces.
  private static func joiningLines(_ run: Run, _ lineEnd: Character) -> [Run] {
    let lines = run.text.split(separator: lineEnd, omittingEmptySubsequences: false)
    guard lines.count > 1, !run.intent.contains(.code) else {
      var run = run
      run.text = lines.joined(separator: " ")
      return [run]
    }
    var result: [Run] = []
    for (index, line) in lines.enumerated() {
      var (part, line) = (run, line)
      if index > 0 { line = line.drop { $0 == " " } }
      guard index + 1 < lines.count else {
        part.text = String(line)
        result.append(part)
        break
      }
      let breaksLine = line.hasSuffix("  ") || line.hasSuffix("\\")
      if line.hasSuffix("\\") { line.removeLast() }
      while line.last == " " { line.removeLast() }
      part.text = String(line)
      result.append(part)
      part.text = breaksLine ? "\n" : " "
      part.intent.insert(breaksLine ? .lineBreak : .softBreak)
      result.append(part)
    }
    return result
  }

  // MARK: - Parts

  private mutating func append(
    _ text: String, _ intent: InlinePresentationIntent = [], in blocks: PresentationIntent?
  ) {
    append(text, like: Run(text: "", intent: intent, blocks: blocks))
  }

  private mutating func append(_ text: String, like style: Run) {
    guard !text.isEmpty else { return }
    var run = style
    run.text = text
    run.language = options.languageCode
    if let last = runs.last, last.hasAttributes(of: run) {
      runs[runs.count - 1].text += text
    } else {
      runs.append(run)
    }
  }

  private func url(_ node: Node) -> URL? {
    let address = Self.string(cmark_node_get_url(node))
    return address.isEmpty ? nil : URL(string: address, relativeTo: baseURL)
  }

  private static func name(of node: Node) -> String { string(cmark_node_get_type_string(node)) }

  private static func string(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }
}

extension MarkdownText.Run {
  var attributed: AttributedString {
    var container = AttributeContainer()
    typealias Keys = AttributeScopes.FoundationAttributes
    if !intent.isEmpty { container[Keys.InlinePresentationIntentAttribute.self] = intent }
    container[Keys.PresentationIntentAttribute.self] = blocks
    container[Keys.LinkAttribute.self] = link
    container[Keys.ImageURLAttribute.self] = image
    container[Keys.AlternateDescriptionAttribute.self] = description
    container[Keys.LanguageIdentifierAttribute.self] = language
    return AttributedString(text, attributes: container)
  }

  var dictionary: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    if !intent.isEmpty { result[.inlinePresentationIntent] = NSNumber(value: intent.rawValue) }
    if let blocks { result[.presentationIntentAttributeName] = blocks }
    if let link { result[NSAttributedString.Key("NSLink")] = link }
    if let image { result[.imageURL] = image }
    if let description { result[.alternateDescription] = description }
    if let language { result[.languageIdentifier] = language }
    return result
  }
}
