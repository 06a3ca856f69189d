import UIKit

/// The state of a scroll view reader: the node below which it searches for scroll views.
final class ScrollReaderState {
  weak var node: Node?

  @MainActor
  func scroll(to id: AnyHashable, anchor: UnitPoint?, animated: Bool) {
    guard let node else { return }
    node.graph.afterUpdate { [weak node] in
      guard let node else { return }
      var boxes: [Box] = []
      node.collect(into: &boxes)
      for box in boxes { if ScrollReaderState.scroll(box, id, anchor, animated) { return } }
    }
  }

  @MainActor
  private static func scroll(_ box: Box, _ id: AnyHashable, _ anchor: UnitPoint?, _ animated: Bool) -> Bool {
    if let scrollable = box as? any Scrollable, scrollable.scroll(to: id, anchor: anchor, animated: animated) {
      return true
    }
    return box.contained.contains { scroll($0, id, anchor, animated) }
  }
}

/// A modifier that stores the node below which a reader searches in the reader's state.
struct ScrollReaderModifier: LifecycleModifier {
  let state: ScrollReaderState
  func makeMemory() { () }
  func appear(_ memory: inout Void, _ node: Node, into actions: inout [() -> Void]) { state.node = node }
}
