/// A value whose appearance can be interpolated between two states.
///
/// - Source: developer.apple.com/documentation/swiftui/animatable
public protocol Animatable {
  /// The type of the data that animations interpolate.
  ///
  /// - Default: `EmptyAnimatableData`, for values that change without animation.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The data that animations interpolate. Setting it updates the value.
  var animatableData: Self.AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Empty data: the value changes without animation.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
