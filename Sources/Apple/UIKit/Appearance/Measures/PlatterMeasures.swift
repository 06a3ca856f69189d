import CoreGraphics

/// The glass platters behind the items of navigation bars and toolbars, since iOS 26.
package struct PlatterMeasures: Sendable {
  /// Between two platters. design-26: D026 and D047.
  package var gap: CGFloat = 12
  /// From a platter's end to the items in it. design-26: D027 and D030.
  package var padding: CGFloat = 4
  /// Beside a title, in its item. design-26: D027.
  package var titlePadding: CGFloat = 12
  /// Beside an image, in its item. design-26: D029 and D030: items are at least 36 wide, of which 22 are the image's.
  package var imagePadding: CGFloat = 7
  /// What an image counts for at the least. design-26: D029.
  package var leastImageWidth: CGFloat = 22
  /// Between the items of one platter. design-26: D030.
  package var itemGap: CGFloat = 16
  /// Beside a view of the app's own, in its item. design-26: E013.
  package var viewPadding: CGFloat = 2
  /// The size of symbols. design-26: D292 has 17 for titles beside them; the weight is that of the titles.
  package var symbolPointSize: CGFloat = 17
  package var symbolWeight = UIImage.SymbolWeight.medium
  /// Between a platter at the leading edge and a title that has no room in the middle. design-26: D015.
  package var leadingTitleGap: CGFloat = 12
  /// The pictures of the system's buttons that differ from those of iOS 18, by `UIBarButtonItem.SystemItem`: done, cancel,
  /// close, undo, redo. design-26: D035.
  package var symbolNames: [Int: String] = [
    0: "checkmark", 1: "xmark", 24: "xmark", 21: "arrow.uturn.backward", 22: "arrow.uturn.forward",
  ]

  // MARK: - Badges, judged by eye

  package var badgeHeight: CGFloat = 18
  package var badgeDot: CGFloat = 10
  package var badgePadding: CGFloat = 5
  package var badgeFontSize: CGFloat = 12
  /// How far a badge reaches beyond the upper trailing corner of its item.
  package var badgeOutset: CGFloat = 2
}

/// The floating platter of a tab bar, since iOS 26.
package struct TabPlatterMeasures: Sendable {
  /// design-26: D054, and D143 for phones in landscape.
  package var height: CGFloat = 62
  package var compactHeight: CGFloat = 44
  /// What it leaves free at the sides at the least. design-26: D057.
  package var sideInset: CGFloat = 21
  /// To the platter of a separate tab, which is as wide as it is high. design-26: D070, D071.
  package var separateGap: CGFloat = 8
  /// Around the buttons. design-26: D058.
  package var padding: CGFloat = 4
  /// Of a minimized bar, which is a circle: as high as an accessory beside it, E048. design-26: E049 for the accessory's sides.
  package var minimizedHeight: CGFloat = 48
  package var inlineAccessoryInset: CGFloat = 84
  /// The distance that the user scrolls before the bar changes its size, and the duration of the change. Judged by eye.
  package var minimizingWay: CGFloat = 24
  package var minimizingDuration = 0.35
  /// From one button to the next, where there is room. design-26: D146.
  package var pitch: CGFloat = 86
  /// How much wider than the pitch a button is: neighbors overlap. design-26: D146, where there is room, and E032.
  package var overlap: CGFloat = 8
  package var compressedOverlap: CGFloat = 8.25
  /// What the pitches of compressed buttons leave of the platter. design-26: E031.
  package var compressedRest: CGFloat = 16.25
  /// The height of the bar of a phone that keeps nothing free at the bottom. design-26: D051.
  package var leastBarHeight: CGFloat = 83
  /// Of phones in landscape. design-26: D052.
  package var compactBarHeight: CGFloat = 64
  /// Of phones in landscape. design-26: D063.
  package var compactIconLeading: CGFloat = 6
  package var compactTrailing: CGFloat = 12
  /// Of an accessory above the platter. design-26: E048.
  package var accessoryHeight: CGFloat = 48
  /// Between an accessory and the bar. Judged by eye.
  package var accessoryGap: CGFloat = 8
  /// Behind the selected button, over the glass. design-26: D227 for the light, D229 for the dark.
  package var selectionColor = UIColor.shade(light: (0, 18 / 253), dark: (1, 34 / 236))
}

/// The fading of content under bars, since iOS 26: `UIScrollEdgeEffect`.
package struct EdgeEffectMeasures: Sendable {
  /// How far the soft effect reaches beyond a bar at the top, and at the bottom. design-26: D242 and D243.
  package var topReach: CGFloat = 54.8
  package var bottomReach: CGFloat = 64.8
  /// How far above the end of a bar at the top the hard effect ends. design-26: D242.
  package var hardInset: CGFloat = 10
  /// Under a bar at the top, the effect begins when content is this far under it, and is there in full after the second
  /// distance. design-26: D244.
  package var topStart: CGFloat = 10
  package var topFull: CGFloat = 32
  /// design-26: D245.
  package var hardAlpha: CGFloat = 0.902
  package var hardSigma: CGFloat = 6
  /// The wash of the soft effect: at the screen's edge, halfway to the bar's end, at the bar's end, and near the end of
  /// the effect. design-26: D246.
  package var topWash: [CGFloat] = [0.835, 0.65, 0.52, 0.04]
  /// Where the soft effect has nothing left, from the end of a bar at the top. design-26: D246.
  package var topEnd: CGFloat = 36
  /// At the bottom: at the screen's edge, at the bar's edge, and near the end. design-26: D248 has the first one for
  /// the dark.
  package var bottomWash: [CGFloat] = [0.598, 0.4, 0.04]
  /// The blur under the soft effect. Judged by eye.
  package var softSigma: CGFloat = 3
}
