import UIKit

/// Where a scroll view is to be, and who is told where it is.
struct ScrollPositionLink {
  let wanted: AnyHashable?
  let anchor: UnitPoint?
  let write: @MainActor (AnyHashable?) -> Void
}

private enum ScrollPositionKey: EnvironmentKey { static var defaultValue: ScrollPositionLink? { nil } }
private enum ScrollSnappingKey: EnvironmentKey { static var defaultValue: ScrollSnapping? { nil } }

extension EnvironmentValues {
  var scrollPosition: ScrollPositionLink? {
    get { self[ScrollPositionKey.self] }
    set { self[ScrollPositionKey.self] = newValue }
  }
  var scrollSnapping: ScrollSnapping? {
    get { self[ScrollSnappingKey.self] }
    set { self[ScrollSnappingKey.self] = newValue }
  }

  /// What is inside of a scroll view is not meant.
  var withoutScrolling: EnvironmentValues {
    guard scrollPosition != nil || scrollSnapping != nil else { return self }
    var values = self
    values.scrollPosition = nil
    values.scrollSnapping = nil
    return values
  }
}

struct ScrollPositionModifier<ID: Hashable>: ViewModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?

  func body(content: Content) -> some View {
    let id = id
    // Read here, so that a change of it is heard of.
    let wanted = id.wrappedValue
    return content.environment(
      \.scrollPosition,
      ScrollPositionLink(wanted: wanted.map { AnyHashable($0) }, anchor: anchor) { value in
        let new = value?.base as? ID
        if id.wrappedValue != new { id.wrappedValue = new }
      })
  }
}

/// Where a scroll view comes to rest.
enum ScrollSnapping: Equatable {
  case pages
  case views
}

/// Where scrolling comes to rest.
///
/// - Source: developer.apple.com/documentation/swiftui/scrolltargetbehavior
@MainActor
public protocol ScrollTargetBehavior {}

/// At whole pages.
///
/// - Source: developer.apple.com/documentation/swiftui/pagingscrolltargetbehavior
public struct PagingScrollTargetBehavior: ScrollTargetBehavior { nonisolated public init() {} }

/// Where a view of a target layout begins.
///
/// - Source: developer.apple.com/documentation/swiftui/viewalignedscrolltargetbehavior
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior { nonisolated public init() {} }

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

/// Marks a container: what it holds are a scroll view's targets.
struct ScrollTargetModifier: BoxModifier {
  let isEnabled: Bool
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    ScrollTargetBox(modifier, child: child, node: node)
  }
}

final class ScrollTargetBox: ModifierBox<ScrollTargetModifier> {
  /// The views that can be targets, where they lie now.
  var targets: [Box] {
    guard modifier.isEnabled else { return [] }
    var box: Box = child
    // Modifiers between.
    while box.contained.count == 1, let inner = box.contained.first, box.stackAxis == nil { box = inner }
    return box.contained
  }
}

extension View {
  /// Has a scroll view be where a view with an id is, and tells which one is first in view.
  ///
  /// - Parameter anchor: which point of the view comes to the same point of the scroll view; `nil` (the default) is the shortest way.
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(id: id, anchor: anchor))
  }
  /// Where scrolling comes to rest.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollSnapping, behavior is PagingScrollTargetBehavior ? .pages : .views)
  }
  /// The views of this container are those at which a scroll view comes to rest.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    applying(ScrollTargetModifier(isEnabled: isEnabled))
  }
}
