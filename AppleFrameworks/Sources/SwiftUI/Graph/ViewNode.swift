/// The node of a view of a type that is known.
@MainActor
class ViewNode<V: View>: Node {
  /// Gives it a view's new value.
  func update(_ view: V) { fatalError("\(type(of: self)) takes no new view") }
}
