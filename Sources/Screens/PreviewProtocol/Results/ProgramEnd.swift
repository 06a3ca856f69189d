import Foundation

/// How a program ended, in words that its author can do something with.
package struct ProgramEnd: Equatable, Sendable {
  /// The exit status, or the signal's number.
  package var status: Int32
  package var isSignal: Bool
  /// Whether its time was up.
  package var timedOut: Bool
  /// The bytes of memory that it may hold, where it held more and was stopped for that.
  package var exceededMemory: Int?
  /// The end of what it wrote to standard error.
  package var errors: String

  package init(
    status: Int32, isSignal: Bool = false, timedOut: Bool = false, exceededMemory: Int? = nil, errors: String = ""
  ) {
    self.exceededMemory = exceededMemory
    self.status = status
    self.isSignal = isSignal
    self.timedOut = timedOut
    self.errors = errors
  }

  package var succeeded: Bool { status == 0 && !isSignal && !timedOut && exceededMemory == nil }

  /// Whether it did not come to its own end.
  package var isCrash: Bool { isSignal || timedOut || exceededMemory != nil }

  /// The calls of the author's own code in which it ended, the innermost first, as `function at file:line`; empty where
  /// nothing tells.
  package var calls: [String] { isCrash ? BacktraceText.calls(in: errors) : [] }

  /// ``reason(limit:)``, and under it the calls, the innermost first.
  package func account(limit: Duration? = nil) -> String {
    ([reason(limit: limit)] + calls.map { "    in \($0)" }).joined(separator: "\n")
  }

  /// Why it ended as it did, such as "Unexpectedly found nil while unwrapping an Optional value, at Cell.swift:12".
  ///
  /// - Parameter limit: what its time limit was, for one that was stopped.
  package func reason(limit: Duration? = nil) -> String {
    if let exceededMemory { return "it held more than \(exceededMemory >> 20) MiB of memory and was stopped" }
    // A program whose own clock ends it is asked for its stack.
    if timedOut || (isSignal && (status == SIGALRM || status == SIGQUIT)) {
      return
        "it was not done after \(limit.map { "\($0.components.seconds) seconds" } ?? "its time limit") and was stopped"
    }
    if let message = ProgramEnd.fatalMessage(in: errors) { return message }
    if isSignal { return ProgramEnd.meaning(of: status) }
    if let last = errors.split(separator: "\n").last(where: { $0.hasPrefix("error: ") || $0.hasPrefix("Error: ") }) {
      return String(last.drop { $0 != " " }.dropFirst())
    }
    return status == 0 ? "the app ended itself" : "the app ended itself with status \(status)"
  }

  /// What Swift's runtime said of a fatal error: `Module/File.swift:12: Fatal error: text`.
  private static func fatalMessage(in errors: String) -> String? {
    guard let range = errors.range(of: "Fatal error", options: .backwards) else { return nil }
    let before = errors[..<range.lowerBound]
    let line = before[(before.lastIndex(of: "\n").map { before.index(after: $0) } ?? before.startIndex)...]
    let rest = errors[range.upperBound...].drop { $0 == ":" || $0 == " " }
    // The message may go on for lines; what comes after an empty one or a crash report is not it.
    var text = String(rest.prefix { $0 != "\n" })
    if text.isEmpty { text = "a fatal error without a message" }
    let place = line.trimmingCharacters(in: CharacterSet(charactersIn: ": "))
    return place.isEmpty ? text : "\(text), at \(place)"
  }

  private static func meaning(of signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP:
      "the app trapped without a message (a cast, an index, an overflow); SWIFT_BACKTRACE=enable=yes says where"
    case SIGSEGV, SIGBUS: "the app used memory that is not its own; an endless recursion does, too"
    case SIGABRT: "the app aborted"
    case SIGKILL: "the app was killed, as for taking all memory"
    default: "the app was ended by signal \(signal)"
    }
  }
}
