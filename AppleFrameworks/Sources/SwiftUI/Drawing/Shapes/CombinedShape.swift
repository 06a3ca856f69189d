import UIKit

/// A shape from the interiors of two shapes.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation { case intersection, union, difference, symmetricDifference }
  var first: First
  var second: Second
  let operation: Operation
  let isEvenOdd: Bool

  nonisolated func path(in rect: CGRect) -> Path {
    let (one, other) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .intersection: one.intersection(other, eoFill: isEvenOdd)
    case .union: one.union(other, eoFill: isEvenOdd)
    case .difference: one.subtracting(other, eoFill: isEvenOdd)
    case .symmetricDifference: one.symmetricDifference(other, eoFill: isEvenOdd)
    }
  }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  /// Returns the shape of the points that are in both shapes. Curves become lines.
  ///
  /// - Parameter eoFill: Whether the even-odd rule determines the interiors.
  /// - Source: developer.apple.com/documentation/swiftui/shape/intersection(_:eofill:)
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection, isEvenOdd: eoFill)
  }

  /// Returns the shape of the points that are in one of the shapes. Curves become lines.
  ///
  /// - Parameter eoFill: Whether the even-odd rule determines the interiors.
  /// - Source: developer.apple.com/documentation/swiftui/shape/union(_:eofill:)
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union, isEvenOdd: eoFill)
  }

  /// Returns the shape of the points that are in this shape, but not in another one. Curves become lines.
  ///
  /// - Parameter eoFill: Whether the even-odd rule determines the interiors.
  /// - Source: developer.apple.com/documentation/swiftui/shape/subtracting(_:eofill:)
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .difference, isEvenOdd: eoFill)
  }

  /// Returns the shape of the points that are in exactly one of the shapes. Curves become lines.
  ///
  /// - Parameter eoFill: Whether the even-odd rule determines the interiors.
  /// - Source: developer.apple.com/documentation/swiftui/shape/symmetricdifference(_:eofill:)
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .symmetricDifference, isEvenOdd: eoFill)
  }
}
