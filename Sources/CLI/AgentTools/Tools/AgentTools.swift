import Foundation
import PreviewSessions
import PreviewProtocol

/// Eyes and hands for coding agents: a project's screens, as short texts and small pictures. One thread at a time.
///
/// Every answer is as small as it can be and still be enough; what is longer is asked for. An error says what to do next.
package final class AgentTools {
  private let source: any ProgramSource
  private let snapshot: FileSnapshot?
  private let revisions: (any RevisionSource)?
  private let limits: ProgramLimits
  private var build: ProgramBuild?
  private var screens: [AgentScreen] = []
  private var lastNumber = 0
  private var known: [ListedLiveScreen]?

  /// So many screens live at once; the one that was used the longest ago goes.
  private static let maxScreens = 4
  /// Seconds that pass after what a person does, for what it sets off.
  private static let pause = 0.5
  /// Lines of what the app prints that are passed on with an answer.
  private static let maxOutput = 6
  private static let maxFindings = 20

  /// - Parameters:
  ///   - source: where programs come from.
  ///   - snapshot: the files that the project is made of; what of them has changed since the last build is told.
  ///   - revisions: where programs of other revisions come from.
  package init(
    source: any ProgramSource, snapshot: FileSnapshot? = nil, revisions: (any RevisionSource)? = nil,
    limits: ProgramLimits = ProgramLimits()
  ) {
    self.revisions = revisions
    self.source = source
    self.snapshot = snapshot
    self.limits = limits
  }

  /// Calls a tool. What goes wrong is its answer.
  package func call(_ name: String, _ arguments: [String: JSONValue]) -> ToolAnswer {
    do {
      if let tool = AgentTools.all.first(where: { $0.name == name }) {
        for key in arguments.keys where !tool.parameters.contains(where: { $0.name == key }) {
          let names = tool.parameters.map(\.name)
          throw ToolError(
            "\(name) has no argument \(key)" + (names.isEmpty ? "" : "; it takes \(names.joined(separator: ", "))"))
        }
        for parameter in tool.parameters where parameter.isRequired && arguments[parameter.name] == nil {
          throw ToolError("\(name) needs \(parameter.name): \(parameter.text ?? "a text")")
        }
      }
      let arguments = ToolArguments(arguments)
      switch name {
      case "previews": return try previews(arguments)
      case "render": return try render(arguments)
      case "tree": return try tree(arguments)
      case "tap": return try tap(arguments)
      case "type": return try type(arguments)
      case "swipe": return try swipe(arguments)
      case "advance": return try advance(arguments)
      case "reload": return try reload()
      case "audit": return try audit(arguments)
      case "diff": return try diff(arguments)
      default: throw ToolError("there is no tool \(name)")
      }
    } catch let failure as ProgramFailure {
      return ToolAnswer(
        "the program of this screen stopped: \(words(failure))\nMend the code, then call reload.", isError: true)
    } catch {
      return ToolAnswer(relative("\(error)"), isError: true)
    }
  }

  /// Ends all programs.
  package func end() {
    for screen in screens { screen.session.end() }
    screens = []
  }

  // MARK: - Looking

  private func previews(_ arguments: ToolArguments) throws -> ToolAnswer {
    let filter = try arguments.string("filter")
    let all = try listed()
    let found = all.filter { screen in
      guard let filter, !filter.isEmpty else { return true }
      return screen.name.range(of: filter, options: .caseInsensitive) != nil
        || screen.file.range(of: filter, options: .caseInsensitive) != nil
    }
    guard !found.isEmpty else {
      throw ToolError(
        all.isEmpty
          ? "this project has nothing that can be shown by itself: add a #Preview, then call reload"
          : "none of the \(all.count) has \"\(filter ?? "")\" in it: call previews without a filter")
    }
    let most = 100
    var lines = found.prefix(most).map { screen in
      let place = screen.file.isEmpty ? "" : " \(screen.file)" + (screen.line > 1 ? ":\(screen.line)" : "")
      return "\(screen.name) (\(screen.kind)\(place))"
    }
    if found.count > most { lines.append("… and \(found.count - most) more: use filter") }
    return ToolAnswer(relative(lines.joined(separator: "\n")))
  }

  private func render(_ arguments: ToolArguments) throws -> ToolAnswer {
    let screen = try shown(arguments)
    let hasMarks = try arguments.bool("marks") ?? true
    let scale = try arguments.number("scale") ?? 1
    let (response, payload) = try screen.session.ask(.picture(scale: scale, hasMarks: hasMarks))
    let outline = try screen.session.ask(.outline(isFull: false)).response
    screen.lastOutline = outline.text
    let title = outline.text?.split(separator: "\n").first.map(String.init) ?? ""
    let notes = outline.text?.split(separator: "\n").filter { $0.hasPrefix("~") }.joined(separator: "\n") ?? ""
    let part = response.pictures?.first
    var text = "screen \(screen.number): \(screen.session.choice.text); \(title)"
    if let part { text += "; picture \(part.width)x\(part.height)" }
    if !notes.isEmpty { text += "\n" + notes }
    return ToolAnswer(finished(text, screen), picture: payload)
  }

  private func tree(_ arguments: ToolArguments) throws -> ToolAnswer {
    let screen = try shown(arguments)
    if let target = try arguments.target("inspect") {
      guard let inspection = try screen.session.ask(.inspect(target)).response.inspection else {
        throw ToolError("nothing is known of \(target.description)")
      }
      return ToolAnswer(finished(InspectionText.text(of: inspection), screen))
    }
    if try arguments.bool("full") == true {
      let text = try screen.session.ask(.outline(isFull: true)).response.text ?? ""
      return ToolAnswer(finished(text.trimmingCharacters(in: .newlines), screen))
    }
    let text = try screen.session.ask(.outline(isFull: false)).response.text ?? ""
    screen.lastOutline = text
    return ToolAnswer(finished("screen \(screen.number): \(text)", screen))
  }

  private func audit(_ arguments: ToolArguments) throws -> ToolAnswer {
    let screen = try shown(arguments)
    let findings = try screen.session.ask(.audit).response.findings ?? []
    guard !findings.isEmpty else { return ToolAnswer(finished("nothing found", screen)) }
    var lines = findings.prefix(AgentTools.maxFindings).map { finding in
      var line = "\(finding.kind) \(finding.view)"
      if let frame = finding.frame { line += " at \(frame.map { "\(Int($0.rounded()))" }.joined(separator: ","))" }
      line += ": \(finding.text)"
      for change in finding.changes.prefix(3) { line += "\n  mend: \(change)" }
      return line
    }
    if findings.count > lines.count { lines.append("… and \(findings.count - lines.count) more") }
    return ToolAnswer(finished(lines.joined(separator: "\n"), screen))
  }

  private func diff(_ arguments: ToolArguments) throws -> ToolAnswer {
    let screen = try current(arguments)
    let before: LiveCapture
    let name: String
    if let with = try arguments.string("with"), !with.isEmpty {
      (before, name) = (try capture(with, as: screen), with)
    } else if let last = screen.before {
      (before, name) = (last, "before the last step")
    } else {
      throw ToolError("nothing was done with this screen yet: name a PNG file or a git revision in with")
    }
    let (response, payload) = try screen.session.ask(.compare(before))
    return ToolAnswer(
      finished("against \(name):\n\(response.text ?? "")", screen), picture: payload.isEmpty ? nil : payload)
  }

  /// The largest picture that is compared with, in bytes.
  private static let largestPicture = 20 << 20

  /// A picture of a file, or the same screen of another revision, after the same steps.
  private func capture(_ name: String, as screen: AgentScreen) throws -> LiveCapture {
    if name.lowercased().hasSuffix(".png") {
      let path = name.hasPrefix("/") ? name : "\(snapshot?.root ?? ".")/\(name)"
      guard let data = FileManager.default.contents(atPath: path), data.count <= AgentTools.largestPicture else {
        throw ToolError("\(name) can't be read, or is larger than \(AgentTools.largestPicture >> 20) MB")
      }
      return LiveCapture(tree: nil, picture: data)
    }
    guard let revisions else {
      throw ToolError("\(name): this project lies in no git repository; with takes a PNG file")
    }
    let build = try revisions.build(name)
    guard build.program != nil else {
      throw ToolError("\(name) does not build\n\(build.errorText(below: nil))")
    }
    let session = LiveSession(showing: screen.session.choice, events: screen.session.events, limits: limits)
    defer { session.end() }
    let replay = try session.start(build)
    if let words = replay.description { throw ToolError("\(name): \(words)") }
    let (response, payload) = try session.ask(.capture)
    return LiveCapture(tree: response.text, picture: Data(payload))
  }

  // MARK: - Doing

  private func tap(_ arguments: ToolArguments) throws -> ToolAnswer {
    let target = try arguments.required("target")
    let times = try arguments.number("times").map { Int($0.rounded()) } ?? 1
    return try act(arguments, [.tap(target, count: times, seconds: try arguments.number("hold") ?? 0)])
  }

  private func type(_ arguments: ToolArguments) throws -> ToolAnswer {
    guard let text = try arguments.string("text") else { throw ToolError("type needs a text") }
    var events: [LiveEvent] = []
    if let target = try arguments.target("into") {
      events += [.tap(target), .wait(AgentTools.pause)]
    }
    if try arguments.bool("clear") == true { events.append(.delete(1000)) }
    if !text.isEmpty { events.append(.type(text)) }
    return try act(arguments, events)
  }

  private func swipe(_ arguments: ToolArguments) throws -> ToolAnswer {
    guard let direction = try arguments.string("direction") else { throw ToolError("swipe needs a direction") }
    return try act(arguments, [.swipe(direction, on: try arguments.target("on"))])
  }

  private func advance(_ arguments: ToolArguments) throws -> ToolAnswer {
    guard let seconds = try arguments.number("seconds") else { throw ToolError("advance needs seconds") }
    return try act(arguments, [.wait(seconds)], pause: 0)
  }

  private func act(_ arguments: ToolArguments, _ events: [LiveEvent], pause: Double = pause) throws -> ToolAnswer {
    let screen = try current(arguments)
    if screen.lastOutline == nil { screen.lastOutline = try screen.session.ask(.outline(isFull: false)).response.text }
    screen.before = try screen.capture()
    let count = screen.session.events.count
    do {
      for event in events { try screen.session.perform(event) }
      if pause > 0 { try screen.session.perform(.wait(pause)) }
    } catch let failure as ProgramFailure {
      // Played again, what brought it down would do so again.
      screen.session.keepEvents(count)
      throw failure
    }
    let outline = try screen.session.ask(.outline(isFull: false)).response.text ?? ""
    let change = OutlineChange.text(from: screen.lastOutline, to: outline)
    screen.lastOutline = outline
    return ToolAnswer(finished(change ?? "nothing on the screen changed", screen))
  }

  private func reload() throws -> ToolAnswer {
    let changes = build == nil ? nil : snapshot?.takeChanges()
    let isFirst = build == nil
    let new = source.build(after: changes)
    known = nil
    guard new.program != nil else {
      return ToolAnswer(
        "it does not build (\(AgentTools.seconds(new.duration))); the screens are as before\n"
          + new.errorText(below: snapshot?.root), isError: true)
    }
    build = new
    var lines = [
      isFirst
        ? "built in \(AgentTools.seconds(new.duration))"
        : "built in \(AgentTools.seconds(new.duration)); "
          + (changes.map { "\($0.count) file\($0.count == 1 ? "" : "s") changed" } ?? "")
    ]
    for screen in screens {
      do {
        if screen.session.isAlive { screen.before = try? screen.capture() }
        let replay = try screen.session.start(new)
        if let words = replay.description {
          lines.append("screen \(screen.number): \(words)")
        } else if replay.of > 0 {
          lines.append("screen \(screen.number): \(replay.of) steps played again")
        }
        let outline = try screen.session.ask(.outline(isFull: false)).response.text ?? ""
        lines.append(
          OutlineChange.text(from: screen.lastOutline, to: outline)
            ?? "screen \(screen.number): its tree is the same; see diff for frames")
        screen.lastOutline = outline
      } catch {
        lines.append("screen \(screen.number) (\(screen.session.choice.text)) is gone: \(words(error))")
        if !(error is ProgramFailure) { screens.removeAll { $0 === screen } }
      }
    }
    return ToolAnswer(lines.joined(separator: "\n"))
  }

  // MARK: - Screens

  /// The screen that is meant, shown anew where a preview or other settings are named.
  private func shown(_ arguments: ToolArguments) throws -> AgentScreen {
    let preview = try arguments.string("preview")
    let words = try arguments.string("on")
    if let preview {
      var choice = ScreenChoice(preview: preview == "app" ? nil : preview)
      if let last = screens.last?.session.choice {
        // The device and settings that were named last hold.
        choice = last
        choice.preview = preview == "app" ? nil : preview
        choice.size = nil
      }
      if let words { choice.take(words) }
      let build = try built()
      let session = LiveSession(showing: choice, limits: limits)
      try session.start(build)
      lastNumber += 1
      let screen = AgentScreen(number: lastNumber, session: session)
      if screens.count == AgentTools.maxScreens { screens.removeFirst().session.end() }
      screens.append(screen)
      return screen
    }
    let screen = try current(arguments)
    if let words {
      var choice = screen.session.choice
      choice.take(words)
      if choice != screen.session.choice {
        screen.before = try? screen.capture()
        let old = screen.session.choice
        do {
          try screen.session.start(try built(), choice: choice)
        } catch let refusal as LiveRefusal {
          try screen.session.start(try built(), choice: old)
          throw refusal
        }
      }
    }
    return screen
  }

  /// The screen of that number, or the one that was used last.
  private func current(_ arguments: ToolArguments) throws -> AgentScreen {
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

  private func built() throws -> ProgramBuild {
    if let build { return build }
    let new = source.build(after: nil)
    guard new.program != nil else {
      throw ToolError("the project does not build\n\(new.errorText(below: snapshot?.root))\nMend it, then call again.")
    }
    build = new
    _ = snapshot?.takeChanges()
    return new
  }

  private func listed() throws -> [ListedLiveScreen] {
    if let known { return known }
    let list = try LiveSession.screens(of: try built(), limits: limits)
    known = list
    return list
  }

  // MARK: - Words

  /// An answer with what else has to be said: what the app printed, and that files have changed.
  private func finished(_ text: String, _ screen: AgentScreen) -> String {
    var lines = [text]
    let output = screen.session.takeNewOutput().split(separator: "\n").map(String.init).filter { !$0.isEmpty }
    if !output.isEmpty {
      let shown = output.suffix(AgentTools.maxOutput)
      if output.count > shown.count { lines.append("the app printed \(output.count) lines, the last:") }
      lines += shown.map { "> " + ($0.count > 200 ? $0.prefix(200) + "…" : $0) }
    }
    if let changed = snapshot?.changes(), !changed.isEmpty {
      let names = changed.sorted().prefix(3).map(relative).joined(separator: ", ")
      lines.append("(\(names) changed since this was built: call reload)")
    }
    return relative(lines.joined(separator: "\n"))
  }

  private func words(_ error: any Error) -> String {
    if let failure = error as? ProgramFailure, let root = snapshot?.root { return failure.text(below: root) }
    return relative("\(error)")
  }

  /// Paths below the project's folder, short.
  private func relative(_ text: String) -> String {
    guard let root = snapshot?.root else { return text }
    return text.replacing(root + "/", with: "")
  }

  private static func seconds(_ duration: Duration) -> String {
    let value = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    return "\((value * 100).rounded() / 100) s"
  }
}

extension AgentTools {
  /// A session as a file keeps it between commands.
  package struct Saved: Codable, Sendable {
    package var choice: ScreenChoice
    package var events: [LiveEvent]
  }

  /// What the screen that was used last would need to be shown again.
  package var saved: Saved? {
    screens.last.map { Saved(choice: $0.session.choice, events: $0.session.events) }
  }

  /// Shows a screen as it was when it was saved.
  package func restore(_ saved: Saved) throws -> String? {
    let session = LiveSession(showing: saved.choice, events: saved.events, limits: limits)
    let replay = try session.start(try built())
    lastNumber += 1
    screens.append(AgentScreen(number: lastNumber, session: session))
    return replay.description
  }
}
