import CoreGraphics

/// Rows of tables and lists.
///
/// Values without a source were found in frames that Interface Builder saved in files of iOS 13 to 18.
package struct CellMeasures: Sendable {
  // MARK: - Heights

  /// The margin above and below the content of cells. design-26: D154, for iOS 18.
  package var verticalMargin: CGFloat = 11
  /// The pixels that a row of a style may be lower than the table's row height. control-metrics: UITableView,
  /// self-sized default cell.
  package var pixelsToSpare: CGFloat = 1
  /// The additional height of a row with constraints, in pixels: the line below it, which is not part of the content.
  /// Heights of rows seen in apps of iOS 13 to 18; control-metrics: UITableView, default row height.
  package var fittedPixels: CGFloat = 1
  /// The same in points.
  package var fittedExtra: CGFloat = 0
  /// Whether the line below a row takes a pixel from the row's content. control-metrics: UITableView, default row height.
  package var endsInLine = false
  /// The total margin above and below title and subtitle. control-metrics: UITableViewCell, subtitle style, automatic
  /// height.
  package var subtitleRoom: CGFloat = 21
  /// The same in grouped tables; nil for the margin of all tables.
  package var groupedSubtitleRoom: CGFloat?
  /// The distance between a row's title and the subtitle below it, if the row is high enough.
  package var subtitleGap: CGFloat = 3
  /// The margin around title and subtitle below which there is no distance between them.
  package var subtitleRoomWithoutGap: CGFloat = 19
  /// The additional height of a row with an image.
  package var imageExtra: CGFloat = 1

  // MARK: - Widths

  /// The margin of content in tables as narrow as the first phones.
  package var narrowestMargin: CGFloat = 16
  /// The width of those tables. control-metrics: UIViewController root view, systemMinimumLayoutMargins.
  package var narrowestWidth: CGFloat = 320
  /// The margin of content in tables of a narrow phone. control-metrics: UITableViewCell, text inset.
  package var narrowMargin: CGFloat = 16
  /// The same if accessories keep the whole margin free, but content does not.
  package var narrowContentMargin: CGFloat?
  /// The distance from the trailing side to the end of an accessory; nil for the distance that the margin determines.
  package var accessoryMargin: CGFloat?
  /// The distance between content and accessory. design-26: D172.
  package var accessoryGap: CGFloat = 8
  package var imageGap: CGFloat = 16
  /// The distance between title and value.
  package var valueGap: CGFloat = 6
  /// The width of the titles of the style that aligns them on the right before the values.
  package var value2Column: CGFloat = 91
  /// Whether titles and values that are in the middle of a row start at a whole point, at or below the exact place.
  package var roundsCenteredTextDown = false

  // MARK: - Accessories

  /// The width in the standard text size. control-metrics: UITableViewCell accessories; content width with disclosure
  /// indicator.
  package var chevronWidth: CGFloat = 10.5
  /// The width in the standard text size and all smaller ones.
  package var tickWidth: CGFloat = 24
  /// The distance between a detail button and the chevron.
  package var detailButtonGap: CGFloat = 10
  /// The distance between the accessories of a row of a list. Judged by eye from screenshots.
  package var listAccessoryGap: CGFloat = 8
  /// The widths of the columns of standard symbols in a row of a list. Judged by eye from screenshots.
  package var listAccessoryWidth: CGFloat = 28

  // MARK: - Editing, judged by eye from screenshots

  package var editControlWidth: CGFloat = 38
  package var editControlLeading: CGFloat = 8
  /// The reduction of the content's margin beside an editing control.
  package var editedMarginLoss: CGFloat = 8
  /// The distance between the editing control and the content.
  package var editControlGap: CGFloat = 4
  package var reorderControlWidth: CGFloat = 38
  /// The distance from the trailing side to the reorder control; nil for the margin of the content.
  package var reorderControlTrailing: CGFloat? = 4
  package var editSymbolPointSize: CGFloat = 19

  // MARK: - Content configurations

  /// The margins around content, and the distance between texts one above the other: as on screens of iOS 14 to 18.
  package var listMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  package var listSubtitleGap: CGFloat = 3
  /// control-metrics: UITableView, default row height.
  package var listLeastHeight: CGFloat = 44

  /// The thickness of the line between rows; nil for a pixel.
  package var lineThickness: CGFloat?
  /// Whether lines are inset at the trailing side by the same distance as at the leading side. design-26: D168 and
  /// D169, for iOS 18.
  package var insetsTrailingLines = false

  // MARK: - Generations

  /// control-metrics: UITableView, default row height; UITableViewCell, content width with disclosure indicator; and frames
  /// saved with files of iOS 7 to 12.
  static let iOS7: CellMeasures = {
    var measures = CellMeasures()
    measures.endsInLine = true
    measures.accessoryMargin = 23.5
    measures.subtitleGap = 0
    measures.narrowestMargin = 15
    return measures
  }()

  /// design-26: D150 to D152, D154, D168 to D170, D174 and D175; swiftui: U334 for separators of a point on a phone.
  static let iOS26: CellMeasures = {
    var measures = CellMeasures()
    measures.verticalMargin = 15
    measures.pixelsToSpare = 0
    measures.fittedPixels = 0
    measures.subtitleRoom = 27.667
    measures.groupedSubtitleRoom = 35
    measures.listMargins.top = 15
    measures.listMargins.bottom = 15
    measures.listLeastHeight = 53
    measures.insetsTrailingLines = true
    measures.lineThickness = 1
    (measures.editControlLeading, measures.editControlWidth, measures.editControlGap) = (15, 40, 14)
    (measures.reorderControlWidth, measures.reorderControlTrailing) = (27, nil)
    return measures
  }()

  /// As Interface Builder shows it. design-26: D154 and D170, and frames saved with files of Xcode 26.
  static let iOS26Canvas: CellMeasures = {
    var measures = CellMeasures()
    measures.lineThickness = 1
    measures.verticalMargin = 15
    measures.pixelsToSpare = 0
    measures.fittedPixels = 0
    measures.fittedExtra = 1
    // Source: rows of 51, 52 and 58 points in files of Xcode 26, of three projects.
    measures.roundsCenteredTextDown = true
    return measures
  }()
}

extension CellMeasures {
  /// Returns the scale of symbols relative to the standard size of text. In smaller text, it is 1.
  @MainActor
  func symbolScale(in traits: UITraitCollection) -> CGFloat {
    max(1, UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize / UIFont.labelFontSize)
  }

  @MainActor
  func editSymbolPointSize(in traits: UITraitCollection) -> CGFloat { editSymbolPointSize * symbolScale(in: traits) }

  /// Returns the additional width of a column of editing controls relative to the standard size of text.
  @MainActor
  func editSymbolGrowth(in traits: UITraitCollection) -> CGFloat {
    // Circles are up to a fifth wider than their point size.
    (1.2 * editSymbolPointSize * (symbolScale(in: traits) - 1)).rounded(.up)
  }

  /// Before iOS 13 the line below a row was not the content's.
  func separatorHeight(scale: CGFloat) -> CGFloat { endsInLine ? 1 / scale : 0 }

  /// Returns the thickness of the line between rows.
  func lineThickness(scale: CGFloat) -> CGFloat { lineThickness ?? 1 / scale }

  /// Returns the default margins of a cell's content.
  func contentMargins(side: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: verticalMargin, leading: side, bottom: verticalMargin, trailing: side)
  }

  /// Returns the distance of accessories from the trailing side.
  func accessoryMargin(for margin: CGFloat) -> CGFloat { accessoryMargin ?? margin }
}

extension DesignMeasures {
  /// Returns the distance of the content of cells from the sides of a table.
  func cellMargin(forWidth width: CGFloat, cutsOffSides: Bool = false) -> CGFloat {
    if width <= cells.narrowestWidth { return cells.narrowestMargin }
    return margins.areWideInTables(width, cutsOffSides: cutsOffSides) ? margins.wideSide : cells.narrowMargin
  }

  /// Returns the distance of the content of cells from the sides of an inset section, in a table of a width.
  func insetCellMargin(forWidth width: CGFloat, cutsOffSides: Bool = false) -> CGFloat {
    guard let wide = margins.wideInsetRowWidth else { return cellMargin(forWidth: width, cutsOffSides: cutsOffSides) }
    return width >= wide && !cutsOffSides ? margins.wideSide : cells.narrowMargin
  }
}
