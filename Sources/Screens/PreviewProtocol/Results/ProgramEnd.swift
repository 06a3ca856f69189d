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
  /// The project's folder: paths are told relative to it.
  package var root: String?

  package init(
    status: Int32, isSignal: Bool = false, timedOut: Bool = false, exceededMemory: Int? = nil, errors: String = "",
    root: String? = nil
  ) {
    self.root = root
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
  package var calls: [String] { isCrash ? BacktraceText.calls(in: errors).map(relative) : [] }

  private func relative(_ text: String) -> String {
    guard let root else { return text }
    return text.replacing(root.hasSuffix("/") ? root : root + "/", with: "")
  }

  /// Whose code a crash is a fault of.
  package enum Fault: Equatable, Sendable {
    /// The app's own code stopped, or broke a rule that the message names.
    case author
    /// Code of ViewCode's stopped, and no rule says that the call was wrong.
    case viewCode(function: String)
  }

  /// Whose fault it is, as far as the message and the stack tell: code of ViewCode's that stops with a message of its
  /// own tells the caller which rule the call broke; one that Swift's runtime stops is at fault itself.
  package var fault: Fault {
    guard isSignal, !timedOut, exceededMemory == nil, status != SIGALRM, status != SIGQUIT, status != SIGKILL,
      let frame = BacktraceText.frames(in: errors).first(where: { !$0.isOfRuntime }), frame.isOurs
    else { return .author }
    if let message = ProgramEnd.fatalMessage(in: errors), !ProgramEnd.isOfRuntime(message.text, at: message.place) {
      return .author
    }
    return .viewCode(function: frame.function)
  }

  /// Whether Swift's runtime stops a program with a message. Of its standard library the place tells; the compiler has the runtime say
  /// some messages in the name of the code that it compiles.
  ///
  /// - Source: stdlib/public/core of the compiler's repository
  private static func isOfRuntime(_ message: String, at place: String) -> Bool {
    let ofCompiler = [
      "Unexpectedly found nil", "'try!' expression", "Could not cast", "Index out of range", "Division by zero",
      "Not enough bits", "Range requires", "Attempted to read an unowned", "a fatal error without a message",
    ]
    return place.hasPrefix("Swift/") || ofCompiler.contains { message.hasPrefix($0) }
  }

  /// The advice for a crash, the same in all tools except for how a screen is restarted.
  package var advice: String? {
    guard case .viewCode(let function) = fault else { return nil }
    return
      "This is a fault of ViewCode (\(function)), not of the app: please report it in the issues of ViewCode's "
      + "repository, with these lines and the output of viewcode --version."
  }

  /// ``reason(limit:)``, and under it the calls, the innermost first.
  package func account(limit: Duration? = nil) -> String {
    ([reason(limit: limit)] + calls.map { "    in \($0)" } + (advice.map { [$0] } ?? [])).joined(separator: "\n")
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
    if let message = ProgramEnd.fatalMessage(in: errors) {
      guard let place = placeInWords(message.place) else { return message.text }
      return "\(message.text), \(place)"
    }
    if isSignal {
      let place = placeInWords("").map { ", \($0)" } ?? ""
      return ProgramEnd.meaning(of: status, isPlaced: !place.isEmpty) + place
    }
    if let last = errors.split(separator: "\n").last(where: { $0.hasPrefix("error: ") || $0.hasPrefix("Error: ") }) {
      return String(last.drop { $0 != " " }.dropFirst())
    }
    return status == 0 ? "the app ended itself" : "the app ended itself with status \(status)"
  }

  /// Where it stopped: the author's line as the stack has it, whose path is that of the file; the module and file of
  /// the message otherwise. Nil where nothing tells.
  private func placeInWords(_ place: String) -> String? {
    guard let call = calls.first, let start = call.range(of: " at ", options: .backwards) else {
      return place.isEmpty ? nil : "at \(place)"
    }
    let own = call[start.upperBound...]
    // A helper of the app's may stop in the name of its caller (`fatalError(file:line:)`): the message knows better
    // then.
    let isSameFile = place.isEmpty || place.split(separator: "/").last == own.split(separator: "/").last
    if isSameFile { return "at \(own)" }
    let isInApp = BacktraceText.frames(in: errors).first { !$0.isOfRuntime }?.isOurs == false
    // What ViewCode or Swift's runtime says is said of a call of the app's.
    if !isInApp || place.hasPrefix("Swift/") { return "at \(own)" }
    return "at \(place)"
  }

  /// The message of the Swift runtime for a fatal error: `Module/File.swift:12: Fatal error: text`.
  private static func fatalMessage(in errors: String) -> (text: String, place: String)? {
    guard let range = errors.range(of: "Fatal error", options: .backwards) else { return nil }
    let before = errors[..<range.lowerBound]
    let line = before[(before.lastIndex(of: "\n").map { before.index(after: $0) } ?? before.startIndex)...]
    let rest = errors[range.upperBound...].drop { $0 == ":" || $0 == " " }
    // The message may go on for lines; what comes after an empty one or a crash report is not it.
    var text = String(rest.prefix { $0 != "\n" })
    if text.isEmpty { text = "a fatal error without a message" }
    return (text, line.trimmingCharacters(in: CharacterSet(charactersIn: ": ")))
  }

  private static func meaning(of signal: Int32, isPlaced: Bool) -> String {
    switch signal {
    case SIGILL, SIGTRAP:
      "the app trapped without a message (a cast, an index, an overflow)"
        + (isPlaced ? "" : "; SWIFT_BACKTRACE=enable=yes says where")
    case SIGSEGV, SIGBUS: "the app used memory that is not its own; an endless recursion does, too"
    case SIGABRT: "the app aborted"
    case SIGKILL: "the app was killed, as for taking all memory"
    default: "the app was ended by signal \(signal)"
    }
  }
}
