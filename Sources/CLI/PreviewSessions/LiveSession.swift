import Foundation
import PreviewProtocol

/// A screen of a project that lives on through changes of its code: what a person did with it is recorded, and played again on the
/// program that was built anew. One thread at a time.
package final class LiveSession {
  /// What is shown. The device and the user's settings may be others from the next start on.
  package private(set) var choice: ScreenChoice
  /// What was done, in order.
  package private(set) var events: [LiveEvent]
  /// Why nothing is shown, where a program came to its end.
  package private(set) var failure: ProgramFailure?
  private let limits: ProgramLimits
  private var program: LiveProgram?
  private var build: ProgramBuild?

  /// How far recorded events were played.
  package struct Replay: Equatable, Sendable {
    package var played: Int
    package var of: Int
    /// Why the next one was not.
    package var reason: String?

    package var isComplete: Bool { played == of }

    package var description: String? {
      guard let reason else { return nil }
      return "played \(played) of \(of) recorded events again, not the rest: \(reason)"
    }
  }

  package init(showing choice: ScreenChoice, events: [LiveEvent] = [], limits: ProgramLimits = ProgramLimits()) {
    self.choice = choice
    self.events = events
    self.limits = limits
  }

  deinit { program?.end() }

  /// Whether a program runs.
  package var isAlive: Bool { program != nil }

  /// Bytes of memory that the program holds.
  package var memory: Int? { program?.memory }

  /// Starts a program in the place of the one that runs, and plays again what was done.
  ///
  /// - Parameter choice: what is shown from now on, if something else is.
  /// - Throws: ``ProgramFailure`` where it came to its end, and ``LiveRefusal`` where there is nothing of that name. Then the session
  ///   shows nothing, and keeps its events.
  @discardableResult
  package func start(_ build: ProgramBuild, choice: ScreenChoice? = nil) throws -> Replay {
    guard let file = build.program else { throw LiveRefusal(description: "the project does not build") }
    if let choice { self.choice = choice }
    // It ends while the next one begins.
    if let old = program { LiveSession.endAside(old) }
    program = nil
    failure = nil
    self.build = build
    var environment = build.environment
    if let locale = self.choice.locale { environment["VIEWCODE_LOCALE"] = locale }
    return try watching {
      let program = try LiveProgram(program: file, environment: environment, limits: limits)
      self.program = program
      do {
        _ = try program.ask(.show(self.choice), limit: limits.start)
      } catch let refusal as LiveRefusal {
        // There is nothing to be asked about.
        program.end()
        self.program = nil
        throw refusal
      }
      guard !events.isEmpty else { return Replay(played: 0, of: 0) }
      let (response, _) = try program.ask(.replay(events), limit: limits.start)
      let played = response.played ?? 0
      let replay = Replay(played: played, of: events.count, reason: response.failure)
      // What could not be played is no part of what is shown.
      events = Array(events.prefix(played))
      return replay
    }
  }

  /// Does something, and records it.
  ///
  /// - Returns: what the program answers.
  @discardableResult
  package func perform(_ event: LiveEvent) throws -> LiveResponse {
    let response = try ask(.perform(event)).response
    events.record(response.event ?? event)
    return response
  }

  /// Asks the program that runs.
  package func ask(_ body: LiveRequest.Body) throws -> (response: LiveResponse, payload: [UInt8]) {
    try watching {
      guard let program else {
        throw failure ?? ProgramFailure(reason: "no program runs")
      }
      return try program.ask(body)
    }
  }

  /// What can be shown, asked of a program that shows nothing.
  package static func screens(of build: ProgramBuild, limits: ProgramLimits = ProgramLimits()) throws
    -> [ListedLiveScreen]
  {
    try listing(of: build, limits: limits).screens ?? []
  }

  /// The same, with the devices that a screen can be one of.
  package static func listing(of build: ProgramBuild, limits: ProgramLimits = ProgramLimits()) throws -> LiveResponse {
    guard let file = build.program else { throw LiveRefusal(description: "the project does not build") }
    let program = try LiveProgram(program: file, environment: build.environment, limits: limits)
    defer { program.end() }
    return try program.ask(.list, limit: limits.start).response
  }

  /// What the program wrote since this was asked last: what the app prints, and what UIKit tells its developer.
  package func takeNewOutput() -> String { program?.takeNewOutput() ?? "" }

  /// Forgets what was done from an event on.
  package func keepEvents(_ count: Int) { events = Array(events.prefix(count)) }

  package func end() {
    program?.end()
    program = nil
  }

  /// Ends a program that nobody asks any more, without waiting for it.
  private static func endAside(_ program: LiveProgram) {
    // Nobody else has it from here on.
    nonisolated(unsafe) let program = program
    Thread.detachNewThread { program.end() }
  }

  private func watching<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let failure as ProgramFailure {
      self.failure = failure
      program?.end()
      program = nil
      throw failure
    }
  }
}
