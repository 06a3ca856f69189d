import UIKit

/// A type-erased shape.
///
/// - Source: developer.apple.com/documentation/swiftui/anyshape
public struct AnyShape: Shape {
  let shape: any Shape
  /// Creates a type-erased shape from another shape.
  nonisolated public init<S: Shape>(_ shape: S) { self.shape = shape }
  /// Returns the path of the shape in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// Returns the size of the shape for a proposal.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
