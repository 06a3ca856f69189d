/// One finger on the screen, from its coming down to its being lifted.
///
/// - Source: developer.apple.com/documentation/uikit/uitouch
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What became of a touch since the last event.
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

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  /// Seconds of the host's clock at which the touch last changed.
  open internal(set) var timestamp: TimeInterval

  /// What became of the touch since the last event.
  open internal(set) var phase: Phase

  /// How many taps in a row this touch ends, 1 for a first one.
  open internal(set) var tapCount: Int

  /// What touches the screen.
  ///
  /// - Default: `.direct`, a finger.
  open internal(set) var type: TouchType = .direct

  /// The window in which the touch began.
  open internal(set) weak var window: UIWindow?

  /// The view that was hit when the touch began; it gets the whole sequence.
  open internal(set) weak var view: UIView?

  /// The recognizers that follow the touch, those of the view that was hit first.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// How hard the finger presses: 1 is an ordinary touch. The host's fingers know no other.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

  /// The greatest ``force``.
  open var maximumPossibleForce: CGFloat { 20 / 3 }

  // MARK: - Pencils

  /// The angle between a Pencil and the screen, in radians. A finger has that of an upright Pencil.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// Returns the direction in which a Pencil leans, in radians from a view's x axis; 0 for one that is upright, and for
  /// a finger.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Returns the direction in which a Pencil leans, as a vector of the length 1 in a view's coordinates; along the x
  /// axis for one that is upright, and for a finger.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// How far a Pencil is turned about itself, in radians; 0 for one that cannot tell, and for a finger.
  open var rollAngle: CGFloat { 0 }

  /// Which properties are estimated: none, as all of a host's touches are exact.
  open var estimatedProperties: Properties { [] }

  /// Which properties will be known better later: none.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// The number of a touch whose estimated properties will be known better later: `nil`, as there is none.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// What of a touch can be estimated first.
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

  /// What of the touch the view has heard so far.
  final var delivery = TouchDelivery.none
  /// Runs while a scroll view waits whether the touch scrolls.
  final var scrollViewDelay: EventTimers.Token?
  final weak var delayingScrollView: UIView?

  /// The radius of the touch in points.
  open internal(set) var majorRadius: CGFloat = 20

  /// How far ``majorRadius`` may be off, in points.
  open internal(set) var majorRadiusTolerance: CGFloat = 5

  /// Orders touches by their coming down, so that delivery never depends on a set's order.
  let serial: Int

  /// Where the finger came down.
  let startInWindow: CGPoint
  var locationInWindow: CGPoint
  var previousLocationInWindow: CGPoint

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

  /// Where the finger is, in a view's coordinates; in the window's where `view` is `nil`.
  open func location(in view: UIView?) -> CGPoint {
    convert(locationInWindow, to: view)
  }

  /// Where the finger was at the last event, in a view's coordinates; in the window's where `view` is `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousLocationInWindow, to: view)
  }

  /// Returns the same as ``location(in:)``: the host's fingers have no finer grid.
  open func preciseLocation(in view: UIView?) -> CGPoint {
    location(in: view)
  }

  /// Returns the same as ``previousLocation(in:)``: the host's fingers have no finer grid.
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
