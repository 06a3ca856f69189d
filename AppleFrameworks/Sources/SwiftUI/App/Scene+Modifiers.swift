import UIKit

/// A scene with modified views.
struct ModifiedScene<Base: Scene>: ShownScene {
  typealias Body = Never
  nonisolated(unsafe) let base: Base
  nonisolated(unsafe) let modify: (AnyView) -> AnyView

  nonisolated init(base: Base, modify: @escaping (AnyView) -> AnyView) {
    self.base = base
    self.modify = modify
  }

  var shown: AnyView { SceneContent.view(of: base).map(modify) ?? AnyView(EmptyView()) }
}

/// A modifier that hides its content, but keeps its keyboard shortcuts active.
private struct UnseenCommands: EffectModifier {
  typealias EffectView = PassingView
  func configure(_ view: PassingView, _ box: EffectBox<Self>) {
    if view.layer.mask == nil { view.layer.mask = CALayer() }
    view.isUserInteractionEnabled = false
    view.accessibilityElementsHidden = true
  }
}

extension Scene {
  /// Adds commands to the app's menus. On a phone, their keyboard shortcuts work.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/scene/commands(content:)
  nonisolated public func commands<Content: Commands>(@CommandsBuilder content: @MainActor () -> Content) -> some Scene
  {
    let views = MainActor.assumingIsolated { content().allViews }
    return ModifiedScene(base: self) { shown in
      AnyView(
        shown.background {
          ZStack { ForEach(views.indices, id: \.self) { views[$0] } }.fixedSize().applying(UnseenCommands())
        })
    }
  }

  /// Calls an action with the old and the new value when a value has changed.
  ///
  /// - Parameter initial: Whether the action is also called when the scene appears.
  /// - Source: developer.apple.com/documentation/swiftui/scene/onchange(of:initial:_:)-1w9u5
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(base: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Calls an action when a value has changed.
  ///
  /// - Parameter initial: Whether the action is also called when the scene appears.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ModifiedScene(base: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Calls an action with the new value when a value has changed.
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
    ModifiedScene(base: self) { AnyView($0.onChange(of: value, perform: action)) }
  }

  /// Sets an environment value of the scene.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/scene/environment(_:_:)
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    ModifiedScene(base: self) { AnyView($0.environment(keyPath, value)) }
  }

  /// Puts an observable object into the environment of the scene.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ModifiedScene(base: self) { AnyView($0.environment(object)) }
  }

  /// Puts an object into the environment of the scene.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedScene(base: self) { AnyView($0.environmentObject(object)) }
  }

  /// Sets the external events that open the scene. A phone has one scene, which receives all of them.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/scene/handlesexternalevents(matching:)
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Sets the size of new windows. The window of a phone fills the screen.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/scene/defaultsize(_:)
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// Sets the size of new windows. The window of a phone fills the screen.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// Sets the resizability of the windows. The window of a phone fills the screen.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/scene/windowresizability(_:)
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}

/// The resizability of a window.
///
/// - Source: developer.apple.com/documentation/swiftui/windowresizability
public struct WindowResizability: Sendable {
  /// The resizability that the system chooses.
  public static let automatic = WindowResizability()
  /// The resizability that is limited to the sizes of the content.
  public static let contentSize = WindowResizability()
  /// The resizability that is limited to sizes not smaller than the content.
  public static let contentMinSize = WindowResizability()
}
