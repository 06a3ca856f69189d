import UIKit

/// A part of an app that has windows of its own.
///
/// - Source: developer.apple.com/documentation/swiftui/scene
@preconcurrency @MainActor
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { fatalError("\(type(of: self)) is not made of other scenes: it has no body") }
}

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

/// A scene of ours that shows views.
@MainActor
protocol ShownScene: Scene where Body == Never {
  var shown: AnyView { get }
}

/// What scenes show.
@MainActor
enum SceneContent {
  /// The content of the first window among scenes: a phone has no other.
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

/// A window with views, of which a phone shows one.
///
/// - Source: developer.apple.com/documentation/swiftui/windowgroup
public struct WindowGroup<Content: View>: Scene, ShownScene {
  public typealias Body = Never
  nonisolated(unsafe) let content: Content
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  var shown: AnyView { AnyView(content) }
}
