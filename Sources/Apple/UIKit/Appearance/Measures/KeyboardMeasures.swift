import CoreGraphics

/// The keyboard on the screen.
///
/// Heights are what developers report of iOS 11 to 18, by the width of the screen (as in stackoverflow.com/questions/11284321); the rest is judged by eye from
/// screenshots of iOS 13 to 18.
package struct KeyboardMeasures: Sendable {
  /// How long it takes to come up or to go, and the curve, as its notifications tell them.
  package var duration = 0.25
  package var curve = 7

  // MARK: - Heights

  /// From this width on a phone's keys are taller.
  package var widePhone: CGFloat = 414
  package var phoneKeys: CGFloat = 216
  package var widePhoneKeys: CGFloat = 226
  package var phoneLandscapeKeys: CGFloat = 162
  /// The landscape keys of a phone without a home button.
  package var phoneShallowKeys: CGFloat = 150
  /// The room for what lies below the keys of a phone without a home button: the safe area's is part of it.
  package var phoneBelowKeys: CGFloat = 75
  package var padKeys: CGFloat = 265
  package var padLandscapeKeys: CGFloat = 353
  /// From this width on a tablet's keys are taller.
  package var widePad: CGFloat = 1024
  package var widePadKeys: CGFloat = 328
  package var widePadLandscapeKeys: CGFloat = 423

  /// The bar above the keys with what may be meant.
  package var narrowPhone: CGFloat = 320
  package var suggestions: CGFloat = 45
  package var homeButtonSuggestions: CGFloat = 44
  package var narrowSuggestions: CGFloat = 37
  package var landscapeSuggestions: CGFloat = 38
  package var padSuggestions: CGFloat = 55

  // MARK: - Keys

  /// Half of what lies between two keys of a row.
  package var keyInset: CGFloat = 3
  package var padKeyInset: CGFloat = 6
  /// What lies between two rows.
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

  /// Keys are a point higher and rounder, and darker at night. design-26: E113.
  static let iOS26: KeyboardMeasures = {
    var measures = KeyboardMeasures()
    (measures.topPadding, measures.rowGap, measures.radius) = (8, 11, 8)
    measures.key = .pair(light: (255, 255, 255), dark: (61, 61, 61))
    return measures
  }()
}

extension UIColor {
  /// A color of three parts from 0 to 255, for each of the two styles.
  fileprivate static func pair(light: (CGFloat, CGFloat, CGFloat), dark: (CGFloat, CGFloat, CGFloat)) -> UIColor {
    UIColor { traits in
      let parts = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(red: parts.0 / 255, green: parts.1 / 255, blue: parts.2 / 255, alpha: 1)
    }
  }
}
