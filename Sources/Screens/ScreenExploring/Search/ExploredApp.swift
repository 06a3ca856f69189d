import PreviewProtocol

/// Something to try: a script, played on an app that was started anew.
package struct Trial: Hashable, Sendable {
  /// The requested information about the screen that the script leads to.
  package enum Wish: String, Codable, Sendable {
    /// Its state and actions.
    case screen
    /// Its pictures, its findings, and the places of its code.
    case look
    /// The problems during the script; see ``Failure``.
    case checks
  }

  /// The number of first lines that an earlier trial consisted of. An app that has kept the trial's screen can continue
  /// from there.
  package var baseLength: Int
  package var script: [String]
  package var wish: Wish

  package init(_ script: [String], baseLength: Int = 0, wish: Wish = .screen) {
    self.script = script
    self.baseLength = baseLength
    self.wish = wish
  }
}

/// The outcome of a trial.
package enum TrialOutcome: Codable, Equatable, Sendable {
  case screen(ExploredScreen)
  case look(ScreenLook)
  /// The problems during the script, and its last screen.
  case checked([Failure], ExploredScreen)
  /// The program stopped: why, and the author's calls in which it did.
  case crashed(reason: String, calls: [String])
  /// The program did not respond in time.
  case hung(calls: [String])
  /// A person could not do the step.
  case refused(step: String, reason: String)
}

/// An app that scripts are played on, each from a fresh start. Several may be under way.
@MainActor
package protocol ExploredApp: AnyObject {
  /// The number of trials that may be under way.
  var capacity: Int { get }

  /// Begins a trial.
  func begin(_ trial: Trial)

  /// Waits for a trial that is under way.
  ///
  /// - Returns: nil where none is.
  func next() throws -> (trial: Trial, outcome: TrialOutcome)?

  /// No more trials go on from the screen that a script led to.
  func release(_ script: [String])
}
