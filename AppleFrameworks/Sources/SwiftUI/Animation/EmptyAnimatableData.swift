/// The data of values that are not animated.
///
/// - Source: developer.apple.com/documentation/swiftui/emptyanimatabledata
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the empty value.
  public init() {}
  /// The empty value.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Returns the empty value.
  public static func + (first: Self, second: Self) -> Self { first }
  /// Returns the empty value.
  public static func - (first: Self, second: Self) -> Self { first }
  /// Does nothing. The value is empty.
  public mutating func scale(by rhs: Double) {}
  /// The number 0.
  public var magnitudeSquared: Double { 0 }
}
