import Foundation

extension ViewDump {
  /// The tree as indented lines: class, frame, text, identifier, flags.
  public var text: String {
    var lines: [String] = []
    write(into: &lines, depth: 0)
    return lines.joined(separator: "\n") + "\n"
  }

  private func write(into lines: inout [String], depth: Int) {
    var line = String(repeating: "  ", count: depth) + className
    let numbers = frame.map { CGFloat($0).briefDescription }
    line += " (\(numbers.joined(separator: ", ")))"
    if let label { line += " \(ViewDump.quoted(label))" }
    if let identifier { line += " #\(identifier)" }
    if let backgroundColor { line += " background \(backgroundColor)" }
    if let cornerRadius { line += " corner \(CGFloat(cornerRadius).briefDescription)" }
    if let alpha { line += " alpha \(CGFloat(alpha).briefDescription)" }
    if !flags.isEmpty { line += " [\(flags.joined(separator: ", "))]" }
    lines.append(line)
    for subview in subviews { subview.write(into: &lines, depth: depth + 1) }
  }

  /// Returns a text on one line, truncated to sixty characters.
  private static func quoted(_ text: String) -> String {
    var result = ""
    for (index, character) in text.enumerated() {
      if index == 60 { return "\"\(result)…\"" }
      switch character {
      case "\n", "\r\n": result += "\\n"
      case "\"": result += "\\\""
      default: result.append(character)
      }
    }
    return "\"\(result)\""
  }

  /// Returns the tree as JSON with sorted keys, with the same bytes for the same tree.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
