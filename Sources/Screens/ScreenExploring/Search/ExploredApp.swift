import PreviewProtocol

/// A trial: a script that is played on a newly started app.
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

  /// The number of first lines that are the script of an earlier trial. An app that has kept that trial's screen can
  /// continue there.
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
  /// The program stopped, with the reason and the calls in the project's code.
  case crashed(reason: String, calls: [String])
  /// The program did not respond in time.
  case hung(calls: [String])
  /// A user could not perform the step.
  case refused(step: String, reason: String)
}

/// An app on which scripts are played, each from a new launch. Several trials can be in progress.
@MainActor
package protocol ExploredApp: AnyObject {
  /// The maximum number of trials in progress.
  var capacity: Int { get }

  /// Begins a trial.
  func begin(_ trial: Trial)

  /// Waits for a trial in progress.
  ///
  /// - Returns: The trial and its outcome, or nil if no trial is in progress.
  func next() throws -> (trial: Trial, outcome: TrialOutcome)?

  /// Releases the screen of a script, from which no more trials continue.
  func release(_ script: [String])
}
