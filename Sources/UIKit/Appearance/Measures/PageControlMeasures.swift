import CoreGraphics

/// Page controls.
///
/// Judged by eye from screenshots of iOS 13 to 18 is what names no other source.
package struct PageControlMeasures: Sendable {
  /// control-metrics: UIPageControl, height.
  package var breadth: CGFloat = 37
  package var dotSide: CGFloat = 7
  package var gap: CGFloat = 9
  /// Of the patch behind the dots while a finger drags.
  package var patchBreadth: CGFloat = 26
  package var patchPadding: CGFloat = 10
  /// Of the dots of other pages. design-26: D203.
  package var dotColor = UIColor(white: 1, alpha: 0.3)
  package var currentDotColor = UIColor.white
  /// How far a finger moves before it drags.
  package var dragSlop: CGFloat = 10
}
