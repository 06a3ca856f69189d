/// Where the keyboard lies on a screen: the host brings it up and takes it away, as a person's tap on a field does.
@MainActor
package enum HostKeyboardFrame {
  /// Brings the keyboard up at the bottom of a screen, or changes its height, in points.
  ///
  /// The app hears that the frame will change and that the keyboard will show; then guides move, and visible windows
  /// lay out; then the app hears that both has happened.
  ///
  /// - Parameter animated: whether the change takes its time; else it is made at once.
  package static func show(height: CGFloat, on screen: UIScreen, animated: Bool = false) {
    let bounds = screen.sceneBounds
    let height = min(max(height, 0), bounds.height)
    let frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    guard frame != screen.keyboardFrame else { return }
    move(
      to: frame, on: screen, animated: animated, will: UIResponder.keyboardWillShowNotification,
      did: UIResponder.keyboardDidShowNotification)
  }

  /// Where the keyboard lies on a screen; nil where none is up.
  package static func frame(on screen: UIScreen) -> CGRect? { screen.keyboardFrame }

  /// Takes the keyboard away.
  ///
  /// - Parameter completion: runs when it is away.
  package static func hide(on screen: UIScreen, animated: Bool = false, completion: (() -> Void)? = nil) {
    guard screen.keyboardFrame != nil else {
      completion?()
      return
    }
    move(
      to: nil, on: screen, animated: animated, will: UIResponder.keyboardWillHideNotification,
      did: UIResponder.keyboardDidHideNotification, completion: completion)
  }

  // MARK: - Under a finger

  /// A finger drags the keyboard down, as far as it is below the keyboard's upper edge; up again it follows no further than
  /// where it was.
  ///
  /// - Parameter y: the finger's place on the screen.
  static func pull(to y: CGFloat, on screen: UIScreen) {
    guard let frame = screen.keyboardFrame else { return }
    let rest = screen.restingKeyboardFrame ?? frame
    let top = min(max(y, rest.minY), screen.sceneBounds.height)
    guard top != frame.minY else { return }
    screen.restingKeyboardFrame = top > rest.minY ? rest : nil
    screen.setKeyboardFrame(CGRect(x: rest.minX, y: top, width: rest.width, height: rest.height))
  }

  /// The finger lets a keyboard go that stays: it moves back up.
  static func putBack(on screen: UIScreen) {
    guard let rest = screen.restingKeyboardFrame else { return }
    screen.restingKeyboardFrame = nil
    let duration = screen.traits.measures.keyboards.duration
    UIView.animate(withDuration: duration) { screen.setKeyboardFrame(rest) }
  }

  private static func move(
    to frame: CGRect?, on screen: UIScreen, animated: Bool, will: NSNotification.Name, did: NSNotification.Name,
    completion: (() -> Void)? = nil
  ) {
    let measures = screen.traits.measures.keyboards
    // A keyboard that is away lies below the screen.
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
    func post(_ name: NSNotification.Name) {
      NotificationCenter.default.post(name: name, object: screen, userInfo: info)
    }
    post(UIResponder.keyboardWillChangeFrameNotification)
    post(will)
    screen.restingKeyboardFrame = nil
    func end() {
      post(UIResponder.keyboardDidChangeFrameNotification)
      post(did)
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
  /// The windows that the screen shows.
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
      // Nothing else is hurried: views that ask for layout in the same turn get it in the next frame.
      if moves, window.hasMadeFrame { window.layoutIfNeeded() }
    }
  }
}
