import Foundation

/// The values of keyframes, which an app reads at any time.
///
/// - Source: developer.apple.com/documentation/swiftui/keyframetimeline
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [KeyframeRun<Value>]

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - content: The keyframes.
  public init<Content: Keyframes>(initialValue: Value, @KeyframesBuilder<Value> content: () -> Content)
  where Content.Value == Value {
    initial = initialValue
    tracks = content().tracks
  }

  /// The duration of the longest track, in seconds.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// Returns the value at a time in seconds. After the end of a track, its property stays the same.
  public func value(time: Double) -> Value {
    var value = initial
    for track in tracks { track.apply(initial, time, &value) }
    return value
  }

  /// Returns the value at a fraction of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
