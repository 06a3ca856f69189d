/// A link that calls a closure for each frame.
///
/// The frames are those of the host, which displays them as time passes.
///
/// - Source: developer.apple.com/documentation/quartzcore/cadisplaylink
open class CADisplayLink: NSObject {
  private final let handler: (CADisplayLink) -> Void
  /// The host that provides the frames.
  private final weak var host: AppHost?
  private final var modes: Set<RunLoop.Mode> = []
  private final var isValid = true
  /// The time of the frame before which no call is made.
  private final var nextCall: CFTimeInterval = 0

  /// Creates a link that does nothing until it is added to a run loop.
  ///
  /// - Parameter handler: The closure, retained until the link is invalidated.
  package init(handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  /// The time of the current frame; `0` before the first one.
  open private(set) var timestamp: CFTimeInterval = 0

  /// The time of the next frame, at which the current drawing is displayed.
  open private(set) var targetTimestamp: CFTimeInterval = 0

  /// The duration of a frame in seconds; `0` before the first one.
  open private(set) var duration: CFTimeInterval = 0

  /// Whether the link is paused. Default: `false`.
  open var isPaused = false

  /// The preferred number of calls per second. Default: one per frame. The preferred rate is used or else the maximum.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The preferred number of calls per second. Default: `0`, one per frame. Apple deprecated it in iOS 15; many apps
  /// still use it.
  open var preferredFramesPerSecond: Int {
    get { Int(saturating: preferredFrameRateRange.preferred ?? 0) }
    set {
      let rate = Float(max(newValue, 0))
      preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate > 0 ? rate : nil)
    }
  }

  /// Begins calling. The link is retained until it is invalidated or removed from all modes.
  ///
  /// - Parameters:
  ///   - runloop: The main run loop, the only one with frames.
  ///   - mode: Any mode. The host's time passes in all of them.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard isValid else { return }
    modes.insert(mode)
    let host = host ?? AppHost.current
    self.host = host
    host.displayLinks.add(self)
  }

  /// Stops calling in a mode of a run loop.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { host?.displayLinks.remove(self) }
  }

  /// Stops calling permanently.
  open func invalidate() {
    isValid = false
    modes = []
    host?.displayLinks.remove(self)
  }

  /// Calls the closure for a frame if a call is due.
  final func frameIsMade(at time: CFTimeInterval, interval: CFTimeInterval) {
    guard isValid, !isPaused, time >= nextCall - LayerTiming.tolerance else { return }
    let range = preferredFrameRateRange
    let rate = CFTimeInterval(range.preferred ?? range.maximum)
    // A rate that doesn't divide the screen's is rounded to one that does.
    let frames = rate > 0 ? max((1 / rate / interval).rounded(), 1) : 1
    timestamp = time
    duration = interval
    targetTimestamp = time + frames * interval
    // Half a frame early, so that rounding doesn't skip a frame.
    nextCall = targetTimestamp - interval / 2
    handler(self)
  }
}
