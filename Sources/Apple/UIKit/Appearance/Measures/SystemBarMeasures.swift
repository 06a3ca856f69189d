import CoreGraphics

/// The system's elements on a whole screen: the status bar, the notch or Dynamic Island, and the home indicator.
///
/// Judged by eye from screenshots of iOS 13 to 18 and the Human Interface Guidelines' templates of devices, in points.
package struct SystemBarMeasures: Sendable {
  // MARK: - Status bar

  /// The time in the status bar.
  package var time = "9:41"

  /// The font size of a bar across the whole top of a screen with a home button, and of a tablet.
  package var plainFontSize: CGFloat = 12
  package var plainMargin: CGFloat = 6
  /// The font size of text beside a notch or island.
  package var earFontSize: CGFloat = 17
  package var notchFontSize: CGFloat = 16
  package var padMargin: CGFloat = 14
  /// The center of elements beside a notch or island, from the top, as a share of the status bar's height.
  package var earMiddle: CGFloat = 0.6

  package var signalSize = CGSize(width: 18, height: 12)
  package var networkSize = CGSize(width: 17, height: 12)
  package var batterySize = CGSize(width: 27, height: 13)
  package var itemGap: CGFloat = 5.5

  // MARK: - Notch and island

  package var islandSize = CGSize(width: 126, height: 37)
  package var islandTop: CGFloat = 11
  /// The notch of the iPhone X to 12, and the smaller one since the iPhone 13.
  package var notchSize = CGSize(width: 210, height: 30)
  package var smallNotchSize = CGSize(width: 162, height: 33)
  package var notchRadius: CGFloat = 20
  package var notchShoulder: CGFloat = 6

  // MARK: - Home indicator

  package var indicatorHeight: CGFloat = 5
  package var indicatorBottom: CGFloat = 8
  /// The width as a share of the screen's shorter side, and in landscape.
  package var indicatorShare: CGFloat = 0.357
  package var landscapeIndicatorShare: CGFloat = 0.58
  package var padIndicatorShare: CGFloat = 0.34
  /// The brightness of the content below it from which on the indicator is dark.
  package var lightGround: CGFloat = 0.5
  /// The brightness below which a sheet has pushed the screen away from the status bar.
  package var darkTop: CGFloat = 0.15
}
