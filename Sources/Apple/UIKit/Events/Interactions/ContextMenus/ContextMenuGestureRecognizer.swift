import CoreGraphics

/// The recognizer of the long press that opens a context menu. The same finger can move on to choose an entry.
final class ContextMenuGestureRecognizer: UILongPressGestureRecognizer {
  weak var interaction: UIContextMenuInteraction?
  private var start = CGPoint.zero

  /// The distance that the finger moves before it chooses from the menu, in points.
  private static let slop: CGFloat = 10

  init(for interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
    listeners.append { ($0 as? ContextMenuGestureRecognizer)?.follow() }
  }

  /// If there is no menu, the view keeps the touch.
  override var isReady: Bool { interaction?.prepare(at: location(in: interaction?.view)) ?? false }

  private func follow() {
    let point = location(in: nil)
    switch state {
    case .began:
      start = point
      interaction?.presentPreparedMenu()
    case .changed:
      if hasMoved(to: point) { UserInterface.current.openMenu?.presentation?.highlight(at: point) }
    case .ended:
      if hasMoved(to: point) { UserInterface.current.openMenu?.presentation?.choose(at: point) }
    case .cancelled:
      UserInterface.current.openMenu?.presentation?.highlight(at: nil)
    default:
      break
    }
  }

  private func hasMoved(to point: CGPoint) -> Bool { point.distance(to: start) > ContextMenuGestureRecognizer.slop }
}
