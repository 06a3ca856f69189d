import Foundation
import PreviewProtocol
import RuntimeSupport
import ScreenCommands

extension ProgramEnvironment {
  /// Prepares the process for the app's code, and makes the environment of its commands. Called once, first of all.
  ///
  /// The steps are in the order in which they need each other: dates, texts and the network before the first code of the
  /// project runs, which is the registration of its modules.
  ///
  /// - Parameter appMain: the app's entry point; nil if the project has none of its own.
  static func ofProcess(appMain: (() -> Void)?) -> ProgramEnvironment {
    VirtualDate.begin()
    localizeBundles()
    var environment = ProgramEnvironment()
    environment.network = NetworkAccess.begin()
    // Where the program's `main` can restart its random numbers and empty its home folder.
    environment.restoreState = ProgramFunction.named("viewcode_begin_screen", as: (@convention(c) () -> Void).self)
      .map { restore in { restore() } }
    environment.addConvertedClasses = ConvertedClasses.fill
    environment.entry = appMain ?? SceneEntry.entry()
    environment.defaultSDK = DefaultSDK(
      infoDictionary: Bundle.main.infoDictionary ?? [:], isApp: environment.entry != nil)
    ModuleRegistration.run()
    return environment
  }

  /// Has bundles find texts and files in the user's language, which Foundation on Linux does not look for. A program without
  /// the `main` that can do it has those of `en.lproj`.
  private static func localizeBundles() {
    let begin = ProgramFunction.named("viewcode_localize_bundles", as: (@convention(c) () -> Bool).self)
    guard let begin, !begin() else { return }
    let text = "warning: this Foundation's bundles are not as expected (docs/runtime.md): texts are those of en.lproj\n"
    FileHandle.standardError.write(Data(text.utf8))
  }
}
