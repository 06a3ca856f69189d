/// A time line with a parent: when it begins, how fast it runs, and how it repeats.
///
/// A parent's time becomes local in two steps: `(time - beginTime) * speed + timeOffset` is the active local time;
/// repeats and reversals then make the basic local time of it.
///
/// - Source: developer.apple.com/documentation/quartzcore/camediatiming
public protocol CAMediaTiming: AnyObject {
  /// The parent's time, in seconds, at which this one begins. Default `0`.
  var beginTime: CFTimeInterval { get set }
  /// The length, in seconds, of one run. Default `0`.
  var duration: CFTimeInterval { get set }
  /// Local seconds for each second of the parent. Default `1`; `0` pauses.
  var speed: Float { get set }
  /// Seconds added to the active local time. Default `0`.
  var timeOffset: CFTimeInterval { get set }
  /// How many times to run; may be a fraction. Default `0`, which means once.
  var repeatCount: Float { get set }
  /// For how many seconds to repeat. Default `0`, which leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one backwards. Default `false`.
  var autoreverses: Bool { get set }
  /// What shows outside the active duration. Default `.removed`.
  var fillMode: CAMediaTimingFillMode { get set }
}
