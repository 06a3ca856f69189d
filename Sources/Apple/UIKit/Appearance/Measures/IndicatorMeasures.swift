import CoreGraphics
import QuartzCore

// Small parts that have few measures: wheels, wells, and the bars of scroll views.

/// Activity indicators.
package struct ActivityIndicatorMeasures: Sendable {
  /// control-metrics: UIActivityIndicatorView, size medium / large; the spokes are judged by eye from screenshots.
  package var medium = Wheel(side: 20, spoke: CGSize(width: 2.5, height: 5), hole: 4.75)
  package var large = Wheel(side: 37, spoke: CGSize(width: 4.5, height: 9.5), hole: 8.75)
  /// Judged by eye from screenshots, as the next two.
  package var spokeCount = 8
  /// What is left of the hindmost spoke.
  package var faintest: CGFloat = 0.2
  /// Seconds.
  package var turn: CFTimeInterval = 0.8

  package struct Wheel: Sendable {
    package var side: CGFloat
    package var spoke: CGSize
    /// From the middle to the inner end of a spoke.
    package var hole: CGFloat
  }
}

/// Refresh controls.
package struct RefreshControlMeasures: Sendable {
  /// control-metrics: UIRefreshControl, height.
  package var height: CGFloat = 60
  /// Between the wheel and the words. Judged by eye from screenshots.
  package var gap: CGFloat = 6
  /// How many of its heights a finger pulls the content before it refreshes. Judged by eye from recordings.
  package var pulledHeights: CGFloat = 2
}

/// Color wells. Judged by eye from screenshots, but for the size, which Interface Builder saves with its files.
package struct ColorWellMeasures: Sendable {
  package var side: CGFloat = 28
  package var ringWidth: CGFloat = 3
  /// Between the ring and the disc.
  package var gap: CGFloat = 2
}

/// The bars at a scroll view's edges. Judged by eye from screenshots and recordings.
package struct ScrollIndicatorMeasures: Sendable {
  package var thickness: CGFloat = 3
  /// From the edge.
  package var gap: CGFloat = 3
  package var shortest: CGFloat = 36
  /// Seconds that they stay after scrolling, and seconds that they take to fade.
  package var stay: CFTimeInterval = 0.5
  package var fade: CFTimeInterval = 0.25
}
