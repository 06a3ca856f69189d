import UIKit

/// The node of a view without content.
@MainActor
final class EmptyNode<V: View>: ViewNode<V> {
  override func update(_ view: V) {}
}
