import CoreGraphics

/// Stack views.
package struct StackMeasures: Sendable {
  /// The layout priority of collapsing hidden views, which is 1000 if it is required. Documented: a hidden view leaves
  /// the arrangement (developer.apple.com/documentation/uikit/uistackview).
  package var hidingPriority: Float = 1000
}

/// Split views. Judged by eye from screenshots of iPadOS 14 to 18.
package struct SplitViewMeasures: Sendable {
  /// The default and maximum width of the primary column.
  package var primaryWidth: CGFloat = 320
  package var supplementaryWidth: CGFloat = 320
  /// The width of the inspector. No source records it, so it is that of the other columns.
  package var inspectorWidth: CGFloat = 320
}
