/// An item of a constraint, as code names it.
indirect enum LayoutItem: Hashable {
  /// The class's own view: `self`, a view controller's `view`, or a cell's `contentView`.
  case root
  /// A property, or a member of one.
  case view(String)
  /// A layout guide of a view, such as `safeAreaLayoutGuide`.
  case guide(LayoutItem, String)

  /// Returns the expression of the item.
  ///
  /// - Parameter root: The name of the root view, which is empty if its members need no prefix.
  func expression(root: String) -> String {
    switch self {
    case .root: root
    case .view(let name): name
    case .guide(let view, let guide):
      view == .root && root == "self" || root.isEmpty && view == .root
        ? guide : "\(view.expression(root: root)).\(guide)"
    }
  }

  /// Returns a member of the item: `titleLabel.topAnchor`, or `topAnchor` for the root view.
  func member(_ name: String, root: String) -> String {
    self == .root && (root == "self" || root.isEmpty) ? name : "\(expression(root: root)).\(name)"
  }

  /// The view that owns the guide, or the item itself.
  var view: LayoutItem {
    if case .guide(let view, _) = self { return view }
    return self
  }
}
