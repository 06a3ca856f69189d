import ArgumentParser
import Foundation
import ProjectBuilding
import ToolSupport

/// The hidden command `viewcode manual -o FOLDER`, which writes manual pages for packages.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Write manual pages of all commands.",
    discussion: """
      Example:
        viewcode manual -o share/man/man1
      """, shouldDisplay: false)

  @Option(name: [.short, .customLong("output")], help: "The folder for the pages.", completion: .directory)
  var output = "man1"

  func run() throws {
    try ending {
      let pages = ManualPages(of: CommandDescription(of: ProjectCommand.self), version: ToolchainVersion.current)
      let folder = URL(filePath: output)
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in pages.all {
          try Data(text.utf8).write(to: folder.appending(path: name), options: .atomic)
        }
      } catch {
        throw CommandFailure.unwritable(output, error)
      }
    }
  }
}

/// The manual pages of a command and its subcommands: `viewcode.1`, `viewcode-run.1` and so on.
///
/// - Source: man.openbsd.org/mdoc.7. Both mandoc and groff format its macros.
struct ManualPages {
  private let tool: CommandDescription
  private let version: String

  init(of tool: CommandDescription, version: String) {
    self.tool = tool
    self.version = version
  }

  /// The names and texts of the pages. Hidden commands have none.
  var all: [(name: String, text: String)] {
    [("\(tool.commandName).1", page(of: tool, parent: nil))]
      + commands.map { ("\(tool.commandName)-\($0.commandName).1", page(of: $0, parent: tool.commandName)) }
  }

  private var commands: [CommandDescription] {
    (tool.subcommands ?? []).filter { $0.shouldDisplay != false && $0.commandName != "help" }
  }

  private func page(of command: CommandDescription, parent: String?) -> String {
    let name = [parent, command.commandName].compactMap { $0 }.joined(separator: "-")
    let words = [parent, command.commandName].compactMap { $0 }.joined(separator: " ")
    // A fixed date keeps the pages of a version equal.
    var lines = [
      ".Dd $Mdocdate$", ".Dt \(name.uppercased()) 1", ".Os \"ViewCode \(version)\"", ".Sh NAME", ".Nm \"\(words)\"",
      ".Nd \(Self.escaped(Self.withoutPeriod(command.abstract ?? "")))", ".Sh SYNOPSIS", ".Nm \"\(words)\"",
    ]
    let arguments = (command.arguments ?? []).filter(\.shouldDisplay)
    let positional = arguments.filter { $0.kind == "positional" }
    if parent == nil { lines += [".Ar command"] }
    lines += positional.map { argument in
      (argument.isOptional ? ".Op Ar " : ".Ar ") + Self.escaped(argument.valueName ?? "value")
        + (argument.isRepeating ? " ..." : "")
    }
    lines += [".Op Ar options", ".Sh DESCRIPTION"]
    lines += Self.paragraphs(command.discussion ?? command.abstract ?? "")
    if parent == nil {
      lines += [".Sh COMMANDS", ".Bl -tag -width Ds"]
      for command in commands {
        lines += [".It Xr \(tool.commandName)-\(command.commandName) 1", Self.escaped(command.abstract ?? "")]
      }
      lines.append(".El")
    }
    if !positional.isEmpty { lines += [".Sh ARGUMENTS"] + list(positional) }
    let options = arguments.filter { $0.kind != "positional" }
    // Sections are listed in the order of their first options.
    var titles: [String] = []
    for option in options where !titles.contains(option.sectionTitle ?? "") { titles.append(option.sectionTitle ?? "") }
    for title in titles {
      lines.append(".Sh \(title.isEmpty ? "OPTIONS" : title.uppercased())")
      lines += list(options.filter { ($0.sectionTitle ?? "") == title })
    }
    if parent != nil { lines += [".Sh SEE ALSO", ".Xr \(tool.commandName) 1"] }
    return lines.joined(separator: "\n") + "\n"
  }

  private func list(_ arguments: [CommandDescription.Argument]) -> [String] {
    var lines = [".Bl -tag -width Ds"]
    for argument in arguments {
      let names = (argument.names ?? []).map { Self.escaped($0.text) }.joined(separator: ", ")
      let value = argument.kind == "flag" ? "" : "<\(Self.escaped(argument.valueName ?? "value"))>"
      lines.append(".It \"\([names, value].filter { !$0.isEmpty }.joined(separator: " "))\"")
      var text = argument.abstract ?? ""
      if let values = argument.allValues, !values.isEmpty { text += " (values: \(values.joined(separator: ", ")))" }
      if let value = argument.defaultValue { text += " (default: \(value))" }
      lines += Self.paragraphs(text)
    }
    return lines + [".El"]
  }

  /// Returns the lines of a text. Indented lines, such as examples, are displayed as they are.
  private static func paragraphs(_ text: String) -> [String] {
    var lines: [String] = []
    var isLiteral = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indents = line.hasPrefix("  ")
      if indents != isLiteral { lines.append(indents ? ".Bd -literal -offset indent" : ".Ed") }
      isLiteral = indents
      if line.isEmpty {
        if lines.last != ".Pp" { lines.append(".Pp") }
      } else {
        lines.append(escaped(indents ? String(line.dropFirst(2)) : String(line)))
      }
    }
    if isLiteral { lines.append(".Ed") }
    return lines
  }

  private static func withoutPeriod(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }

  /// Returns a text without characters that the formatter interprets.
  private static func escaped(_ text: String) -> String {
    let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\"", with: "\\(dq")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
