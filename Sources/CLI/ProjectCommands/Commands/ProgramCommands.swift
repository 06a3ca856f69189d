import ArgumentParser
import CommandArguments
import Foundation
import PreviewProtocol
import ProjectBuilding
import ToolSupport

// The project's own program performs these commands, because it contains the project's modules and UIKit. Both declare
// the program's options with the types of `CommandArguments`.

/// The command `viewcode previews [PATH]`.
struct PreviewsCommand: ProgramCommand {
  static let configuration = SharedCommand.previews.configuration(takesProject: true)

  @OptionGroup var project: ProjectPath
  @OptionGroup var arguments: PreviewsArguments
  @OptionGroup(title: "Project options") var options: ProjectOptions

  func run() throws { try runProgram(project.path, name: nil) }
}

/// The command `viewcode layout [PATH] [NAME]`.
struct LayoutCommand: ProgramCommand {
  static let configuration = SharedCommand.layout.configuration(takesProject: true)

  @OptionGroup var project: ProjectScreen
  @OptionGroup var arguments: LayoutArguments
  @OptionGroup(title: "Project options") var options: ProjectOptions

  func run() throws { try runProgram(project.resolved.path, name: project.resolved.name) }
}

/// The command `viewcode render [PATH] [NAME]`.
struct RenderCommand: ProgramCommand {
  static let configuration = SharedCommand.render.configuration(takesProject: true)

  @OptionGroup var project: ProjectScreen
  @OptionGroup var arguments: RenderArguments
  @OptionGroup(title: "Project options") var options: ProjectOptions
  @OptionGroup(title: "Project options") var reporting: ReportOption

  func validate() throws {
    if arguments.all, project.resolved.name != nil {
      throw ValidationError("--all and the name of a screen exclude each other.")
    }
  }

  func run() throws { try drawScreens(project.resolved.path, name: project.resolved.name, report: reporting.file) }
}

/// The command `viewcode gallery [PATH]`.
struct GalleryCommand: ProgramCommand {
  static let configuration = SharedCommand.gallery.configuration(takesProject: true)

  @OptionGroup var project: ProjectPath
  @OptionGroup var arguments: GalleryArguments
  @OptionGroup(title: "Project options") var options: ProjectOptions
  @OptionGroup(title: "Project options") var reporting: ReportOption

  func run() throws { try drawScreens(project.path, name: nil, report: reporting.file) }
}

/// The command `viewcode sweep [PATH] [NAME]`.
struct SweepCommand: ProgramCommand {
  static let configuration = SharedCommand.sweep.configuration(takesProject: true)

  @OptionGroup var project: ProjectScreen
  @OptionGroup var arguments: SweepArguments
  @OptionGroup(title: "Project options") var options: ProjectOptions

  func run() throws {
    try ending {
      let program = try options.open(project.resolved.path).build()
      // A sweep lays out a screen thousands of times.
      var drawing = program.drawing(program.supervised("sweep", forwarded(project.resolved.name)))
      drawing.limit = program.limits.time(or: 600)
      // The program itself reports screens that crashed it.
      try CommandFailure.of(.program) { try drawing.run() }.end.check()
    }
  }
}

/// The command `viewcode explore [PATH] [NAME]`.
struct ExploreCommand: ProgramCommand {
  static let configuration = SharedCommand.explore.configuration(takesProject: true)

  @OptionGroup var project: ProjectScreen
  @OptionGroup var arguments: ExploreArguments
  @OptionGroup(title: "Project options") var options: ProjectOptions

  func run() throws {
    try ending {
      let program = try options.open(project.resolved.path, wantsApp: true).build()
      // The program limits the exploration itself. Writing the map takes about as long.
      let limit = program.limits.time(or: 7200)
      let end = try CommandFailure.of(.program) {
        try program.supervised("explore", forwarded(project.resolved.name), limit: limit).run()
      }
      try end.check(limit: limit)
    }
  }
}

/// A command that the project's program performs.
protocol ProgramCommand: ParsableCommand {
  /// The options of the program.
  associatedtype Arguments: ParsableArguments

  var arguments: Arguments { get }
  var options: ProjectOptions { get }
}

extension ProgramCommand {
  /// Returns the program's arguments: the name of a screen, if there is one, and the options as the user wrote them.
  func forwarded(_ name: String?) -> [String] {
    let verb = Self.configuration.commandName ?? ""
    let line = CommandLine.arguments.drop { $0 != verb }.dropFirst()
    return (name.map { [$0] } ?? []) + ForwardedOptions(Arguments.self, of: Self.self).options(in: line)
  }

  func runProgram(_ path: String, name: String?) throws {
    try ending {
      let program = try options.open(path).build()
      // The limit exceeds the time for any screen, and stops programs that hang.
      let limit = program.limits.time(or: 600)
      let end = try CommandFailure.of(.program) {
        try program.supervised(Self.configuration.commandName!, forwarded(name), limit: limit).run()
      }
      try end.check(limit: limit)
    }
  }

  /// Makes the program draw screens. A screen that crashes it is reported and does not affect others.
  func drawScreens(_ path: String, name: String?, report: String?) throws {
    try ending {
      let program = try options.open(path, report: report).build()
      let outcome = try CommandFailure.of(.program) {
        try program.drawing(program.supervised(Self.configuration.commandName!, forwarded(name))).run()
      }
      try outcome.end.check()
      if !outcome.lost.isEmpty { throw CommandFailure.notDrawn(outcome.lost) }
    }
  }
}

extension ProgramEnd {
  /// Throws an error if the program crashed or failed.
  ///
  /// - Parameter limit: The time limit of the program.
  func check(limit: Duration? = nil) throws {
    if isCrash { throw CommandFailure.programStopped(account(limit: limit)) }
    if status != 0 { throw ExitCode(status) }
  }
}
