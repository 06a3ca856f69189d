import Foundation

/// A keyframe that moves a value evenly, or along a timing curve.
///
/// - Source: developer.apple.com/documentation/swiftui/linearkeyframe
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent, PrimitiveTrackContent {
  let segment: KeyframeSegment<Value>
  var ownSegments: [KeyframeSegment<Value>] { [segment] }

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: The duration in seconds.
  ///   - timingCurve: The curve of the progress.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    segment = KeyframeSegment(target: to, duration: duration, kind: .curve(timingCurve))
  }

  /// Content without a body. The framework animates it.
  public typealias Body = Never
}

/// A keyframe that moves a value along a smooth curve through its neighbors.
///
/// - Source: developer.apple.com/documentation/swiftui/cubickeyframe
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent, PrimitiveTrackContent {
  let segment: KeyframeSegment<Value>
  var ownSegments: [KeyframeSegment<Value>] { [segment] }

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: The duration in seconds.
  ///   - startVelocity: The change per second at the start; `nil` for that of a smooth curve.
  ///   - endVelocity: The change per second at the end; `nil` for that of a smooth curve.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    segment = KeyframeSegment(target: to, duration: duration, kind: .cubic(startVelocity, endVelocity))
  }

  /// Content without a body. The framework animates it.
  public typealias Body = Never
}

/// A keyframe that moves a value like a spring.
///
/// - Source: developer.apple.com/documentation/swiftui/springkeyframe
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent, PrimitiveTrackContent {
  let segment: KeyframeSegment<Value>
  var ownSegments: [KeyframeSegment<Value>] { [segment] }

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at the end.
  ///   - duration: The duration in seconds; `nil` for the settling duration of the spring.
  ///   - spring: The spring.
  ///   - startVelocity: Ignored. The spring starts at rest.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    segment = KeyframeSegment(
      target: to, duration: duration ?? spring.settlingDuration, kind: .spring(spring))
  }

  /// Content without a body. The framework animates it.
  public typealias Body = Never
}

/// A keyframe that changes a value at once.
///
/// - Source: developer.apple.com/documentation/swiftui/movekeyframe
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent, PrimitiveTrackContent {
  let segment: KeyframeSegment<Value>
  var ownSegments: [KeyframeSegment<Value>] { [segment] }

  /// Creates a keyframe.
  public init(_ to: Value) { segment = KeyframeSegment(target: to, duration: 0, kind: .move) }

  /// Content without a body. The framework animates it.
  public typealias Body = Never
}
