import CoreGraphics
import QuartzCore

/// The actions beside a row that is swiped aside. Judged by eye from screenshots and recordings of iOS 13 to 18.
package struct SwipeMeasures: Sendable {
  /// Of a button.
  package var leastWidth: CGFloat = 74
  package var margin: CGFloat = 15
  package var gap: CGFloat = 4
  /// Of a title alone, and of one under an image.
  package var fontSize: CGFloat = 17
  package var captionFontSize: CGFloat = 15
  /// Rows lower than this show the image alone.
  package var leastHeightForBoth: CGFloat = 60
  /// More of the row's width than this, and the first action takes all the room.
  package var fullShare: CGFloat = 0.6
  package var leastWayToFull: CGFloat = 40
  /// Seconds that a row takes to come to rest.
  package var slideDuration: CFTimeInterval = 0.4
  /// Seconds that the first action takes to cover the others.
  package var turnDuration: CFTimeInterval = 0.2
  /// Faster than this, in points per second, a finger opens or closes a row however far it went.
  package var decidingSpeed: CGFloat = 300
}
