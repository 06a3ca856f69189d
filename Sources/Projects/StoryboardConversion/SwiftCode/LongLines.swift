/// Breaks calls and lists that exceed a line, with each argument on its own line.
package enum LongLines {
  /// The maximum width of a line in most linters.
  package static let width = 120

  /// - Parameter unit: The indentation of a level.
  package static func broken(_ lines: [String], unit: String, width: Int = width) -> [String] {
    lines.flatMap { broken($0, unit, width) }
  }

  /// Brackets at the line's own level, and the commas between their contents.
  private struct Group {
    let opening: Int
    var closing = 0
    var commas: [Int] = []

    var length: Int { closing - opening }
  }

  private static func broken(_ line: String, _ unit: String, _ width: Int) -> [String] {
    guard line.count > width else { return [line] }
    let characters = Array(line)
    // The longest group is the reason for the long line. Code in braces is not changed.
    guard let group = groups(of: characters)?.max(by: { $0.length < $1.length }), group.length > 20,
      characters[group.opening] != "{"
    else { return [line] }
    let blanks = String(line.prefix { $0 == " " || $0 == "\t" })
    let head = String(characters[0...group.opening])
    let isList = characters[group.opening] == "[" && !(head.dropLast().last.map { $0.isLetter || $0.isNumber } ?? false)
    var result = [head]
    var start = group.opening + 1
    for comma in group.commas + [group.closing] {
      let argument = String(characters[start..<comma].drop { $0 == " " })
      start = comma + 1
      guard !argument.isEmpty else { continue }
      let hasComma = comma != group.closing || isList
      result += broken("\(blanks)\(unit)\(argument)\(hasComma ? "," : "")", unit, width)
    }
    result.append(blanks + String(characters[group.closing...]))
    return result
  }

  /// Returns the groups of a line, or nil for a line with unbalanced brackets.
  private static func groups(of characters: [Character]) -> [Group]? {
    var open: [Group] = []
    var groups: [Group] = []
    var isText = false
    var isEscaped = false
    for (index, character) in characters.enumerated() {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isText = false
        }
        continue
      }
      switch character {
      case "\"": isText = true
      case "(", "[", "{": open.append(Group(opening: index))
      case ")", "]", "}":
        guard var group = open.popLast() else { return nil }
        group.closing = index
        if open.isEmpty { groups.append(group) }
      case "," where !open.isEmpty: open[open.count - 1].commas.append(index)
      default: break
      }
    }
    return isText || !open.isEmpty ? nil : groups
  }
}
