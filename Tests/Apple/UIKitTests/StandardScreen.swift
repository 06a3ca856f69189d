import LayoutSolver
import Testing

@testable import UIKit

/// Makes the screen an iPhone 15's: tests of other suites may have left another one behind.
@MainActor
enum StandardScreen {
  static func make() {
    UIApplication.shared.connect(UIWindowScene(screen: UIScreen(configuration: .standard)))
    #if DEBUG
      // Whatever a test lays out, each step of the solver leaves its state sound.
      _ = checksSolver
    #endif
  }

  #if DEBUG
    private static let checksSolver: Bool = {
      Solver.damageListener = { Issue.record("The solver's state is damaged: \($0.joined(separator: "; "))") }
      return true
    }()
  #endif
}
