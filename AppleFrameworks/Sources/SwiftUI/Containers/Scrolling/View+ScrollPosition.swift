import UIKit

extension View {
  /// Binds the position of the scroll views inside to the identifier of a view.
  ///
  /// Setting it scrolls to the view; scrolling sets it to the first visible row of a `ForEach`.
  /// - Parameter anchor: The point of the view that is aligned with the same point of the scroll view; `nil` (the
  ///   default) scrolls as little as possible.
  /// - Source: developer.apple.com/documentation/swiftui/view/scrollposition(id:anchor:)
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(id: id, anchor: anchor))
  }

  /// The positions at which scrolling comes to rest.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/scrolltargetbehavior(_:)
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollSnapping, behavior is PagingScrollTargetBehavior ? .pages : .views)
  }

  /// Whether the views of this container are scroll targets. Default of the parameter: `true`.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/scrolltargetlayout(isenabled:)
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    applying(ScrollTargetModifier(isEnabled: isEnabled))
  }
}
