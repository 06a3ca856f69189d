import UIKit

/// The parent of the nodes of options. It reports changes of the options and of their sizes.
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

/// The parent of the boxes of options that are not displayed.
final class OptionWatch: Box {
  override func sizesBelowChanged() { (node as? OptionHolder)?.sizesDidChange() }
}
