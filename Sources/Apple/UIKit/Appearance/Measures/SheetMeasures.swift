import CoreGraphics

/// Sheets, and what lies behind what is presented.
///
/// Judged by eye from screenshots of iOS 13 to 18 is what names no other source.
package struct SheetMeasures: Sendable {
  /// design-26: D094, for iOS 18.
  package var cornerRadius: CGFloat = 10
  /// Between the status bar and a sheet of full height, on phones with a home indicator: 758 points are left of 812.
  package var topGap: CGFloat = 10
  /// The same on phones with a home button: 627 points are left of 667.
  package var topGapWithHomeButton: CGFloat = 20
  /// The share of the height that the medium detent has. design-26: D089.
  package var mediumShare: CGFloat = 0.56
  /// design-26: D095, for iOS 18, as the next one.
  package var grabberSize = CGSize(width: 36, height: 5)
  package var grabberTop: CGFloat = 5
  /// What the card behind a sheet of full height leaves free at its sides.
  package var cardInset: CGFloat = 16
  /// design-26: D097.
  package var dimmingColor = UIColor.shade(light: (0, 0.2), dark: (0, 0.48))

  // MARK: - Tablets

  /// design-26: D139, for iOS 18.
  package var formSize = CGSize(width: 540, height: 620)
  package var pageWidth: CGFloat = 704
  /// Around a sheet over a screen that is not dimmed. Judged by eye.
  package var undimmedShadow = ShadowMeasures(opacity: 0.18, y: 0, radius: 20)
  /// What page sheets leave free above and below.
  package var pageMargin: CGFloat = 44
}

/// Popovers. Judged by eye from screenshots of iOS 13 to 18, but for the size, which the documentation of
/// `preferredContentSize` names.
package struct PopoverMeasures: Sendable {
  package var standardSize = CGSize(width: 320, height: 480)
  package var arrowHeight: CGFloat = 13
  package var arrowBase: CGFloat = 37
  package var cornerRadius: CGFloat = 13
  package var shadow = ShadowMeasures(opacity: 0.18, y: 4, radius: 20)
}
