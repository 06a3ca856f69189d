import Foundation

/// The revealed swipe actions of a row.
@MainActor
final class RevealedSwipe {
  let configuration: UISwipeActionsConfiguration
  let isLeading: Bool
  private let isMirrored: Bool
  let buttons: [SwipeButton]
  private let perform: (UIContextualAction, UIView) -> Void

  /// The distance by which the row is moved aside, in points.
  var extent: CGFloat = 0
  /// Whether the first action fills the whole width and is performed at the end of the swipe.
  var isFull = false

  init(
    _ configuration: UISwipeActionsConfiguration, isLeading: Bool, isMirrored: Bool,
    perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.configuration = configuration
    self.isLeading = isLeading
    self.isMirrored = isMirrored
    self.perform = perform
    buttons = configuration.actions.map { SwipeButton($0, perform: perform) }
    extent = width
  }

  /// The width of all buttons.
  var width: CGFloat { buttons.reduce(0) { $0 + width(of: $1) } }

  private func width(of button: SwipeButton) -> CGFloat { max(button.measures.swipes.leastWidth, button.fittingWidth) }

  /// Whether the buttons are on the left side.
  private var isAtLeft: Bool { isLeading != isMirrored }

  /// The direction of the swipe that reveals the actions: 1 to the right, -1 to the left.
  var direction: CGFloat { isAtLeft ? 1 : -1 }

  /// The offset of the row's content to the right.
  var shift: CGFloat { extent * direction }

  // MARK: - Touches

  private func wayToFull(_ rowWidth: CGFloat, _ measures: SwipeMeasures) -> CGFloat {
    max(rowWidth * measures.fullShare, width + measures.leastWayToFull)
  }

  /// Updates the extent during a swipe. Beyond the buttons, the row follows with increasing resistance, unless a full
  /// swipe performs an action.
  ///
  /// - Returns: Whether ``isFull`` changed.
  func follow(_ wanted: CGFloat, rowWidth: CGFloat, _ measures: SwipeMeasures) -> Bool {
    let wasFull = isFull
    if wanted <= width {
      extent = max(wanted, 0)
      isFull = false
    } else if configuration.performsFirstActionWithFullSwipe {
      extent = min(wanted, rowWidth)
      isFull = wanted >= wayToFull(rowWidth, measures)
    } else {
      extent = width + RubberBand.stretch(wanted - width, rowWidth)
    }
    return isFull != wasFull
  }

  func performFirst() {
    if let action = configuration.actions.first, let button = buttons.first { perform(action, button) }
  }

  // MARK: - Positioning

  /// Positions the buttons, which spread from the edge with the first one in front. If the row is moved further than
  /// their width, the buttons grow.
  func place(in cell: UIView) {
    for button in buttons.reversed() where button.superview !== cell {
      ViewAnimation.withoutInheritedAnimation { cell.addSubview(button) }
    }
    let whole = width
    guard whole > 0 else { return }
    let grid = cell.pixelGrid
    var end: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      end += width(of: button)
      let isAlone = isFull && index == 0
      let inner = isAlone ? extent : grid.round(extent * end / whole)
      let own = max(width(of: button), isAlone ? extent : grid.ceil(extent * width(of: button) / whole))
      let frame = CGRect(
        x: isAtLeft ? inner - own : cell.bounds.width - inner, y: 0, width: own, height: cell.bounds.height)
      if button.frame != frame { button.frame = frame }
    }
  }

  /// Disables the buttons while they are being hidden.
  func disable() {
    for button in buttons { button.isUserInteractionEnabled = false }
  }

  func remove() {
    for button in buttons { button.removeFromSuperview() }
  }
}
