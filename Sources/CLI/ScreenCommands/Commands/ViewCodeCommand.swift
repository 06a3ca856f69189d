import ArgumentParser

/// The `viewcode` command, which the executable runs, and which an executable of your own runs for your previews.
///
/// ```swift
/// import MyScreens
/// import ScreenCommands
///
/// ViewCodeCommand.main()
/// ```
public struct ViewCodeCommand: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "viewcode",
    abstract: "Lays out and draws iOS view code, without a Mac.",
    discussion: """
      The previews are those of all modules that the program links.

      Examples:
        viewcode previews
        viewcode layout ProfileView --size 375x98
        viewcode render ProfileView --device "iPhone SE" --style dark -o pictures
        viewcode gallery -o gallery
        viewcode inspect Main.storyboard --format text
      """,
    subcommands: [
      PreviewsCommand.self, ScreensCommand.self, LayoutCommand.self, RenderCommand.self, GalleryCommand.self,
      SweepCommand.self, ExploreCommand.self, RunCommand.self, CaptureCommand.self, CompareCommand.self,
      VerifyCommand.self,
      MergeCommand.self,
      ReviewCommand.self,
      InspectCommand.self, DevicesCommand.self, LiveCommand.self, ProveCommand.self,
    ]
  )

  public init() {}
}
