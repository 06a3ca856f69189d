import Foundation

/// What assistive technologies go through: elements in the order in which they are read.
///
/// The order is the one of `accessibilityElements` where a container has some. Else elements are read in rows from top
/// to bottom, each row from leading to trailing; those of a group stay together.
@MainActor
package struct AccessibilityTree {
  /// One element, as it is heard now.
  @MainActor
  package struct Element {
    package let object: NSObject
    /// In the screen's coordinates.
    package let frame: CGRect

    package var label: String? { object.accessibilityLabel }
    package var value: String? { object.accessibilityValue }
    package var hint: String? { object.accessibilityHint }
    package var traits: UIAccessibilityTraits { object.accessibilityTraits }
    package var identifier: String? { (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier }
    package var customActions: [UIAccessibilityCustomAction] { object.accessibilityCustomActions ?? [] }
  }

  /// Elements that are read one after the other, whatever lies beside them.
  private struct Group {
    var elements: [Element]
    var frame: CGRect
  }

  package let elements: [Element]

  /// Goes through a view with all that is in it. Its layout has to be up to date.
  package init(of view: UIView) {
    elements = AccessibilityTree.groups(in: view, depth: 0).flatMap(\.elements)
  }

  /// Containers that list each other would go on for ever.
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

  /// Text without words and views without size say nothing.
  private static func isWorthReading(_ element: Element) -> Bool {
    guard let view = element.object as? UIView else { return true }
    if view.bounds.isEmpty { return false }
    return !(view.accessibilityDefaults.isTextAlone && (element.label ?? "").isEmpty && (element.value ?? "").isEmpty)
  }

  /// All that are in front of the user: the last modal one alone, where there is one.
  private static func reachableSubviews(of view: UIView) -> [UIView] {
    let subviews = view.subviews.filter(isReachable)
    return subviews.last(where: \.accessibilityViewIsModal).map { [$0] } ?? subviews
  }

  // MARK: - Order

  private static func inReadingOrder(_ groups: [Group], isRightToLeft: Bool) -> [Group] {
    let fromTop = stablySorted(groups) { $0.frame.minY < $1.frame.minY }
    var rows: [[Group]] = []
    for group in fromTop {
      // In the same row is what has its middle above the lower edge of the row's first element.
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

/// A view that, when it is one element, has others beside it which are no part of what it says: the actions of a row that is swiped aside.
@MainActor
protocol AccessibilityNeighboring {
  var accessibilityNeighbors: [UIView] { get }
}
