import Foundation
import PreviewProtocol
import RuntimeSupport
import ScreenCommands

extension ProgramEnvironment {
  /// Prepares the process for the app's code, and creates the environment of its commands. It is called once, before
  /// all other code.
  ///
  /// The order of the steps matters: dates, texts and the network precede the first code of the project, which is the
  /// registration of its modules.
  ///
  /// - Parameter appMain: The app's entry point, or nil if the project has none.
  static func ofProcess(appMain: (() -> Void)?) -> ProgramEnvironment {
    VirtualDate.begin()
    localizeBundles()
    var environment = ProgramEnvironment()
    environment.network = NetworkAccess.begin()
    // The program's `main` may be able to restart its random numbers and empty its home folder.
    environment.restoreState = ProgramFunction.named("viewcode_begin_screen", as: (@convention(c) () -> Void).self)
      .map { restore in { restore() } }
    environment.addConvertedClasses = ConvertedClasses.fill
    environment.entry = appMain ?? SceneEntry.entry()
    environment.defaultSDK = DefaultSDK(
      infoDictionary: Bundle.main.infoDictionary ?? [:], isApp: environment.entry != nil)
    ModuleRegistration.run()
    return environment
  }

  /// Makes bundles find texts and files in the user's language, which Foundation on Linux does not search for. If the
  /// program's `main` does not support this, bundles use `en.lproj`.
  private static func localizeBundles() {
    let begin = ProgramFunction.named("viewcode_localize_bundles", as: (@convention(c) () -> Bool).self)
    guard let begin, !begin() else { return }
    let text =
      "warning: this version of Foundation is not supported (docs/runtime.md); localized text is from en.lproj\n"
    FileHandle.standardError.write(Data(text.utf8))
  }
}
