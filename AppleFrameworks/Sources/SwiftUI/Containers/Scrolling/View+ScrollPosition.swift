import UIKit

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
