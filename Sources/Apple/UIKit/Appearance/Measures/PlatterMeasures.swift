import CoreGraphics

/// The glass platters behind the items of navigation bars and toolbars, since iOS 26.
package struct PlatterMeasures: Sendable {
  /// The distance between two platters. design-26: D026 and D047.
  package var gap: CGFloat = 12
  /// The distance from a platter's end to its items. design-26: D027 and D030.
  package var padding: CGFloat = 4
  /// The padding beside a title in its item. design-26: D027.
  package var titlePadding: CGFloat = 12
  /// The padding beside an image in its item. design-26: D029 and D030: items are at least 36 wide, including 22 for
  /// the image.
  package var imagePadding: CGFloat = 7
  /// The minimum width of an image. design-26: D029.
  package var leastImageWidth: CGFloat = 22
  /// The distance between the items of one platter. design-26: D030.
  package var itemGap: CGFloat = 16
  /// The padding beside a custom view in its item. design-26: E013.
  package var viewPadding: CGFloat = 2
  /// The size of symbols. design-26: D292 has 17 for titles beside them; the weight is that of the titles.
  package var symbolPointSize: CGFloat = 17
  package var symbolWeight = UIImage.SymbolWeight.medium
  /// The distance between a platter at the leading edge and a title without space in the middle. design-26: D015.
  package var leadingTitleGap: CGFloat = 12
  /// The symbols of the system's buttons that differ from those of iOS 18, by `UIBarButtonItem.SystemItem`: done,
  /// cancel, close, undo, redo. design-26: D035.
  package var symbolNames: [Int: String] = [
    0: "checkmark", 1: "xmark", 24: "xmark", 21: "arrow.uturn.backward", 22: "arrow.uturn.forward",
  ]

  // MARK: - Badges, judged by eye

  package var badgeHeight: CGFloat = 18
  package var badgeDot: CGFloat = 10
  package var badgePadding: CGFloat = 5
  package var badgeFontSize: CGFloat = 12
  /// The distance that a badge extends beyond the upper trailing corner of its item.
  package var badgeOutset: CGFloat = 2
}

/// The floating platter of a tab bar, since iOS 26.
package struct TabPlatterMeasures: Sendable {
  /// design-26: D054, and D143 for phones in landscape.
  package var height: CGFloat = 62
  package var compactHeight: CGFloat = 44
  /// The minimum distance from the sides. design-26: D057.
  package var sideInset: CGFloat = 21
  /// The distance to the platter of a separate tab, which is as wide as it is high. design-26: D070, D071.
  package var separateGap: CGFloat = 8
  /// The padding around the buttons. design-26: D058.
  package var padding: CGFloat = 4
  /// The height of a minimized bar, which is a circle with the height of an accessory beside it, E048. design-26: E049
  /// for the accessory's sides.
  package var minimizedHeight: CGFloat = 48
  package var inlineAccessoryInset: CGFloat = 84
  /// The distance that the user scrolls before the bar changes its size, and the duration of the change. Judged by eye.
  package var minimizingWay: CGFloat = 24
  package var minimizingDuration = 0.35
  /// The distance between the centers of two buttons, if there is enough space. design-26: D146.
  package var pitch: CGFloat = 86
  /// The width of a button beyond the pitch, because neighbors overlap. design-26: D146, if there is enough space, and
  /// E032.
  package var overlap: CGFloat = 8
  package var compressedOverlap: CGFloat = 8.25
  /// The part of the platter that the pitches of compressed buttons do not use. design-26: E031.
  package var compressedRest: CGFloat = 16.25
  /// The height of the bar on a phone without a safe area at the bottom. design-26: D051.
  package var leastBarHeight: CGFloat = 83
  /// The height on phones in landscape. design-26: D052.
  package var compactBarHeight: CGFloat = 64
  /// The distance on phones in landscape. design-26: D063.
  package var compactIconLeading: CGFloat = 6
  package var compactTrailing: CGFloat = 12
  /// The height of an accessory above the platter. design-26: E048.
  package var accessoryHeight: CGFloat = 48
  /// The distance between an accessory and the bar. Judged by eye.
  package var accessoryGap: CGFloat = 8
  /// The color behind the selected button, over the glass. design-26: D227 for the light, D229 for the dark.
  package var selectionColor = UIColor.shade(light: (0, 18 / 253), dark: (1, 34 / 236))
}

/// The fading of content under bars, since iOS 26: `UIScrollEdgeEffect`.
package struct EdgeEffectMeasures: Sendable {
  /// The distance that the soft effect extends beyond a bar at the top, and at the bottom. design-26: D242 and D243.
  package var topReach: CGFloat = 54.8
  package var bottomReach: CGFloat = 64.8
  /// The distance from the end of the hard effect to the end of a bar at the top. design-26: D242.
  package var hardInset: CGFloat = 10
  /// Under a bar at the top, the effect begins when content is this distance under it, and is complete after the second
  /// distance. design-26: D244.
  package var topStart: CGFloat = 10
  package var topFull: CGFloat = 32
  /// design-26: D245.
  package var hardAlpha: CGFloat = 0.902
  package var hardSigma: CGFloat = 6
  /// The opacities of the soft effect: at the screen's edge, halfway to the bar's end, at the bar's end, and near the
  /// end of the effect. design-26: D246.
  package var topWash: [CGFloat] = [0.835, 0.65, 0.52, 0.04]
  /// The distance from the end of a bar at the top to the end of the soft effect. design-26: D246.
  package var topEnd: CGFloat = 36
  /// The opacities at the bottom: at the screen's edge, at the bar's edge, and near the end. design-26: D248 has the
  /// first one for the dark.
  package var bottomWash: [CGFloat] = [0.598, 0.4, 0.04]
  /// The blur under the soft effect. Judged by eye.
  package var softSigma: CGFloat = 3
}
