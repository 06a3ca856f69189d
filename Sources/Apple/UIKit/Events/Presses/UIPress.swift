/// A press of a key or button, from down to release.
///
/// - Source: developer.apple.com/documentation/uikit/uipress
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// The type of a press: a button of a remote control. The keys of a keyboard have their own values and a
  /// ``UIPress/key``.
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
  }

  /// The time of the last change of the press, in seconds of the host's clock.
  open internal(set) var timestamp: TimeInterval

  /// The phase of the press.
  open internal(set) var phase: Phase = .began

  /// The type of the press; for the keys of a keyboard, the most similar button of a remote control.
  public final let type: PressType

  /// The window of the press.
  open internal(set) weak var window: UIWindow?

  /// The responder that first receives the press.
  open internal(set) weak var responder: UIResponder?

  /// The force of the press, from 0 to 1.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

  /// The key of a hardware keyboard; `nil` for other buttons.
  public final let key: UIKey?

  @usableFromInline
  init(_ key: UIKey, in window: UIWindow, responder: UIResponder?, timestamp: TimeInterval) {
    self.key = key
    type = key.keyCode.pressType
    self.timestamp = timestamp
    self.window = window
    self.responder = responder
    super.init()
  }
}
