import Foundation
import PreviewProtocol
import PreviewSessions

/// An agent's work on a project: the last build, and the screens that are shown. One thread at a time.
package final class AgentSession {
  let snapshot: FileSnapshot?
  let revisions: (any RevisionSource)?
  let linter: (any LintSource)?
  let limits: ProgramLimits
  private let source: any ProgramSource
  private(set) var build: ProgramBuild?
  /// The one that was used last comes last.
  private(set) var screens: [AgentScreen] = []
  private var lastNumber = 0
  private var known: [ListedLiveScreen]?

  /// The number of screens at once; the one that was used the longest ago goes.
  private static let maxScreens = 4
  /// The seconds that pass after an action, for what it starts.
  static let pause = 0.5
  /// The number of the app's output lines in an answer.
  private static let maxOutput = 6

  init(
    source: any ProgramSource, snapshot: FileSnapshot?, revisions: (any RevisionSource)?,
    linter: (any LintSource)?, limits: ProgramLimits
  ) {
    self.source = source
    self.snapshot = snapshot
    self.revisions = revisions
    self.linter = linter
    self.limits = limits
  }

  func end() {
    for screen in screens { screen.session.end() }
    screens = []
  }

  // MARK: - Building

  /// The last build; the first one, if there is none yet.
  func built() throws -> ProgramBuild {
    if let build { return build }
    let new = source.build(after: nil)
    guard new.program != nil else {
      throw ToolError("the project does not build\n\(new.errorText(below: snapshot?.root))\nFix it, then call again.")
    }
    build = new
    _ = snapshot?.takeChanges()
    return new
  }

  /// Builds again.
  ///
  /// - Returns: the build, which ``build`` is from now on if it has a program, and the number of changed files, if it
  ///   is known.
  func rebuild() -> (build: ProgramBuild, changedFiles: Int?) {
    let changes = build == nil ? nil : snapshot?.takeChanges()
    let new = source.build(after: changes)
    known = nil
    if new.program != nil { build = new }
    return (new, changes?.count)
  }

  /// What can be shown.
  func listed() throws -> [ListedLiveScreen] {
    if let known { return known }
    let list = try LiveSession.listing(of: try built(), limits: limits).screens
    known = list
    return list
  }

  // MARK: - Screens

  /// The screen that the arguments mean. With `preview` it is a new one, with `on` the current one is started again.
  func shown(_ arguments: ToolArguments) throws -> AgentScreen {
    let words = try arguments.string("on")
    if let preview = try arguments.string("preview") { return try show(preview, words) }
    let screen = try current(arguments)
    guard let words else { return screen }
    let old = screen.session.choice
    var choice = old
    choice.take(words)
    if choice != old {
      screen.before = try? screen.capture()
      let build = try built()
      do throws(SessionError) {
        try screen.session.start(build, choice: choice)
      } catch {
        if case .refused = error { try screen.session.start(build, choice: old) }
        throw error
      }
    }
    return screen
  }

  private func show(_ preview: String, _ words: String?) throws -> AgentScreen {
    var choice = ScreenChoice(preview: nil)
    if let last = screens.last?.session.choice {
      // The device and settings that were named last hold.
      choice = last
      choice.size = nil
    }
    choice.preview = preview == "app" ? nil : preview
    if let words { choice.take(words) }
    let session = LiveSession(showing: choice, limits: limits)
    try session.start(try built())
    if screens.count == AgentSession.maxScreens { screens.removeFirst().session.end() }
    return add(session)
  }

  private func add(_ session: LiveSession) -> AgentScreen {
    lastNumber += 1
    let screen = AgentScreen(number: lastNumber, session: session)
    screens.append(screen)
    return screen
  }

  /// The screen with the number that the arguments name, or the one that was used last.
  func current(_ arguments: ToolArguments) throws -> AgentScreen {
    guard let last = screens.last else {
      throw ToolError("no screen is shown yet: call tree or render with a preview; previews lists them")
    }
    guard let number = try arguments.number("screen").map({ Int($0) }) else { return last }
    guard let index = screens.firstIndex(where: { $0.number == number }) else {
      throw ToolError(
        "there is no screen \(number): there are \(screens.map { "\($0.number)" }.joined(separator: ", "))")
    }
    let screen = screens.remove(at: index)
    screens.append(screen)
    return screen
  }

  func remove(_ screen: AgentScreen) { screens.removeAll { $0 === screen } }

  var saved: SavedScreen? {
    screens.last.map { SavedScreen(choice: $0.session.choice, events: $0.session.events) }
  }

  func restore(_ saved: SavedScreen) throws -> String? {
    let session = LiveSession(showing: saved.choice, events: saved.events, limits: limits)
    let replay = try session.start(try built())
    _ = add(session)
    return replay.description
  }

  // MARK: - Acting

  /// Performs events on the screen that the arguments mean, and lets time pass.
  ///
  /// - Parameter pause: seconds.
  /// - Returns: what has changed on the screen.
  func perform(_ events: [LiveEvent], _ arguments: ToolArguments, pause: Double = pause) throws -> ToolAnswer {
    let screen = try current(arguments)
    if screen.lastOutline == nil { _ = try screen.readOutline() }
    screen.before = try screen.capture()
    let count = screen.session.events.count
    do throws(SessionError) {
      for event in events { try screen.session.perform(event) }
      if pause > 0 { try screen.session.perform(.wait(pause)) }
    } catch {
      // An event that crashes the program would do so again at each replay.
      if case .ended = error { screen.session.keepEvents(count) }
      throw error
    }
    return ToolAnswer(finished(try screen.readChange() ?? "nothing on the screen changed", screen))
  }

  // MARK: - Texts

  /// Adds to an answer's text what the app has printed, and which files have changed since the build.
  func finished(_ text: String, _ screen: AgentScreen) -> String {
    var lines = [text]
    let output = screen.session.takeNewOutput().split(separator: "\n").map(String.init).filter { !$0.isEmpty }
    if !output.isEmpty {
      let shown = output.suffix(AgentSession.maxOutput)
      if output.count > shown.count { lines.append("the app printed \(output.count) lines, the last:") }
      lines += shown.map { "> " + ($0.count > 200 ? $0.prefix(200) + "…" : $0) }
    }
    if let changed = snapshot?.changes(), !changed.isEmpty {
      let names = changed.sorted().prefix(3).map(relative).joined(separator: ", ")
      lines.append("(\(names) changed since this was built: call reload)")
    }
    return relative(lines.joined(separator: "\n"))
  }

  /// A failure with paths relative to the project's folder.
  func text(of failure: ProgramFailure) -> String {
    "\(snapshot?.root.map { failure.relative(to: $0) } ?? failure)"
  }

  /// A text with paths relative to the project's folder.
  func relative(_ text: String) -> String {
    guard let root = snapshot?.root else { return text }
    return text.replacing(root + "/", with: "")
  }
}
