import Foundation

/// A type that describes the values of an animation over time.
///
/// - Source: developer.apple.com/documentation/swiftui/keyframes
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value
  /// The type of the keyframes that make up these keyframes.
  associatedtype Body: Keyframes
  /// The keyframes that make up these keyframes.
  @KeyframesBuilder<Value> var body: Self.Body { get }
}

extension Never: Keyframes {
  /// The body. `Never` has no values, so it is never read.
  @_implements(Keyframes,body) public var _keyframesBody: Never { fatalError("there are no keyframes") }
}

extension Keyframes where Body == Never {
  /// The body, which built-in keyframes do not have. Reading it stops the program.
  public var body: Never { fatalError("\(type(of: self)) is not made of other keyframes: it has no body") }
}

extension Keyframes {
  /// The tracks of these keyframes.
  var tracks: [KeyframeRun<Value>] {
    if let primitive = self as? any PrimitiveKeyframes<Value> { return primitive.ownTracks }
    return MergedKeyframes<Value>.tracks(of: body)
  }
}

/// Keyframes of this framework.
protocol PrimitiveKeyframes<Value>: Keyframes {
  var ownTracks: [KeyframeRun<Value>] { get }
}

/// A track as functions of time.
struct KeyframeRun<Root> {
  let duration: TimeInterval
  /// Changes a value to that at a time. The first value is the one at the start of the animation.
  let apply: (_ initial: Root, _ time: TimeInterval, inout Root) -> Void
  /// The segments of a track of the whole value, which continue each other.
  var segments: [Any] = []
}

/// Keyframes without tracks.
struct EmptyKeyframes<Value>: PrimitiveKeyframes {
  typealias Body = Never
  var ownTracks: [KeyframeRun<Value>] { [] }
}

/// The keyframes of a block.
struct MergedKeyframes<Value>: PrimitiveKeyframes {
  typealias Body = Never
  let ownTracks: [KeyframeRun<Value>]

  static func tracks<K: Keyframes>(of keyframes: K) -> [KeyframeRun<Value>] {
    keyframes.tracks as? [KeyframeRun<Value>] ?? []
  }
}

/// A result builder that combines keyframes.
///
/// - Source: developer.apple.com/documentation/swiftui/keyframesbuilder
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Returns keyframes unchanged.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
  /// Returns a track of the whole value.
  public static func buildExpression<C: KeyframeTrackContent>(_ expression: C) -> KeyframeTrack<Value, Value, C>
  where C.Value == Value {
    KeyframeTrack<Value, Value, C> { expression }
  }
  /// Returns the keyframes of an empty block.
  public static func buildBlock() -> some Keyframes<Value> { EmptyKeyframes<Value>() }
  /// Returns the first keyframes of a block.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
  /// Combines the keyframes of a block. Tracks of the whole value follow each other, and others run at the same time.
  public static func buildPartialBlock<First: Keyframes, Second: Keyframes>(
    accumulated: First, next: Second
  ) -> some Keyframes<Value> where First.Value == Value, Second.Value == Value {
    var tracks = accumulated.tracks
    for track in next.tracks {
      if let last = tracks.last, let joined = KeyframeTrackJoining.joined(last, track) {
        tracks[tracks.count - 1] = joined
      } else {
        tracks.append(track)
      }
    }
    return MergedKeyframes<Value>(ownTracks: tracks)
  }
}

/// Joins tracks of a whole value.
enum KeyframeTrackJoining {
  static func joined<Value>(_ first: KeyframeRun<Value>, _ second: KeyframeRun<Value>) -> KeyframeRun<Value>? {
    guard !first.segments.isEmpty, !second.segments.isEmpty, let type = Value.self as? any Animatable.Type else {
      return nil
    }
    func join<A: Animatable>(_ type: A.Type) -> KeyframeRun<Value>? {
      let segments = (first.segments + second.segments).compactMap { $0 as? KeyframeSegment<A> }
      return KeyframeCurve(segments: segments).run(\A.self) as? KeyframeRun<Value>
    }
    return join(type)
  }
}
