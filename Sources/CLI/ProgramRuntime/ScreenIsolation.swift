import RuntimeSupport
import ScreenCommands

/// Has each of several screens begin alike, where the program's `main` can see to that.
@MainActor
enum ScreenIsolation {
  static func begin() {
    ScreenReset.restore = ProgramFunction.named(
      "viewcode_begin_screen", as: (@convention(c) () -> Void).self
    ).map { restore in { restore() } }
  }
}
