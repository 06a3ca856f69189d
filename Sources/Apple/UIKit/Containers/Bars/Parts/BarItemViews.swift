import CoreGraphics

/// The views of the items in a bar, which are kept between layouts.
@MainActor
final class BarItemViews {
  private var views: [(item: UIBarButtonItem, view: UIView)] = []
  private var gap: CGFloat = 0
  private var platterMeasures: PlatterMeasures?
  /// The glass behind items. Unused platters at the end are hidden.
  private(set) var platters: [GlassView] = []
  private var platterCount = 0

  /// Displays items in a bar: creates views for new items and removes those of others.
  func show(_ items: [UIBarButtonItem], in bar: UIView, _ looks: BarItemLooks) {
    var next: [(item: UIBarButtonItem, view: UIView)] = []
    for item in items where !item.isSpace && !item.isHidden && !next.contains(where: { $0.item === item }) {
      let old = views.first { $0.item === item && BarItemViews.suits($0.view, item) }?.view
      (old as? BarButton)?.show(looks)
      (old as? BarSearchView)?.show(looks)
      let view = old ?? BarItemViews.makeView(item, looks)
      next.append((item, view))
      if view.superview !== bar { bar.addSubview(view) }
    }
    for (_, view) in views where !next.contains(where: { $0.view === view }) {
      if view.superview === bar { view.removeFromSuperview() }
    }
    views = next
    gap = looks.measures.itemGap
    platterMeasures = looks.measures.platters
    platterCount = 0
  }

  /// Hides unused platters after all items are placed.
  func finishPlatters() {
    for (index, platter) in platters.enumerated() where platter.isHidden != (index >= platterCount) {
      platter.isHidden.toggle()
    }
  }

  /// Returns the next platter below the items of a bar.
  func nextPlatter(in bar: UIView) -> GlassView {
    defer { platterCount += 1 }
    if platterCount < platters.count { return platters[platterCount] }
    let platter = GlassView(frame: .zero)
    bar.insertSubview(platter, at: 1)
    platters.append(platter)
    return platter
  }

  /// Hides the views of other items. They stay in the bar, because adding and removing them in each layout would
  /// request another layout.
  func hide(besides items: [UIBarButtonItem]) {
    for (item, view) in views {
      let isHidden = !items.contains { $0 === item }
      if view.isHidden != isHidden { view.isHidden = isHidden }
    }
  }

  /// The views, in the order of their items.
  var all: [UIView] { views.map(\.view) }

  /// The search bar among the items.
  var search: BarSearchView? { views.lazy.compactMap { $0.view as? BarSearchView }.first }

  subscript(item: UIBarButtonItem) -> UIView? { views.first { $0.item === item }?.view }

  private static func suits(_ view: UIView, _ item: UIBarButtonItem) -> Bool {
    if let search = item.searched { return (view as? BarSearchView)?.searchBar === search.searchController?.searchBar }
    guard let content = item.customView else { return view is BarButton }
    return (view as? BarViewHolder)?.content === content && content.superview === view
  }

  private static func makeView(_ item: UIBarButtonItem, _ looks: BarItemLooks) -> UIView {
    if let search = item.searched?.searchController { return BarSearchView(item, search.searchBar, looks) }
    return item.customView.map { BarViewHolder($0) } ?? BarButton(item, looks)
  }

  /// Returns the width of an item; `nil` for a flexible space.
  func width(of item: UIBarButtonItem) -> CGFloat? {
    if item.isFlexibleSpace { return nil }
    if item.isSpace || item.isHidden { return item.isHidden ? 0 : item.width }
    guard let view = self[item] else { return 0 }
    if let view = view as? BarSearchView { return view.leastWidth }
    if item.width > 0 { return item.width }
    let width = view.pixelGrid.ceil(view.sizeThatFits(.zero).width)
    guard let platterMeasures, view is BarViewHolder, !item.isPaddingRemoved else { return width }
    return width + 2 * platterMeasures.viewPadding
  }

  /// The width of the item that opens the overflow menu, or `nil` if the design has no such menu.
  var overflowWidth: CGFloat? {
    platterMeasures.map { $0.leastImageWidth + 2 * ($0.imagePadding + $0.padding) + $0.gap }
  }

  /// Returns the total width of items without flexible widths.
  func width(of items: [UIBarButtonItem]) -> CGFloat { layOut(items, from: 0) }

  /// Places items one after the other, and returns the end of the last one.
  ///
  /// - Parameters:
  ///   - start: The position of the first item, from the edge at which `place` begins.
  ///   - room: The space for flexible spaces; `nil` without any.
  ///   - place: A closure that positions a view, from the edge.
  @discardableResult
  func layOut(
    _ items: [UIBarButtonItem], from start: CGFloat, room: CGFloat? = nil, in bar: UIView? = nil,
    _ place: (UIView, CGFloat, CGFloat) -> Void = { _, _, _ in }
  ) -> CGFloat {
    if let platterMeasures {
      return BarPlatterLayout(items, platterMeasures, search: search) { self.width(of: $0) ?? 0 }.layOut(
        from: start, room: room, platter: bar.map { bar in { self.nextPlatter(in: bar) } }, view: { self[$0] }, place)
    }
    let items = items.filter { !$0.isHidden }
    var widths: [CGFloat] = []
    var gaps: [CGFloat] = []
    for (index, item) in items.enumerated() {
      widths.append(width(of: item) ?? 0)
      let next = index + 1 < items.count ? items[index + 1] : nil
      gaps.append(next == nil || item.isFlexibleSpace || next?.isFlexibleSpace == true ? 0 : gap)
    }
    // A fixed space between two items has a gap on either side, of which one is sufficient.
    for index in items.indices where items[index].isSpace && !items[index].isFlexibleSpace { gaps[index] = 0 }
    var share: CGFloat = 0
    let flexibleCount = items.count { $0.isFlexibleSpace }
    if let room, flexibleCount > 0 {
      share = max(0, (room - widths.reduce(0, +) - gaps.reduce(0, +)) / CGFloat(flexibleCount))
    }
    var position = start
    for (index, item) in items.enumerated() {
      let width = item.isFlexibleSpace ? share : widths[index]
      if let view = self[item] { place(view, position, width) }
      position += width + gaps[index]
    }
    return position
  }
}
