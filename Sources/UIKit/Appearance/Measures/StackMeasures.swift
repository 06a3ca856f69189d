/// Stack views.
package struct StackMeasures: Sendable {
  /// How much a stack wants hidden views to take no room. Documented: a hidden view leaves the arrangement
  /// (developer.apple.com/documentation/uikit/uistackview).
  package var hidingPriority = UILayoutPriority.required
}
