import UIKit

/// A type that describes an app. The app displays its scenes when the type that is marked with `@main` is launched.
///
/// - Source: developer.apple.com/documentation/swiftui/app
@preconcurrency @MainActor
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The app's scenes. A phone displays the first window.
  @SceneBuilder var body: Self.Body { get }
  init()
}

extension App {
  /// Starts the app, and runs until the program ends.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/app/main()
  public static func main() {
    _ = StartedApp.$current.withValue(StartedApp { AppContent(app: Self()) }) {
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "SwiftUI.AppLifeDelegate")
    }
  }
}

/// The app that is starting. The value is task-local so that several hosts in one process are independent.
///
/// Unchecked: The closure runs only on the main thread.
struct StartedApp: @unchecked Sendable {
  @TaskLocal static var current: StartedApp?
  let make: @MainActor () -> any RunningApp
}
