/// What a constraint is about, as code names it.
indirect enum LayoutItem: Hashable {
  /// The class's own view: `self`, a controller's `view`, a cell's `contentView`.
  case root
  /// A property, or a part of one.
  case view(String)
  /// A guide of a view: `safeAreaLayoutGuide`.
  case guide(LayoutItem, String)

  /// - Parameter root: what the root is called; empty where its members need no name before them.
  func expression(root: String) -> String {
    switch self {
    case .root: root
    case .view(let name): name
    case .guide(let view, let guide):
      view == .root && root == "self" || root.isEmpty && view == .root
        ? guide : "\(view.expression(root: root)).\(guide)"
    }
  }

  /// A member of the item: `titleLabel.topAnchor`, `topAnchor` of a view itself.
  func member(_ name: String, root: String) -> String {
    self == .root && (root == "self" || root.isEmpty) ? name : "\(expression(root: root)).\(name)"
  }

  /// The view that has the guide, or the item itself.
  var view: LayoutItem {
    if case .guide(let view, _) = self { return view }
    return self
  }
}
