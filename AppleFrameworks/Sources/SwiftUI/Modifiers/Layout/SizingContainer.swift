import UIKit

/// A box that provides its size to the views in it.
@MainActor
protocol SizingContainer: AnyObject {
  /// The visible size without the safe area, in points.
  var roomForContent: CGSize { get }
  var dependents: SizeDependents { get }
}

extension Box {
  /// The size of the nearest container.
  var nearestContainerSize: CGSize {
    var box = superbox ?? enclosing
    while let current = box {
      if let container = current as? any SizingContainer { return size(of: container) }
      box = current.superbox ?? current.enclosing
    }
    var node: Node? = self.node
    while let current = node {
      if let container = current as? any SizingContainer { return size(of: container) }
      node = current.parent
    }
    return .zero
  }

  private func size(of container: any SizingContainer) -> CGSize {
    let size = container.roomForContent
    container.dependents.add(self, given: size)
    return size
  }
}
