import CoreGraphics

/// Stack views.
package struct StackMeasures: Sendable {
  /// How much a stack wants hidden views to take no room: a layout priority, 1000 where it is required. Documented: a hidden
  /// view leaves the arrangement (developer.apple.com/documentation/uikit/uistackview).
  package var hidingPriority: Float = 1000
}

/// Split views. Judged by eye from screenshots of iPadOS 14 to 18.
package struct SplitViewMeasures: Sendable {
  /// Of the primary column, where nobody says anything else, and at the most.
  package var primaryWidth: CGFloat = 320
  package var supplementaryWidth: CGFloat = 320
  /// Of the inspector. No source records it; that of the other columns.
  package var inspectorWidth: CGFloat = 320
}
