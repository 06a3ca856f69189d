import CoreGraphics

/// Date pickers of the compact and the inline style; those with wheels are pickers. Judged by eye from screenshots of iOS 14
/// to 18.
package struct DatePickerMeasures: Sendable {
  // MARK: - Patches

  package var pillHeight: CGFloat = 34
  package var pillPadding: CGFloat = 11
  package var pillRadius: CGFloat = 8
  /// The distance between two patches.
  package var pillGap: CGFloat = 6

  // MARK: - Cards of patches

  package var cardPadding: CGFloat = 8

  // MARK: - Calendar

  package var headerHeight: CGFloat = 44
  package var weekdayHeight: CGFloat = 22
  package var rowHeight: CGFloat = 44
  package var arrowWidth: CGFloat = 44
  package var margin: CGFloat = 16
  package var timeRowHeight: CGFloat = 50
  package var titleFontSize: CGFloat = 17
  /// The distance between the month and the chevron after it, and the size of the chevron.
  package var titleGap: CGFloat = 4
  package var titleChevronPointSize: CGFloat = 13
  package var weekdayFontSize: CGFloat = 13
  package var dayFontSize: CGFloat = 20
  /// The share of the tint color in the disc behind the chosen day.
  package var selectedAlpha: CGFloat = 0.12
  /// The height below each day of a calendar view, and the point sizes of its pictures.
  package var decorationHeight: CGFloat = 16
  package var smallDecorationPointSize: CGFloat = 7
  package var mediumDecorationPointSize: CGFloat = 10
  package var largeDecorationPointSize: CGFloat = 13
}
