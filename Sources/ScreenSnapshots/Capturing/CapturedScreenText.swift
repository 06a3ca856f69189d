import Foundation
import ScreenComparison

/// The JSON of a captured screen: a line for each view, so that changes of references can be read where they are reviewed.
enum CapturedScreenText {
  static func text(of screen: CapturedScreen) throws -> String {
    var head = screen
    (head.tree, head.spoken, head.layout) = (nil, nil, nil)
    // The fields of one line, without the braces around them.
    var lines = ["{", String(try line(head).dropFirst().dropLast()) + ","]
    for (name, texts) in [("layout", screen.layout), ("spoken", screen.spoken)] {
      guard let texts else { continue }
      if texts.isEmpty {
        lines.append("\"\(name)\":[],")
      } else {
        lines.append("\"\(name)\":[")
        for (index, text) in texts.enumerated() {
          lines.append(" \(try line(text))\(index + 1 < texts.count ? "," : "")")
        }
        lines.append("],")
      }
    }
    if let tree = screen.tree {
      lines.append("\"tree\":")
      try add(tree, to: &lines)
    } else {
      lines[lines.count - 1].removeLast()
    }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  /// What of a text stands before layout, spoken elements and tree; `nil` where it is none of ours.
  static func head(of text: [UInt8]) -> CapturedScreen? {
    let lines = text.split(separator: UInt8(ascii: "\n"), maxSplits: 2)
    guard lines.count > 1, lines[0].elementsEqual("{".utf8) else { return nil }
    let fields = lines[1].last == UInt8(ascii: ",") ? lines[1].dropLast() : lines[1]
    return try? JSONDecoder().decode(
      CapturedScreen.self, from: Data([UInt8(ascii: "{")]) + Data(fields) + Data([UInt8(ascii: "}")]))
  }

  private static func add(_ root: ScreenNode, to lines: inout [String]) throws {
    // What is left to write, the next one last: a view, or what closes one.
    enum Step {
      case view(ScreenNode, depth: Int, hasNext: Bool)
      case end(depth: Int, hasNext: Bool)
    }
    var waiting: [Step] = [.view(root, depth: 0, hasNext: false)]
    while let step = waiting.popLast() {
      switch step {
      case .end(let depth, let hasNext):
        lines.append(String(repeating: " ", count: depth) + "]}" + (hasNext ? "," : ""))
      case .view(let node, let depth, let hasNext):
        var own = node
        own.subviews = []
        let fields = try line(own)
        let indent = String(repeating: " ", count: depth)
        if node.subviews.isEmpty {
          lines.append(indent + fields + (hasNext ? "," : ""))
          continue
        }
        lines.append(indent + fields.dropLast() + ",\"subviews\":[")
        waiting.append(.end(depth: depth, hasNext: hasNext))
        for (index, child) in node.subviews.enumerated().reversed() {
          waiting.append(.view(child, depth: depth + 1, hasNext: index + 1 < node.subviews.count))
        }
      }
    }
  }

  private static func line(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
