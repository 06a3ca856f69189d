import Foundation

/// The end of a program, described for its author.
package struct ProgramEnd: Equatable, Sendable {
  /// The exit status, or the number of the signal.
  package var status: Int32
  package var isSignal: Bool
  /// Whether the program reached the time limit.
  package var timedOut: Bool
  /// The memory limit in bytes, if the program exceeded it and was stopped.
  package var exceededMemory: Int?
  /// The end of the program's output to standard error.
  package var errors: String
  /// The folder of the project, to which paths are relative.
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

  /// Whether the program did not end regularly.
  package var isCrash: Bool { isSignal || timedOut || exceededMemory != nil }

  /// The calls in the author's code at the end as `function at file:line`, innermost first. Empty if they are unknown.
  package var calls: [String] { isCrash ? BacktraceText.calls(in: errors).map(relative) : [] }

  private func relative(_ text: String) -> String {
    guard let root else { return text }
    return text.replacing(root.hasSuffix("/") ? root : root + "/", with: "")
  }

  /// The code that is responsible for a crash.
  package enum Fault: Equatable, Sendable {
    /// The app's own code stopped, or violated a rule that the message names.
    case author
    /// Code of ViewCode stopped, and no rule describes the call as wrong.
    case viewCode(function: String)
  }

  /// The responsible code, as far as the message and the stack tell. If code of ViewCode stops with its own message,
  /// the caller violated the rule in it. If Swift's runtime stops code of ViewCode, that code is responsible.
  package var fault: Fault {
    guard isSignal, !timedOut, exceededMemory == nil, status != SIGALRM, status != SIGQUIT, status != SIGKILL,
      let frame = BacktraceText.frames(in: errors).first(where: { !$0.isOfRuntime || $0.isInMacro }), frame.isOurs
    else { return .author }
    if let message = ProgramEnd.fatalMessage(in: errors), !ProgramEnd.isOfRuntime(message.text, at: message.place) {
      return .author
    }
    return .viewCode(function: frame.function)
  }

  /// Returns whether Swift's runtime stops a program with a message. The position identifies messages of its standard
  /// library. The compiler attributes some messages of the runtime to the compiled code.
  ///
  /// - Source: stdlib/public/core of the compiler's repository
  private static func isOfRuntime(_ message: String, at place: String) -> Bool {
    let ofCompiler = [
      "Unexpectedly found nil", "'try!' expression", "Could not cast", "Index out of range", "Division by zero",
      "Not enough bits", "Range requires", "Attempted to read an unowned", "a fatal error without a message",
    ]
    return place.hasPrefix("Swift/") || ofCompiler.contains { message.hasPrefix($0) }
  }

  /// The advice for a crash, which is the same in all tools except for the way to restart a screen.
  package var advice: String? {
    guard case .viewCode(let function) = fault else { return nil }
    return
      "This is a bug in ViewCode (\(function)), not in the app. Please report it in the issues of ViewCode's "
      + "repository, with these lines and the output of viewcode --version."
  }

  /// Returns ``reason(limit:)`` followed by the calls, innermost first.
  package func account(limit: Duration? = nil) -> String {
    ([reason(limit: limit)] + calls.map { "    in \($0)" } + (advice.map { [$0] } ?? [])).joined(separator: "\n")
  }

  /// Returns the reason, such as "Unexpectedly found nil while unwrapping an Optional value, at Cell.swift:12".
  ///
  /// - Parameter limit: The time limit of a program that was stopped.
  package func reason(limit: Duration? = nil) -> String {
    if let exceededMemory { return "it exceeded \(exceededMemory >> 20) MiB of memory and was terminated" }
    // Programs that reach their own time limit write their stack.
    if timedOut || (isSignal && (status == SIGALRM || status == SIGQUIT)) {
      return
        "it did not finish within \(limit.map { "\($0.components.seconds) seconds" } ?? "its time limit") "
        + "and was terminated"
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
    return status == 0 ? "the app exited" : "the app exited with status \(status)"
  }

  /// Returns the position at which the program stopped: the author's line in the stack with the path of the file, or
  /// the module and file in the message. Returns nil if both are unknown.
  private func placeInWords(_ place: String) -> String? {
    guard let call = calls.first, let start = call.range(of: " at ", options: .backwards) else {
      return place.isEmpty ? nil : "at \(place)"
    }
    let own = call[start.upperBound...]
    // A helper of the app may stop with the position of its caller (`fatalError(file:line:)`). The position in the
    // message is then more accurate.
    let isSameFile = place.isEmpty || place.split(separator: "/").last == own.split(separator: "/").last
    if isSameFile { return "at \(own)" }
    let isInApp = BacktraceText.frames(in: errors).first { !$0.isOfRuntime }?.isOurs == false
    // A message of ViewCode or of Swift's runtime refers to a call of the app.
    if !isInApp || place.hasPrefix("Swift/") { return "at \(own)" }
    return "at \(place)"
  }

  /// Returns the message of the Swift runtime for a fatal error: `Module/File.swift:12: Fatal error: text`.
  private static func fatalMessage(in errors: String) -> (text: String, place: String)? {
    guard let range = errors.range(of: "Fatal error", options: .backwards) else { return nil }
    let before = errors[..<range.lowerBound]
    let line = before[(before.lastIndex(of: "\n").map { before.index(after: $0) } ?? before.startIndex)...]
    let rest = errors[range.upperBound...].drop { $0 == ":" || $0 == " " }
    // The message may have several lines. An empty line or a crash report ends it.
    var text = String(rest.prefix { $0 != "\n" })
    if text.isEmpty { text = "a fatal error without a message" }
    return (text, line.trimmingCharacters(in: CharacterSet(charactersIn: ": ")))
  }

  private static func meaning(of signal: Int32, isPlaced: Bool) -> String {
    switch signal {
    case SIGILL, SIGTRAP:
      "the app trapped without a message (such as a failed cast, an invalid index or an overflow)"
        + (isPlaced ? "" : "; set SWIFT_BACKTRACE=enable=yes to see the location")
    case SIGSEGV, SIGBUS: "the app accessed invalid memory, or its recursion was too deep"
    case SIGABRT: "the app aborted"
    case SIGKILL: "the app was killed, possibly because the system ran out of memory"
    default: "signal \(signal) terminated the app"
    }
  }
}
