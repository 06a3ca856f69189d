import UIKit

extension View {
  /// Extends the view into the safe area at edges that it touches.
  ///
  /// - Parameter regions: The regions of the safe area. The keyboard's region is never ignored.
  /// - Source: developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    applying(IgnoringSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Extends the view into the safe area at edges that it touches.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/edgesignoringsafearea(_:)
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    applying(IgnoringSafeAreaModifier(edges: edges))
  }

  /// Displays a view at the top or bottom, and insets the safe area by its height.
  ///
  /// - Parameter spacing: The distance between the views, in points; `nil` for the default distance.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    applying(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing,
        other: content()))
  }

  /// Displays a view at the side, and insets the safe area by its width.
  ///
  /// - Parameter spacing: The distance between the views, in points; `nil` for the default distance.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    applying(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing, other: content()))
  }
}
