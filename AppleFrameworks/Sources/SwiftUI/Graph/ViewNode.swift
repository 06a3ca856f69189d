/// The node of a view of a known type.
@MainActor
class ViewNode<V: View>: Node {
  /// Sets a new value of the view.
  func update(_ view: V) { fatalError("\(type(of: self)) takes no new view") }
}
