import CoreGraphics
import QuartzCore

// Small components with few measures: activity indicators, refresh controls, color wells, and scroll indicators.

/// Activity indicators.
package struct ActivityIndicatorMeasures: Sendable {
  /// control-metrics: UIActivityIndicatorView, size medium / large; the spokes are judged by eye from screenshots.
  package var medium = Wheel(side: 20, spoke: CGSize(width: 2.5, height: 5), hole: 4.75)
  package var large = Wheel(side: 37, spoke: CGSize(width: 4.5, height: 9.5), hole: 8.75)
  /// Judged by eye from screenshots, like the next two.
  package var spokeCount = 8
  /// The opacity of the faintest spoke.
  package var faintest: CGFloat = 0.2
  /// The duration of a turn, in seconds.
  package var turn: CFTimeInterval = 0.8

  package struct Wheel: Sendable {
    package var side: CGFloat
    package var spoke: CGSize
    /// The distance from the middle to the inner end of a spoke.
    package var hole: CGFloat
  }
}

/// Refresh controls.
package struct RefreshControlMeasures: Sendable {
  /// control-metrics: UIRefreshControl, height.
  package var height: CGFloat = 60
  /// The distance between the wheel and the text. Judged by eye from screenshots.
  package var gap: CGFloat = 6
  /// The distance that a finger pulls the content before it refreshes, as a multiple of the control's height. Judged by
  /// eye from recordings.
  package var pulledHeights: CGFloat = 2
}

/// Color wells. Judged by eye from screenshots, except for the size, which Interface Builder saves in its files.
package struct ColorWellMeasures: Sendable {
  package var side: CGFloat = 28
  package var ringWidth: CGFloat = 3
  /// The distance between the ring and the disc.
  package var gap: CGFloat = 2
}

/// Scroll indicators. Judged by eye from screenshots and recordings.
package struct ScrollIndicatorMeasures: Sendable {
  package var thickness: CGFloat = 3
  /// The distance from the edge.
  package var gap: CGFloat = 3
  package var shortest: CGFloat = 36
  /// The times in seconds that indicators stay after scrolling, and take to fade.
  package var stay: CFTimeInterval = 0.5
  package var fade: CFTimeInterval = 0.25
}
