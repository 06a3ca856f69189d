/// An object that can receive events: the base class of views, view controllers, windows and the application.
///
/// Responders form a chain through ``next``; what one does not handle, the next one may.
///
/// - Source: developer.apple.com/documentation/uikit/uiresponder
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// The responder that gets what this one does not handle.
  ///
  /// - Default: `nil`; subclasses answer their superview, view controller, window, scene or application.
  open var next: UIResponder? { nil }

  // MARK: - Touches

  /// Fingers have come down. The default passes the call on along the responder chain.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers have moved. The default passes the call on along the responder chain.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers have been lifted. The default passes the call on along the responder chain.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The system took the touches away. The default passes the call on along the responder chain.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: - First responder

  /// Whether ``becomeFirstResponder()`` may succeed.
  ///
  /// - Default: `false`.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder gives its status up when asked.
  ///
  /// - Default: `true`.
  open var canResignFirstResponder: Bool { true }

  /// Whether events without a place of their own come to this responder first.
  open var isFirstResponder: Bool {
    FirstResponders.window(of: self)?.firstResponder === self
  }

  /// Asks to be the first responder of the window.
  ///
  /// - Returns: `false` where ``canBecomeFirstResponder`` is `false`, the responder is in no window, or the present
  ///   first responder refuses to resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = FirstResponders.window(of: self) else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    reloadInputViews()
    return true
  }

  /// Gives the status of first responder up.
  ///
  /// - Returns: `false` where ``canResignFirstResponder`` is `false`. A responder that is not the first one answers
  ///   `true`.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = FirstResponders.window(of: self), window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    window.shownInputViews = InputViews()
    return true
  }

  /// Takes the status of first responder away without asking. Overridden by what has to end its editing then.
  func firstResponderIsTaken() {
    guard let window = FirstResponders.window(of: self), window.firstResponder === self else { return }
    window.firstResponder = nil
    window.shownInputViews = InputViews()
  }

  // MARK: - Input views

  /// What takes the keyboard's place while this is the first responder.
  ///
  /// - Default: `nil`: the keyboard, for responders that take text.
  open var inputView: UIView? { nil }

  /// What lies on top of the keyboard while this, or a responder before it in the chain, is the first responder.
  ///
  /// - Default: `nil`.
  open var inputAccessoryView: UIView? { nil }

  /// Has ``inputView`` and ``inputAccessoryView`` asked for again, where this is the first responder.
  open func reloadInputViews() {
    guard let window = FirstResponders.window(of: self), window.firstResponder === self else { return }
    window.shownInputViews = InputViews(for: self)
  }

  /// The keyboard's language; the next responder's by default, and the host's keyboard at the end.
  open var textInputMode: UITextInputMode? { next?.textInputMode ?? UITextInputMode.activeInputModes.first }
}
