import Foundation

/// An object that recognizes a gesture in the touches of a view and its subviews, and notifies its targets.
///
/// A recognizer receives touches before the view that they hit. The possible transitions are documented at ``state``.
/// The files beside this one decide which of several recognizers wins; this one declares the overridable members.
///
/// - Source: developer.apple.com/documentation/uikit/uigesturerecognizer
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  // MARK: - Storage

  final var stateStorage: State = .possible
  final weak var viewStorage: UIView?
  final var messages: [ControlMessage] = []
  /// The closures of UIKit itself, which are called on changes.
  package final var listeners: [(UIGestureRecognizer) -> Void] = []
  final var requirements: [GestureBox] = []
  final var sequence = GestureSequence()

  // MARK: - Creating

  /// Creates a recognizer with a target and an action.
  ///
  /// - Parameters:
  ///   - target: The target of the action. It isn't retained.
  ///   - action: The action; with a colon, it gets the recognizer.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without targets.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Tells the object that it was loaded from a nib or storyboard and all its outlets are set. The default does
  /// nothing.
  open func awakeFromNib() {}

  /// Adds a target and an action. The same target and action are added only once.
  open func addTarget(_ target: Any, action: Selector) {
    let message = ControlMessage(to: ClassReceiver.object(of: target), action)
    messages.removeAll(where: \.isVoid)
    if !messages.contains(where: { $0.isSame(as: message) }) { messages.append(message) }
  }

  /// Removes targets and actions.
  ///
  /// - Parameters:
  ///   - target: The target; `nil` for all.
  ///   - action: The action; `nil` for all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = ClassReceiver.object(of: target)
    messages.removeAll { (target == nil || $0.target === target) && (action == nil || $0.selector == action) }
  }

  // MARK: - State

  /// The state of the recognizer in this sequence of touches. Only subclasses set it.
  ///
  /// `.began`, `.ended` and `.failed` follow `.possible`; `.changed`, `.ended` and `.cancelled` follow `.began` and
  /// `.changed`. Other changes are ignored. Instead of being recognized, a gesture may fail because of the delegate and
  /// other recognizers, or remain `.possible` while it waits for another one to fail.
  ///
  /// - Default: `.possible`.
  open var state: State {
    get { stateStorage }
    set { GestureTransition.move(self, to: newValue) }
  }

  /// Whether the recognizer receives touches. Disabling it cancels a gesture in progress.
  ///
  /// - Default: `true`.
  open var isEnabled: Bool = true {
    didSet { if !isEnabled, oldValue { GestureTransition.abandon(self) } }
  }

  /// The delegate that controls the recognizer's gestures. The reference is weak.
  ///
  /// - Default: `nil`.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The view that the recognizer is added to.
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

  /// Whether the view receives touches only after the recognizer failed.
  ///
  /// - Default: `false`.
  open var delaysTouchesBegan: Bool = false

  /// Whether the view receives the end of a touch only after the recognizer failed. If the gesture is recognized, the
  /// touch is cancelled.
  ///
  /// - Default: `true`.
  open var delaysTouchesEnded: Bool = true

  /// The types of touches that the recognizer receives, as raw values of `UITouch.TouchType`.
  ///
  /// - Default: all.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }

  /// The types of presses that the recognizer receives, as raw values of `UIPress.PressType`.
  ///
  /// - Default: none.
  open var allowedPressTypes: [NSNumber] = []

  /// Whether touches of another type than the first one are ignored.
  ///
  /// - Default: `true`.
  open var requiresExclusiveTouchType: Bool = true

  /// The number of touches that the recognizer follows.
  open var numberOfTouches: Int { sequence.touches.count }

  /// The modifier keys that are held during the gesture.
  open var modifierFlags: UIKeyModifierFlags { sequence.modifierFlags }

  /// Returns the location of the gesture, the center of its touches, in a view's coordinates; in the window's for
  /// `nil`.
  ///
  /// Without touches, it is the last location.
  open func location(in view: UIView?) -> CGPoint {
    location(ofWindowPoint: sequence.middle, in: view)
  }

  /// Returns the location of a touch, in a view's coordinates; in the window's for `nil`.
  ///
  /// - Parameter touchIndex: The index in the order in which the touches began.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    preconditionOfCaller(
      sequence.touches.indices.contains(touchIndex),
      "location(ofTouch: \(touchIndex)): \(type(of: self)) has \(numberOfTouches) touches")
    return sequence.touches[touchIndex].location(in: view)
  }

  // MARK: - Other recognizers

  /// Makes this recognizer wait for another one to fail. If the other one succeeds, this one fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(GestureBox(otherGestureRecognizer))
  }

  /// Returns whether this recognizer prevents another one from recognizing its gesture. For subclasses.
  ///
  /// - Returns: `true` by default. A delegate that allows both takes precedence.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer prevents this one from recognizing its gesture. For subclasses.
  ///
  /// - Returns: `true` by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recognizer waits for another one to fail. For subclasses.
  ///
  /// - Returns: `false` by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recognizer waits for this one to fail. For subclasses.
  ///
  /// - Returns: `false` by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: - For subclasses

  /// Tells the recognizer that touches began. The default does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that touches moved. The default does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that touches ended. The default does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that the system cancelled touches. The default does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells the recognizer that presses began. The default does nothing.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Tells the recognizer that presses changed. The default does nothing.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Tells the recognizer that presses ended. The default does nothing.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Tells the recognizer that the system cancelled presses. The default does nothing.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Resets the recognizer at the end of a sequence of touches, before the state becomes `.possible` again. Override it
  /// to reset stored values.
  open func reset() {}

  /// Ignores a touch, which the recognizer then no longer receives.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    sequence.ignore(touch)
  }

  /// Ignores a press, which is left to the responders.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {
    sequence.ignoredPresses.insert(ObjectIdentifier(button))
  }

  /// Returns whether the recognizer receives an event.
  ///
  /// - Returns: By default, the value of the delegate or else `true`.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Whether a detected gesture can be recognized, before the delegate and other recognizers are asked.
  var isReady: Bool { true }

  /// Whether a possible gesture continues after the fingers are lifted, as a double tap that waits for its second tap.
  var waitsAfterLift: Bool { false }

  open nonisolated override var description: String {
    SafeDescription.of(self) {
      let name = $0.name.map { " \"\($0)\"" } ?? ""
      return "<\(type(of: $0))\(name); state = \($0.state); view = \($0.view?.briefDescription ?? "none")>"
    }
  }
}
