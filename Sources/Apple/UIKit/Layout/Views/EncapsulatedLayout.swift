/// The constraints for view sizes that the framework determines, with the names in conflict reports.
@MainActor
package enum EncapsulatedLayout {
  nonisolated static func name(_ attribute: NSLayoutConstraint.Attribute) -> String {
    "UIView-Encapsulated-Layout-\(attribute == .width ? "Width" : "Height")"
  }

  /// Sets the size of a view, for containers that determine the size of their cells, headers or root views.
  ///
  /// - Parameters:
  ///   - size: The size in points. `nil` dimensions are left to the view's own constraints.
  ///   - heightPriority: The priority of the height. A self-sizing cell is measured with less than required.
  package static func hold(
    _ view: UIView, width: CGFloat?, height: CGFloat?, heightPriority: UILayoutPriority = .required
  ) {
    set(.width, width, .required, of: view, \.encapsulatedWidth)
    set(.height, height, heightPriority, of: view, \.encapsulatedHeight)
  }

  private static func set(
    _ attribute: NSLayoutConstraint.Attribute, _ length: CGFloat?, _ priority: UILayoutPriority, of view: UIView,
    _ path: ReferenceWritableKeyPath<ViewRareState, NSLayoutConstraint?>
  ) {
    let old = view.rareStorage?[keyPath: path]
    guard let length else {
      old?.isActive = false
      if old != nil { view.rare[keyPath: path] = nil }
      return
    }
    if let old, old.priority == priority {
      old.constant = length
      return
    }
    old?.isActive = false
    let constraint = NSLayoutConstraint(
      LayoutOperand(view.layoutState.item, attribute), .equal, nil, constant: length)
    constraint.isFrameworks = true
    constraint.identifier = name(attribute)
    constraint.priority = priority
    constraint.isActive = true
    view.rare[keyPath: path] = constraint
  }
}
