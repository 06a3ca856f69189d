import Foundation

/// Where the text of a test lets it pass, or not run, without a word.
enum SilentPass {
  /// The lines with a condition of a test or suite that has no reason in words.
  static func unexplainedConditions(in text: String) -> [Int] {
    numberedLines(text).filter { _, line in
      guard let start = line.range(of: #"\.(enabled\(if|disabled\()"#, options: .regularExpression),
        !line.trimmingCharacters(in: .whitespaces).hasPrefix("//")
      else { return false }
      return !line[start.upperBound...].contains("\"")
    }.map(\.number)
  }

  /// The lines in test functions with a `guard` that returns and does nothing else.
  ///
  /// By the indentation that `swift format` gives: closures and functions in them stand further in.
  static func earlyReturns(in text: String) -> [Int] {
    let lines = numberedLines(text)
    var found: [Int] = []
    // How far in the test's function stands; nil outside of one.
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
