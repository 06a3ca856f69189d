import UIKit

/// A view that shows nothing.
@MainActor
final class EmptyNode<V: View>: ViewNode<V> {
  override func update(_ view: V) {}
}
