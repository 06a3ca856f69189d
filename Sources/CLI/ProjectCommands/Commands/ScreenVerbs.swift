import AgentTools
import ArgumentParser
import Foundation
import PreviewSessions
import ProjectBuilding
import ToolSupport

// These commands are the tools of `viewcode mcp`, for agents without the protocol and for people. Between two commands,
// a file stores the events of the screen, which are replayed.

/// The help of arguments that several of these commands have.
private enum VerbHelp {
  static let project: ArgumentHelp = "The project. (default: .)"
  static let preview: ArgumentHelp =
    "The preview to show. Without a name, the command uses the screen of the previous command."
  static let target: ArgumentHelp = "A number of the tree, a text, #identifier, or x,y."
  static let on: ArgumentHelp =
    "A device and settings, separated by commas, such as 'iPhone SE landscape, dark, text AX3, rtl, de_DE'."
}

/// The command `viewcode tree [PATH] [PREVIEW]`.
struct TreeCommand: ScreenVerb {
  static let configuration = CommandConfiguration(
    commandName: "tree", abstract: "Print the elements of a screen, one on a numbered line.",
    discussion: """
      The name of a preview shows that preview. Without a name, the command uses the screen of the previous tree, tap, \
      type, swipe, advance, audit or look.

      Examples:
        viewcode tree "Sign in" --on "iPhone SE, dark"
        viewcode tree --inspect 3
      """)

  @Argument(help: VerbHelp.project, completion: .file()) var path: String?
  @Argument(help: VerbHelp.preview) var preview: String?

  @Option(help: VerbHelp.on)
  var on: String?

  @Flag(help: "Print every view with its class and frame.")
  var full = false

  @Option(help: "Print everything about one view: a number of the tree, a text, #identifier, or x,y.")
  var inspect: String?

  @OptionGroup(title: "Project options") var options: ProjectOptions

  func run() throws {
    try call(
      "tree", ProjectPath.split(path, preview), "preview",
      ["on": on.json, "full": full ? true : .null, "inspect": inspect.json])
  }
}

/// The command `viewcode tap [PATH] TARGET`.
struct TapCommand: ScreenVerb {
  static let configuration = CommandConfiguration(
    commandName: "tap", abstract: "Tap an element of the screen, and print the changes.",
    usage: "viewcode tap [<path>] <target> [<options>]",
    discussion: """
      Examples:
        viewcode tap 3
        viewcode tap "Sign in"
      """)

  @Argument(help: VerbHelp.project, completion: .file()) var path: String?
  @Argument(help: VerbHelp.target) var target: String?

  @Option(help: "The number of taps.")
  var times: Int?

  @Option(help: "The number of seconds that the finger stays down.")
  var hold: Double?

  @OptionGroup(title: "Project options") var options: ProjectOptions

  func validate() throws { if path == nil { throw ValidationError("Missing the target of the tap.") } }

  func run() throws {
    try call(
      "tap", ProjectPath.split(path, target, isRequired: true), "target", ["times": times.json, "hold": hold.json])
  }
}

/// The command `viewcode type [PATH] TEXT`.
struct TypeCommand: ScreenVerb {
  static let configuration = CommandConfiguration(
    commandName: "type", abstract: "Type text into the focused field, and print the changes.",
    usage: "viewcode type [<path>] <text> [<options>]",
    discussion: """
      Example:
        viewcode type "me@example.com" --into Email
      """)

  @Argument(help: VerbHelp.project, completion: .file()) var path: String?
  @Argument(help: "The text. \\n is the return key.") var text: String?

  @Option(help: "The field to tap first: a number of the tree, a text, #identifier, or x,y.")
  var into: String?

  @Flag(help: "Delete the present text first.")
  var clear = false

  @OptionGroup(title: "Project options") var options: ProjectOptions

  func validate() throws { if path == nil { throw ValidationError("Missing the text to type.") } }

  func run() throws {
    try call(
      "type", ProjectPath.split(path, text, isRequired: true), "text",
      ["into": into.json, "clear": clear ? true : .null])
  }
}

/// The command `viewcode swipe [PATH] DIRECTION`.
struct SwipeCommand: ScreenVerb {
  static let configuration = CommandConfiguration(
    commandName: "swipe", abstract: "Swipe on the screen, and print the changes.",
    usage: "viewcode swipe [<path>] <direction> [<options>]",
    discussion: """
      Example:
        viewcode swipe left --at Inbox
      """)

  @Argument(help: VerbHelp.project, completion: .file()) var path: String?
  @Argument(help: "up, down, left or right.", completion: .list(["up", "down", "left", "right"]))
  var direction: String?

  @Option(
    name: .customLong("at"),
    help: "The element to swipe on: a number of the tree, a text, #identifier, or x,y. (default: the screen's center)")
  var place: String?

  @OptionGroup(title: "Project options") var options: ProjectOptions

  func validate() throws { if path == nil { throw ValidationError("Missing the direction of the swipe.") } }

  func run() throws {
    try call("swipe", ProjectPath.split(path, direction, isRequired: true), "direction", ["on": place.json])
  }
}

/// The command `viewcode advance [PATH] SECONDS`.
struct AdvanceCommand: ScreenVerb {
  static let configuration = CommandConfiguration(
    commandName: "advance", abstract: "Advance the clock of the screen, and print the changes.",
    usage: "viewcode advance [<path>] <seconds> [<options>]",
    discussion: """
      Example:
        viewcode advance 2.5
      """)

  @Argument(help: VerbHelp.project, completion: .file()) var path: String?
  @Argument(help: "The number of seconds.") var seconds: String?

  @OptionGroup(title: "Project options") var options: ProjectOptions

  func validate() throws { if path == nil { throw ValidationError("Missing the number of seconds.") } }

  func run() throws {
    try call("advance", ProjectPath.split(path, seconds, isRequired: true), "seconds", [:])
  }
}

/// The command `viewcode audit [PATH] [PREVIEW]`.
struct AuditCommand: ScreenVerb {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Find problems of a screen: small targets, truncated text, low contrast, overlaps and others.",
    discussion: """
      Examples:
        viewcode audit "Sign in" --on "iPhone SE, text AX3"
        viewcode audit
      """)

  @Argument(help: VerbHelp.project, completion: .file()) var path: String?
  @Argument(help: VerbHelp.preview) var preview: String?

  @Option(help: VerbHelp.on)
  var on: String?

  @OptionGroup(title: "Project options") var options: ProjectOptions

  func run() throws { try call("audit", ProjectPath.split(path, preview), "preview", ["on": on.json]) }
}

/// The command `viewcode look [PATH] [PREVIEW] -o FILE`.
struct LookCommand: ScreenVerb {
  static let configuration = CommandConfiguration(
    commandName: "look", abstract: "Draw the screen with the numbers of its tree.",
    discussion: """
      Example:
        viewcode look "Sign in" -o sign-in.png
      """)

  @Argument(help: VerbHelp.project, completion: .file()) var path: String?
  @Argument(help: VerbHelp.preview) var preview: String?

  @Option(help: VerbHelp.on)
  var on: String?

  @Flag(name: .customLong("no-marks"), help: "Draw without numbers.")
  var noMarks = false

  @Option(help: "The number of pixels per point.")
  var scale: Double?

  @Option(name: [.short, .customLong("output")], help: "The file for the picture.", completion: .file())
  var output = "screen.png"

  @OptionGroup(title: "Project options") var options: ProjectOptions

  func run() throws {
    try call(
      "render", ProjectPath.split(path, preview), "preview",
      ["on": on.json, "marks": noMarks ? false : .null, "scale": scale.json], output: output)
  }
}

/// A command that calls a tool for agents.
protocol ScreenVerb: ParsableCommand {
  var options: ProjectOptions { get }
}

extension ScreenVerb {
  /// Calls a tool for the screen that is saved in the project's build folder, and saves the screen again.
  ///
  /// - Parameters:
  ///   - positional: The project's path and the value of the positional argument.
  ///   - name: The name of the positional argument.
  ///   - named: The arguments from options. Null values are omitted.
  ///   - output: The path for the tool's picture.
  func call(
    _ tool: String, _ positional: (path: String, value: String?), _ name: String, _ named: [String: JSON],
    output: String? = nil
  ) throws {
    try ending {
      let path = positional.path
      let (programs, snapshot) = try options.programs(path)
      let tools = AgentTools(
        source: programs, snapshot: snapshot,
        revisions: RevisionPrograms(path: path, settings: programs.settings, buildPath: options.buildPath),
        limits: options.limits.live)
      defer { tools.end() }
      var arguments = named.filter { $0.value != .null }
      if let value = positional.value { arguments[name] = .string(value) }
      let file = try savedFile(programs, path)
      if arguments["preview"] == nil, let data = try? Data(contentsOf: file),
        let saved = try? JSONDecoder().decode(SavedScreen.self, from: data)
      {
        let words = try CommandFailure.of(.program) { try tools.restore(saved) }
        if let words, !options.quiet { StandardError.write("\(words)\n") }
      }
      let answer = tools.call(tool, arguments)
      if answer.isError { throw CommandFailure.failedTool(answer.text) }
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
