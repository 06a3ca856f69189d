import CoreGraphics
import QuartzCore

/// The swipe actions of a row. Judged by eye from screenshots and recordings of iOS 13 to 18.
package struct SwipeMeasures: Sendable {
  /// The minimum width of a button.
  package var leastWidth: CGFloat = 74
  package var margin: CGFloat = 15
  package var gap: CGFloat = 4
  /// The size of a title alone, and of a title under an image.
  package var fontSize: CGFloat = 17
  package var captionFontSize: CGFloat = 15
  /// The minimum height of a row that shows image and title. Lower rows show only the image.
  package var leastHeightForBoth: CGFloat = 60
  /// The share of the row's width from which on the first action fills the whole area.
  package var fullShare: CGFloat = 0.6
  package var leastWayToFull: CGFloat = 40
  /// The duration in seconds until a row comes to rest.
  package var slideDuration: CFTimeInterval = 0.4
  /// The duration in seconds for the first action to cover the others.
  package var turnDuration: CFTimeInterval = 0.2
  /// The speed in points per second above which a drag opens or closes a row, regardless of its distance.
  package var decidingSpeed: CGFloat = 300
}
