import CoreGraphics
import Foundation

/// A rotation or a change of the size of a screen. The controllers of its windows are told before, during and after it.
@MainActor
struct ScreenTransition {
  /// The duration of a rotation, in seconds.
  static let turnDuration: TimeInterval = 0.4
  /// The duration of another change of the size or the size classes, in seconds.
  static let resizeDuration: TimeInterval = 0.3

  /// A controller that was told about the transition, and its window.
  @MainActor
  private struct Part {
    let window: UIWindow
    let controller: UIViewController
    let coordinator: TransitionCoordinator
  }

  private var parts: [Part] = []
  private let screen: UIScreen
  private let duration: TimeInterval
  private let angle: CGFloat?
  private let oldOrientation: UIInterfaceOrientation
  private let newOrientation: UIInterfaceOrientation

  /// Tells the root controllers of windows that fill the screen about the change.
  ///
  /// - Parameter animated: Whether the change is animated.
  init(of screen: UIScreen, to configuration: ScreenConfiguration, animated: Bool) {
    self.screen = screen
    let old = screen.configuration
    let newSize = configuration.sceneBounds.size
    let hasNewSize = old.sceneBounds.size != newSize
    let hasNewClasses =
      old.horizontalSizeClass != configuration.horizontalSizeClass
      || old.verticalSizeClass != configuration.verticalSizeClass
    // An exchange of the sides of a window alone is not a rotation.
    angle = hasNewSize ? ScreenTransition.angle(from: old.size, to: configuration.size) : nil
    oldOrientation = UIInterfaceOrientation(ofScreen: old.size)
    newOrientation = UIInterfaceOrientation(ofScreen: configuration.size)
    let isAnimated = animated && UIView.areAnimationsEnabled && (hasNewSize || hasNewClasses)
    duration = isAnimated ? angle == nil ? ScreenTransition.resizeDuration : ScreenTransition.turnDuration : 0
    guard hasNewSize || hasNewClasses else { return }
    for window in screen.shownWindows where window.fillsScreen {
      guard let controller = window.rootViewController, controller.isViewLoaded else { continue }
      let coordinator = add(controller, in: window)
      if hasNewClasses {
        controller.willTransition(to: controller.traits(in: configuration.traits), with: coordinator)
      }
      if hasNewSize { controller.viewWillTransition(to: newSize, with: coordinator) }
      if angle != nil { controller.willRotate(to: newOrientation, duration: duration) }
      // Presented controllers are told through their presentation controllers.
      var current = controller
      while let presented = current.extras.presented, let presentation = presented.activePresentation {
        let coordinator = add(presented, in: window)
        if hasNewClasses { presentation.willTransition(to: configuration.traits, with: coordinator) }
        if hasNewSize { presentation.viewWillTransition(to: newSize, with: coordinator) }
        current = presented
      }
    }
  }

  /// Returns the angle of the rotation, which is positive for clockwise, or `nil` if the sides are not exchanged.
  ///
  /// The device is rotated to the left from portrait to landscape, and to the right back to portrait.
  private static func angle(from old: CGSize, to new: CGSize) -> CGFloat? {
    guard old.width == new.height, old.height == new.width, old.width != old.height else { return nil }
    return old.width < old.height ? .pi / 2 : -.pi / 2
  }

  private mutating func add(_ controller: UIViewController, in window: UIWindow) -> TransitionCoordinator {
    let coordinator = TransitionCoordinator(in: window)
    coordinator.isAnimated = duration > 0
    coordinator.transitionDuration = duration
    if duration > 0 { coordinator.percentComplete = 0 }
    if let angle { coordinator.targetTransform = CGAffineTransform(rotationAngle: angle) }
    controller.transitionCoordinatorStorage = coordinator
    parts.append(Part(window: window, controller: controller, coordinator: coordinator))
    return coordinator
  }

  /// Makes the change and runs the accompanying closures, with animation if requested, and then the completion
  /// closures.
  ///
  /// - Parameter change: A closure that sets the new sizes of the windows.
  func perform(_ change: @escaping () -> Void) {
    let parts = self.parts
    let windows = screen.shownWindows
    let rotating = angle == nil ? [] : parts.filter { $0.window.rootViewController === $0.controller }.map(\.controller)
    let (oldOrientation, newOrientation, duration) = (oldOrientation, newOrientation, duration)
    let animations = {
      change()
      for part in parts { part.coordinator.runAnimations() }
      for controller in rotating { controller.willAnimateRotation(to: newOrientation, duration: duration) }
      for window in windows { FrameLoop.layoutIfNeeded(window) }
    }
    guard duration > 0 else {
      animations()
      ScreenTransition.end(parts)
      for controller in rotating { controller.didRotate(from: oldOrientation) }
      return
    }
    let animation = ViewAnimation(duration: duration)
    if let angle {
      for window in windows where window.fillsScreen {
        window.turn = { ScreenTransition.turn(window, by: angle, animation) }
      }
    }
    let known = windows.map(\.layer).reduce(into: Set<ObjectIdentifier>(), ScreenTransition.collect)
    animation.run {
      animations()
      // Views that are added with the new size, such as cells, are positioned without animation.
      for window in windows { ScreenTransition.stopNewcomers(below: window.layer, known) }
    } completion: { _ in
      ScreenTransition.end(parts)
      for controller in rotating { controller.didRotate(from: oldOrientation) }
    }
    for window in windows { window.turn = nil }
  }

  /// Rotates a window about its center.
  private static func turn(_ window: UIWindow, by angle: CGFloat, _ animation: ViewAnimation) {
    ViewAnimation.withoutAnimation {
      window.center = CGPoint(x: window.screen.sceneBounds.midX, y: window.screen.sceneBounds.midY)
    }
    let rotation = animation.makeAnimation(of: "transform.rotation.z")
    rotation.fromValue = Double(-angle)
    rotation.toValue = 0.0
    animation.add(rotation, to: window.layer, forKey: "turn")
  }

  private static func collect(_ layers: inout Set<ObjectIdentifier>, _ layer: CALayer) {
    layers.insert(ObjectIdentifier(layer))
    for sublayer in layer.sublayers ?? [] { collect(&layers, sublayer) }
  }

  private static func stopNewcomers(below layer: CALayer, _ known: Set<ObjectIdentifier>) {
    if !known.contains(ObjectIdentifier(layer)) { layer.removeAllAnimations() }
    for sublayer in layer.sublayers ?? [] { stopNewcomers(below: sublayer, known) }
  }

  private static func end(_ parts: [Part]) {
    for part in parts {
      if part.controller.transitionCoordinatorStorage === part.coordinator {
        part.controller.transitionCoordinatorStorage = nil
      }
      part.coordinator.percentComplete = 1
      part.coordinator.runCompletions()
    }
  }
}

extension UIScreen {
  /// The visible windows of the screen, from back to front.
  var shownWindows: [UIWindow] {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.filter { $0.screen === self }
      .flatMap(\.windows).filter { !$0.isHidden }
  }
}
