import UIKit

/// A reference to the view to which a popover points.
final class PopoverPlace {
  weak var view: UIView?
  var anchor = PopoverAttachmentAnchor.rect(.bounds)
  var edge: Edge?
  nonisolated init() {}

  @MainActor
  func attach(_ controller: UIViewController) {
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize =
      (controller as? SheetController)?
      .sizeThatFits(in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity)) ?? .zero
    guard let popover = controller.popoverPresentationController, let view else { return }
    popover.sourceView = view
    switch anchor {
    case .point(let point):
      popover.sourceRect = CGRect(
        x: point.x * view.bounds.width, y: point.y * view.bounds.height, width: 0, height: 0)
    case .rect: popover.sourceRect = view.bounds
    }
    switch edge {
    case .top?: popover.permittedArrowDirections = .up
    case .bottom?: popover.permittedArrowDirections = .down
    case .leading?: popover.permittedArrowDirections = .left
    case .trailing?: popover.permittedArrowDirections = .right
    case nil: popover.permittedArrowDirections = .any
    }
  }
}

/// A modifier that records the UIKit view to which a popover points.
struct PopoverAnchorModifier: EffectModifier {
  let place: PopoverPlace
  typealias EffectView = PassingView
  func configure(_ view: PassingView, _ box: EffectBox<Self>) { place.view = view }
}
