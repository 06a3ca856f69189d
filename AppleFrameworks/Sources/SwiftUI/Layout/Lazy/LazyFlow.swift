import UIKit

/// A description of the axis and the tracks of a lazy container.
struct LazyFlow {
  /// A column of a vertical container, or a row of a horizontal one.
  struct Track: Equatable {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment
  }

  let axis: Axis
  /// The definitions of the tracks; `nil` for stacks, which have one track across their entire width.
  let items: [GridItem]?
  let alignment: Alignment
  let spacing: CGFloat
  let pinned: PinnedScrollableViews

  /// Returns the tracks for a length across the axis.
  ///
  /// Fixed tracks have their own length. The other tracks divide the remaining length one after another, each within
  /// its limits. An adaptive item becomes as many tracks as fit.
  func tracks(_ length: CGFloat) -> [Track] {
    guard let items else { return [Track(start: 0, length: length, alignment: alignment)] }
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? ViewSpacing.standard) }
    var remaining = length - gaps
    for case .fixed(let size) in items.map(\.size) { remaining -= size }
    var left = items.filter { if case .fixed = $0.size { false } else { true } }.count
    var result: [Track] = []
    var position: CGFloat = 0
    for item in items {
      let distance = item.spacing ?? ViewSpacing.standard
      let place = item.alignment ?? alignment
      func add(_ length: CGFloat) {
        result.append(Track(start: position, length: length, alignment: place))
        position += length + distance
      }
      let share = max(0, remaining) / CGFloat(max(1, left))
      switch item.size {
      case .fixed(let size): add(size)
      case .flexible(let least, let most):
        let size = min(max(share, least), max(least, most))
        remaining -= size
        left -= 1
        add(size)
      case .adaptive(let least, let most):
        let fitting = least + distance > 0 ? ((share + distance) / (least + distance)).rounded(.down) : 1
        let count = max(1, min(fitting, 10_000))
        let size = max(min((share - (count - 1) * distance) / count, most), min(least, share))
        for _ in 0..<Int(count) { add(size) }
        remaining -= count * size + (count - 1) * distance
        left -= 1
      }
    }
    return result
  }
}

extension LazyFlow {
  func isSame(as other: LazyFlow) -> Bool {
    axis == other.axis && alignment == other.alignment && spacing == other.spacing && pinned == other.pinned
      && items?.map(Sizes.init) == other.items?.map(Sizes.init)
  }

  /// The properties of an item that affect layout, in a comparable form.
  private struct Sizes: Equatable {
    let numbers: [CGFloat?]
    let alignment: Alignment?
    init(_ item: GridItem) {
      alignment = item.alignment
      numbers =
        switch item.size {
        case .fixed(let size): [0, size, nil, item.spacing]
        case .flexible(let least, let most): [1, least, most, item.spacing]
        case .adaptive(let least, let most): [2, least, most, item.spacing]
        }
    }
  }
}
