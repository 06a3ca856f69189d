import Foundation

/// Reads what Swift's runtime writes of a crash.
enum BacktraceText {
  /// More calls than these tell nobody more.
  private static let most = 12

  /// The calls of the author's own code, the innermost first, as `function at file:line`.
  ///
  /// A line of the runtime's is `3 [ra] 0x0… Cell.configure() + 40 in App at /path/Cell.swift:12:5`.
  static func calls(in text: String) -> [String] {
    var result: [String] = []
    for line in text.split(separator: "\n") {
      guard
        let match = line.firstMatch(
          of: #/^\s*\d+\s.*?0x[0-9a-f]+\s+(.+?)(?: \+ \d+)? in \S+ at (.+?):(\d+)(?::\d+)?\s*$/#)
      else { continue }
      let file = String(match.2)
      if file.contains("/swift-generated-sources/") || file.hasPrefix("/usr/") || file.contains("<compiler-generated>")
      {
        continue
      }
      let call = "\(match.1) at \(file):\(match.3)"
      // An endless recursion says the same a thousand times.
      if result.last != call { result.append(call) }
      if result.count == most { break }
    }
    return result
  }
}
