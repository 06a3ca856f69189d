import QuartzCore

/// Has a list scroll while something is held at its edge.
@MainActor
final class EdgeScroller: ClockDriven {
  private weak var list: UIScrollView?
  private var time = AppHost.current.clock.now
  /// What is held, in the list's coordinates; `nil` when it has been let go.
  private let held: () -> CGRect?
  /// Told how far the content was moved.
  private let follow: (CGFloat) -> Void

  init(_ list: UIScrollView, held: @escaping () -> CGRect?, follow: @escaping (CGFloat) -> Void) {
    self.list = list
    self.held = held
    self.follow = follow
    ClockDrivenViews.add(self)
  }

  /// The nearer to the edge, the faster.
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
