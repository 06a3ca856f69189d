@testable import UIKit

/// Makes the screen an iPhone 15's: tests of other suites may have left another one behind.
@MainActor
enum StandardScreen {
  static func make() {
    UIApplication.shared.connect(UIWindowScene(screen: UIScreen(configuration: .standard)))
  }
}
