import UIKit

/// The distance of content from the edges of a scene.
///
/// - Source: developer.apple.com/documentation/swiftui/scenepadding
public struct ScenePadding: Equatable, Sendable {
  let length: CGFloat
  /// The least distance.
  public static let minimum = ScenePadding(length: 16)
}

extension View {
  /// Adds room around the view that fits the scene: 16 points on a phone.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/scenepadding(_:)
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, ScenePadding.minimum.length)
  }

  /// Adds room of a kind around the view that fits the scene.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges, padding.length)
  }
}
