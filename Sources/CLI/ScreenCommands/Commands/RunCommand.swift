import ArgumentParser
import CommandArguments
import Foundation
import PreviewProtocol
import ScreenExploring
import ToolSupport
import ViewHost

/// The command `viewcode run`, which launches the app of the program, performs a script, and draws the screen.
package struct RunCommand: ProgramCommand {
  package static let configuration = SharedCommand.run.configuration(takesProject: false)

  @OptionGroup var arguments: RunArguments
  @OptionGroup var showing: ShowingOptions

  package init() {}

  package func run(in environment: ProgramEnvironment) throws {
    try ending {
      guard let main = environment.entry else { throw CommandFailure.noApp }
      let script = try readSteps()
      let record = showing.record.map { ScreenResultLog(file: URL(filePath: $0)) }
      try record?.begin(RunCommand.firstScreen)
      for (key, value) in arguments.defaults.all {
        UserDefaults.standard.set(RunCommand.value(value), forKey: key)
      }
      let screen = arguments.screen
      if screen.sdk == .iOS27, let reason = environment.defaultSDK.launchFailure {
        throw CommandFailure(.program, reason)
      }
      if screen.sdk == nil, let warning = environment.defaultSDK.warning {
        StandardError.warn(warning)
      }
      let host = try screen.makeHost(
        callingMain: main, urls: arguments.open.flatMap { URL(string: $0) }.map { [$0] } ?? [], in: environment)
      environment.network.advance(host, by: arguments.wait)
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
      switch arguments.tree {
      case .text: print(host.dump().text, terminator: "")
      case .json: print(try host.dump().json(), terminator: "")
      case nil: break
      }
      try host.picture().write(to: arguments.output)
      if let record {
        var shown = first
        shown.pictures = [arguments.output]
        // The result contains the requests of the whole script.
        let requests = environment.network.unanswered()
        shown.requests = requests.isEmpty ? nil : requests
        try record.end(RunCommand.firstScreen, shown)
      }
      print(arguments.output)
    }
  }

  /// The name of the first screen in a record.
  private static let firstScreen = "first screen"

  private func readSteps() throws -> [(file: String, line: Int, step: ScriptStep)] {
    var result: [(file: String, line: Int, step: ScriptStep)] = []
    if let script = arguments.script {
      let text: String
      do {
        text = try String(contentsOfFile: script, encoding: .utf8)
      } catch {
        throw CommandFailure.unreadable(script, error)
      }
      for (line, step) in try ScriptStep.steps(of: text, file: script) { result.append((script, line, step)) }
    }
    for (index, text) in arguments.steps.enumerated() {
      guard let step = ScriptStep(text) else {
        throw ScriptError(file: "--do", line: index + 1, text: text, reason: ScriptStep.problem(of: text))
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
