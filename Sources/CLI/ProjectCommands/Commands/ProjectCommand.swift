import ArgumentParser
import Foundation
import ProjectBuilding

/// The installed `viewcode` command.
public struct ProjectCommand: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "viewcode",
    abstract: "Builds, runs and draws iOS projects as they lie, without a Mac.",
    discussion: """
      PATH is an Xcode project or workspace, a Swift package for iOS, a folder of Swift files, or one file; without it, the \
      working folder. Nothing in it is changed: what is built lies in its hidden folder .viewcode.

      Examples:
        viewcode doctor
        viewcode run MyApp.xcodeproj -o first-screen.png
        viewcode render MyApp --all -o pictures
        viewcode gallery -o gallery
        viewcode inspect Main.storyboard --format text
      """,
    version: ToolchainVersion.current,
    subcommands: [
      DoctorCommand.self, BuildCommand.self, ScreensCommand.self, PreviewsCommand.self, LayoutCommand.self,
      RenderCommand.self,
      GalleryCommand.self, SweepCommand.self, LintCommand.self, ExploreCommand.self,
      RunCommand.self, DiffCommand.self, SnapshotsCommand.self, TestCommand.self, PreviewCommand.self, McpCommand.self,
      EditorCommand.self, LspCommand.self, BuildServerCommand.self,
      TreeCommand.self, TapCommand.self, TypeCommand.self, SwipeCommand.self, AdvanceCommand.self, AuditCommand.self,
      LookCommand.self, ConvertCommand.self, InspectCommand.self, DevicesCommand.self, ToolsetCommand.self,
      CleanCommand.self,
    ])

  public init() {}
}
