/// A key or button that is pressed, from its going down to its being let go.
///
/// - Source: developer.apple.com/documentation/uikit/uipress
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// What became of a press since the last event.
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// Which button of a remote control is pressed; a keyboard's keys have values of their own, with a ``UIPress/key``.
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

  /// Seconds of the host's clock at which the press last changed.
  open internal(set) var timestamp: TimeInterval

  /// What became of the press since the last event.
  open internal(set) var phase: Phase = .began

  /// Which button it is; for a keyboard's keys the one of a remote control that stands nearest.
  public final let type: PressType

  /// The window that the press belongs to.
  open internal(set) weak var window: UIWindow?

  /// The responder that the press came to first.
  open internal(set) weak var responder: UIResponder?

  /// How hard the key is pressed, from 0 to 1.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

  /// The key of a hardware keyboard; `nil` for other buttons.
  public final let key: UIKey?

  init(_ key: UIKey, in window: UIWindow, responder: UIResponder?, timestamp: TimeInterval) {
    self.key = key
    type = key.keyCode.pressType
    self.timestamp = timestamp
    self.window = window
    self.responder = responder
    super.init()
  }
}
