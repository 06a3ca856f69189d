import Foundation

/// Swift's runtime and what it writes of a crash.
package enum BacktraceText {
  /// What `SWIFT_BACKTRACE` has to be for a program to tell where it stopped, in lines that can be read here.
  package static let settings =
    "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none,limit=32,sanitize=no,output-to=stderr"

  /// More calls than these tell nobody more.
  private static let most = 12

  /// A call of the thread that crashed.
  package struct Frame: Equatable, Sendable {
    package var function: String
    /// The program's or library's file, without its folder.
    package var image: String
    /// The source's path and line, where the debug information tells them.
    package var place: String?

    /// Whether the call is of a library of ViewCode's: Apple's names, or what is beneath them.
    package var isOurs: Bool {
      image.hasPrefix("lib") && image.hasSuffix(".so") && !Self.runtimePrefixes.contains { image.hasPrefix($0) }
    }

    /// Whether the call is of Swift's runtime, Foundation or the system, which stop a program for what their caller
    /// did.
    package var isOfRuntime: Bool {
      if Self.runtimePrefixes.contains(where: { image.hasPrefix($0) }) || image.contains(".so.") { return true }
      if image == "???" || image.hasPrefix("[") { return true }
      guard let place else { return false }
      return place.contains("/swift-generated-sources/") || place.hasPrefix("/usr/")
        || place.contains("<compiler-generated>")
    }

    private static let runtimePrefixes = [
      "libswift", "libFoundation", "lib_Foundation", "libdispatch", "libBlocksRuntime", "libXCTest", "libTesting",
      "ld-linux",
    ]
  }

  /// All calls, the innermost first.
  package static func frames(in text: String) -> [Frame] {
    text.split(separator: "\n").compactMap { line in
      // The offset in front of ` in ` tells where the function ends, whose name may have that word as well.
      let match =
        line.firstMatch(
          of: #/^\s*\d+\s.*?0x[0-9a-f]+\s+(.+) \+ \d+ in (.+?)(?: at (.+?:\d+)(?::\d+)?)?\s*$/#)
        ?? line.firstMatch(of: #/^\s*\d+\s.*?0x[0-9a-f]+\s+(.+) in (\S+)(?: at (.+?:\d+)(?::\d+)?)?\s*$/#)
      return match.map { Frame(function: String($0.1), image: String($0.2), place: $0.3.map { String($0) }) }
    }
  }

  /// The calls of the author's own code, the innermost first, as `function at file:line`.
  ///
  /// A line of the runtime's is `3 [ra] 0x0… Cell.configure() + 40 in App at /path/Cell.swift:12:5`.
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
      // An endless recursion says the same a thousand times.
      if result.last != call { result.append(call) }
      if result.count == most { break }
    }
    return result
  }

  /// A program is called as its folder is where nothing else names it, and that may be several words. The offset in
  /// front of ` in ` tells then where the function ends, whose labels may be `in:` and `at:` as well; without one the
  /// name is taken for one word first.
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
