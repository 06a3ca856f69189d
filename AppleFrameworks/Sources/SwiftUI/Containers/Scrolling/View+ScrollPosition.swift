import UIKit

extension View {
  /// Binds the position of the scroll views in the view to the identifier of a view.
  ///
  /// Setting the binding scrolls to the view. Scrolling sets the binding to the first visible row of a `ForEach`.
  ///
  /// - Parameter anchor: The point of the view that is aligned with the same point of the scroll view; `nil` (the
  ///   default) scrolls by the smallest distance.
  /// - Source: developer.apple.com/documentation/swiftui/view/scrollposition(id:anchor:)
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(id: id, anchor: anchor))
  }

  /// Sets the behavior that determines the positions at which scrolling stops.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/scrolltargetbehavior(_:)
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollSnapping, behavior is PagingScrollTargetBehavior ? .pages : .views)
  }

  /// Sets whether the views of this container are scroll targets. Default: `true`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/scrolltargetlayout(isenabled:)
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    applying(ScrollTargetModifier(isEnabled: isEnabled))
  }
}
