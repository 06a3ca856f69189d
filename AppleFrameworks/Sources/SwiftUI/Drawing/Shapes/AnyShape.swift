import UIKit

/// Any shape.
///
/// - Source: developer.apple.com/documentation/swiftui/anyshape
public struct AnyShape: Shape {
  let shape: any Shape
  nonisolated public init<S: Shape>(_ shape: S) { self.shape = shape }
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}
