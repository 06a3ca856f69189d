import ConversionVerification
import PreviewProtocol
import UIKit
import ViewHost

/// What the commands know of the program that runs them.
///
/// A program makes one value before any code of its app runs, and passes it to ``ViewCodeCommand/main(in:)``, which
/// passes it on. A value made by ``init()`` is that of a program without an app, as one that links previews alone: the
/// date, the random numbers, the network and the home folder are then the machine's.
@MainActor
package struct ProgramEnvironment {
  /// Calls the app's entry point: what its `@main` type or main.swift became. Nil in a program without an app.
  package var entry: (() -> Void)?

  /// The network that the app's sessions find. Default: none whose answers are waited for.
  package var network = PendingNetworkWork()

  /// Restarts the random numbers, and empties the home folder: each screen is to begin alike. Nil in a program that has
  /// the machine's random numbers and the user's home.
  package var restoreState: (() -> Void)?

  /// What can be shown beside the `#Preview`s: SwiftUI's preview providers, scenes of storyboards, nibs, controllers
  /// and views.
  package var found: [HostedPreview] = []

  /// Adds the classes of a module of converted code to a list; false if the module has none. Nil in a program without
  /// such code.
  package var addConvertedClasses: ((_ module: String, _ list: ConversionList) -> Bool)?

  /// The SDK that the program is taken to be built with where a command names none. Default: the newest.
  package var defaultSDK = DefaultSDK.newest

  package init() {}

  /// The default SDK as screens take it.
  var standardSDK: SDKVersion { SDKVersion(rawValue: defaultSDK.number) ?? .iOS27 }

  /// All previews: the `#Preview`s in the order of modules, files and lines, then SwiftUI's preview providers.
  var previews: [HostedPreview] { HostedPreview.all + found.filter { $0.kind == "preview" } }

  /// What can be shown and is no preview.
  var others: [HostedPreview] { found.filter { $0.kind != "preview" } }

  /// Everything that can be shown.
  var screens: [HostedPreview] { previews + others }

  /// The preview or other screen of a name; see ``HostedPreview/named(_:)``.
  func screen(named name: String) throws(UnknownNameError) -> HostedPreview {
    try HostedPreview.named(name, among: screens)
  }
}
