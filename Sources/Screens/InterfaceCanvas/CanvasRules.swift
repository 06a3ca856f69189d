import UIKit

/// The rules of the canvas that differ between versions of Interface Builder.
///
/// The rows come from 317 public files with 2,558 frames. Each value of a rule was tried on each file. A file counts
/// for a row if the frames that Interface Builder saved agree more with that value than with others.
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
    "the margins of rows and of inset sections in tables of a narrow phone",
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

  static let firstGroupedTitleTop = VersionTable<CGFloat>(
    "the space above the first title of a grouped table",
    [
      .init(33, 14_113...18_122, files: 3), .init(15.5, 22_505...24_127, files: 2),
      .init(33, 24_765...24_765, files: 1),
    ])

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
      .init(false, 13_771...13_771, files: 1), .init(true, 14_109...14_460, files: 5),
      .init(false, 14_868...20_037, files: 7), .init(true, 22_505...23_094, files: 3),
    ])

  /// The status bar over controllers, on a device without a notch.
  static let statusBarOverControllers = VersionTable<Bool>(
    "whether a controller's view has a status bar above it",
    [
      .init(true, 12_118...14_490, files: 5), .init(false, 15_705...21_507, files: 2),
      .init(true, 24_127...24_127, files: 1),
    ])

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
    [.init(1, 14_490...23_077, files: 46), .init(2, 24_127...24_765, files: 6)])

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
  }

  static let cellMargins = VersionTable<CellMargins>(
    "the margins of a standalone cell",
    [
      .init(.eight, 8_191...12_121, files: 7), .init(.lessLine, 14_092...14_490, files: 17),
      .init(.byPhone, 14_868...16_097, files: 5), .init(.byWidth, 17_701...22_685, files: 16),
    ])
}
