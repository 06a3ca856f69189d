import UIKit

/// A scene whose views are modified.
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

/// Keeps the content out of sight, and its shortcuts working.
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
  /// - Parameter initial: Whether it is called when the scene appears as well.
  /// - Source: developer.apple.com/documentation/swiftui/scene/onchange(of:initial:_:)-1w9u5
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(base: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Calls an action when a value has changed.
  ///
  /// - Parameter initial: Whether it is called when the scene appears as well.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ModifiedScene(base: self) { AnyView($0.onChange(of: value, initial: initial, action)) }
  }

  /// Calls an action with the new value when a value has changed.
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
    ModifiedScene(base: self) { AnyView($0.onChange(of: value, perform: action)) }
  }

  /// Sets a value of the environment of the scene.
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

  /// Says which events from outside open the scene. A phone has one scene, which gets them all.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/scene/handlesexternalevents(matching:)
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Sets the size of new windows. The window of a phone fills the screen.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/scene/defaultsize(_:)
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
  /// Sets the size of new windows. The window of a phone fills the screen.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// Sets how windows can be resized. The window of a phone fills the screen.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/scene/windowresizability(_:)
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}

/// The ways in which windows can be resized.
///
/// - Source: developer.apple.com/documentation/swiftui/windowresizability
public struct WindowResizability: Sendable {
  /// The system's choice.
  public static let automatic = WindowResizability()
  /// In the range of the content's sizes.
  public static let contentSize = WindowResizability()
  /// Not smaller than the content.
  public static let contentMinSize = WindowResizability()
}
