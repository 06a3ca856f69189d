import Foundation

/// The buttons beside a row that is swiped aside.
@MainActor
final class RevealedSwipe {
  let configuration: UISwipeActionsConfiguration
  let isLeading: Bool
  private let isMirrored: Bool
  let buttons: [SwipeButton]
  private let perform: (UIContextualAction, UIView) -> Void

  /// How far the row is moved aside, in points.
  var extent: CGFloat = 0
  /// Whether the first action takes all the room: letting go performs it.
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

  /// The room that all buttons need.
  var width: CGFloat { buttons.reduce(0) { $0 + width(of: $1) } }

  private func width(of button: SwipeButton) -> CGFloat { max(button.measures.swipes.leastWidth, button.fittingWidth) }

  /// Whether the buttons come out at the left.
  private var isAtLeft: Bool { isLeading != isMirrored }

  /// 1 where a finger that reveals goes to the right, else -1.
  var direction: CGFloat { isAtLeft ? 1 : -1 }

  /// How far the row's content is moved to the right.
  var shift: CGFloat { extent * direction }

  // MARK: - By finger

  private func wayToFull(_ rowWidth: CGFloat, _ measures: SwipeMeasures) -> CGFloat {
    max(rowWidth * measures.fullShare, width + measures.leastWayToFull)
  }

  /// A finger asks for some extent; beyond the buttons the row follows less and less, unless that performs an action.
  ///
  /// - Returns: whether the first action now takes all the room and did not before, or the other way round.
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

  // MARK: - Placing

  /// Buttons fan out from the edge, the first one in front; wider rows of them are shared out.
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

  /// The buttons are on their way out: they do nothing any more.
  func disable() {
    for button in buttons { button.isUserInteractionEnabled = false }
  }

  func remove() {
    for button in buttons { button.removeFromSuperview() }
  }
}
