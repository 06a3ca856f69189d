/// A time line with a parent: its beginning, its speed and its repetition.
///
/// The parent's time is converted to local time in two steps: `(time - beginTime) * speed + timeOffset` is the active
/// local time, which repetition and reversal convert to the basic local time.
///
/// - Source: developer.apple.com/documentation/quartzcore/camediatiming
public protocol CAMediaTiming: AnyObject {
  /// The time of the parent at which the time line begins, in seconds. Default: `0`.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run, in seconds. Default: `0`.
  var duration: CFTimeInterval { get set }
  /// The number of local seconds per second of the parent. Default: `1`. `0` pauses.
  var speed: Float { get set }
  /// The offset of the active local time in seconds. Default: `0`.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs, which may be a fraction. Default: `0`, which means once.
  var repeatCount: Float { get set }
  /// The duration of the repetition in seconds. Default: `0`, which means that `repeatCount` determines it.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by a reversed one. Default: `false`.
  var autoreverses: Bool { get set }
  /// The effect outside of the active duration. Default: `.removed`.
  var fillMode: CAMediaTimingFillMode { get set }
}
