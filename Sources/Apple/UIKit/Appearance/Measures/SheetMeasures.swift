import CoreGraphics

/// Sheets, and the dimming of the content behind presentations.
///
/// Values without a source are judged by eye from screenshots of iOS 13 to 18.
package struct SheetMeasures: Sendable {
  /// design-26: D094, for iOS 18.
  package var cornerRadius: CGFloat = 10
  /// The distance between the status bar and a sheet of full height, on phones with a home indicator: 758 points are
  /// left of 812.
  package var topGap: CGFloat = 10
  /// The same on phones with a home button: 627 points are left of 667.
  package var topGapWithHomeButton: CGFloat = 20
  /// The minimum distance of a sheet of full height from the top.
  package var leastTop: CGFloat = 0
  /// The measures of floating sheets of less than full height; nil for sheets at the lower edge.
  package var floating: Floating?
  /// The height of the medium detent as a share. design-26: D089.
  package var mediumShare: CGFloat = 0.56
  /// design-26: D095, for iOS 18, like the next one.
  package var grabberSize = CGSize(width: 36, height: 5)
  package var grabberTop: CGFloat = 5
  /// The inset at the sides of the card behind a sheet of full height.
  package var cardInset: CGFloat = 16
  /// design-26: D097.
  package var dimmingColor = UIColor.shade(light: (0, 0.2), dark: (0, 0.48))

  package var grabberColor = UIColor.tertiaryLabel

  /// Sheets that float above the lower edge, and are narrower than the screen.
  package struct Floating: Sendable {
    /// The inset at the sides and below. design-26: D090.
    package var inset: CGFloat = 8
    /// The same for the smallest sheets, and the growth of the inset below a height. design-26: D092.
    package var widestInset: CGFloat = 28
    package var smallHeight: CGFloat = 150
    package var insetGrowth: CGFloat = 20 / 74
    /// The height below which a sheet does not cover the safe area. Between the two heights, it covers a share.
    /// design-26: D093.
    package var bareHeight: CGFloat = 76
    package var coverGrowth: CGFloat = 1 / 74
    /// design-26: D134.
    package var topRadius: CGFloat = 38
    /// The reduction of the lower corner radius compared with the display's. design-26: D134.
    package var bottomRadiusLoss: CGFloat = 8
    /// The radius of the lower corners on a display without rounded corners. Judged by eye.
    package var leastBottomRadius: CGFloat = 38
    /// design-26: D140.
    package var shadow = ShadowMeasures(opacity: 0.09, y: 7.5, radius: 15.5)
  }

  // MARK: - Tablets

  /// design-26: D139, for iOS 18.
  package var formSize = CGSize(width: 540, height: 620)
  /// The distance of a form sheet of that size above the middle of the screen, in points.
  package var formRise: CGFloat = 0
  /// Whether a lower form sheet ends at the same position as one of that size. Otherwise it is in the middle.
  package var keepsFormBottom = false
  package var pageWidth: CGFloat = 704
  /// The shadow around a sheet over a screen that is not dimmed. Judged by eye.
  package var undimmedShadow = ShadowMeasures(opacity: 0.18, y: 0, radius: 20)
  /// The margin of page sheets at the top and bottom.
  package var pageMargin: CGFloat = 44
  /// The corner radius of sheets on tablets; nil for ``cornerRadius``.
  package var tabletRadius: CGFloat?

  /// design-26: D087 to D097, D134 to D137, D139 and D140.
  static let iOS26: SheetMeasures = {
    var measures = SheetMeasures()
    measures.cornerRadius = 38
    measures.topGap = 0
    measures.topGapWithHomeButton = 0
    measures.leastTop = 30
    measures.floating = Floating()
    measures.tabletRadius = 32
    measures.formSize = CGSize(width: 580, height: 650)
    (measures.formRise, measures.keepsFormBottom) = (5, true)
    measures.grabberColor = UIColor {
      $0.userInterfaceStyle == .dark
        ? UIColor(white: 1, alpha: 0.3) : UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.4295)
    }
    return measures
  }()
}

/// Popovers. Judged by eye from screenshots of iOS 13 to 18, except for the size, which the documentation of
/// `preferredContentSize` contains.
///
/// The corners of iOS 26 are those of action sheets beside their source (design-26: D104, E087), which Apple describes as
/// popovers (D119). No source gives the corners or the arrow of other popovers.
package struct PopoverMeasures: Sendable {
  package var standardSize = CGSize(width: 320, height: 480)
  package var arrowHeight: CGFloat = 13
  package var arrowBase: CGFloat = 37
  package var cornerRadius: CGFloat = 13
  package var shadow = ShadowMeasures(opacity: 0.18, y: 4, radius: 20)
  /// Whether popovers consist of glass. design-26: D132.
  package var isGlass = false

  static let iOS26: PopoverMeasures = {
    var measures = PopoverMeasures()
    measures.isGlass = true
    measures.cornerRadius = AlertMeasures.iOS26.cornerRadius
    return measures
  }()
}
