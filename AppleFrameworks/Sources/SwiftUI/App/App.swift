import UIKit

/// The structure of an app: what `@main` begins with.
///
/// - Source: developer.apple.com/documentation/swiftui/app
@preconcurrency @MainActor
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Self.Body { get }
  init()
}

extension App {
  /// Starts the app and runs until the program is ended.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/app/main()
  public static func main() {
    _ = StartedApp.$current.withValue(StartedApp { AppContent(app: Self()) }) {
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "SwiftUI.AppLifeDelegate")
    }
  }
}
