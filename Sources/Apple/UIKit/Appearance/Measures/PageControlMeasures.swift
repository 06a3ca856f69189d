import CoreGraphics

/// Page controls.
///
/// Values without a source are judged by eye from screenshots of iOS 13 to 18.
package struct PageControlMeasures: Sendable {
  /// design-26: D201, which is valid since iOS 14: 18 points for each page and 20 more, 26 high.
  package var breadth: CGFloat = 26
  /// The size of a dot's area. The distance between dots is 18 points, from 14 on. design-26: D202.
  package var slot: CGFloat = 10
  package var gap: CGFloat = 8
  package var padding: CGFloat = 14
  /// The size of a dot in its area. design-26: D202.
  package var dotSide: CGFloat = 7.59
  /// The height of the patch behind the dots during a drag, which has the size of the control.
  package var patchBreadth: CGFloat = 26
  /// The color of the dots of other pages.
  package var dotColor = UIColor(white: 1, alpha: 0.3)
  package var currentDotColor = UIColor.white
  /// The distance that a finger moves before a drag begins.
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
