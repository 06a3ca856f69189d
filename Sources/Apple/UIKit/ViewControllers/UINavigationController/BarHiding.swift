import CoreGraphics
import Foundation

/// Hides and shows the bars of a navigation controller in response to gestures and the keyboard.
@MainActor
final class BarHiding {
  private unowned let controller: UINavigationController
  /// It is set on the main actor, and used last by the nonisolated `deinit`.
  nonisolated(unsafe) private var keyboardToken: (any NSObjectProtocol)?
  /// Whether the toolbar was hidden with the navigation bar, and is shown again with it.
  private var hasHiddenToolbar = false

  /// The distance that a finger moves before bars are hidden or shown, in points.
  private static let distance: CGFloat = 30

  let tap = BarTapGestureRecognizer()
  let swipe = BarSwipeGestureRecognizer()

  var hidesOnTap = false {
    didSet { tap.isEnabled = hidesOnTap || showsInCompactHeight }
  }

  /// Whether a tap shows bars that are hidden in compact height.
  var showsInCompactHeight = false {
    didSet { tap.isEnabled = hidesOnTap || showsInCompactHeight }
  }

  var hidesOnSwipe = false {
    didSet { swipe.isEnabled = hidesOnSwipe }
  }

  var hidesWithKeyboard = false {
    didSet { if hidesWithKeyboard { observeKeyboard() } else { forgetKeyboard() } }
  }

  init(of controller: UINavigationController) {
    self.controller = controller
    tap.controller = controller
    tap.isEnabled = false
    tap.cancelsTouchesInView = false
    swipe.isEnabled = false
    swipe.cancelsTouchesInView = false
    tap.listeners.append { [weak self] in if $0.state == .ended { self?.toggle() } }
    swipe.listeners.append { [weak self] _ in self?.follow() }
  }

  deinit {
    if let keyboardToken { NotificationCenter.default.removeObserver(keyboardToken) }
  }

  /// Adds the gesture recognizers to the controller's view.
  func attach() {
    guard let view = controller.viewStorage else { return }
    for gesture in [tap, swipe] as [UIGestureRecognizer] where gesture.view !== view {
      view.addGestureRecognizer(gesture)
    }
  }

  // MARK: - Hiding

  private func setHidden(_ hidden: Bool) {
    guard controller.isNavigationBarHidden != hidden, controller.state.transition == nil else { return }
    if hidden, !controller.isToolbarHidden {
      hasHiddenToolbar = true
      controller.setToolbarHidden(true, animated: true)
    } else if !hidden, hasHiddenToolbar {
      hasHiddenToolbar = false
      controller.setToolbarHidden(false, animated: true)
    }
    controller.setNavigationBarHidden(hidden, animated: true)
  }

  private func toggle() {
    if controller.hidesBarsForHeight {
      controller.state.showsBarsInCompactHeight = true
      controller.barsDidChange(animated: true)
    } else if hidesOnTap {
      setHidden(!controller.isNavigationBarHidden)
    }
  }

  private func follow() {
    guard swipe.state == .began || swipe.state == .changed else { return }
    let way = swipe.translation(in: controller.viewStorage).y
    guard abs(way) >= BarHiding.distance else { return }
    setHidden(way < 0)
    swipe.setTranslation(.zero, in: controller.viewStorage)
  }

  // MARK: - Keyboard

  private func observeKeyboard() {
    guard keyboardToken == nil else { return }
    keyboardToken = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.keyboardWillShow() }
    }
  }

  private func forgetKeyboard() {
    if let keyboardToken { NotificationCenter.default.removeObserver(keyboardToken) }
    keyboardToken = nil
  }

  private func keyboardWillShow() {
    guard let window = controller.viewStorage?.window, window.layer.host === AppHost.current else { return }
    setHidden(true)
  }
}
