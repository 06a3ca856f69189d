import ConversionVerification
import PreviewProtocol
import ToolSupport
import UIKit
import ViewHost

/// The information about the program that its commands use.
///
/// A program creates a value before any code of its app runs, and passes it to ``ViewCodeCommand/main(in:)``, which
/// passes it on. A value from ``init()`` describes a program without an app, such as one that only links previews, and
/// that uses the machine's date, random numbers, network and home folder.
@MainActor
package struct ProgramEnvironment {
  /// A function that calls the app's entry point, which replaces its `@main` type or main.swift. It is nil in a program
  /// without an app.
  package var entry: (() -> Void)?

  /// The network work of the app's sessions. Default: none that commands wait for.
  package var network = PendingNetworkWork()

  /// A function that restarts the random numbers and empties the home folder, so that each screen begins with the same
  /// state. It is nil in a program that uses the machine's random numbers and the user's home folder.
  package var restoreState: (() -> Void)?

  /// The screens other than `#Preview`s: SwiftUI's preview providers, scenes of storyboards, nibs, view controllers and
  /// views.
  package var found: [HostedPreview] = []

  /// A function that adds the classes of a module of converted code to a list, and returns false if the module has
  /// none. It is nil in a program without such code.
  package var addConvertedClasses: ((_ module: String, _ list: ConversionList) -> Bool)?

  /// The SDK that the program is assumed to be built with if a command specifies none. Default: the newest.
  package var defaultSDK = DefaultSDK.newest

  package init() {}

  /// The default SDK in the form that screens use.
  var standardSDK: SDKVersion { SDKVersion(rawValue: defaultSDK.number) ?? .iOS27 }

  /// All previews: the `#Preview`s in the order of modules, files and lines, then SwiftUI's preview providers.
  var previews: [HostedPreview] { HostedPreview.all + found.filter { $0.kind == "preview" } }

  /// The screens that are not previews.
  var others: [HostedPreview] { found.filter { $0.kind != "preview" } }

  /// All screens that can be displayed.
  var screens: [HostedPreview] { previews + others }

  /// Returns the preview or other screen with a name, or all if there is no name. In a program without previews, these
  /// are the screens that need none.
  ///
  /// - Parameter includesOthers: Whether the screens without a preview are always included.
  func previews(named name: String?, includesOthers: Bool = false) throws -> [HostedPreview] {
    if let name { return [try screen(named: name)] }
    let all = previews + (includesOthers || previews.isEmpty ? others : [])
    if all.isEmpty { throw CommandFailure.noScreens }
    return all
  }

  /// Returns the preview or other screen with a name. See ``HostedPreview/named(_:)``.
  func screen(named name: String) throws(UnknownNameError) -> HostedPreview {
    try HostedPreview.named(name, among: screens)
  }
}
