import UIKit

/// Which views belong to which: the first step of ``ViewCoding``, as data.
///
/// Written as a list of views; a view followed by braces holds what stands in them. In a stack view, views become
/// arranged subviews in the order written.
///
/// ```swift
/// var hierarchy: Hierarchy {
///   imageView
///   labels {
///     nameLabel
///     if showsAge { ageLabel }
///   }
/// }
/// ```
///
/// Views added this way are laid out by constraints: their `translatesAutoresizingMaskIntoConstraints` becomes `false`.
@MainActor
public struct Hierarchy {
  /// A view and what it holds.
  struct Node {
    let view: UIView
    let children: Hierarchy
  }

  var nodes: [Node]

  init(_ nodes: [Node] = []) {
    self.nodes = nodes
  }

  /// Puts every view into its place below `parent`.
  func build(in parent: UIView) {
    for node in nodes {
      node.view.translatesAutoresizingMaskIntoConstraints = false
      if let stack = parent as? UIStackView {
        stack.addArrangedSubview(node.view)
      } else {
        parent.addSubview(node.view)
      }
      node.children.build(in: node.view)
    }
  }
}
