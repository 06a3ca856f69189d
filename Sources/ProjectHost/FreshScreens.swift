import RuntimeSupport
import ViewCodeCommands

/// Has each of several screens begin alike, where the program's `main` can see to that.
@MainActor
enum FreshScreens {
  static func begin() {
    ScreenBeginning.restore = ProgramFunction.named(
      "viewcode_begin_screen", as: (@convention(c) () -> Void).self
    ).map { restore in { restore() } }
  }
}
