import Foundation

/// Keyframes of one property of an animated value.
///
/// - Source: developer.apple.com/documentation/swiftui/keyframetrack
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
  /// The type of the animated value.
  public typealias Value = Root
  private let keyPath: WritableKeyPath<Root, Property>
  private let content: Content

  /// Creates a track of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {
    keyPath = \.self
    self.content = content()
  }

  /// Creates a track of a property.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property.
  ///   - content: The keyframes of the property.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>, @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Keyframes without a body. The framework animates them.
  public typealias Body = Never
}

extension KeyframeTrack: PrimitiveKeyframes {
  var ownTracks: [KeyframeRun<Root>] { [KeyframeCurve(segments: content.segments).run(keyPath)] }
}

/// A type that describes the values of one property over time.
///
/// - Source: developer.apple.com/documentation/swiftui/keyframetrackcontent
public protocol KeyframeTrackContent<Value> {
  /// The type of the property.
  associatedtype Value: Animatable
  /// The type of the content that makes up this content.
  associatedtype Body: KeyframeTrackContent
  /// The content that makes up this content.
  @KeyframeTrackContentBuilder<Value> var body: Self.Body { get }
}

extension Never: KeyframeTrackContent {
  /// The body. `Never` has no values, so it is never read.
  @_implements(KeyframeTrackContent,body) public var _trackContentBody: Never { fatalError("there are no keyframes") }
}

extension Never: Animatable {}

extension KeyframeTrackContent where Body == Never {
  /// The body, which built-in content does not have. Reading it stops the program.
  public var body: Never { fatalError("\(type(of: self)) is not made of other keyframes: it has no body") }
}

extension KeyframeTrackContent {
  /// The segments of the content.
  var segments: [KeyframeSegment<Value>] {
    if let primitive = self as? any PrimitiveTrackContent<Value> { return primitive.ownSegments }
    return body.segments as? [KeyframeSegment<Value>] ?? []
  }
}

/// Content of this framework.
protocol PrimitiveTrackContent<Value>: KeyframeTrackContent {
  var ownSegments: [KeyframeSegment<Value>] { get }
}

/// The content of a block.
struct MergedTrackContent<Value: Animatable>: PrimitiveTrackContent {
  typealias Body = Never
  let ownSegments: [KeyframeSegment<Value>]
}

/// A result builder that combines keyframes of one property.
///
/// - Source: developer.apple.com/documentation/swiftui/keyframetrackcontentbuilder
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Returns content unchanged.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  /// Returns the content of an empty block.
  public static func buildBlock() -> some KeyframeTrackContent<Value> { MergedTrackContent<Value>(ownSegments: []) }
  /// Returns the first content of a block.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
  /// Combines the content of a block.
  public static func buildPartialBlock<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    accumulated: First, next: Second
  ) -> some KeyframeTrackContent<Value> where First.Value == Value, Second.Value == Value {
    MergedTrackContent<Value>(ownSegments: accumulated.segments + next.segments)
  }
  /// Returns the content of a condition's first branch.
  public static func buildEither<First: KeyframeTrackContent>(
    first: First
  ) -> some KeyframeTrackContent<Value> where First.Value == Value {
    MergedTrackContent<Value>(ownSegments: first.segments)
  }
  /// Returns the content of a condition's second branch.
  public static func buildEither<Second: KeyframeTrackContent>(
    second: Second
  ) -> some KeyframeTrackContent<Value> where Second.Value == Value {
    MergedTrackContent<Value>(ownSegments: second.segments)
  }
  /// Combines the content of a loop.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value> {
    MergedTrackContent<Value>(ownSegments: components.flatMap(\.segments))
  }
}
