import LayoutSolver
import Testing

@testable import UIKit

/// A setup of the screen as that of an iPhone 15, because tests of other suites may have left another one.
@MainActor
enum StandardScreen {
  static func make() {
    UIApplication.shared.connect(UIWindowScene(screen: UIScreen(configuration: .standard)))
    #if DEBUG
      // The state of the solver is checked after each of its steps.
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
