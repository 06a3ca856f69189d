/// A touch of a finger on the screen.
///
/// - Source: developer.apple.com/documentation/uikit/uitouch
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  /// The type of a touch.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  /// The time of the last change of the touch, in seconds of the host's clock.
  open internal(set) var timestamp: TimeInterval

  /// The phase of the touch.
  open internal(set) var phase: Phase

  /// The number of consecutive taps that this touch ends, 1 for the first one.
  open internal(set) var tapCount: Int

  /// The type of the touch.
  ///
  /// - Default: `.direct`, a finger.
  open internal(set) var type: TouchType = .direct

  /// The window in which the touch began.
  open internal(set) weak var window: UIWindow?

  /// The view that was hit when the touch began. It receives the whole sequence.
  open internal(set) weak var view: UIView?

  /// The recognizers that follow the touch, beginning with those of the hit view.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The force of the touch; 1 is an average touch. The host's fingers have no other force.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

  /// The maximum of ``force``.
  open var maximumPossibleForce: CGFloat { 20 / 3 }

  // MARK: - Pencils

  /// The angle between a Pencil and the screen, in radians. The value of a finger is that of an upright Pencil.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// Returns the azimuth of a Pencil, in radians from a view's x axis; 0 for an upright one and for a finger.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Returns the azimuth of a Pencil as a unit vector in a view's coordinates; along the x axis for an upright one and
  /// for a finger.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// The roll of a Pencil around its axis, in radians; 0 for one that doesn't support it and for a finger.
  open var rollAngle: CGFloat { 0 }

  /// The estimated properties: none, since a host's touches are exact.
  open var estimatedProperties: Properties { [] }

  /// The estimated properties that will be updated: none.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// The index of a touch whose estimated properties will be updated: `nil`, since there is none.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// The properties of a touch that can be estimated.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uitouch/properties
  public struct Properties: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// The messages about the touch that its view has received.
  final var delivery = TouchDelivery.none
  /// The timer while a scroll view waits for the touch to scroll.
  final var scrollViewDelay: EventTimers.Token?
  final weak var delayingScrollView: UIView?

  /// The radius of the touch in points.
  open internal(set) var majorRadius: CGFloat = 20

  /// The tolerance of ``majorRadius``, in points.
  open internal(set) var majorRadiusTolerance: CGFloat = 5

  /// The number of the touch in the order of their beginnings, so that delivery doesn't depend on the order of a set.
  let serial: Int

  /// The location at the beginning of the touch.
  let startInWindow: CGPoint
  var locationInWindow: CGPoint
  var previousLocationInWindow: CGPoint

  /// Creates a touch in no window, for calls of an app's own methods. No location changes.
  public override init() {
    serial = IDGenerator.next()
    timestamp = 0
    phase = .began
    tapCount = 0
    startInWindow = .zero
    locationInWindow = .zero
    previousLocationInWindow = .zero
    super.init()
  }

  @usableFromInline
  init(at location: CGPoint, in window: UIWindow, view: UIView?, tapCount: Int, timestamp: TimeInterval) {
    serial = IDGenerator.next()
    self.timestamp = timestamp
    self.phase = .began
    self.tapCount = tapCount
    self.window = window
    self.view = view
    self.startInWindow = location
    self.locationInWindow = location
    self.previousLocationInWindow = location
    super.init()
  }

  /// Returns the location of the touch in a view's coordinates; in the window's if `view` is `nil`.
  open func location(in view: UIView?) -> CGPoint {
    convert(locationInWindow, to: view)
  }

  /// Returns the location of the touch at the previous event in a view's coordinates; in the window's if `view` is
  /// `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousLocationInWindow, to: view)
  }

  /// Returns the same as ``location(in:)``, since the host's touches have no higher precision.
  open func preciseLocation(in view: UIView?) -> CGPoint {
    location(in: view)
  }

  /// Returns the same as ``previousLocation(in:)``, since the host's touches have no higher precision.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint {
    previousLocation(in: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return window.convert(point, to: view as UIView?)
  }

  func move(to location: CGPoint, phase: Phase, timestamp: TimeInterval) {
    previousLocationInWindow = locationInWindow
    locationInWindow = location
    self.phase = phase
    self.timestamp = timestamp
  }
}
