import Foundation
import PreviewProtocol

/// A session with a screen of a project that survives changes of the code. It records events, and replays them with the
/// program of each new build. It may only be used on one thread at a time.
package final class LiveSession {
  /// The displayed screen. The device and the user's settings can change at each start.
  package private(set) var choice: ScreenChoice
  /// The recorded events, in order.
  package private(set) var events: [LiveEvent]
  /// The events after the current position of the timeline. The next event of a person replaces them.
  package private(set) var laterEvents: [LiveEvent] = []
  /// The failure of the last program, if it ended unexpectedly.
  package private(set) var failure: ProgramFailure?
  private let limits: ProgramLimits
  private var program: LiveProgram?

  /// The result of replaying recorded events.
  package struct Replay: Equatable, Sendable {
    package var played: Int
    package var of: Int
    /// The reason for which the next event failed, or nil if none did.
    package var reason: String?

    package var isComplete: Bool { played == of }

    package var description: String? {
      guard let reason else { return nil }
      return "replayed \(played) of \(of) recorded events; the next one failed: \(reason)"
    }
  }

  package init(showing choice: ScreenChoice, events: [LiveEvent] = [], limits: ProgramLimits = ProgramLimits()) {
    self.choice = choice
    self.events = events
    self.limits = limits
  }

  deinit { program?.end() }

  /// Whether a program is running.
  package var isAlive: Bool { program != nil }

  /// The number of bytes of memory that the program uses, or nil without a program.
  package var memory: Int? { program?.memory }

  /// Replaces the running program with that of a build, and replays the recorded events.
  ///
  /// - Parameter choice: A new choice of the displayed screen. Default: the current one.
  /// - Throws: A ``SessionError``. The session then has no program, and keeps its events.
  @discardableResult
  package func start(_ build: ProgramBuild, choice: ScreenChoice? = nil) throws(SessionError) -> Replay {
    guard let file = build.program else { throw .noBuild }
    if let choice { self.choice = choice }
    // The old program ends while the next one starts.
    if let old = program { LiveSession.endAside(old) }
    program = nil
    failure = nil
    var environment = build.environment
    if let locale = self.choice.locale { environment["VIEWCODE_LOCALE"] = locale }
    return try watching { () throws(SessionError) in
      let program = try LiveProgram(program: file, environment: environment, limits: limits)
      self.program = program
      do throws(SessionError) {
        _ = try program.ask(ShowQuery(self.choice), limit: limits.start)
      } catch {
        if case .refused = error {
          // The program displays no screen and can't answer requests.
          program.end()
          self.program = nil
        }
        throw error
      }
      guard !events.isEmpty else { return Replay(played: 0, of: 0) }
      let replayed = try program.ask(ReplayQuery(events), limit: limits.start)
      let replay = Replay(played: replayed.count, of: events.count, reason: replayed.failure)
      // Events that were not replayed have no effect on the screen.
      if !replay.isComplete { laterEvents = [] }
      events = Array(events.prefix(replayed.count))
      return replay
    }
  }

  /// Performs an event, and records it.
  ///
  /// - Returns: The state after the event.
  @discardableResult
  package func perform(_ event: LiveEvent) throws(SessionError) -> LiveState {
    let performed = try ask(PerformQuery(event))
    laterEvents = []
    events.record(performed.event)
    return performed.state
  }

  /// Sends a request to the running program.
  ///
  /// - Parameter patience: The factor for the time limit. Default: 1.
  package func ask<Query: PreviewQuery>(
    _ query: Query, patience: Int = 1
  ) throws(SessionError) -> Query.Response {
    try watching { () throws(SessionError) in
      if let program { return try program.ask(query, limit: limits.answer * patience) }
      throw failure.map { .ended($0) } ?? .noProgram
    }
  }

  /// Returns the screens and devices of a build.
  package static func listing(
    of build: ProgramBuild, limits: ProgramLimits = ProgramLimits()
  ) throws(SessionError) -> ScreenCatalog {
    guard let file = build.program else { throw .noBuild }
    let program = try LiveProgram(program: file, environment: build.environment, limits: limits)
    defer { program.end() }
    return try program.ask(ListQuery(), limit: limits.start)
  }

  /// Returns the program's output since the last call: the output of the app, and UIKit's messages to the developer.
  package func takeNewOutput() -> String { program?.takeNewOutput() ?? "" }

  /// Keeps the first recorded events, and discards the others.
  package func keepEvents(_ count: Int) { replaceEvents(Array(events.prefix(count))) }

  /// Replaces all recorded events. The next start replays them.
  package func replaceEvents(_ events: [LiveEvent]) {
    self.events = events
    laterEvents = []
  }

  /// Moves the position of the timeline. The next start replays the events before it, and the others are kept for a
  /// later move.
  ///
  /// - Parameter count: The number of events before the position, which is limited to that of all events.
  package func moveTimeline(to count: Int) {
    let all = events + laterEvents
    let count = min(max(count, 0), all.count)
    events = Array(all.prefix(count))
    laterEvents = Array(all.dropFirst(count))
  }

  package func end() {
    program?.end()
    program = nil
  }

  /// Ends a program without waiting for it.
  private static func endAside(_ program: LiveProgram) {
    // From here on, no other code uses the program.
    nonisolated(unsafe) let program = program
    Thread.detachNewThread { program.end() }
  }

  private func watching<Result>(_ work: () throws(SessionError) -> Result) throws(SessionError) -> Result {
    do throws(SessionError) {
      return try work()
    } catch {
      if case .ended(let failure) = error {
        self.failure = failure
        program?.end()
        program = nil
      }
      throw error
    }
  }
}
