import Foundation

/// A screen that is turned: its windows' controllers hear of it before, with it and after it.
@MainActor
struct ScreenTransition {
  private var parts: [(window: UIWindow, controller: UIViewController, coordinator: TransitionCoordinator)] = []

  /// Tells the root controllers of windows that follow the screen what is about to change.
  init(of screen: UIScreen, to configuration: ScreenConfiguration) {
    let old = screen.configuration
    let hasNewSize = old.size != configuration.size
    let hasNewClasses =
      old.horizontalSizeClass != configuration.horizontalSizeClass
      || old.verticalSizeClass != configuration.verticalSizeClass
    guard hasNewSize || hasNewClasses else { return }
    for case let scene as UIWindowScene in UIApplication.shared.connectedScenes where scene.screen === screen {
      for window in scene.windows where window.fillsScreen && !window.isHidden {
        guard let controller = window.rootViewController, controller.isViewLoaded else { continue }
        let coordinator = TransitionCoordinator(in: window)
        controller.transitionCoordinatorStorage = coordinator
        parts.append((window, controller, coordinator))
        if hasNewClasses {
          controller.willTransition(to: controller.traits(in: configuration.traits), with: coordinator)
        }
        if hasNewSize { controller.viewWillTransition(to: configuration.size, with: coordinator) }
        // What is presented hears of it through what presents it.
        var current = controller
        while let presented = current.extras.presented, let presentation = presented.activePresentation {
          presented.transitionCoordinatorStorage = coordinator
          parts.append((window, presented, coordinator))
          if hasNewClasses { presentation.willTransition(to: configuration.traits, with: coordinator) }
          if hasNewSize { presentation.viewWillTransition(to: configuration.size, with: coordinator) }
          current = presented
        }
      }
    }
  }

  /// The windows have their new sizes: runs what waited for it.
  func finish() {
    for part in parts {
      part.coordinator.runAnimations()
      FrameLoop.layoutIfNeeded(part.window)
      part.controller.transitionCoordinatorStorage = nil
      part.coordinator.runCompletions()
    }
  }
}
