import UIKit

extension Cases {
  func addMenus() {
    make("UIAction") { UIAction(title: "title", image: UIImage(systemName: "star")) { _ in } }
    make("UICommand") { UICommand(title: "title", action: Selector("act:")) }
    make("UICommandAlternate") { UICommandAlternate(title: "title", action: Selector("act:"), modifierFlags: .shift) }
    make("UIDeferredMenuElement") { [UIDeferredMenuElement { $0([]) }, UIDeferredMenuElement.uncached { $0([]) }] }
    make("UIKeyCommand") { UIKeyCommand(input: "a", modifierFlags: .command, action: Selector("act:")) }
    make("UIMenu") { UIMenu(title: "title", children: [UIAction { _ in }, UIMenu(title: "inner")]) }
    reached("UIMenuElement")
    make("UIMenuItem") { UIMenuItem(title: "title", action: Selector("act:")) }
    make("UIMenuController") { UIMenuController.shared }
    make("UIContextMenuConfiguration") { UIContextMenuConfiguration(identifier: "a" as NSString) }
    make("UIContextMenuInteraction") { UIContextMenuInteraction(delegate: Delegates.shared) }
    make("UIDragInteraction") { UIDragInteraction(delegate: Delegates.shared) }
    make("UIDropInteraction") { UIDropInteraction(delegate: Delegates.shared) }
    make("UIDragItem") { UIDragItem(itemProvider: NSItemProvider()) }
    make("UIDropProposal") { UIDropProposal(operation: .copy) }
    make("UIEditMenuConfiguration") { UIEditMenuConfiguration(identifier: "a", sourcePoint: .zero) }
    make("UIEditMenuInteraction") { UIEditMenuInteraction(delegate: nil) }
    make("UILargeContentViewerInteraction") { UILargeContentViewerInteraction(delegate: nil) }
    make("UIPointerInteraction") { UIPointerInteraction() }
    make("UIPointerRegion") { UIPointerRegion(rect: .zero) }
    make("UIPointerStyle") {
      [UIPointerStyle(shape: .verticalBeam(length: 8)), UIPointerStyle(shape: .path(UIBezierPath()))]
    }
  }
}

private final class Delegates: NSObject, UIContextMenuInteractionDelegate, UIDragInteractionDelegate,
  UIDropInteractionDelegate
{
  static let shared = Delegates()

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    []
  }
}
