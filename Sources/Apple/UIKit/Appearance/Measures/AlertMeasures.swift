import CoreGraphics

/// Alerts in the middle of the screen.
///
/// Values without a source are judged by eye from screenshots of iOS 13 to 18.
package struct AlertMeasures: Sendable {
  /// design-26: D103, for iOS 18.
  package var width: CGFloat = 270
  /// The width in the accessibility sizes of text: flutter/flutter, packages/flutter/lib/src/cupertino/dialog.dart,
  /// from simulators.
  package var largeTextWidth: CGFloat = 310
  /// design-26: D104, for iOS 18.
  package var cornerRadius: CGFloat = 14
  package var margin: CGFloat = 16
  package var top: CGFloat = 19
  package var bottom: CGFloat = 20
  package var titleGap: CGFloat = 3
  /// The distance below a title or message that is alone; nil for ``bottom``.
  package var singleBottom: CGFloat?
  /// Whether title and message are aligned with the leading side if both exist.
  package var alignsTextsLeading = false
  package var messageColor = UIColor.label
  /// The weight of a title without a message.
  package var singleTitleWeight = UIFont.Weight.semibold
  /// The distance between the lines of titles and of messages.
  package var titleLineGap: CGFloat = 0
  package var messageLineGap: CGFloat = 0
  /// Whether the box consists of glass and is in the middle of the safe area.
  package var isGlass = false
  /// Whether action sheets on phones have the appearance and position of alerts. design-26: D119, for iOS 18.
  package var includesActionSheets = false
  /// The width of an action sheet beside its source, and the distance below its title. design-26: E084 and E086.
  package var cardWidth: CGFloat = 240
  package var cardBottom: CGFloat = 2
  /// design-26: D109 and D110, for iOS 18.
  package var titleFontSize: CGFloat = 17
  package var messageFontSize: CGFloat = 13
  package var messageStyle = UIFont.TextStyle.footnote

  // MARK: - Fields

  package var fieldGap: CGFloat = 18
  package var fieldHeight: CGFloat = 28
  package var fieldInset: CGFloat = 6
  package var fieldRadius: CGFloat = 6
  package var fieldFontSize: CGFloat = 13
  /// The distance from the box's sides to the fields, and below them; nil for the margin of the texts and ``bottom``.
  package var fieldMargin: CGFloat?
  package var fieldBottom: CGFloat?
  /// The distance between separate fields; nil for fields in one box.
  package var fieldSpacing: CGFloat?
  package var fieldColor = UIColor.shade(light: (1, 1), dark: (0.11, 1))

  // MARK: - Buttons

  /// The separate buttons on the box; nil for buttons with lines between them.
  package var pills: Pills?
  /// design-26: D105, for iOS 18.
  package var buttonHeight: CGFloat = 44
  /// design-26: D111, for iOS 18.
  package var buttonFontSize: CGFloat = 17
  /// The margin of a title in a button that has half of the width.
  package var buttonMargin: CGFloat = 16
  package var buttonTitleInset: CGFloat = 8
  /// The minimum scale of a title if space is limited.
  package var leastTitleScale: CGFloat = 0.7

  /// Separate buttons.
  package struct Pills: Sendable {
    /// design-26: D105.
    package var gap: CGFloat = 8
    /// The distance around the buttons. design-26: D106.
    package var inset: CGFloat = 16
    /// design-26: D117.
    package var color = UIColor.shade(light: (0.109, 0.1372), dark: (1, 0.1097))
    package var weight = UIFont.Weight.medium
  }

  /// design-26: D103 to D114.
  static let iOS26: AlertMeasures = {
    var measures = AlertMeasures()
    measures.width = 320
    measures.largeTextWidth = 320
    measures.cornerRadius = 34
    measures.margin = 30
    measures.top = 22
    measures.bottom = 4.333
    measures.singleBottom = 4
    measures.titleGap = 7.333
    measures.titleLineGap = 1.667
    measures.messageLineGap = 2
    measures.alignsTextsLeading = true
    measures.messageColor = .secondaryLabel
    measures.singleTitleWeight = .regular
    measures.isGlass = true
    measures.includesActionSheets = true
    measures.messageFontSize = 15
    measures.messageStyle = .subheadline
    measures.fieldMargin = 15
    measures.fieldGap = 16.333
    measures.fieldBottom = 4
    measures.fieldSpacing = 8
    measures.fieldHeight = 48
    measures.fieldInset = 15
    measures.fieldRadius = 24
    measures.fieldFontSize = 17
    measures.fieldColor = .shade(light: (0, 0.05), dark: (1, 0.08))
    measures.buttonHeight = 48
    measures.pills = Pills()
    return measures
  }()
}

/// Action sheets: a box with the choices, and a box with the cancel button.
///
/// Values without a source are judged by eye from screenshots of iOS 13 to 18.
package struct ActionSheetMeasures: Sendable {
  /// The distance beside the boxes and below them. design-26: D119, for iOS 18.
  package var margin: CGFloat = 8
  package var widest: CGFloat = 430
  /// design-26: D119, for iOS 18.
  package var cornerRadius: CGFloat = 13
  /// design-26: D119, for iOS 18.
  package var buttonHeight: CGFloat = 57
  package var buttonFontSize: CGFloat = 20
  /// The distance between the two boxes.
  package var gap: CGFloat = 8
  package var textMargin: CGFloat = 16
  package var textTop: CGFloat = 14.5
  package var textBottom: CGFloat = 14.5
  /// The values of simulators of iOS 17: flutter/flutter, packages/flutter/lib/src/cupertino/dialog.dart.
  package var textGap: CGFloat = 4
  package var fontSize: CGFloat = 13
  /// The minimum distance from the top of the safe area, and from the top of the screen. The same source.
  package var leastTop: CGFloat = 20
}

extension ActionSheetMeasures {
  /// The size of button titles. They are as large as body text at very large sizes, and grow less in between.
  ///
  /// - Source: flutter/flutter, packages/flutter/lib/src/cupertino/dialog.dart, from simulators of iOS 17.
  func buttonFontSize(for category: UIContentSizeCategory) -> CGFloat {
    switch category {
    case .extraLarge: 23
    case .extraExtraLarge, .extraExtraExtraLarge: 24
    case .accessibilityMedium: 28
    case .accessibilityLarge: 33
    case .accessibilityExtraLarge: 40
    case .accessibilityExtraExtraLarge: 47
    case .accessibilityExtraExtraExtraLarge: 53
    default: buttonFontSize
    }
  }

  /// Returns the distance above and below a button's title. The same source.
  func buttonPadding(forFontSize size: CGFloat) -> CGFloat { 1.8 + 0.4 * size }
}
