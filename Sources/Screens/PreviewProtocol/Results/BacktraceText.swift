import Foundation

/// A parser for the backtraces that Swift's runtime writes after a crash.
package enum BacktraceText {
  /// The value of `SWIFT_BACKTRACE` with which a program writes a backtrace that this type can parse.
  package static let settings =
    "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none,limit=32,sanitize=no,output-to=stderr"

  /// The maximum number of reported calls.
  private static let most = 12

  /// A call on the thread that crashed.
  package struct Frame: Equatable, Sendable {
    package var function: String
    /// The name of the program's or library's file, without its folder.
    package var image: String
    /// The path and line of the source, if the debug information contains them.
    package var place: String?

    /// Whether the call is in a library of ViewCode: in Apple's API or below it.
    package var isOurs: Bool {
      image.hasPrefix("lib") && image.hasSuffix(".so") && !Self.runtimePrefixes.contains { image.hasPrefix($0) }
    }

    /// Whether the call is in Swift's runtime, Foundation or the system, which stop a program because of its caller.
    package var isOfRuntime: Bool {
      if Self.runtimePrefixes.contains(where: { image.hasPrefix($0) }) || image.contains(".so.") { return true }
      if image == "???" || image.hasPrefix("[") { return true }
      guard let place else { return false }
      return place.contains("/swift-generated-sources/") || place.hasPrefix("/usr/")
        || place.contains("<compiler-generated>")
    }

    /// Whether the call is in the app's code that a macro such as `#Preview` wraps.
    package var isInMacro: Bool {
      !image.hasPrefix("lib") && !image.hasPrefix("[") && place?.contains("/swift-generated-sources/") == true
    }

    private static let runtimePrefixes = [
      "libswift", "libFoundation", "lib_Foundation", "libdispatch", "libBlocksRuntime", "libXCTest", "libTesting",
      "ld-linux",
    ]
  }

  /// Returns all calls, innermost first.
  package static func frames(in text: String) -> [Frame] {
    text.split(separator: "\n").compactMap { line in
      // The offset before ` in ` marks the end of the function, whose name may contain that word.
      let match =
        line.firstMatch(
          of: #/^\s*\d+\s.*?0x[0-9a-f]+\s+(.+) \+ \d+ in (.+?)(?: at (.+?:\d+)(?::\d+)?)?\s*$/#)
        ?? line.firstMatch(of: #/^\s*\d+\s.*?0x[0-9a-f]+\s+(.+) in (\S+)(?: at (.+?:\d+)(?::\d+)?)?\s*$/#)
      return match.map { Frame(function: String($0.1), image: String($0.2), place: $0.3.map { String($0) }) }
    }
  }

  /// Returns the calls in the author's code as `function at file:line`, innermost first.
  ///
  /// A line of the runtime has the form `3 [ra] 0x0… Cell.configure() + 40 in App at /path/Cell.swift:12:5`.
  package static func calls(in text: String) -> [String] {
    var result: [String] = []
    for line in text.split(separator: "\n") {
      guard let match = parts(line), frames(in: String(line)).first?.isOurs != true else { continue }
      let file = match.file
      if file.contains("/swift-generated-sources/") || file.hasPrefix("/usr/") || file.contains("<compiler-generated>")
      {
        continue
      }
      let call = "\(match.function) at \(file):\(match.line)"
      // An endless recursion repeats the same call a thousand times.
      if result.last != call { result.append(call) }
      if result.count == most { break }
    }
    return result
  }

  /// Returns the parts of a line. The default name of a program is that of its folder, which may consist of several
  /// words. The offset before ` in ` marks the end of the function, whose labels may also be `in:` and `at:`. Without
  /// an offset, the name is first assumed to be one word.
  private static func parts(_ line: Substring) -> (function: String, file: String, line: String)? {
    func words(_ match: Regex<(Substring, Substring, Substring, Substring)>.Match) -> (String, String, String) {
      (String(match.1), String(match.2), String(match.3))
    }
    if let match = line.firstMatch(of: #/^\s*\d+\s.*?0x[0-9a-f]+\s+(.+) \+ \d+ in .+? at (.+?):(\d+)(?::\d+)?\s*$/#) {
      return words(match)
    }
    if let match = line.firstMatch(of: #/^\s*\d+\s.*?0x[0-9a-f]+\s+(.+?) in \S+ at (.+?):(\d+)(?::\d+)?\s*$/#) {
      return words(match)
    }
    return line.firstMatch(of: #/^\s*\d+\s.*?0x[0-9a-f]+\s+(.+) in .+? at (.+?):(\d+)(?::\d+)?\s*$/#).map(words)
  }
}
