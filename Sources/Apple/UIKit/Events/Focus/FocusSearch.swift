import CoreGraphics

/// The search for focusable items below a view.
@MainActor
struct FocusSearch {
  /// A group of items. The tab key moves between groups, arrow keys move inside of one.
  enum Group: Hashable {
    case named(String)
    case of(ObjectIdentifier)
  }

  /// The destination of an arrow key.
  enum Destination {
    case item(UIView)
    case guide(UIFocusGuide)
  }

  private let root: UIView
  /// The items in reading order.
  let items: [UIView]
  private let guides: [UIFocusGuide]

  init(in root: UIView) {
    self.root = root
    var found: [UIView] = []
    var guides: [UIFocusGuide] = []
    FocusSearch.collect(root, into: &found, &guides)
    self.guides = guides
    let isMirrored = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let places = found.map { (view: $0, frame: $0.convert($0.bounds, to: root)) }
    items = places.sorted { first, second in
      // Items whose heights overlap by half are side by side.
      let overlap = min(first.frame.maxY, second.frame.maxY) - max(first.frame.minY, second.frame.minY)
      if overlap > min(first.frame.height, second.frame.height) / 2 {
        return isMirrored ? first.frame.maxX > second.frame.maxX : first.frame.minX < second.frame.minX
      }
      return first.frame.minY < second.frame.minY
    }.map(\.view)
  }

  private static func collect(_ view: UIView, into found: inout [UIView], _ guides: inout [UIFocusGuide]) {
    guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
    if view.canBecomeFocused {
      found.append(view)
    } else {
      for guide in view.layoutGuides {
        if let guide = guide as? UIFocusGuide, guide.isEnabled { guides.append(guide) }
      }
      for subview in view.subviews { collect(subview, into: &found, &guides) }
    }
  }

  /// Returns the group of an item: that of the nearest identifier, or the list or text field that it is or is contained
  /// in.
  func group(of item: UIView) -> Group { group(around: item) }

  private func group(around environment: (any UIFocusEnvironment)?) -> Group {
    var current = environment
    while let environment = current {
      if let name = environment.focusGroupIdentifier { return .named(name) }
      if environment is any FocusGroupOwner { return .of(ObjectIdentifier(environment)) }
      current = environment.parentFocusEnvironment
    }
    return .of(ObjectIdentifier(root))
  }

  /// The groups, in reading order of their first items.
  var groups: [(group: Group, items: [UIView])] {
    var result: [(group: Group, items: [UIView])] = []
    for item in items {
      let group = group(of: item)
      if let index = result.firstIndex(where: { $0.group == group }) {
        result[index].items.append(item)
      } else {
        result.append((group, [item]))
      }
    }
    return result
  }

  /// Returns the destinations in a direction in the same group, the nearest first.
  func neighbors(of item: UIView, _ heading: UIFocusHeading) -> [Destination] {
    let group = group(of: item)
    let frame = item.convert(item.bounds, to: root)
    let isUpright = heading == .up || heading == .down
    func distance(_ place: CGRect) -> CGFloat? {
      let (dx, dy) = (place.midX - frame.midX, place.midY - frame.midY)
      let along = heading == .down ? dy : heading == .up ? -dy : heading == .right ? dx : -dx
      guard along > 0.5 else { return nil }
      let across = isUpright ? abs(dx) : abs(dy)
      // An offset to the side counts as additional distance.
      let reach = isUpright ? (place.width + frame.width) / 2 : (place.height + frame.height) / 2
      return along + (across > reach ? 3 * across : across)
    }
    var found: [(destination: Destination, distance: CGFloat)] = []
    for other in items where other !== item && self.group(of: other) == group {
      if let distance = distance(other.convert(other.bounds, to: root)) { found.append((.item(other), distance)) }
    }
    for guide in guides where self.group(around: guide.owningView) == group {
      guard let owner = guide.owningView else { continue }
      if let distance = distance(owner.convert(guide.layoutFrame, to: root)) { found.append((.guide(guide), distance)) }
    }
    return found.sorted { $0.distance < $1.distance }.map(\.destination)
  }
}
