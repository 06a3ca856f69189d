/// A value whose appearance can be interpolated between two states.
///
/// - Source: developer.apple.com/documentation/swiftui/animatable
public protocol Animatable {
  /// The type of the data that animations interpolate.
  ///
  /// - Default: `EmptyAnimatableData`, for values that change at once.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The data that animations interpolate. Setting it changes the value accordingly.
  var animatableData: Self.AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No data: the value changes at once.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
