import ArgumentParser
import Foundation
import ProjectBuilding

/// The installed `viewcode` command.
public struct ProjectCommand: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "viewcode",
    abstract: "Builds, runs, draws and checks iOS projects on Linux.",
    usage: "viewcode <command> [<path>] [<options>]",
    discussion: """
      PATH is an Xcode project or workspace, a Swift package for iOS, a folder of Swift files, or a Swift file. The \
      default is the working folder. The project itself is not changed. Builds are stored in its hidden folder .viewcode.

      Examples:
        viewcode doctor
        viewcode run MyApp.xcodeproj -o first-screen.png
        viewcode render MyApp -o pictures
        viewcode preview
        viewcode inspect Main.storyboard --format text
      """,
    version: ToolchainVersion.current,
    subcommands: [CompletionsCommand.self, ManualCommand.self, BuildServerCommand.self],
    groupedSubcommands: [
      CommandGroup(
        name: "Build", subcommands: [DoctorCommand.self, BuildCommand.self, ToolsetCommand.self, CleanCommand.self]),
      CommandGroup(
        name: "See",
        subcommands: [
          RunCommand.self, PreviewCommand.self, ScreensCommand.self, PreviewsCommand.self, RenderCommand.self,
          LayoutCommand.self, GalleryCommand.self, DevicesCommand.self,
        ]),
      CommandGroup(
        name: "Test",
        subcommands: [
          TestCommand.self, SnapshotsCommand.self, DiffCommand.self, SweepCommand.self, ExploreCommand.self,
          LintCommand.self,
        ]),
      CommandGroup(name: "Convert", subcommands: [ConvertCommand.self, InspectCommand.self]),
      CommandGroup(
        name: "Agents and editors",
        subcommands: [
          McpCommand.self, TreeCommand.self, TapCommand.self, TypeCommand.self, SwipeCommand.self,
          AdvanceCommand.self, AuditCommand.self, LookCommand.self, EditorCommand.self, LspCommand.self,
        ]),
    ])

  public init() {}
}
