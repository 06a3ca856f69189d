import UIKit

/// The parent of options' nodes: hears when these are others, or say something else.
@MainActor
final class OptionHolder: Node {
  private let change: () -> Void
  private(set) var watch: OptionWatch!

  init(owner: Node, change: @escaping () -> Void) {
    self.change = change
    super.init(owner.context())
    watch = OptionWatch(node: self)
  }

  override func boxesDidChange() { change() }
  fileprivate func sizesDidChange() { change() }
}

/// What options lie in that nothing shows.
final class OptionWatch: Box {
  override func sizesBelowChanged() { (node as? OptionHolder)?.sizesDidChange() }
}
