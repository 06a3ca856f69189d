import UIKit

/// A part of an app that has its own windows.
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
  /// The body, which built-in scenes do not have. Reading it stops the program.
  public var body: Never { fatalError("\(type(of: self)) is not made of other scenes: it has no body") }
}
