import Foundation
import PreviewProtocol
import PreviewSessions

/// An agent's session with a project: the last build, and the displayed screens. It may only be used on one thread at a
/// time.
package final class AgentSession {
  let snapshot: FileSnapshot?
  let revisions: (any RevisionSource)?
  let linter: (any LintSource)?
  let limits: ProgramLimits
  private let source: any ProgramSource
  private(set) var build: ProgramBuild?
  /// The screens, with the most recently used last.
  private(set) var screens: [AgentScreen] = []
  private var lastNumber = 0
  private var known: [ListedLiveScreen]?

  /// The maximum number of screens. The least recently used screen is closed.
  private static let maxScreens = 4
  /// The number of seconds that pass after an action, so that its effects complete.
  static let pause = 0.5
  /// The maximum number of lines of the app's output in an answer.
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

  /// Returns the last build, or builds the project for the first time.
  func built() throws -> ProgramBuild {
    if let build { return build }
    let new = source.build(after: nil)
    guard new.program != nil else {
      throw ToolError.noBuild(errors: new.errorText(below: snapshot?.root))
    }
    build = new
    _ = snapshot?.takeChanges()
    return new
  }

  /// Builds the project again.
  ///
  /// - Returns: The build, which becomes the current build if it has a program, and the number of changed files, if it
  ///   is known.
  func rebuild() -> (build: ProgramBuild, changedFiles: Int?) {
    let changes = build == nil ? nil : snapshot?.takeChanges()
    let new = source.build(after: changes)
    known = nil
    if new.program != nil { build = new }
    return (new, changes?.count)
  }

  /// Returns the screens that can be displayed.
  func listed() throws -> [ListedLiveScreen] {
    if let known { return known }
    let list = try LiveSession.listing(of: try built(), limits: limits).screens
    known = list
    return list
  }

  // MARK: - Screens

  /// Returns the screen for the arguments. With `preview` it is a new screen, and with `on` the current screen is
  /// restarted.
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
      // Use the last device and settings.
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

  /// Returns the screen with the number in the arguments, or the most recently used screen.
  func current(_ arguments: ToolArguments) throws -> AgentScreen {
    guard let last = screens.last else {
      throw ToolError.noScreen
    }
    guard let number = try arguments.number("screen").map({ Int($0) }) else { return last }
    guard let index = screens.firstIndex(where: { $0.number == number }) else {
      throw ToolError.unknownScreen(number, among: screens.map(\.number))
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

  /// Performs events on the screen for the arguments, and lets time pass.
  ///
  /// - Parameter pause: The time in seconds.
  /// - Returns: The changes of the screen.
  func perform(_ events: [LiveEvent], _ arguments: ToolArguments, pause: Double = pause) throws -> ToolAnswer {
    let screen = try current(arguments)
    if screen.lastOutline == nil { _ = try screen.readOutline() }
    screen.before = try screen.capture()
    let count = screen.session.events.count
    do throws(SessionError) {
      for event in events { try screen.session.perform(event) }
      if pause > 0 { try screen.session.perform(.wait(pause)) }
    } catch {
      // An event that crashes the program would crash it again at each replay.
      if case .ended = error { screen.session.keepEvents(count) }
      throw error
    }
    return ToolAnswer(finished(try screen.readChange() ?? "nothing changed on the screen", screen))
  }

  // MARK: - Texts

  /// Returns an answer's text with the output of the app, and with the files that have changed since the build.
  func finished(_ text: String, _ screen: AgentScreen) -> String {
    var lines = [text]
    let output = screen.session.takeNewOutput().split(separator: "\n").map(String.init).filter { !$0.isEmpty }
    if !output.isEmpty {
      let shown = output.suffix(AgentSession.maxOutput)
      if output.count > shown.count { lines.append("the app printed \(output.count) lines; the last ones:") }
      lines += shown.map { "> " + ($0.count > 200 ? $0.prefix(200) + "…" : $0) }
    }
    if let changed = snapshot?.changes(), !changed.isEmpty {
      let names = changed.sorted().prefix(3).map(relative).joined(separator: ", ")
      lines.append("(\(names) changed since the build; call reload)")
    }
    return relative(lines.joined(separator: "\n"))
  }

  /// Returns the text of a failure with paths relative to the project's folder.
  func text(of failure: ProgramFailure) -> String {
    "\(snapshot?.root.map { failure.relative(to: $0) } ?? failure)"
  }

  /// Returns a text with paths relative to the project's folder.
  func relative(_ text: String) -> String {
    guard let root = snapshot?.root else { return text }
    return text.replacing(root + "/", with: "")
  }
}
