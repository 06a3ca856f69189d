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
