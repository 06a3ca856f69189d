import CoreGraphics

/// Search bars and their fields.
///
/// Values without a source are judged by eye from screenshots of iOS 13 to 18.
package struct SearchBarMeasures: Sendable {
  /// control-metrics: UISearchBar, height (iOS 11-18).
  package var height: CGFloat = 56
  package var promptHeight: CGFloat = 19
  package var promptTop: CGFloat = 7
  package var promptFontSize: CGFloat = 12
  package var scopeHeight: CGFloat = 46
  /// design-26: D077, for iOS 18.
  package var sideMargin: CGFloat = 8

  // MARK: - Colors

  /// The color behind a standalone bar in dark mode; in light mode it is the material of bars. Measured on screenshots.
  package var darkBackground = UIColor(white: 0, alpha: 1)
  package var darkFieldColor = UIColor(red: 26 / 255, green: 26 / 255, blue: 29 / 255, alpha: 1)

  // MARK: - Field

  /// control-metrics: UISearchBar, height (search field 36).
  package var fieldHeight: CGFloat = 36
  /// design-26: D078, for iOS 18.
  package var fieldRadius: CGFloat = 10
  package var fieldPadding: CGFloat = 6
  /// The additional inset of text without a button beside it.
  package var bareTextInset: CGFloat = 2
  package var glassWidth: CGFloat = 20
  package var gap: CGFloat = 4
  package var extraButtonSide: CGFloat = 24
  package var placeholderWeight = UIFont.Weight.regular
  /// The side of the round button with a cross that ends a search; nil for a button with a title.
  package var closeButtonSide: CGFloat?
  /// Whether a field without a background color consists of glass.
  package var hasGlassField = false

  // MARK: - Tokens

  package var tokenHeight: CGFloat = 24
  package var tokenRadius: CGFloat = 6
  package var tokenPadding: CGFloat = 6
  package var tokenGap: CGFloat = 4
  package var tokenFontSize: CGFloat = 15
  package var tokenSymbolPointSize: CGFloat = 13
  package var tokenWidestIcon: CGFloat = 20

  /// design-26: D075 to D078 and D080 to D082.
  static let iOS26: SearchBarMeasures = {
    var measures = SearchBarMeasures()
    measures.height = 44
    measures.fieldHeight = 44
    measures.fieldRadius = 22
    measures.fieldPadding = 12
    measures.glassWidth = 20.667
    measures.gap = 7
    measures.placeholderWeight = .medium
    measures.hasGlassField = true
    // The same as the height of the field.
    measures.closeButtonSide = 44
    return measures
  }()

  /// As Interface Builder shows it. design-26: D075.
  static let iOS26Canvas: SearchBarMeasures = {
    var measures = SearchBarMeasures()
    measures.height = 64
    return measures
  }()
}
