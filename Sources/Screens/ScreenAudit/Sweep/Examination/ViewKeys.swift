import UIKit

/// Texts that identify the views of a screen in all hosts: the class, the name, and the index among views of the same
/// class and name.
///
/// Views of cells have no index, so that a fault in every row is one defect.
@MainActor
final class ViewKeys {
  private var keys: [ObjectIdentifier: (view: UIView, key: String)] = [:]
  private var counts: [String: Int] = [:]

  /// Assigns indices to all descendants of a view, in the order of the tree.
  func add(allBelow view: UIView) {
    _ = key(of: view)
    for subview in view.subviews { add(allBelow: subview) }
  }

  func key(of view: UIView) -> String {
    if let known = keys[ObjectIdentifier(view)] { return known.key }
    var key = "\(type(of: view)) \(LayoutDiagnosis.name(of: view))"
    if let cell = cell(around: view) {
      key = "\(type(of: cell)) \(cell.reuseIdentifier ?? "") \(path(from: view, to: cell.view))"
    } else {
      let count = counts[key, default: 0]
      counts[key] = count + 1
      key += " \(count)"
    }
    // The view is retained, so that no other view has the same address.
    keys[ObjectIdentifier(view)] = (view, key)
    return key
  }

  private func cell(around view: UIView) -> (view: UIView, reuseIdentifier: String?)? {
    var current: UIView? = view
    while let candidate = current {
      if let cell = candidate as? UITableViewCell { return (cell, cell.reuseIdentifier) }
      if let cell = candidate as? UICollectionReusableView { return (cell, cell.reuseIdentifier) }
      if let header = candidate as? UITableViewHeaderFooterView { return (header, header.reuseIdentifier) }
      current = candidate.superview
    }
    return nil
  }

  /// Returns the indices among views of the same class, from a cell down to a descendant.
  private func path(from view: UIView, to cell: UIView) -> String {
    var parts: [String] = []
    var current = view
    while current !== cell, let superview = current.superview {
      let alike = superview.subviews.filter { type(of: $0) == type(of: current) }
      parts.append("\(type(of: current))\(alike.firstIndex { $0 === current } ?? 0)")
      current = superview
    }
    return "\(type(of: cell)) " + parts.reversed().joined(separator: "/")
  }
}
