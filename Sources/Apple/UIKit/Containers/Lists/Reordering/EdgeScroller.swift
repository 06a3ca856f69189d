import QuartzCore

/// An object that scrolls a list while a dragged row or item is at its edge.
@MainActor
final class EdgeScroller: ClockDriven {
  private weak var list: UIScrollView?
  private var time = AppHost.current.clock.now
  /// A closure that returns the frame of the dragged element in the list's coordinates, or `nil` when it was dropped.
  private let held: () -> CGRect?
  /// A closure that is called with the distance by which the content scrolled.
  private let follow: (CGFloat) -> Void

  init(_ list: UIScrollView, held: @escaping () -> CGRect?, follow: @escaping (CGFloat) -> Void) {
    self.list = list
    self.held = held
    self.follow = follow
    ClockDrivenViews.add(self)
  }

  /// Scrolls the list. The speed increases towards the edge.
  func frameWillBeMade() {
    let now = AppHost.current.clock.now
    let seconds = now - time
    time = now
    guard seconds > 0, let list, let held = held() else { return }
    let visible = list.bounds.inset(by: list.adjustedContentInset)
    let zone = list.measures.tables.reorderScrollZone
    let (above, below) = (visible.minY + zone - held.minY, held.maxY - visible.maxY + zone)
    let reach = above > 0 ? -min(above, zone) : below > 0 ? min(below, zone) : 0
    let step = reach / zone * list.measures.tables.reorderScrollSpeed * CGFloat(seconds)
    let offset = list.contentOffset
    let target = list.confined(CGPoint(x: offset.x, y: offset.y + list.pixelGrid.round(step)))
    guard target.y != offset.y else { return }
    list.contentOffset = target
    follow(target.y - offset.y)
  }
}
