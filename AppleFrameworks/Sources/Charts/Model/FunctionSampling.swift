/// A function whose points are computed once the domain is known.
struct FunctionSampling {
  let domain: ClosedRange<Double>?
  /// Returns the lower and the upper value at a position. They are equal for lines.
  let values: @Sendable (Double) -> (Double, Double)

  /// The points of a function, which are close enough to look like a curve.
  static let count = 256
}
