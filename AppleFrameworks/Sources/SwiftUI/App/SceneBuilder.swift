import UIKit

/// A result builder that combines the scenes of a closure.
///
/// - Source: developer.apple.com/documentation/swiftui/scenebuilder
@resultBuilder
public struct SceneBuilder {
  /// Returns one scene unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// Returns the only scene of a block.
  public static func buildBlock<Content: Scene>(_ content: Content) -> some Scene { content }

  /// Combines the scenes of a block.
  @MainActor
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var scenes: [any Scene] = []
    repeat scenes.append(each content)
    return SceneList(scenes: scenes)
  }
}

/// A list of scenes.
struct SceneList: Scene {
  typealias Body = Never
  let scenes: [any Scene]
}
