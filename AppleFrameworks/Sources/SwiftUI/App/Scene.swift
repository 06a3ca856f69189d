import UIKit

/// A part of an app with windows of its own.
///
/// - Source: developer.apple.com/documentation/swiftui/scene
@preconcurrency @MainActor
public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene
  /// The scenes that make up this scene.
  @SceneBuilder var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Built-in scenes have no body: asking for it stops the program.
  public var body: Never { fatalError("\(type(of: self)) is not made of other scenes: it has no body") }
}
