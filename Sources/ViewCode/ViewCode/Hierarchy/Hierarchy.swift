import UIKit

/// The hierarchy of views: the first step of ``ViewCoding``, as data.
///
/// It is a list of views and layout guides; a view followed by braces contains those in them. In a stack view, views
/// become arranged subviews in their order; in an effect view, subviews of its content view.
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
/// Views that are added this way are laid out by constraints: their `translatesAutoresizingMaskIntoConstraints` is set
/// to `false`.
@MainActor
public struct Hierarchy {
  /// A view or guide with its children.
  @MainActor
  struct Node {
    enum Item {
      case view(UIView)
      case guide(UILayoutGuide)
    }

    let item: Item
    let children: Hierarchy

    /// The position in the source.
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

  /// Returns the view that contains a view's subviews; for an effect view, its content view.
  static func holder(in view: UIView) -> UIView { (view as? UIVisualEffectView)?.contentView ?? view }

  /// Adds everything to a view.
  func build(in outer: UIView) {
    let parent = Self.holder(in: outer)
    for node in nodes {
      switch node.item {
      case .view(let view):
        view.translatesAutoresizingMaskIntoConstraints = false
        // Children are added first. In a hierarchy, every addition would notify all ancestors.
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
