import UIKit

/// The kind of distance between content and the edges of a scene.
///
/// - Source: developer.apple.com/documentation/swiftui/scenepadding
public struct ScenePadding: Equatable, Sendable {
  let length: CGFloat
  /// The minimum distance.
  public static let minimum = ScenePadding(length: 16)
}

extension View {
  /// Adds padding around the view that matches the scene: 16 points on a phone.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/scenepadding(_:)
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, ScenePadding.minimum.length)
  }

  /// Adds padding of a kind around the view that matches the scene.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges, padding.length)
  }
}
