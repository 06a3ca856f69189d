/// Lines of source, indented by two spaces for each level.
struct CodeText {
  /// The preferred maximum width of a line.
  static let width = 110

  private(set) var lines: [String] = []
  private var level = 0

  init() {}

  init(lines: [String]) { self.lines = lines }

  /// Creates lines at the same level as other lines.
  init(inside other: CodeText) { level = other.level }

  mutating func append(_ other: CodeText) { lines += other.lines }

  /// The complete text. A line that is too long is broken at the arguments of its longest call.
  var text: String {
    LongLines.broken(lines, unit: "  ", width: Self.width + 10).joined(separator: "\n") + "\n"
  }
  var isEmpty: Bool { lines.isEmpty }

  /// The maximum width of a line at the current level.
  var room: Int { Self.width - level * 2 }

  /// Appends a line, or several lines with the same indentation.
  mutating func line(_ line: String) {
    for part in line.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(part.isEmpty ? "" : String(repeating: "  ", count: level) + part)
    }
  }

  mutating func lines(_ lines: [String]) {
    for line in lines { self.line(line) }
  }

  /// Appends an empty line, unless there is one already or a block begins.
  mutating func gap() {
    guard let last = lines.last, !last.isEmpty, !last.hasSuffix("{") else { return }
    lines.append("")
  }

  mutating func block(_ head: String, _ end: String = "}", _ body: (inout CodeText) -> Void) {
    line(head)
    level += 1
    body(&self)
    level -= 1
    while lines.last == "" { lines.removeLast() }
    line(end)
  }

  mutating func indented(_ body: (inout CodeText) -> Void) {
    level += 1
    body(&self)
    level -= 1
  }

  /// Appends a call with its arguments on one line, or on separate lines if they are too long.
  mutating func call(_ name: String, _ arguments: [String], after: String = "", before: String = "") {
    let whole = "\(before)\(name)(\(arguments.joined(separator: ", ")))\(after)"
    if whole.count <= room || arguments.isEmpty {
      line(whole)
      return
    }
    line("\(before)\(name)(")
    level += 1
    for (index, argument) in arguments.enumerated() { line(argument + (index + 1 < arguments.count ? "," : "")) }
    level -= 1
    line(")\(after)")
  }
}
