import ArgumentParser
import Foundation
import ToolSupport

/// The command `viewcode build [PATH]`.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Build a project against UIKit on Linux.",
    discussion: """
      Errors are those of the author's files and lines. The exit status is 1 where the project's code has errors, 2 where there is no \
      project that can be read, 3 where ViewCode itself is not installed as it should be. With --report the app is started once, to say \
      whether its first screen is drawn.
      """)

  @Argument(help: "The project: .xcodeproj, .xcworkspace, a Swift package, a folder or a file.")
  var path = "."

  @OptionGroup var options: ProjectOptions

  func run() throws {
    try ending {
      let program = try options.open(path).build()
      try program.reportFirstScreen(quietly: options.quiet)
      if program.newerUses > 0 {
        throw CommandFailure(
          .build, "\(program.newerUses) uses of what the least system of the project lacks, which Xcode refuses")
      }
      if !options.quiet { print(program.bundle.folder.path(percentEncoded: false)) }
    }
  }
}
