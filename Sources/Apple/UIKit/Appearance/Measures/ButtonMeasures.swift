import CoreGraphics

/// Buttons, without and with configurations.
///
/// Values without a source are judged by eye from screenshots of iOS 13 to 18.
package struct ButtonMeasures: Sendable {
  // MARK: - Without a configuration

  /// The default distance above and below a title. control-metrics: UIButton .system.
  package var titlePadding: CGFloat = 6
  /// The minimum width of a button without an image: found in frames that Interface Builder saved.
  package var leastWidth: CGFloat = 30
  /// control-metrics: UIButton .system, default title font.
  package var systemTitleSize: CGFloat = 15
  /// developer.apple.com/documentation/uikit/uifont/buttonfontsize
  package var customTitleSize = UIFont.buttonFontSize
  package var disabledTitleColor = UIColor.shade(light: (133 / 255, 115 / 255), dark: (140 / 255, 115 / 255))
  /// The distance that the patch behind a selected system button's title extends beyond it, and its corner radius.
  package var selectionOutset = CGSize(width: 5, height: 2)
  package var selectionRadius: CGFloat = 4
  /// The opacity of black over the image of a touched custom button.
  package var touchedImageShade: CGFloat = 0.5
  /// The opacity of the image of a disabled custom button.
  package var disabledImageAlpha: CGFloat = 0.5

  // MARK: - With a configuration

  /// The share of the tint color in a tinted background. design-26: D218.
  package var tintedAlpha: CGFloat = 0.18
  /// The opacity of colors while the button is touched. design-26: D218.
  package var touchedConfigurationAlpha: CGFloat = 0.75
  /// The distance between the text and the indicator of a button with a pop-up menu.
  package var indicatorGap: CGFloat = 5
  /// The text style of subtitles; nil for one that depends on the size of the button.
  package var subtitleStyle: UIFont.TextStyle?
  /// The radii of the corner styles small, medium and large, in points or as shares of the height.
  package var styleRadii = StyleRadii.points(small: 5.25, medium: 5.95, large: 8.75)
  /// The radius in the configuration for other styles than the dynamic one; nil to keep it. design-26: D217.
  package var radiusBesideDynamic: CGFloat?
  /// Recorded on iOS 15: with titles of 15 points in the small sizes and 17 in the others these make buttons 28, 34.33 and
  /// 50.33 points high. design-26: D211, D212, D215, for iOS 18.
  package var small = ConfigurationSize(
    contentInsets: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10), cornerRadius: 14)
  package var medium = ConfigurationSize(
    contentInsets: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12), cornerRadius: 5.95)
  package var large = ConfigurationSize(
    contentInsets: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20), cornerRadius: 8.75)

  /// The measures of one of the sizes of configurations.
  package struct ConfigurationSize: Sendable {
    package var contentInsets: NSDirectionalEdgeInsets
    package var cornerRadius: CGFloat
  }

  /// The radii of the corner styles small, medium and large.
  package enum StyleRadii: Sendable {
    case points(small: CGFloat, medium: CGFloat, large: CGFloat)
    case shares(small: CGFloat, medium: CGFloat, large: CGFloat)
  }

  /// design-26: D211 to D219.
  static let iOS26: ButtonMeasures = {
    var measures = ButtonMeasures()
    measures.small.cornerRadius = 17
    measures.medium.cornerRadius = 17
    measures.large.cornerRadius = 17
    measures.styleRadii = .shares(small: 0.125, medium: 0.175, large: 0.25)
    measures.radiusBesideDynamic = 5.95
    measures.subtitleStyle = .footnote
    return measures
  }()
}
