import Foundation

/// A type that computes the values of an animation.
///
/// Values that SwiftUI interpolates follow the animation. The properties of UIKit's views (position, size, opacity)
/// follow it if they are part of such a value; otherwise they ease in and out for the same duration.
///
/// - Source: developer.apple.com/documentation/swiftui/customanimation
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the value at a time, in seconds; `nil` when the animation has ended.
  ///
  /// - Parameter value: The distance from the start to the end.
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  /// Returns the velocity at a time; `nil` (the default) for none.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  /// Returns whether the animation takes over from a previous one. The default is `false`.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// The default, without a velocity.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
  /// The default, `false`: both animations are added.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The state of an animation between two frames.
///
/// - Source: developer.apple.com/documentation/swiftui/animationcontext
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values that the animation stores.
  public var state: AnimationState<Value>
  /// Whether the animation has ended logically, although it still computes values.
  public var isLogicallyComplete = false
  /// The environment of the animated view.
  public private(set) var environment: EnvironmentValues

  init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues()) {
    self.state = state
    self.environment = environment
  }

  /// Returns a context with the same environment and another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, environment: environment)
  }
}

/// Values that an animation stores between two frames.
///
/// - Source: developer.apple.com/documentation/swiftui/animationstate
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Creates a state without values.
  public init() {}

  /// The value of a key, or its default.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a value that an animation stores.
///
/// - Source: developer.apple.com/documentation/swiftui/animationstatekey
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value before one is stored.
  static var defaultValue: Self.Value { get }
}

/// An animation of any type.
struct AnyCustomAnimation: Hashable, Sendable {
  private let base: any CustomAnimation
  init(_ base: any CustomAnimation) { self.base = base }

  static func == (first: AnyCustomAnimation, second: AnyCustomAnimation) -> Bool {
    AnyHashable(first.base) == AnyHashable(second.base)
  }
  func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  /// The time between two frames.
  private static let frame = 1.0 / 60
  /// The time after which an animation that does not end is considered endless, in seconds.
  private static let longest = 600.0

  /// Returns the progress at a time; `nil` after the end. The animation sees all frames before, because its state may
  /// depend on them. The time is proportional to the number of frames.
  func progress(at time: Double) -> Double? {
    var context = AnimationContext<Double>()
    var last: Double?
    var current = 0.0
    while current < time {
      guard base.animate(value: 1, time: current, context: &context) != nil else { return nil }
      current += Self.frame
    }
    last = base.animate(value: 1, time: time, context: &context)
    return last
  }

  /// The time of the last frame, in seconds.
  var duration: Double {
    var context = AnimationContext<Double>()
    var time = 0.0
    while time < Self.longest {
      guard base.animate(value: 1.0, time: time, context: &context) != nil else { return time }
      time += Self.frame
    }
    return .infinity
  }
}

extension Animation {
  /// Creates an animation from a type of an app.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/animation/init(_:)
  public init<A: CustomAnimation>(_ base: A) {
    let custom = AnyCustomAnimation(base)
    self.init(curve: .custom(custom, custom.duration))
  }
}
