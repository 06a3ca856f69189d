import ArgumentParser
import Foundation
import ToolSupport

/// The command `viewcode build [PATH]`.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Build a project against UIKit on Linux.",
    discussion: """
      Errors name the project's own files and lines. The exit status is 1 if the project's code has errors, 2 if the \
      project can't be read, and 3 if ViewCode is not installed correctly. With --report, the app is started once, to \
      report whether its first screen is drawn.

      Examples:
        viewcode build
        viewcode build MyApp.xcodeproj --report report.json
      """)

  @OptionGroup var project: ProjectPath
  @OptionGroup(title: "Project options") var options: ProjectOptions
  @OptionGroup(title: "Project options") var reporting: ReportOption

  func run() throws {
    try ending {
      let program = try options.open(project.path, report: reporting.file).build()
      try program.reportFirstScreen(quietly: options.quiet)
      if program.newerUses > 0 {
        throw CommandFailure.newerUses(program.newerUses)
      }
      if !options.quiet { print(program.bundle.folder.path(percentEncoded: false)) }
    }
  }
}
