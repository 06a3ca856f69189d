import UIKit

/// A box that measures, displays and scrolls a scroll view.
final class ScrollBox<Content: View>: Box, Scrollable, LazyHost, SizingContainer {
  private unowned let owner: ScrollNode<Content>
  private lazy var scrollView = makeScrollView()
  private var stack: LayoutBox<VStackLayout>!
  private var row: LayoutBox<HStackLayout>!
  private weak var graph: ViewGraph?

  init(owner: ScrollNode<Content>) {
    self.owner = owner
    super.init(node: owner)
    stack = LayoutBox(VStackLayout(), node: owner)
    row = LayoutBox(HStackLayout(), node: owner)
    stack.superbox = self
    row.superbox = self
    graph = owner.graph
  }

  private func makeScrollView() -> HostedScrollView {
    let view = HostedScrollView()
    view.contentInsetAdjustmentBehavior = .never
    view.onScroll = { [weak self] in self?.didScroll() }
    view.restOf = { [weak self] offset in self?.rest(near: offset) }
    view.delegate = view
    view.phaseDidChange = { [weak self, weak view] old, new in
      guard let self, let view else { return }
      let velocity = view.panGestureRecognizer.velocity(in: view)
      let context = ScrollPhaseChangeContext(
        geometry: ScrollGeometry(view), velocity: CGVector(dx: -velocity.x, dy: -velocity.y))
      for listener in environment.scrollListeners { listener.phaseDidChange(old, new, context) }
    }
    return view
  }

  /// Performs layout again if lazy content may have become visible, and reports the position.
  private func didScroll() {
    if holdsLazyContent { graph?.invalidateLayout() }
    tellPosition()
    tellGeometry()
  }

  private var toldGeometry: ScrollGeometry?

  private func tellGeometry() {
    guard !environment.scrollListeners.isEmpty else { return }
    let geometry = ScrollGeometry(scrollView)
    toldGeometry = geometry
    for listener in environment.scrollListeners { listener.geometryDidChange(geometry) }
  }

  // MARK: Scroll positions

  private var lastRequest: Int?

  /// Scrolls to the position that the binding requests.
  private func takePlace(animated: Bool) {
    guard let link = environment.scrollPlace, link.position.request != lastRequest else { return }
    isPositioning = true
    defer { isPositioning = false }
    var offset = scrollView.contentOffset
    let insets = scrollView.contentInset
    switch link.position.target {
    case .none: break
    case .id(let id, let anchor):
      guard scroll(to: id, anchor: anchor ?? link.anchor, animated: animated && lastRequest != nil) else { return }
      lastRequest = link.position.request
      return
    case .edge(let edge):
      let isMirrored = environment.layoutDirection == .rightToLeft
      let bottom = scrollView.contentSize.height + insets.bottom - scrollView.bounds.height
      let right = scrollView.contentSize.width + insets.right - scrollView.bounds.width
      switch edge {
      case .top: offset.y = -insets.top
      case .bottom: offset.y = max(-insets.top, bottom)
      case .leading: offset.x = isMirrored ? max(-insets.left, right) : -insets.left
      case .trailing: offset.x = isMirrored ? -insets.left : max(-insets.left, right)
      }
    case .point(let x, let y):
      offset = CGPoint(x: x ?? offset.x, y: y ?? offset.y)
    }
    let isFirst = lastRequest == nil
    lastRequest = link.position.request
    if offset != scrollView.contentOffset { scrollView.setContentOffset(offset, animated: animated && !isFirst) }
  }

  // MARK: Identifiers

  /// The identifier of the last scroll position, set by code or by the user.
  private var position: AnyHashable?
  private var isPositioning = false

  /// Scrolls to the identifier of the position's binding.
  private func takePosition(animated: Bool) {
    guard let link = environment.scrollPosition, let wanted = link.wanted, wanted != position else { return }
    isPositioning = true
    if scroll(to: wanted, anchor: link.anchor, animated: animated) { position = wanted }
    isPositioning = false
  }

  /// Writes the identifier of the first visible row to the position's binding.
  private func tellPosition() {
    guard !isPositioning, environment.scrollPosition != nil || environment.scrollPlace != nil,
      let rows = rows(below: owner)
    else { return }
    let visible = scrollView.bounds.inset(by: scrollView.contentInset)
    for index in 0..<rows.count where rows.isMade(at: index) {
      var boxes: [Box] = []
      rows.node(at: index).collect(into: &boxes)
      guard let frame = boxes.first?.frame else { continue }
      // A row is considered visible if at least half of it is visible.
      let isFirst = axes.contains(.vertical) ? frame.midY >= visible.minY : frame.midX >= visible.minX
      guard isFirst else { continue }
      let id = rows.rowID(at: index)
      guard id != position else { return }
      position = id
      environment.scrollPosition?.write(id)
      environment.scrollPlace?.write(id)
      return
    }
  }

  private func rows(below node: Node) -> (any LazyRowSource)? {
    if let rows = node as? any LazyRowSource { return rows }
    for child in node.children where !(child is any ScrollingNode) {
      if let found = rows(below: child) { return found }
    }
    return nil
  }

  /// Returns the offset at which the nearest scroll target begins at the scroll view's leading or top edge.
  private func rest(near offset: CGPoint) -> CGPoint? {
    guard environment.scrollSnapping == .views else { return nil }
    var targets: [Box] = []
    func look(_ box: Box) {
      if let target = box as? ScrollTargetBox { targets += target.targets }
      for inner in box.contained where !(inner is any Scrollable) { look(inner) }
    }
    look(content)
    let isVertical = axes.contains(.vertical)
    let inset = isVertical ? scrollView.contentInset.top : scrollView.contentInset.left
    let own = (isVertical ? offset.y : offset.x) + inset
    let starts = targets.map { isVertical ? $0.frame.minY : $0.frame.minX }
    guard let nearest = starts.min(by: { abs($0 - own) < abs($1 - own) }) else { return nil }
    let end =
      isVertical
      ? scrollView.contentSize.height + scrollView.contentInset.bottom - scrollView.bounds.height
      : scrollView.contentSize.width + scrollView.contentInset.right - scrollView.bounds.width
    let place = min(nearest - inset, max(-inset, end))
    return isVertical ? CGPoint(x: offset.x, y: place) : CGPoint(x: place, y: offset.y)
  }

  var holdsLazyContent = false

  func contentDidChange() {
    stack.childrenDidChange()
    row.childrenDidChange()
    invalidateSize()
  }

  private var axes: Axis.Set { owner.view.axes }

  private var content: Box {
    let isRow = axes == .horizontal
    let boxes = isRow ? row.content : stack.content
    return boxes.count == 1 ? boxes[0] : isRow ? row : stack
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let margins = marginsAcross
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width.map { max(0, $0 - margins.horizontal) },
      height: axes.contains(.vertical) ? nil : proposal.height.map { max(0, $0 - margins.vertical) })
  }

  /// The margins of the content along the axes that do not scroll.
  private var marginsAcross: EdgeInsets {
    var margins = environment.contentMargins.content
    if axes.contains(.horizontal) { (margins.leading, margins.trailing) = (0, 0) }
    if axes.contains(.vertical) { (margins.top, margins.bottom) = (0, 0) }
    return margins
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = content.sizeThatFits(inner(proposal))
    // The size is the proposed size along scrolling axes, and the content's size along the others.
    let margins = marginsAcross
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width + margins.horizontal,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height + margins.vertical)
  }

  override func arrange(_ context: PlacementContext) {
    dependents.update(frame.size)
    let isMirrored = environment.layoutDirection == .rightToLeft
    // The scroll view extends below bars that it touches, and insets its content.
    let insets = context.insets(touching: frame)
    let whole = context.extended(frame, into: .all, isMirrored: isMirrored)
    let placed = context.onPixels(whole)
    scrollView.showsVerticalScrollIndicator =
      owner.view.showsIndicators && environment.scrollIndicators != .hidden && axes.contains(.vertical)
    scrollView.showsHorizontalScrollIndicator =
      owner.view.showsIndicators && environment.scrollIndicators != .hidden && axes.contains(.horizontal)
    scrollView.isScrollEnabled = environment.isScrollEnabled
    environment.scrollBehavior.apply(to: scrollView, axes: axes)
    scrollView.isPagingEnabled = environment.scrollSnapping == .pages
    scrollView.keyboardDismissMode = environment.keyboardDismissMode
    if axes.contains(.vertical) { RefreshWheel.update(scrollView, environment) }
    context.show(scrollView, frame: whole)
    let proposal = inner(ProposedViewSize(frame.size))
    let size = content.sizeThatFits(proposal)
    func edges(_ margins: EdgeInsets) -> UIEdgeInsets {
      let (leading, trailing) = (insets.leading + margins.leading, insets.trailing + margins.trailing)
      return UIEdgeInsets(
        top: axes.contains(.vertical) ? insets.top + margins.top : 0,
        left: axes.contains(.horizontal) ? (isMirrored ? trailing : leading) : 0,
        bottom: axes.contains(.vertical) ? insets.bottom + margins.bottom : 0,
        right: axes.contains(.horizontal) ? (isMirrored ? leading : trailing) : 0)
    }
    let edge = edges(environment.contentMargins.content)
    let indicators = edges(environment.contentMargins.indicators)
    if scrollView.verticalScrollIndicatorInsets != indicators { scrollView.verticalScrollIndicatorInsets = indicators }
    let isFirst = scrollView.contentSize == .zero
    if scrollView.contentInset != edge {
      let wasAtTop = scrollView.contentOffset.y <= -scrollView.contentInset.top
      scrollView.contentInset = edge
      if isFirst || wasAtTop { scrollView.contentOffset.y = -edge.top }
    }
    let contentSize = CGSize(
      width: axes.contains(.horizontal) ? size.width : placed.width,
      height: axes.contains(.vertical) ? size.height : placed.height)
    if scrollView.contentSize != contentSize { scrollView.contentSize = contentSize }
    if isFirst, isMirrored, axes == .horizontal {
      scrollView.contentOffset.x = max(0, contentSize.width - placed.width)
    }
    if isFirst, let anchor = environment.scrollAnchor {
      let room = CGSize(
        width: placed.width - edge.left - edge.right, height: placed.height - edge.top - edge.bottom)
      if axes.contains(.vertical) {
        scrollView.contentOffset.y = max(0, contentSize.height - room.height) * anchor.y - edge.top
      }
      if axes.contains(.horizontal) {
        scrollView.contentOffset.x = max(0, contentSize.width - room.width) * anchor.x - edge.left
      }
    }
    // Smaller content is centered across the scroll axis, or along both axes if both scroll.
    var origin = CGPoint.zero
    let visible = frame.size
    let fromLeft = frame.minX - whole.minX
    let fromTop = frame.minY - whole.minY
    let margins = marginsAcross
    let left = isMirrored ? margins.trailing : margins.leading
    if !axes.contains(.horizontal) {
      origin.x = fromLeft + left + (visible.width - margins.horizontal - size.width) / 2
    }
    if !axes.contains(.vertical) {
      origin.y = fromTop + margins.top + (visible.height - margins.vertical - size.height) / 2
    }
    if axes == [.horizontal, .vertical] {
      origin = CGPoint(x: max(0, (visible.width - size.width) / 2), y: max(0, (visible.height - size.height) / 2))
    }
    let local = PlacementContext(
      container: scrollView, graph: context.graph, animation: context.animation,
      offset: CGPoint(x: context.offset.x + placed.minX, y: context.offset.y + placed.minY), scale: context.scale)
    local.visible = scrollView.bounds
    content.place(CGRect(origin: origin, size: size), proposal, local)
    local.finish()
    takePosition(animated: context.animation != nil)
    takePlace(animated: context.animation != nil)
    if !environment.scrollListeners.isEmpty, ScrollGeometry(scrollView) != toldGeometry {
      node.graph.afterUpdate { [weak self] in self?.tellGeometry() }
    }
  }

  let dependents = SizeDependents()
  var roomForContent: CGSize { frame.size }

  func scroll(to id: AnyHashable, anchor: UnitPoint?, animated: Bool) -> Bool {
    guard let frame = place(of: id, in: content) ?? place(ofRow: id, below: owner) else { return false }
    let viewport = scrollView.bounds.inset(by: scrollView.contentInset)
    var offset = scrollView.contentOffset
    let (top, left) = (scrollView.contentInset.top, scrollView.contentInset.left)
    if axes.contains(.vertical) {
      if let anchor {
        offset.y = frame.minY - anchor.y * (viewport.height - frame.height) - top
      } else if frame.minY < viewport.minY {
        offset.y = frame.minY - top
      } else if frame.maxY > viewport.maxY {
        offset.y = frame.maxY - viewport.height - top
      }
      offset.y = min(
        max(offset.y, -top),
        max(-top, scrollView.contentSize.height + scrollView.contentInset.bottom - scrollView.bounds.height))
    }
    if axes.contains(.horizontal) {
      if let anchor {
        offset.x = frame.minX - anchor.x * (viewport.width - frame.width) - left
      } else if frame.minX < viewport.minX {
        offset.x = frame.minX - left
      } else if frame.maxX > viewport.maxX {
        offset.x = frame.maxX - viewport.width - left
      }
      offset.x = min(
        max(offset.x, -left),
        max(-left, scrollView.contentSize.width + scrollView.contentInset.right - scrollView.bounds.width))
    }
    scrollView.setContentOffset(offset, animated: animated)
    return true
  }

  /// Returns the frame of the view with an identifier.
  private func place(of id: AnyHashable, in box: Box) -> CGRect? {
    if box.traitValue(ObjectIdentifier(IDTrait.self)) as? AnyHashable == id { return box.frame }
    // Nested scroll views are searched separately.
    for inner in box.contained where !(inner is any Scrollable) {
      if let found = place(of: id, in: inner) { return found }
    }
    return nil
  }

  /// Returns the frame of the first view in the row of the element with an identifier.
  private func place(ofRow id: AnyHashable, below node: Node) -> CGRect? {
    if let rows = node as? any LazyRowSource, let index = rows.index(of: id) {
      if rows.isMade(at: index) {
        var boxes: [Box] = []
        rows.node(at: index).collect(into: &boxes)
        if let first = boxes.first, !(first.superbox is LazyContainerBox) { return first.frame }
      }
      return lazyPlace(of: id, in: content)
    }
    // Nested scroll views have their own rows.
    for child in node.children where !(child is any ScrollingNode) {
      if let found = place(ofRow: id, below: child) { return found }
    }
    return nil
  }

  private func lazyPlace(of id: AnyHashable, in box: Box) -> CGRect? {
    if let lazy = box as? LazyContainerBox, let frame = lazy.frame(ofRow: id) { return frame }
    for inner in box.contained where !(inner is any Scrollable) {
      if let found = lazyPlace(of: id, in: inner) { return found }
    }
    return nil
  }

  override var contained: [Box] { [content] }
}

extension ScrollBox: ScrollSpaceBox {
  func frame(of space: ScrollSpace) -> CGRect? {
    switch space.axis {
    case .vertical? where !axes.contains(.vertical), .horizontal? where !axes.contains(.horizontal): nil
    default: scrollView.superview.map { $0.convert(scrollView.frame, to: nil as UIView?) }
    }
  }
}
