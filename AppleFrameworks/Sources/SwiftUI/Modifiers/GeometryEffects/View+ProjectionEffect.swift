import UIKit

/// An effect with a fixed transform.
///
/// - Source: developer.apple.com/documentation/swiftui/projectioneffect
nonisolated struct FixedProjection: GeometryEffect {
  let transform: ProjectionTransform
  func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
  /// Transforms the drawing of the view, around its top leading corner.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/projectioneffect(_:)
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(FixedProjection(transform: transform))
  }
}
