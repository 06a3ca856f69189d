import Foundation

/// The elements that assistive technologies access, in the order in which they are read.
///
/// The order is that of a container's `accessibilityElements` if it has some. Otherwise, elements are read in rows from
/// top to bottom, and each row from leading to trailing. The elements of a group remain together.
@MainActor
package struct AccessibilityTree {
  /// An element with its current values.
  @MainActor
  package struct Element {
    package let object: NSObject
    /// The frame in the screen's coordinates.
    package let frame: CGRect

    package var label: String? { object.accessibilityLabel }
    package var value: String? { object.accessibilityValue }
    package var hint: String? { object.accessibilityHint }
    package var traits: UIAccessibilityTraits { object.accessibilityTraits }
    package var identifier: String? { (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier }
    package var customActions: [UIAccessibilityCustomAction] { object.accessibilityCustomActions ?? [] }
  }

  /// A group of elements that are read consecutively, regardless of their siblings.
  private struct Group {
    var elements: [Element]
    var frame: CGRect
  }

  package let elements: [Element]

  /// Creates the tree of a view with up-to-date layout.
  package init(of view: UIView) {
    elements = AccessibilityTree.groups(in: view, depth: 0).flatMap(\.elements)
  }

  /// The maximum number of levels, for containers that contain each other.
  private static let maxLevels = 200
  private static let leastAlpha: CGFloat = 0.01

  private static func groups(in object: NSObject, depth: Int) -> [Group] {
    guard depth < maxLevels, isReachable(object) else { return [] }
    if object.isAccessibilityElement {
      let element = Element(object: object, frame: object.accessibilityFrame)
      let neighbors = (object as? any AccessibilityNeighboring)?.accessibilityNeighbors ?? []
      let others = neighbors.flatMap { groups(in: $0, depth: depth + 1) }.flatMap(\.elements)
      return together((isWorthReading(element) ? [element] : []) + others)
    }
    if let listed = listedElements(of: object) {
      let elements = listed.compactMap { $0 as? NSObject }.flatMap { groups(in: $0, depth: depth + 1) }
      return together(elements.flatMap(\.elements))
    }
    guard let view = object as? UIView else { return [] }
    let children = reachableSubviews(of: view).flatMap { groups(in: $0, depth: depth + 1) }
    let keepsTogether = view.shouldGroupAccessibilityChildren || view.accessibilityContainerType != .none
    guard keepsTogether || depth == 0 else { return children }
    let sorted = inReadingOrder(children, isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return keepsTogether ? together(sorted.flatMap(\.elements)) : sorted
  }

  private static func listedElements(of object: NSObject) -> [Any]? {
    if let listed = object.accessibilityElements { return listed }
    let count = object.accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return nil }
    return (0..<count).compactMap { object.accessibilityElement(at: $0) }
  }

  private static func together(_ elements: [Element]) -> [Group] {
    guard let first = elements.first else { return [] }
    return [Group(elements: elements, frame: elements.reduce(first.frame) { $0.union($1.frame) })]
  }

  private static func isReachable(_ object: NSObject) -> Bool {
    if object.accessibilityElementsHidden { return false }
    guard let view = object as? UIView else { return true }
    return !view.isHidden && view.alpha >= leastAlpha
  }

  /// Returns whether an element is read. Text without words and views without size aren't.
  private static func isWorthReading(_ element: Element) -> Bool {
    guard let view = element.object as? UIView else { return true }
    if view.bounds.isEmpty { return false }
    return !(view.accessibilityDefaults.isTextAlone && (element.label ?? "").isEmpty && (element.value ?? "").isEmpty)
  }

  /// Returns the subviews that the user can reach: only the last modal one if there is one.
  private static func reachableSubviews(of view: UIView) -> [UIView] {
    let subviews = view.subviews.filter(isReachable)
    return subviews.last(where: \.accessibilityViewIsModal).map { [$0] } ?? subviews
  }

  // MARK: - Order

  private static func inReadingOrder(_ groups: [Group], isRightToLeft: Bool) -> [Group] {
    let fromTop = stablySorted(groups) { $0.frame.minY < $1.frame.minY }
    var rows: [[Group]] = []
    for group in fromTop {
      // An element is in a row if its center is above the lower edge of the row's first element.
      if let first = rows.last?.first, group.frame.midY < first.frame.maxY, first.frame.midY >= group.frame.minY {
        rows[rows.count - 1].append(group)
      } else {
        rows.append([group])
      }
    }
    return rows.flatMap { row in
      stablySorted(row) { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
    }
  }

  private static func stablySorted(_ groups: [Group], by isBefore: (Group, Group) -> Bool) -> [Group] {
    groups.enumerated().sorted { first, second in
      if isBefore(first.element, second.element) { return true }
      if isBefore(second.element, first.element) { return false }
      return first.offset < second.offset
    }.map(\.element)
  }
}

/// A view that is a single element, but has siblings that aren't part of it, such as the swipe actions of a row.
@MainActor
protocol AccessibilityNeighboring {
  var accessibilityNeighbors: [UIView] { get }
}
