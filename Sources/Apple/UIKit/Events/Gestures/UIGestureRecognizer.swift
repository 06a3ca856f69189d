import Foundation

/// Finds a gesture in the touches of a view and of those in it, and tells its targets.
///
/// A recognizer hears of touches before the view that they hit. What it may become follows from ``state``; which of several
/// recognizers wins is told in the files beside this one, which declares what subclasses override.
///
/// - Source: developer.apple.com/documentation/uikit/uigesturerecognizer
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  // MARK: - Storage

  final var stateStorage: State = .possible
  final weak var viewStorage: UIView?
  final var messages: [ControlMessage] = []
  /// What UIKit itself does on changes: it needs no names.
  package final var listeners: [(UIGestureRecognizer) -> Void] = []
  final var requirements: [GestureBox] = []
  final var sequence = GestureSequence()

  // MARK: - Creating

  /// Creates a recognizer that sends a message.
  ///
  /// - Parameters:
  ///   - target: who gets it. It isn't retained.
  ///   - action: the message; with a colon it brings the recognizer along.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer that tells nobody yet.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// The object has been made from a nib or storyboard, and all its outlets are set. The default does nothing.
  open func awakeFromNib() {}

  /// Sends one more message for the gesture. The same target with the same message counts once.
  open func addTarget(_ target: Any, action: Selector) {
    let message = ControlMessage(to: target as AnyObject, action)
    messages.removeAll(where: \.isVoid)
    if !messages.contains(where: { $0.isSame(as: message) }) { messages.append(message) }
  }

  /// Stops sending messages.
  ///
  /// - Parameters:
  ///   - target: who gets them; `nil` for anyone.
  ///   - action: which one; `nil` for all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target as AnyObject?
    messages.removeAll { (target == nil || $0.target === target) && (action == nil || $0.selector == action) }
  }

  // MARK: - State

  /// How far the recognizer has come in this sequence of touches. Only subclasses set it.
  ///
  /// From `.possible` go `.began`, `.ended` and `.failed`; from `.began` and `.changed`, `.changed`, `.ended` and
  /// `.cancelled`. Other changes are ignored. What becomes recognized may fail instead, as the delegate and other
  /// recognizers have it, or stay `.possible` while it waits for another one's failing.
  ///
  /// - Default: `.possible`.
  open var state: State {
    get { stateStorage }
    set { GestureTransition.move(self, to: newValue) }
  }

  /// Whether the recognizer hears of touches. Switching it off cancels a gesture that is under way.
  ///
  /// - Default: `true`.
  open var isEnabled: Bool = true {
    didSet { if !isEnabled, oldValue { GestureTransition.abandon(self) } }
  }

  /// What decides about the recognizer's gestures. It isn't retained.
  ///
  /// - Default: `nil`.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The view that the recognizer is attached to.
  open var view: UIView? { viewStorage }

  /// A name for debugging.
  ///
  /// - Default: `nil`.
  open var name: String?

  // MARK: - Touches and views

  /// Whether the view's touches are cancelled when the gesture is recognized.
  ///
  /// - Default: `true`.
  open var cancelsTouchesInView: Bool = true

  /// Whether the view hears of touches only after the recognizer has failed.
  ///
  /// - Default: `false`.
  open var delaysTouchesBegan: Bool = false

  /// Whether the view hears of a touch's end only after the recognizer has failed; it is cancelled where that succeeds.
  ///
  /// - Default: `true`.
  open var delaysTouchesEnded: Bool = true

  /// The kinds of touches that the recognizer hears of, as raw values of `UITouch.TouchType`.
  ///
  /// - Default: all.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }

  /// The kinds of presses that the recognizer hears of, as raw values of `UIPress.PressType`.
  ///
  /// - Default: none.
  open var allowedPressTypes: [NSNumber] = []

  /// Whether touches of another kind than the first one are ignored.
  ///
  /// - Default: `true`.
  open var requiresExclusiveTouchType: Bool = true

  /// How many touches the recognizer follows.
  open var numberOfTouches: Int { sequence.touches.count }

  /// The modifier keys that are held during the gesture.
  open var modifierFlags: UIKeyModifierFlags { sequence.modifierFlags }

  /// Where the gesture is: the middle of its touches, in a view's coordinates; in the window's for `nil`.
  ///
  /// Without touches it is where they were last.
  open func location(in view: UIView?) -> CGPoint {
    location(ofWindowPoint: sequence.middle, in: view)
  }

  /// Where one of the touches is, in a view's coordinates; in the window's for `nil`.
  ///
  /// - Parameter touchIndex: the touch's place in the order in which they came.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    preconditionOfCaller(
      sequence.touches.indices.contains(touchIndex),
      "location(ofTouch: \(touchIndex)): \(type(of: self)) has \(numberOfTouches) touches")
    return sequence.touches[touchIndex].location(in: view)
  }

  // MARK: - Other recognizers

  /// Has this recognizer wait for another one's failing: where that succeeds, this one fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(GestureBox(otherGestureRecognizer))
  }

  /// Returns whether this recognizer's success makes another one fail. For subclasses.
  ///
  /// - Returns: `true` by default. Delegates that allow both come first.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer's success makes this one fail. For subclasses.
  ///
  /// - Returns: `true` by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recognizer waits for another one's failing. For subclasses.
  ///
  /// - Returns: `false` by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recognizer waits for this one's failing. For subclasses.
  ///
  /// - Returns: `false` by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: - For subclasses

  /// Fingers have come down. The default does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers have moved. The default does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers were lifted. The default does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The system took the touches away. The default does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Keys have gone down. The default does nothing.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Presses have changed. The default does nothing.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Keys were let go. The default does nothing.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// The system took the presses away. The default does nothing.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// The sequence of touches is over: the state is about to be `.possible` again. Override to forget what was kept.
  open func reset() {}

  /// Leaves a touch to the view: the recognizer hears of it no more.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    sequence.ignore(touch)
  }

  /// Leaves a press to the responders.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    sequence.ignoredPresses.insert(ObjectIdentifier(button))
  }

  /// Returns whether the recognizer hears of an event.
  ///
  /// - Returns: by default, what the delegate says, and else `true`.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Whether a gesture that was found may be one, before anyone else is asked.
  var isReady: Bool { true }

  /// Whether a possible gesture goes on after the fingers were lifted: a double tap waits for its second one.
  var waitsAfterLift: Bool { false }

  open nonisolated override var description: String {
    SafeDescription.of(self) {
      let name = $0.name.map { " \"\($0)\"" } ?? ""
      return "<\(type(of: $0))\(name); state = \($0.state); view = \($0.view?.briefDescription ?? "none")>"
    }
  }
}
