import UIKit

/// Which views belong to which: the first step of ``ViewCoding``, as data.
///
/// Written as a list of views and layout guides; a view followed by braces holds what stands in them. In a stack view,
/// views become arranged subviews in the order written; in an effect view, subviews of its content view.
///
/// ```swift
/// var hierarchy: Hierarchy {
///   imageView
///   labels {
///     nameLabel
///     if showsAge { ageLabel }
///   }
///   spacer   // a UILayoutGuide
/// }
/// ```
///
/// Views added this way are laid out by constraints: their `translatesAutoresizingMaskIntoConstraints` becomes `false`.
@MainActor
public struct Hierarchy {
  /// A view or guide and what it holds.
  @MainActor
  struct Node {
    enum Item {
      case view(UIView)
      case guide(UILayoutGuide)
    }

    let item: Item
    let children: Hierarchy

    /// Where it is named.
    let file: StaticString
    let line: UInt

    init(_ item: Item, _ children: Hierarchy, _ file: StaticString, _ line: UInt) {
      self.item = item
      self.children = children
      self.file = file
      self.line = line
    }

    var id: ObjectIdentifier {
      switch item {
      case .view(let view): ObjectIdentifier(view)
      case .guide(let guide): ObjectIdentifier(guide)
      }
    }
  }

  var nodes: [Node]

  init(_ nodes: [Node] = []) {
    self.nodes = nodes
  }

  init(joining parts: [Hierarchy]) {
    if parts.count == 1 {
      nodes = parts[0].nodes
    } else {
      nodes = []
      nodes.reserveCapacity(parts.count)
      for part in parts { nodes += part.nodes }
    }
  }

  /// Returns the view that takes a view's subviews: an effect view has them in its content view.
  static func holder(in view: UIView) -> UIView { (view as? UIVisualEffectView)?.contentView ?? view }

  /// Puts everything into its place below a view.
  func build(in outer: UIView) {
    let parent = Self.holder(in: outer)
    for node in nodes {
      switch node.item {
      case .view(let view):
        view.translatesAutoresizingMaskIntoConstraints = false
        // What it holds goes in first: within another one it would tell all views above of each that it gets.
        if !node.children.nodes.isEmpty { node.children.build(in: view) }
        if let stack = parent as? UIStackView {
          stack.addArrangedSubview(view)
        } else {
          parent.addSubview(view)
        }
      case .guide(let guide):
        parent.addLayoutGuide(guide)
      }
    }
  }
}
