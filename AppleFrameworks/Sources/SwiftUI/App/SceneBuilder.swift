import UIKit

/// Makes one scene of those that a closure lists.
///
/// - Source: developer.apple.com/documentation/swiftui/scenebuilder
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> some Scene { content }
  @MainActor
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var scenes: [any Scene] = []
    repeat scenes.append(each content)
    return SceneList(scenes: scenes)
  }
}

/// Several scenes.
struct SceneList: Scene {
  typealias Body = Never
  let scenes: [any Scene]
}
