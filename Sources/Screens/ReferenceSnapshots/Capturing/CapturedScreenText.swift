import Foundation
import ScreenComparison

/// The JSON of a captured screen, with a line for each view, so that changes of references are readable in reviews.
///
/// The bytes are those of `JSONEncoder` with sorted keys and unescaped slashes. The text is written for each screen of
/// each run, and an encoder for each line would take longer than drawing the screen.
enum CapturedScreenText {
  /// Returns the text of a screen.
  ///
  /// - Throws: `EncodingError` for a number that is infinite or not a number.
  static func text(of screen: CapturedScreen) throws -> [UInt8] {
    var head = screen
    (head.tree, head.spoken, head.layout) = (nil, nil, nil)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // These are the fields of one line without the braces.
    let fields = try encoder.encode(head).dropFirst().dropLast()
    var text = JSONBytes()
    text.bytes.reserveCapacity(256 * (screen.tree?.count ?? 0) + 1024)
    text.add("{\n")
    text.bytes += fields
    text.add(",\n")
    for (name, lines) in [("layout", screen.layout), ("spoken", screen.spoken)] {
      guard let lines else { continue }
      text.string(name)
      if lines.isEmpty {
        text.add(":[],\n")
        continue
      }
      text.add(":[\n")
      for (index, line) in lines.enumerated() {
        text.add(" ")
        text.string(line)
        text.add(index + 1 < lines.count ? ",\n" : "\n")
      }
      text.add("],\n")
    }
    if let tree = screen.tree {
      text.add("\"tree\":\n")
      try add(tree, to: &text)
    } else {
      // Remove the comma after the previous element.
      text.bytes.removeLast(2)
      text.add("\n")
    }
    text.add("}\n")
    return text.bytes
  }

  /// Returns the part of a text before the layout, spoken elements and tree, or `nil` for a text of another format.
  static func head(of text: [UInt8]) -> CapturedScreen? {
    let lines = text.split(separator: UInt8(ascii: "\n"), maxSplits: 2)
    guard lines.count > 1, lines[0].elementsEqual("{".utf8) else { return nil }
    let fields = lines[1].last == UInt8(ascii: ",") ? lines[1].dropLast() : lines[1]
    return try? JSONDecoder().decode(
      CapturedScreen.self, from: Data([UInt8(ascii: "{")]) + Data(fields) + Data([UInt8(ascii: "}")]))
  }

  private static func add(_ root: ScreenNode, to text: inout JSONBytes) throws {
    // The remaining steps, with the next one last: a view, or the end of one.
    enum Step {
      case view(ScreenNode, depth: Int, hasNext: Bool)
      case end(depth: Int, hasNext: Bool)
    }
    var waiting: [Step] = [.view(root, depth: 0, hasNext: false)]
    while let step = waiting.popLast() {
      switch step {
      case .end(let depth, let hasNext):
        text.indent(depth)
        text.add(hasNext ? "]},\n" : "]}\n")
      case .view(let node, let depth, let hasNext):
        text.indent(depth)
        text.add("{")
        try addFields(of: node, to: &text)
        guard !node.subviews.isEmpty else {
          text.add(hasNext ? "},\n" : "}\n")
          continue
        }
        text.add(",\"subviews\":[\n")
        waiting.append(.end(depth: depth, hasNext: hasNext))
        for (index, child) in node.subviews.enumerated().reversed() {
          waiting.append(.view(child, depth: depth + 1, hasNext: index + 1 < node.subviews.count))
        }
      }
    }
  }

  /// Adds the properties of a view in alphabetical order.
  private static func addFields(of node: ScreenNode, to text: inout JSONBytes) throws {
    if let alpha = node.alpha {
      text.key("alpha")
      try text.number(alpha)
    }
    if let color = node.backgroundColor { text.field("backgroundColor", color) }
    if let origin = node.boundsOrigin {
      text.key("boundsOrigin")
      try text.list(origin) { text, number in try text.number(number) }
    }
    text.field("class", node.className)
    if let radius = node.cornerRadius {
      text.key("cornerRadius")
      try text.number(radius)
    }
    if !node.flags.isEmpty {
      text.key("flags")
      text.list(node.flags) { text, flag in text.string(flag) }
    }
    text.key("frame")
    try text.list(node.frame) { text, number in try text.number(number) }
    if let identifier = node.identifier { text.field("identifier", identifier) }
    if !node.looks.isEmpty {
      text.key("looks")
      text.add("{")
      for (name, value) in node.looks.sorted(by: { $0.key < $1.key }) { text.field(name, value) }
      text.add("}")
    }
    if let place = node.madeAt {
      text.key("madeAt")
      text.add("{")
      text.field("file", place.file)
      text.key("line")
      text.add("\(place.line)")
      if let path = place.path { text.field("path", path) }
      text.add("}")
    }
    if let property = node.property { text.field("property", property) }
    if let words = node.text { text.field("text", words) }
  }
}

/// The bytes of the JSON text during writing.
private struct JSONBytes {
  var bytes: [UInt8] = []

  mutating func add(_ text: String) { bytes += text.utf8 }

  mutating func indent(_ depth: Int) { for _ in 0..<depth { bytes.append(UInt8(ascii: " ")) } }

  /// Appends the name of a field, preceded by a comma except for the first one.
  mutating func key(_ name: String) {
    if bytes.last != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
    string(name)
    bytes.append(UInt8(ascii: ":"))
  }

  mutating func field(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  mutating func list<Element>(
    _ elements: [Element], _ write: (inout JSONBytes, Element) throws -> Void
  ) rethrows {
    bytes.append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      try write(&self, element)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Appends a number with the fewest digits that preserve its value, without a decimal point for whole numbers.
  mutating func number(_ value: Double) throws {
    guard value.isFinite else {
      throw EncodingError.invalidValue(
        value, EncodingError.Context(codingPath: [], debugDescription: "\(value) is not a JSON number"))
    }
    let digits = value.description
    bytes += (digits.hasSuffix(".0") ? digits.dropLast(2) : digits[...]).utf8
  }

  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x08: add("\\b")
      case 0x09: add("\\t")
      case 0x0A: add("\\n")
      case 0x0C: add("\\f")
      case 0x0D: add("\\r")
      case 0x00..<0x10: add("\\u000\(String(byte, radix: 16))")
      case 0x10..<0x20: add("\\u00\(String(byte, radix: 16))")
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
