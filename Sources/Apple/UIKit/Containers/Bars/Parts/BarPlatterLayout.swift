import CoreGraphics

/// The items of a bar on platters of glass: the groups that share a platter, and their positions.
///
/// - Source: WWDC25 session 284, "Build a UIKit app with the new design", for the groups that share a platter.
@MainActor
struct BarPlatterLayout {
  /// A part of the row.
  private enum Part {
    /// Items on one platter.
    case platter([UIBarButtonItem])
    /// A search bar, which has a separate platter.
    case search(UIBarButtonItem)
    case space(CGFloat)
    case flexibleSpace
  }

  private let parts: [Part]
  private let measures: PlatterMeasures
  private let search: BarSearchView?
  private let width: (UIBarButtonItem) -> CGFloat

  /// - Parameters:
  ///   - search: The view of a search bar among the items.
  ///   - width: A closure that returns the width of an item without the padding of its platter.
  init(
    _ items: [UIBarButtonItem], _ measures: PlatterMeasures, search: BarSearchView? = nil,
    width: @escaping (UIBarButtonItem) -> CGFloat
  ) {
    self.measures = measures
    self.search = search
    self.width = width
    var parts: [Part] = []
    for item in items where !item.isHidden {
      if item.isFlexibleSpace {
        parts.append(.flexibleSpace)
      } else if item.isSpace {
        parts.append(.space(item.width))
      } else if item.searched != nil {
        parts.append(.search(item))
      } else if item.sharesPlatter, case .platter(let others) = parts.last, others.allSatisfy(\.sharesPlatter) {
        parts[parts.count - 1] = .platter(others + [item])
      } else {
        parts.append(.platter([item]))
      }
    }
    self.parts = parts
  }

  private func width(of items: [UIBarButtonItem]) -> CGFloat {
    // The width of a button includes its platter.
    if items.count == 1, items[0].width > 0 { return max(items[0].width, leastWidth) }
    let widths = items.reduce(0) { $0 + width($1) } + measures.itemGap * CGFloat(items.count - 1)
    return max(widths + 2 * padding(around: items), leastWidth)
  }

  /// Returns the distance from a platter's end to its items.
  private func padding(around items: [UIBarButtonItem]) -> CGFloat {
    items.count == 1 && items[0].isPaddingRemoved ? 0 : measures.padding
  }

  /// A platter is at least as wide as it is high.
  private var leastWidth: CGFloat { measures.leastImageWidth + 2 * (measures.imagePadding + measures.padding) }

  /// Places items and platters.
  ///
  /// - Parameters:
  ///   - room: The space for flexible spaces; nil for none.
  ///   - platter: A closure that returns the next platter; nil if only the width is requested.
  ///   - place: A closure that positions a view with a width.
  /// - Returns: The end of the last item.
  func layOut(
    from start: CGFloat, room: CGFloat?, platter: (() -> GlassView)?, view: (UIBarButtonItem) -> UIView?,
    _ place: (UIView, CGFloat, CGFloat) -> Void
  ) -> CGFloat {
    let fills = search?.fillsRoom ?? false
    let share = room.map(shareOfFlexibleSpaces) ?? 0
    var position = start
    var needsGap = false
    for part in parts {
      switch part {
      case .flexibleSpace:
        // A search field leaves no space for flexible spaces beside it.
        if !fills {
          position += share
          needsGap = false
        }
      case .search(let item):
        if needsGap { position += measures.gap }
        let width = width(item) + (fills ? share : 0)
        if let view = view(item) { place(view, position, width) }
        position += width
        needsGap = true
      case .space(let width):
        position += width
      case .platter(let items):
        if needsGap { position += measures.gap }
        let width = width(of: items)
        put(items, at: position, width: width, platter: platter, view: view, place)
        position += width
        needsGap = true
      }
    }
    return position
  }

  private func shareOfFlexibleSpaces(of room: CGFloat) -> CGFloat {
    let fixed = layOut(from: 0, room: nil, platter: nil, view: { _ in nil }, { _, _, _ in })
    if let search, search.fillsRoom { return max(0, room - fixed) }
    let count = parts.count { if case .flexibleSpace = $0 { true } else { false } }
    return count == 0 ? 0 : max(0, (room - fixed) / CGFloat(count))
  }

  private func put(
    _ items: [UIBarButtonItem], at position: CGFloat, width: CGFloat, platter: (() -> GlassView)?,
    view: (UIBarButtonItem) -> UIView?, _ place: (UIView, CGFloat, CGFloat) -> Void
  ) {
    if let platter, !items[0].hidesPlatter {
      let glass = platter()
      let tint = items.count == 1 && items[0].isProminent && items[0].isEnabled ? items[0].tintColor : nil
      let isProminent = items.count == 1 && items[0].isProminent && items[0].isEnabled
      let isTouched = items.contains { (view($0) as? UIControl)?.isHighlighted ?? false }
      glass.show(
        glass.measures.glass.bar, tint: isProminent ? tint ?? glass.superview?.tintColor : nil, isTouched: isTouched)
      place(glass, position, width)
    }
    // A single item fills the platter. Several items have their own widths.
    if items.count == 1, let view = view(items[0]) {
      let padding = padding(around: items)
      place(view, position + padding, width - 2 * padding)
      return
    }
    var x = position + measures.padding
    for item in items {
      let itemWidth = self.width(item)
      if let view = view(item) { place(view, x, itemWidth) }
      x += itemWidth + measures.itemGap
    }
  }
}

extension UIBarButtonItem {
  /// Whether the item is drawn on its tint color.
  final var isProminent: Bool { style == .prominent }

  /// Whether the item shares a platter with its neighbors. Images do; titles, custom views and prominent items do not.
  final var sharesPlatter: Bool {
    guard sharesBackground || isInLargerGroup, !hidesPlatter, !isProminent, customView == nil, searched == nil
    else { return false }
    switch systemItem {
    case .done, .cancel, .close, .edit, .save: return false
    case .undo, .redo: return true
    default: return shownImage != nil
    }
  }

  /// Whether the item is displayed without a platter.
  final var hidesPlatter: Bool { hidesSharedBackground && !isInLargerGroup }

  /// Documented: items in groups of several follow their group.
  private final var isInLargerGroup: Bool { (buttonGroup?.barButtonItems.count ?? 1) > 1 }
}
