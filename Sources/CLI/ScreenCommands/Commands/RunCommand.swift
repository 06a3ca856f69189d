import ArgumentParser
import Foundation
import PreviewProtocol
import ScreenExploring
import ToolSupport
import ViewHost

/// The command `viewcode run`, which launches the app of the program, performs a script, and draws the screen.
package struct RunCommand: ProgramCommand {
  package static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Start the app and draw its first screen, or the one that a script of taps leads to.",
    discussion: """
      The app starts from its @main, with its application and scene delegates and storyboards. Time is the host's: a second passes \
      before the first step, and half a second after each, and as long as controllers come and go.

      Examples:
        viewcode run
        viewcode run --do "tap Sign in" --do "type me@example.com" -o pictures/sign-in.png
        viewcode run --script checkout.txt --device "iPhone SE" --style dark
        viewcode run --open "myapp://item/3" --default theme=dark
      """)

  @OptionGroup var screen: ScreenOptions

  @Option(name: .customLong("do"), help: "A step, such as \"tap Sign in\"; may be repeated.")
  var steps: [String] = []

  @Option(help: "A file of steps, one a line.")
  var script: String?

  @Option(help: "A link that the app is started with.")
  var open: String?

  @Option(name: .customLong("default"), help: "A user default, as key=value; may be repeated.")
  var defaults: [String] = []

  @Option(help: "Seconds that pass before the first step.")
  var wait = 1.0

  @Option(help: "Print the views of the last screen: text or json.")
  var tree: LayoutCommand.Format?

  @Option(name: [.short, .customLong("output")], help: "The picture of the last screen.")
  var output = "screen.png"

  @OptionGroup var showing: ShowingOptions

  package init() {}

  package func validate() throws {
    if !(0...3600).contains(wait) { throw ValidationError("--wait takes 0 to 3600 seconds.") }
    for pair in defaults where !pair.contains("=") { throw ValidationError("--default takes key=value, not \(pair).") }
    if let open, URL(string: open)?.scheme == nil { throw ValidationError("--open takes a link, not \(open).") }
  }

  package func run(in environment: ProgramEnvironment) throws {
    try ending {
      guard let main = environment.entry else {
        throw CommandFailure(
          .unknownName,
          "this program holds no app: nothing in it is @main, and there is no main.swift that starts one")
      }
      let script = try readSteps()
      let record = showing.record.map { ScreenResultLog(file: URL(filePath: $0)) }
      try record?.begin(RunCommand.firstScreen)
      for pair in defaults {
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        UserDefaults.standard.set(RunCommand.value(String(parts[1])), forKey: String(parts[0]))
      }
      if screen.sdk == .iOS27, let reason = environment.defaultSDK.launchFailure {
        throw CommandFailure(.program, reason)
      }
      if screen.sdk == nil, let warning = environment.defaultSDK.warning {
        FileHandle.standardError.write(Data("warning: \(warning)\n".utf8))
      }
      let host = try screen.makeHost(
        callingMain: main, urls: open.flatMap { URL(string: $0) }.map { [$0] } ?? [], in: environment)
      environment.network.advance(host, by: wait)
      let first = ScreenResult(on: host, picture: try host.picture(), network: environment.network)
      try record?.end(RunCommand.firstScreen, first)
      for (file, line, step) in script {
        do {
          try step.perform(
            on: host, advance: { environment.network.advance(host, by: $0) },
            relativeTo: FileManager.default.currentDirectoryPath)
          if step.isFollowedByPause { ScriptStep.pause(on: host) { environment.network.advance(host, by: $0) } }
        } catch {
          throw ScriptError(file: file, line: line, text: "\(step)", reason: "\(error)")
        }
      }
      switch tree {
      case .text: print(host.dump().text, terminator: "")
      case .json: print(try host.dump().json(), terminator: "")
      case nil: break
      }
      try host.picture().write(to: output)
      if let record {
        var shown = first
        shown.pictures = [output]
        // The result contains the requests of the whole script.
        let requests = environment.network.unanswered()
        shown.requests = requests.isEmpty ? nil : requests
        try record.end(RunCommand.firstScreen, shown)
      }
      print(output)
    }
  }

  /// The name of the first screen in a record.
  private static let firstScreen = "first screen"

  private func readSteps() throws -> [(file: String, line: Int, step: ScriptStep)] {
    var result: [(file: String, line: Int, step: ScriptStep)] = []
    if let script {
      let text: String
      do {
        text = try String(contentsOfFile: script, encoding: .utf8)
      } catch {
        throw CommandFailure(.input, "\(script) can't be read: \((error as NSError).localizedDescription)")
      }
      for (line, step) in try ScriptStep.steps(of: text, file: script) { result.append((script, line, step)) }
    }
    for (index, text) in steps.enumerated() {
      guard let step = ScriptStep(text) else {
        throw ScriptError(file: "--do", line: index + 1, text: text, reason: ScriptStep.hint)
      }
      result.append(("--do", index + 1, step))
    }
    return result
  }

  /// Returns the value of a default, which is a number or Boolean if the text has the form of one, as with `defaults`
  /// and launch arguments.
  static func value(_ text: String) -> Any {
    switch text {
    case "true", "YES": return true
    case "false", "NO": return false
    default:
      if let number = Int(text) { return number }
      if let number = Double(text) { return number }
      return text
    }
  }
}
