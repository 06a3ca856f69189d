import UIKit

extension View {
  /// Shows a bar at the top or the bottom edge of the view, and reduces the safe area by it.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The alignment of the bar along the edge.
  ///   - spacing: The distance between the view and the bar, in points; `nil` for the default.
  ///   - content: The views of the bar.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/safeareabar(edge:alignment:spacing:content:)
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
