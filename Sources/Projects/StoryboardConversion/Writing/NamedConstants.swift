/// Gives names to distances that a class repeats, so that the spacing of its content is defined in one place.
struct NamedConstants {
  /// The minimum number of occurrences of a number that gets a name.
  private static let least = 3

  private enum Name: String, CaseIterable {
    case margin, spacing
  }

  /// A number in a line.
  private struct Use {
    let name: Name
    let number: String
    let line: Int
    let range: Range<String.Index>
  }

  static func named(_ code: CodeText) -> CodeText {
    var lines = code.lines
    let uses = lines.indices.flatMap { Self.uses(in: lines[$0], $0) }
    var values: [(name: Name, number: String)] = []
    for name in Name.allCases {
      let counts = Dictionary(grouping: uses.filter { $0.name == name }, by: \.number).mapValues(\.count)
      // If two numbers are equally frequent, the first in the code is used.
      let most = counts.values.max() ?? 0
      guard most >= least, let number = uses.first(where: { $0.name == name && counts[$0.number] == most })?.number
      else { continue }
      values.append((name, number))
    }
    guard !values.isEmpty, let head = lines.firstIndex(where: { $0.hasPrefix("final class ") && $0.hasSuffix("{") })
    else { return code }
    // Replace from the end, so that earlier positions stay valid.
    for use in uses.reversed() where values.contains(where: { $0.name == use.name && $0.number == use.number }) {
      lines[use.line].replaceSubrange(use.range, with: "Metrics.\(use.name.rawValue)")
    }
    var declaration = ["  private enum Metrics {"]
    declaration += values.map { "    static let \($0.name.rawValue): CGFloat = \($0.number)" }
    declaration.append("  }")
    if lines.indices.contains(head + 1), !lines[head + 1].isEmpty { declaration.append("") }
    lines.insert(contentsOf: declaration, at: head + 1)
    return CodeText(lines: lines)
  }

  private static func uses(in line: String, _ number: Int) -> [Use] {
    // Numbers in texts do not count.
    guard !line.contains("\"") else { return [] }
    func use(_ name: Name, _ range: Range<String.Index>) -> Use? {
      let text = String(line[range])
      return text == "0" || text == "1" ? nil : Use(name: name, number: text, line: number, range: range)
    }
    var found: [Use?] = []
    for match in line.matches(of: #/\b(inset|gap): (?:\.atLeast\(|\.atMost\()?(\d+(?:\.\d+)?)\b/#) {
      found.append(use(match.1 == "inset" ? .margin : .spacing, match.2.startIndex..<match.2.endIndex))
    }
    for match in line.matches(of: #/(?:\.spacing = |\.setting\(\\\.spacing, to: )(\d+(?:\.\d+)?)\b/#) {
      found.append(use(.spacing, match.1.startIndex..<match.1.endIndex))
    }
    let anchors = #/(\w+)Anchor\.constraint\(\w+: (?:[\w.]+\.)?(\w+)Anchor, constant: -?(\d+(?:\.\d+)?)\b/#
    for match in line.matches(of: anchors) {
      let ends: Set<Substring> = ["top", "bottom", "leading", "trailing", "left", "right"]
      guard ends.contains(match.1), ends.contains(match.2) else { continue }
      found.append(use(match.1 == match.2 ? .margin : .spacing, match.3.startIndex..<match.3.endIndex))
    }
    return found.compactMap { $0 }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
