import AgentTools
import ArgumentParser
import Foundation
import PreviewSessions
import ProjectBuilding
import ToolSupport

// These commands are the tools of `viewcode mcp`, for agents without the protocol and for people. Between two commands,
// a file stores the events of the screen, which are replayed.

/// The command `viewcode tree [PATH] [PREVIEW]`.
struct TreeCommand: ParsableCommand, ScreenVerb {
  static let configuration = CommandConfiguration(
    commandName: "tree", abstract: "Say what is on a screen, a numbered line each.",
    discussion: """
      With the name of a preview it is shown anew; without, the screen is the one that tree, tap and the others were last asked of.

      Examples:
        viewcode tree "Sign in" --on "iPhone SE, dark"
        viewcode tree --inspect 3
      """)

  @Option(help: "A device and settings, between commas: 'iPhone SE landscape, dark, text AX3, rtl, de_DE'.")
  var on: String?

  @Flag(help: "Every view with its class and frame.")
  var full = false

  @Option(help: "Say all of one view: a number, a text, #identifier or x,y.")
  var inspect: String?

  @OptionGroup var options: ProjectOptions
  @OptionGroup var passed: PassedArguments

  func run() throws {
    try call("tree", [("preview", 0)], ["on": on.json, "full": full ? true : .null, "inspect": inspect.json])
  }
}

/// The command `viewcode tap [PATH] TARGET`.
struct TapCommand: ParsableCommand, ScreenVerb {
  static let configuration = CommandConfiguration(
    commandName: "tap", abstract: "Tap something on the screen, and say what changed.",
    discussion: """
      TARGET is a number of the tree, a text, #identifier, or x,y.

      Examples:
        viewcode tap 3
        viewcode tap "Sign in"
      """)

  @Option(help: "How many times.")
  var times: Int?

  @Option(help: "Seconds that the finger stays down.")
  var hold: Double?

  @OptionGroup var options: ProjectOptions
  @OptionGroup var passed: PassedArguments

  func run() throws { try call("tap", [("target", 1)], ["times": times.json, "hold": hold.json]) }
}

/// The command `viewcode type [PATH] TEXT`.
struct TypeCommand: ParsableCommand, ScreenVerb {
  static let configuration = CommandConfiguration(
    commandName: "type", abstract: "Type into what has the keyboard, and say what changed.")

  @Option(help: "Tap this first.")
  var into: String?

  @Flag(help: "Delete what is there first.")
  var clear = false

  @OptionGroup var options: ProjectOptions
  @OptionGroup var passed: PassedArguments

  func run() throws { try call("type", [("text", 1)], ["into": into.json, "clear": clear ? true : .null]) }
}

/// The command `viewcode swipe [PATH] DIRECTION`.
struct SwipeCommand: ParsableCommand, ScreenVerb {
  static let configuration = CommandConfiguration(
    commandName: "swipe", abstract: "Swipe up, down, left or right, and say what changed.")

  @Option(help: "What is swiped on. Default: the middle of the screen.")
  var on: String?

  @OptionGroup var options: ProjectOptions
  @OptionGroup var passed: PassedArguments

  func run() throws { try call("swipe", [("direction", 1)], ["on": on.json]) }
}

/// The command `viewcode advance [PATH] SECONDS`.
struct AdvanceCommand: ParsableCommand, ScreenVerb {
  static let configuration = CommandConfiguration(
    commandName: "advance", abstract: "Let time pass on the screen, and say what changed.")

  @OptionGroup var options: ProjectOptions
  @OptionGroup var passed: PassedArguments

  func run() throws { try call("advance", [("seconds", 1)], [:]) }
}

/// The command `viewcode audit [PATH] [PREVIEW]`.
struct AuditCommand: ParsableCommand, ScreenVerb {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Find small targets, cut texts, low contrast, overlaps and what else is wrong with a screen.",
    discussion: """
      Examples:
        viewcode audit "Sign in" --on "iPhone SE, text AX3"
        viewcode audit
      """)

  @Option(help: "A device and settings, between commas: 'iPhone SE landscape, dark, text AX3, rtl, de_DE'.")
  var on: String?

  @OptionGroup var options: ProjectOptions
  @OptionGroup var passed: PassedArguments

  func run() throws { try call("audit", [("preview", 0)], ["on": on.json]) }
}

/// The command `viewcode look [PATH] [PREVIEW] -o FILE`.
struct LookCommand: ParsableCommand, ScreenVerb {
  static let configuration = CommandConfiguration(
    commandName: "look",
    abstract: "Draw the screen that tap and the others were last asked of, with the numbers of its tree.")

  @Option(help: "A device and settings, between commas: 'iPhone SE landscape, dark, text AX3, rtl, de_DE'.")
  var on: String?

  @Flag(name: .customLong("no-marks"), help: "Without numbers.")
  var noMarks = false

  @Option(help: "Pixels a point.")
  var scale: Double?

  @Option(name: [.short, .customLong("output")], help: "The picture.")
  var output = "screen.png"

  @OptionGroup var options: ProjectOptions
  @OptionGroup var passed: PassedArguments

  func run() throws {
    try call(
      "render", [("preview", 0)], ["on": on.json, "marks": noMarks ? false : .null, "scale": scale.json], output: output
    )
  }
}

/// A command that calls a tool for agents.
protocol ScreenVerb: ParsableCommand {
  var options: ProjectOptions { get }
  var passed: PassedArguments { get }
}

extension ScreenVerb {
  /// Calls a tool for the screen that is saved in the project's build folder, and saves the screen again.
  ///
  /// - Parameters:
  ///   - positional: The names of the tool's positional arguments, and the number of required ones.
  ///   - named: The arguments from options. Null values are omitted.
  ///   - output: The path for the tool's picture.
  func call(
    _ tool: String, _ positional: [(name: String, least: Int)], _ named: [String: JSON], output: String? = nil
  ) throws {
    try ending {
      let (path, rest) = split(least: positional.map(\.least).reduce(0, +))
      if let unknown = rest.first(where: { $0.hasPrefix("--") }) {
        throw CommandFailure(.program, "there is no option \(unknown); see viewcode \(tool) --help")
      }
      guard rest.count <= positional.count else {
        throw CommandFailure(
          .program, "\(rest.dropFirst(positional.count).joined(separator: " ")) is one argument too many")
      }
      let (programs, snapshot) = try options.programs(path)
      let tools = AgentTools(
        source: programs, snapshot: snapshot,
        revisions: RevisionPrograms(path: path, settings: programs.settings, buildPath: options.buildPath),
        limits: options.limits.live)
      defer { tools.end() }
      var arguments = named.filter { $0.value != .null }
      for (value, argument) in zip(rest, positional) { arguments[argument.name] = .string(value) }
      let file = try savedFile(programs, path)
      if arguments["preview"] == nil, let data = try? Data(contentsOf: file),
        let saved = try? JSONDecoder().decode(SavedScreen.self, from: data)
      {
        let words = try CommandFailure.of(.program) { try tools.restore(saved) }
        if let words, !options.quiet { StandardError.write("\(words)\n") }
      }
      let answer = tools.call(tool, arguments)
      if answer.isError { throw CommandFailure(.program, answer.text) }
      print(answer.text)
      if let picture = answer.picture, let output {
        try CommandFailure.of(.program) { try Data(picture).write(to: URL(filePath: output), options: .atomic) }
        print(output)
      }
      if let saved = tools.saved {
        try CommandFailure.of(.program) { try JSONEncoder().encode(saved).write(to: file, options: .atomic) }
      }
    }
  }

  /// Returns the project's path and the other arguments. The first argument is the path if it looks like one and there
  /// are more arguments than the required ones.
  private func split(least: Int) -> (path: String, rest: [String]) {
    passed.all.filter { !$0.hasPrefix("-") }.count <= least ? (".", passed.all) : passed.split()
  }

  private func savedFile(_ programs: ProjectPrograms, _ path: String) throws -> URL {
    let url = URL(filePath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: url.path(percentEncoded: false), isDirectory: &isFolder)
    let isProject = ["xcodeproj", "xcworkspace"].contains(url.pathExtension)
    let root = isFolder.boolValue && !isProject ? url : url.deletingLastPathComponent()
    return try CommandFailure.of(.project) {
      try BuildFolder(for: root, at: options.buildPath.map { URL(filePath: $0) }).root.appending(path: "screen.json")
    }
  }
}

extension Optional {
  /// The value as an argument of a tool, or null if there is none.
  fileprivate var json: JSON {
    switch self {
    case let text as String: .string(text)
    case let number as Int: .number(Double(number))
    case let number as Double: .number(number)
    default: .null
    }
  }
}
