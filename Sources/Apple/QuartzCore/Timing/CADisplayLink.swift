/// A call for each frame that is made.
///
/// Frames are the host's: it makes them while it lets time pass.
///
/// - Source: developer.apple.com/documentation/quartzcore/cadisplaylink
open class CADisplayLink: NSObject {
  private final let handler: (CADisplayLink) -> Void
  /// Whose frames it hears of.
  private final weak var host: AppHost?
  private final var modes: Set<RunLoop.Mode> = []
  private final var isValid = true
  /// The time of the frame before which no call is due.
  private final var nextCall: CFTimeInterval = 0

  /// Creates a link that does nothing until it is added to a run loop.
  ///
  /// - Parameter handler: kept until the link is invalidated.
  package init(handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  /// The time of the frame that is being made; `0` before the first one.
  open private(set) var timestamp: CFTimeInterval = 0

  /// The time of the frame after it: what is drawn now should look right then.
  open private(set) var targetTimestamp: CFTimeInterval = 0

  /// The seconds between frames of the screen; `0` before the first one.
  open private(set) var duration: CFTimeInterval = 0

  /// Whether calls are left out. Default `false`.
  open var isPaused = false

  /// How many frames a second there should be calls for. Default: for each. The preferred number counts, or else the
  /// maximum.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// How many frames a second there should be calls for. Default `0`, for each. Deprecated by Apple since iOS 15, and
  /// still in many apps.
  open var preferredFramesPerSecond: Int {
    get { Int(saturating: preferredFrameRateRange.preferred ?? 0) }
    set {
      let rate = Float(max(newValue, 0))
      preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate > 0 ? rate : nil)
    }
  }

  /// Begins calling. The link lives until it is invalidated or taken out of all modes.
  ///
  /// - Parameters:
  ///   - runloop: the main one; frames are made nowhere else.
  ///   - mode: any. The host's time passes in all of them.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard isValid else { return }
    modes.insert(mode)
    let host = host ?? AppHost.current
    self.host = host
    host.displayLinks.add(self)
  }

  /// Ends calling in a mode of a run loop.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { host?.displayLinks.remove(self) }
  }

  /// Ends calling for good.
  open func invalidate() {
    isValid = false
    modes = []
    host?.displayLinks.remove(self)
  }

  /// A frame is made.
  final func frameIsMade(at time: CFTimeInterval, interval: CFTimeInterval) {
    guard isValid, !isPaused, time >= nextCall - LayerTiming.tolerance else { return }
    let range = preferredFrameRateRange
    let rate = CFTimeInterval(range.preferred ?? range.maximum)
    // A rate that does not divide the screen's is rounded to one that does.
    let frames = rate > 0 ? max((1 / rate / interval).rounded(), 1) : 1
    timestamp = time
    duration = interval
    targetTimestamp = time + frames * interval
    // Half a frame early, so that rounding skips none.
    nextCall = targetTimestamp - interval / 2
    handler(self)
  }
}
