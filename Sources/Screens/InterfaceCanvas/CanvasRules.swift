import UIKit

/// The rules of the canvas that differ between versions of Interface Builder.
///
/// The rows come from 317 public files with 2,558 frames. Each value of a rule was tried on each file. A file counts
/// for a row if the frames that Interface Builder saved agree more with that value than with others. Rows of Xcode 26 and
/// the newer rules come from a survey of other files; the numbers of their older rows are estimates.
@MainActor
enum CanvasRules {
  // MARK: - Measures

  /// The measures of the version of iOS that Interface Builder contains.
  static let measures = VersionTable<DesignMeasures>(
    "the measures of iOS",
    [
      .init(.iOS7, 8_191...14_490, files: 56), .init(.iOS13, 14_868...23_077, files: 68),
      .init(.iOS26Canvas, 24_127...24_765, files: 7),
    ])

  static let progressHeight = VersionTable<CGFloat>(
    "the height of progress bars", [.init(2, 15_702...15_702, files: 1), .init(4, 17_701...24_506, files: 2)])

  static let chevronWidth = VersionTable<CGFloat>(
    "the width of chevrons",
    [
      .init(10.5, 14_113...14_490, files: 3), .init(11, 15_505...16_097, files: 4),
      .init(11.6, 18_122...18_122, files: 2), .init(10.5, 22_505...24_765, files: 3),
    ])

  static let narrowMargin = VersionTable<CGFloat>(
    "the margins of rows in tables of a narrow phone",
    [
      .init(16, 14_113...19_455, files: 4), .init(20, 21_701...22_505, files: 2), .init(16, 24_506...24_506, files: 1),
    ])

  static let plainHeaderTopPadding = VersionTable<CGFloat>(
    "the space above headers of plain tables",
    [.init(0, 14_460...18_122, files: 5), .init(22, 19_455...24_506, files: 6)])

  static let plainHeaderHeight = VersionTable<CGFloat>(
    "the height of headers of plain tables",
    [
      .init(28, 14_460...18_122, files: 4), .init(26, 19_455...20_037, files: 3), .init(28, 21_701...24_506, files: 3),
    ])

  /// The space above the first title of a grouped table: less below a bar with large titles, in all versions. 23 tables of
  /// five projects have the first value, and three of two projects the second.
  static func firstGroupedTitleTop(isBelowLargeTitle: Bool) -> CGFloat { isBelowLargeTitle ? 15.5 : 33 }

  /// A guess: two files, both of one project.
  static let titleTopBelowFooter = VersionTable<CGFloat?>(
    "the space above the title of a section that follows the footer of another one, if it differs",
    [.init(nil, 14_113...23_504, files: 5), .init(20.5, 24_128...24_506, files: 1)])

  static let untitledPlainSections = VersionTable<Bool>(
    "whether sections of plain tables have headers without a title",
    [.init(false, 14_490...14_490, files: 1), .init(true, 15_505...24_765, files: 6)])

  static let configuredRows = VersionTable<Bool>(
    "whether a row with a content configuration is a pixel higher than others",
    [.init(true, 23_504...23_504, files: 2), .init(false, 24_506...24_506, files: 1)])

  static let unestimatedRowHeight = VersionTable<CGFloat?>(
    "the height of automatic rows in tables without an estimated height, if it differs",
    [.init(nil, 14_113...23_504, files: 5), .init(52, 24_128...24_128, files: 1)])

  /// The width from which on the rows of a table have the wide margins, if it is not that of other views: rows 390 points
  /// wide have the narrow ones, and rows 393 wide the wide ones.
  static let wideTableWidth = VersionTable<CGFloat?>(
    "the width of tables with wide margins",
    [.init(nil, 14_113...23_504, files: 5), .init(393, 24_127...25_079, files: 2)])

  /// The canvas displays files without a text size in the smallest one, because it reads their preference as 0.
  static let textSize = VersionTable<UIContentSizeCategory?>(
    "the default text size of files",
    [
      .init(nil, 13_771...17_701, files: 46), .init(.extraSmall, 18_122...20_037, files: 10),
      .init(nil, 21_701...24_765, files: 14),
    ])

  // MARK: - Bars

  /// The status bar over views, on a device without a notch.
  static let statusBarOverViews = VersionTable<Bool>(
    "whether a standalone view has a status bar above it",
    [
      .init(true, 13_771...14_490, files: 6), .init(false, 14_868...21_507, files: 7),
      .init(true, 21_701...24_127, files: 5),
    ])

  /// The status bar over controllers, on a device without a notch.
  static let statusBarOverControllers = VersionTable<Bool>(
    "whether a controller's view has a status bar above it",
    [
      .init(true, 12_118...14_490, files: 5), .init(false, 14_868...21_507, files: 3),
      .init(true, 21_701...24_127, files: 2),
    ])

  static let statusBarOverWideViews = VersionTable<Bool>(
    "whether a standalone view that is wider than high has that status bar as well",
    [.init(false, 14_113...14_460, files: 2), .init(true, 21_701...24_127, files: 3)])

  static let statusBarOverRoundedTablets = VersionTable<Bool>(
    "whether a view has a status bar above it on a tablet with rounded corners",
    [.init(false, 14_868...20_037, files: 1), .init(true, 21_507...24_765, files: 2)])

  static let hiddenStatusBars = VersionTable<Bool>(
    "whether a simulated status bar of none leaves its room to the view",
    [.init(true, 12_118...21_507, files: 2), .init(false, 22_685...22_685, files: 1)])

  static let navigationBarHeight = VersionTable<CGFloat>(
    "the height of navigation bars", [.init(44, 12_118...23_504, files: 20), .init(54, 24_127...25_084, files: 5)])

  /// The height of a sheet's bar and of the room above it. The value of Xcode 26 is a guess: two files have a bar 16 points
  /// below the top, and one of them another bar at 10.
  static let sheetBarHeight = VersionTable<CGFloat>(
    "the height of navigation bars in sheets, with the room above",
    [.init(56, 15_505...15_505, files: 1), .init(70, 24_128...25_079, files: 2)])

  static let sheets = VersionTable<Bool>(
    "whether sheets are below the status bar, with a navigation bar of 56 points",
    [.init(false, 12_118...12_118, files: 1), .init(true, 15_505...15_505, files: 1)])

  // MARK: - Safe areas

  static let oldStatusBars = VersionTable<Bool>(
    "whether the status bar of every phone with a notch is 44 points high",
    [.init(true, 14_490...20_037, files: 29), .init(false, 21_225...24_765, files: 11)])

  /// The heights of newer status bars for phones with other screens, by device name: 8 files contain an iPhone 11, 3 an
  /// iPhone 11 Pro.
  static let statusBarHeights: [String: CGFloat] = ["retina6_1": 48, "retina5_9": 50]

  static let safeAreaFactor = VersionTable<CGFloat>(
    "the number of times that the safe area of a phone with a notch is applied",
    [.init(1, 14_490...23_077, files: 46), .init(2, 23_727...24_765, files: 6)])

  /// A guess: all files with such a phone are scenes of one project.
  static let landscapeBars = VersionTable<Bool>(
    "whether a phone with a notch keeps the height of its upright status bar free when it lies on its side",
    [.init(false, 14_490...23_077, files: 4), .init(true, 24_412...24_412, files: 1)])

  static let freeformHomeIndicator = VersionTable<Bool>(
    "whether a view of another size than the screen's has a home indicator",
    [.init(false, 14_490...22_505, files: 12), .init(true, 22_684...25_084, files: 4)])

  /// A guess: one file.
  static let roundedTabletBottom = VersionTable<CGFloat>(
    "the safe area at the bottom of tablets with rounded corners",
    [.init(20, 16_097...23_504, files: 2), .init(50, 24_765...24_765, files: 1)])

  // MARK: - Cells

  /// The margins of the content of a cell outside a table.
  enum CellMargins {
    /// 8 points on all sides.
    case eight
    /// 11 points at the top and bottom, less the separator below the row. 16 or 20 points at the sides, depending on
    /// the cell's width.
    case lessLine
    /// 11 points at the top and bottom. At the sides 15 points on narrow phones, and on others 20 if the cell is as
    /// wide as the screen, or else 16.
    case byPhone
    /// 11 points at the top and bottom. 16 or 20 points at the sides, depending on the width of the cell, or of the
    /// screen if it is narrower.
    case byWidth
    /// 15 points at the top and bottom. At the sides 16 points on phones up to 390 points wide, and 20 on others, for cells
    /// of any width.
    case byScreen
  }

  static let cellMargins = VersionTable<CellMargins>(
    "the margins of a standalone cell",
    [
      .init(.eight, 8_191...12_121, files: 7), .init(.lessLine, 14_092...14_490, files: 17),
      .init(.byPhone, 14_868...16_097, files: 5), .init(.byWidth, 17_701...22_685, files: 16),
      .init(.byScreen, 24_127...24_765, files: 4),
    ])
}
