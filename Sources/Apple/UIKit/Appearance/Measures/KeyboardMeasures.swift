import CoreGraphics

/// The keyboard on the screen.
///
/// The heights are those that developers report for iOS 11 to 18, by the width of the screen (as in
/// stackoverflow.com/questions/11284321). The others are judged by eye from screenshots of iOS 13 to 18.
package struct KeyboardMeasures: Sendable {
  /// The duration of showing and hiding the keyboard, and the curve, as in its notifications.
  package var duration = 0.25
  package var curve = 7

  // MARK: - Heights

  /// The minimum width of a phone with taller keys.
  package var widePhone: CGFloat = 414
  package var phoneKeys: CGFloat = 216
  package var widePhoneKeys: CGFloat = 226
  package var phoneLandscapeKeys: CGFloat = 162
  /// The height of the landscape keys of a phone without a home button.
  package var phoneShallowKeys: CGFloat = 150
  /// The height below the keys of a phone without a home button, which includes that of the safe area.
  package var phoneBelowKeys: CGFloat = 75
  package var padKeys: CGFloat = 265
  package var padLandscapeKeys: CGFloat = 353
  /// The minimum width of a tablet with taller keys.
  package var widePad: CGFloat = 1024
  package var widePadKeys: CGFloat = 328
  package var widePadLandscapeKeys: CGFloat = 423

  /// The bar with suggestions above the keys.
  package var narrowPhone: CGFloat = 320
  package var suggestions: CGFloat = 45
  package var homeButtonSuggestions: CGFloat = 44
  package var narrowSuggestions: CGFloat = 37
  package var landscapeSuggestions: CGFloat = 38
  package var padSuggestions: CGFloat = 55

  // MARK: - Keys

  /// Half of the distance between two keys of a row.
  package var keyInset: CGFloat = 3
  package var padKeyInset: CGFloat = 6
  /// The distance between two rows.
  package var rowGap: CGFloat = 12
  package var shallowRowGap: CGFloat = 8
  package var padRowGap: CGFloat = 10
  package var topPadding: CGFloat = 10
  package var shallowTopPadding: CGFloat = 5
  package var bottomPadding: CGFloat = 3
  package var padGap: CGFloat = 7
  package var radius: CGFloat = 5
  package var padRadius: CGFloat = 7
  package var shadow: CGFloat = 1

  package var letterSize: CGFloat = 25
  package var capitalSize: CGFloat = 22.5
  package var wordSize: CGFloat = 16
  package var digitSize: CGFloat = 25
  package var digitLettersSize: CGFloat = 10
  package var symbolSize: CGFloat = 19

  package var background = UIColor.pair(light: (209, 211, 217), dark: (43, 43, 43))
  package var key = UIColor.pair(light: (255, 255, 255), dark: (107, 107, 107))
  package var specialKey = UIColor.pair(light: (171, 176, 186), dark: (71, 71, 71))
  package var shadowColor = UIColor.pair(light: (137, 138, 141), dark: (29, 29, 29))
  package var text = UIColor.pair(light: (0, 0, 0), dark: (255, 255, 255))
  package var offText = UIColor.pair(light: (112, 115, 122), dark: (142, 142, 142))

  /// Keys are a point higher, have larger corners, and are darker in dark mode. design-26: E113.
  static let iOS26: KeyboardMeasures = {
    var measures = KeyboardMeasures()
    (measures.topPadding, measures.rowGap, measures.radius) = (8, 11, 8)
    measures.key = .pair(light: (255, 255, 255), dark: (61, 61, 61))
    return measures
  }()
}

extension UIColor {
  /// Returns a color from three components from 0 to 255, for each of the two styles.
  fileprivate static func pair(light: (CGFloat, CGFloat, CGFloat), dark: (CGFloat, CGFloat, CGFloat)) -> UIColor {
    UIColor { traits in
      let parts = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(red: parts.0 / 255, green: parts.1 / 255, blue: parts.2 / 255, alpha: 1)
    }
  }
}
