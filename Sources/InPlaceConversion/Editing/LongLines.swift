/// Breaks calls that are longer than a line: an argument on each.
enum LongLines {
  /// Where most projects' linters complain.
  static let width = 120

  static func broken(_ lines: [String], unit: String) -> [String] {
    lines.flatMap { $0.count > width ? broken($0, unit: unit) : [$0] }
  }

  private static func broken(_ line: String, unit: String) -> [String] {
    let characters = Array(line)
    var end = characters.count
    while end > 0, characters[end - 1] == "," { end -= 1 }
    guard end > 0, characters[end - 1] == ")" else { return [line] }
    // The call that the line ends with, and the commas between its arguments.
    var opening: [(index: Int, commas: [Int])] = []
    var last: (index: Int, commas: [Int])?
    var isText = false
    for index in 0..<end {
      switch characters[index] {
      case "\"" where index == 0 || characters[index - 1] != "\\": isText.toggle()
      case "(" where !isText, "[" where !isText, "{" where !isText: opening.append((index, []))
      case ")" where !isText, "]" where !isText, "}" where !isText: last = opening.popLast()
      case "," where !isText && !opening.isEmpty: opening[opening.count - 1].commas.append(index)
      default: break
      }
    }
    guard !isText, opening.isEmpty, let call = last, characters[call.index] == "(", end - call.index > 2 else {
      return [line]
    }
    let blanks = String(line.prefix { $0 == " " || $0 == "\t" })
    var result = [String(characters[0...call.index])]
    var start = call.index + 1
    for comma in call.commas + [end - 1] {
      let isLast = comma == end - 1
      let argument = String(characters[start..<comma].drop { $0 == " " })
      result.append("\(blanks)\(unit)\(argument)\(isLast ? "" : ",")")
      start = comma + 1
    }
    result.append("\(blanks))" + String(characters[end...]))
    return result
  }
}
