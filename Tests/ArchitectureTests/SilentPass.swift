import Foundation

/// A search for code in which a test passes or does not run without a message.
enum SilentPass {
  /// Returns the lines with a condition of a test or suite that has no reason.
  static func unexplainedConditions(in text: String) -> [Int] {
    numberedLines(text).filter { _, line in
      guard let start = line.range(of: #"\.(enabled\(if|disabled\()"#, options: .regularExpression),
        !line.trimmingCharacters(in: .whitespaces).hasPrefix("//")
      else { return false }
      return !line[start.upperBound...].contains("\"")
    }.map(\.number)
  }

  /// Returns the lines in test functions with a `guard` that only returns.
  ///
  /// The search uses the indentation of `swift format`: nested closures and functions are indented further.
  static func earlyReturns(in text: String) -> [Int] {
    let lines = numberedLines(text)
    var found: [Int] = []
    // The indentation of the test's function, or nil outside.
    var indentation: Int?
    var isTest = false
    for (index, (number, line)) in lines.enumerated() {
      let depth = line.prefix { $0 == " " }.count
      let words = line.dropFirst(depth)
      if words.hasPrefix("@Test") { isTest = true }
      if words.contains("func "), indentation == nil, !words.hasPrefix("//") {
        if isTest { indentation = depth }
        isTest = false
      }
      guard let inside = indentation else { continue }
      if words == "}", depth == inside { indentation = nil }
      guard depth == inside + 2 else { continue }
      let isOneLine = words.hasPrefix("guard ") && words.hasSuffix("else { return }")
      let returnsNext =
        (words.hasPrefix("guard ") && words.hasSuffix("else {") || words == "else {")
        && index + 1 < lines.count && lines[index + 1].line.trimmingCharacters(in: .whitespaces) == "return"
      if isOneLine || words == "else { return }" || returnsNext { found.append(number) }
    }
    return found
  }

  private static func numberedLines(_ text: String) -> [(number: Int, line: String)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { ($0 + 1, String($1)) }
  }
}
