import UIKit

/// A namespace for functions that find the content of scenes.
@MainActor
enum SceneContent {
  /// Returns the content of the first window among scenes. A phone displays no other window.
  static func view(of scene: some Scene) -> AnyView? {
    if let shown = scene as? any ShownScene { return shown.shown }
    if let list = scene as? SceneList { return list.scenes.lazy.compactMap { first($0) }.first }
    return first(scene.body)
  }

  private static func first(_ scene: any Scene) -> AnyView? {
    if scene is Never { return nil }
    return view(of: scene)
  }
}

/// A built-in scene that displays views.
@MainActor
protocol ShownScene: Scene where Body == Never {
  var shown: AnyView { get }
}
