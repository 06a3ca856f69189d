import UIKit

extension View {
  /// Lets the view continue into the safe area at edges that it touches.
  ///
  /// - Parameter regions: Which parts of the safe area; the keyboard's is always left alone.
  /// - Source: developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    applying(IgnoringSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view continue into the safe area at edges that it touches.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/edgesignoringsafearea(_:)
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    applying(IgnoringSafeAreaModifier(edges: edges))
  }

  /// Puts a view at the top or bottom and takes its height out of the safe area.
  ///
  /// - Parameter spacing: The points between them; `nil` for the usual distance.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    applying(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing,
        other: content()))
  }

  /// Puts a view at the side and takes its width out of the safe area.
  ///
  /// - Parameter spacing: The points between them; `nil` for the usual distance.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    applying(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing, other: content()))
  }
}
