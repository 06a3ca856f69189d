/// A user event, with all touches that belong to it.
///
/// - Source: developer.apple.com/documentation/uikit/uievent
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The type of an event.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// The subtype of an event, for motion and remote control.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// The type of the event.
  open var type: EventType { .touches }

  /// The subtype of the event.
  open var subtype: EventSubtype { .none }

  /// The time of the event, in seconds of the host's clock.
  open internal(set) var timestamp: TimeInterval

  /// The touches of the event, in all windows and views.
  open internal(set) var allTouches: Set<UITouch>?

  /// Creates an event without touches, for calls of an app's own methods.
  public override init() {
    timestamp = 0
    super.init()
  }

  @usableFromInline
  init(touches: Set<UITouch>, timestamp: TimeInterval) {
    self.allTouches = touches
    self.timestamp = timestamp
    super.init()
  }

  /// Creates an event without touches.
  @usableFromInline
  init(timestamp: TimeInterval) {
    self.timestamp = timestamp
    super.init()
  }

  /// The modifier keys that are held.
  ///
  /// - Default: none.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// Returns the touches that a gesture recognizer follows.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches.map { $0.filter { $0.gestureRecognizers?.contains(gesture) ?? false } }
  }

  /// Returns the locations of a touch since the last event, the current one last. A host's touch has only that one.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { allTouches?.contains(touch) == true ? [touch] : nil }

  /// Returns the predicted locations of a touch: none, since a host's fingers move as scripted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { allTouches?.contains(touch) == true ? [] : nil }

  /// Returns the touches that belong to a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches.map { $0.filter { $0.window === window } }
  }

  /// Returns the touches that belong to a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches.map { $0.filter { $0.view === view } }
  }
}

/// An event of shaking the device.
final class MotionEvent: UIEvent {
  override var type: EventType { .motion }
  override var subtype: EventSubtype { .motionShake }
}

/// An event from a headset or the lock screen.
final class RemoteControlEvent: UIEvent {
  private let request: EventSubtype

  init(_ request: EventSubtype, timestamp: TimeInterval) {
    self.request = request
    super.init(timestamp: timestamp)
  }

  override var type: EventType { .remoteControl }
  override var subtype: EventSubtype { request }
}
