import CoreGraphics

/// Page controls.
///
/// Judged by eye from screenshots of iOS 13 to 18 is what names no other source.
package struct PageControlMeasures: Sendable {
  /// design-26: D201, which is so since iOS 14: 18 points a page and 20 more, 26 high.
  package var breadth: CGFloat = 26
  /// The room of a dot; 18 points from one to the next, from 14 on. design-26: D202.
  package var slot: CGFloat = 10
  package var gap: CGFloat = 8
  package var padding: CGFloat = 14
  /// How large a dot is in its room. design-26: D202.
  package var dotSide: CGFloat = 7.59
  /// Of the patch behind the dots while a finger drags: it has the size of the control.
  package var patchBreadth: CGFloat = 26
  /// Of the dots of other pages.
  package var dotColor = UIColor(white: 1, alpha: 0.3)
  package var currentDotColor = UIColor.white
  /// How far a finger moves before it drags.
  package var dragSlop: CGFloat = 10

  /// design-26: D203.
  static let iOS26: PageControlMeasures = {
    var measures = PageControlMeasures()
    measures.dotColor = UIColor(white: 1, alpha: 0.45)
    return measures
  }()

  /// control-metrics: UIPageControl, height; 39 wide with three pages.
  static let iOS7: PageControlMeasures = {
    var measures = PageControlMeasures()
    (measures.breadth, measures.slot, measures.gap, measures.padding, measures.dotSide) = (37, 7, 9, 0, 7)
    return measures
  }()
}
