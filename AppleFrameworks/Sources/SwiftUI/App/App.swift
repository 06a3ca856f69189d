import UIKit

/// An app. Its scenes are shown when the type marked with `@main` is launched.
///
/// - Source: developer.apple.com/documentation/swiftui/app
@preconcurrency @MainActor
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The app's scenes. A phone shows the first window.
  /// Creates the app, once per launch.
  @SceneBuilder var body: Self.Body { get }
  init()
}

extension App {
  /// Starts the app and runs until the program ends.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/app/main()
  public static func main() {
    _ = StartedApp.$current.withValue(StartedApp { AppContent(app: Self()) }) {
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "SwiftUI.AppLifeDelegate")
    }
  }
}

/// The app that is being started. Task-local so that several hosts in one process do not interfere.
///
/// Unchecked: the closure runs on the main thread only.
struct StartedApp: @unchecked Sendable {
  @TaskLocal static var current: StartedApp?
  let make: @MainActor () -> any RunningApp
}
