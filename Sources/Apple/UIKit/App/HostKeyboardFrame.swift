/// The keyboard's frame on a screen. The host shows and hides the keyboard like a user who taps a field.
@MainActor
package enum HostKeyboardFrame {
  /// Shows the keyboard at the bottom of a screen or changes its height, in points.
  ///
  /// The app is told that the frame will change and the keyboard will show. Guides then move, and visible windows are
  /// laid out. Afterwards, the app is told that both happened.
  ///
  /// - Parameter animated: Whether the change is animated.
  package static func show(height: CGFloat, on screen: UIScreen, animated: Bool = false) {
    let bounds = screen.sceneBounds
    let height = min(max(height, 0), bounds.height)
    let frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    guard frame != screen.keyboardFrame else { return }
    move(
      to: frame, on: screen, animated: animated, UIResponder.KeyboardWillShowMessage.self,
      UIResponder.KeyboardDidShowMessage.self)
  }

  /// Returns the frame of the keyboard on a screen; `nil` if it isn't displayed.
  package static func frame(on screen: UIScreen) -> CGRect? { screen.keyboardFrame }

  /// Hides the keyboard.
  ///
  /// - Parameter completion: A closure that is called when the keyboard is hidden.
  package static func hide(on screen: UIScreen, animated: Bool = false, completion: (() -> Void)? = nil) {
    guard screen.keyboardFrame != nil else {
      completion?()
      return
    }
    move(
      to: nil, on: screen, animated: animated, UIResponder.KeyboardWillHideMessage.self,
      UIResponder.KeyboardDidHideMessage.self, completion: completion)
  }

  // MARK: - Dragging

  /// Moves the keyboard down with a finger that drags it below its upper edge. It doesn't move higher than its original
  /// position.
  ///
  /// - Parameter y: The y coordinate of the finger on the screen.
  static func pull(to y: CGFloat, on screen: UIScreen) {
    guard let frame = screen.keyboardFrame else { return }
    let rest = screen.restingKeyboardFrame ?? frame
    let top = min(max(y, rest.minY), screen.sceneBounds.height)
    guard top != frame.minY else { return }
    screen.restingKeyboardFrame = top > rest.minY ? rest : nil
    screen.setKeyboardFrame(CGRect(x: rest.minX, y: top, width: rest.width, height: rest.height))
  }

  /// Moves the keyboard back up after the finger released it without dismissing it.
  static func putBack(on screen: UIScreen) {
    guard let rest = screen.restingKeyboardFrame else { return }
    screen.restingKeyboardFrame = nil
    let duration = screen.traits.measures.keyboards.duration
    UIView.animate(withDuration: duration) { screen.setKeyboardFrame(rest) }
  }

  private static func move<Will: NamedMessage, Did: NamedMessage>(
    to frame: CGRect?, on screen: UIScreen, animated: Bool, _ will: Will.Type, _ did: Did.Type,
    completion: (() -> Void)? = nil
  ) where Will.Subject == UIScreen, Did.Subject == UIScreen {
    let measures = screen.traits.measures.keyboards
    // A hidden keyboard is below the screen.
    let away = CGRect(
      x: 0, y: screen.sceneBounds.height, width: screen.sceneBounds.width,
      height: (frame ?? screen.keyboardFrame ?? .zero).height)
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: screen.keyboardFrame ?? away),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame ?? away),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: measures.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: measures.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    TypedNotifications.post(UIResponder.KeyboardWillChangeFrameMessage.self, of: screen, info)
    TypedNotifications.post(will, of: screen, info)
    screen.restingKeyboardFrame = nil
    func end() {
      TypedNotifications.post(UIResponder.KeyboardDidChangeFrameMessage.self, of: screen, info)
      TypedNotifications.post(did, of: screen, info)
      completion?()
    }
    guard animated else {
      screen.setKeyboardFrame(frame)
      return end()
    }
    UIView.animate(withDuration: measures.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState])
    {
      screen.setKeyboardFrame(frame)
    } completion: { _ in
      end()
    }
  }
}

extension UIScreen {
  /// The visible windows of the screen.
  private var visibleWindows: [UIWindow] {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.filter { $0.screen === self }
      .flatMap(\.windows).filter { !$0.isHidden }
  }

  fileprivate func setKeyboardFrame(_ frame: CGRect?) {
    keyboardFrame = frame
    keyboardFrameListener?()
    for window in visibleWindows {
      var moves = ConstraintLayout.keyboardDidMove(over: window)
      if window.rootViewController?.barsFollowKeyboard() == true { moves = true }
      for view in window.subviews {
        let waits = view.layer.needsLayout()
        view.keyboardDidMove()
        if !waits, view.layer.needsLayout() { moves = true }
      }
      // Only visible windows are laid out here. Views that request layout in the same turn are laid out in the next
      // frame.
      if moves, window.hasMadeFrame { window.layoutIfNeeded() }
    }
  }
}
