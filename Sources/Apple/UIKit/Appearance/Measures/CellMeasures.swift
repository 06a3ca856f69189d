import CoreGraphics

/// Rows of tables and lists.
///
/// What names no other source was found in frames that Interface Builder saved with files of iOS 13 to 18.
package struct CellMeasures: Sendable {
  // MARK: - Heights

  /// Above and below what cells show. design-26: D154, for iOS 18.
  package var verticalMargin: CGFloat = 11
  /// How much less than the table's row height a row of a style may be high, in pixels. control-metrics: UITableView,
  /// self-sized default cell.
  package var pixelsToSpare: CGFloat = 1
  /// What a row that constraints size has beyond what they ask for, in pixels: the line below it, which is not the content's.
  /// Heights of rows seen in apps of iOS 13 to 18; control-metrics: UITableView, default row height.
  package var fittedPixels: CGFloat = 1
  /// The same in points.
  package var fittedExtra: CGFloat = 0
  /// Whether the line below a row takes a pixel from the row's content. control-metrics: UITableView, default row height.
  package var endsInLine = false
  /// Above and below title and subtitle together. control-metrics: UITableViewCell, subtitle style, automatic height.
  package var subtitleRoom: CGFloat = 21
  /// The same in grouped tables; nil for that of all tables.
  package var groupedSubtitleRoom: CGFloat?
  /// The room between a row's title and the subtitle below it, where the row is high enough.
  package var subtitleGap: CGFloat = 3
  /// How much room title and subtitle have around them before they stand apart.
  package var subtitleRoomWithoutGap: CGFloat = 19
  /// What a row has beyond its image.
  package var imageExtra: CGFloat = 1

  // MARK: - Widths

  /// The margin of content in tables as narrow as the first phones.
  package var narrowestMargin: CGFloat = 16
  /// The width of those. control-metrics: UIViewController root view, systemMinimumLayoutMargins.
  package var narrowestWidth: CGFloat = 320
  /// The margin of content in tables of a narrow phone. control-metrics: UITableViewCell, text inset.
  package var narrowMargin: CGFloat = 16
  /// The same where accessories keep the whole margin free, and content does not.
  package var narrowContentMargin: CGFloat?
  /// From the trailing side to the end of an accessory; nil for what the margin asks for.
  package var accessoryMargin: CGFloat?
  /// Between content and accessory. design-26: D172.
  package var accessoryGap: CGFloat = 8
  package var imageGap: CGFloat = 16
  /// Between title and value.
  package var valueGap: CGFloat = 6
  /// Of the titles of the style that has them right-aligned before the values.
  package var value2Column: CGFloat = 91

  // MARK: - Accessories

  /// In the usual text size. control-metrics: UITableViewCell accessories; content width with disclosure indicator.
  package var chevronWidth: CGFloat = 10.5
  /// In the usual text size and all smaller ones.
  package var tickWidth: CGFloat = 24
  /// Between a detail button and the chevron.
  package var detailButtonGap: CGFloat = 10
  /// Between the accessories of a row of a list. Judged by eye from screenshots.
  package var listAccessoryGap: CGFloat = 8
  /// The columns of standard symbols in a row of a list. Judged by eye from screenshots.
  package var listAccessoryWidth: CGFloat = 28

  // MARK: - Editing, judged by eye from screenshots

  package var editControlWidth: CGFloat = 38
  package var editControlLeading: CGFloat = 8
  /// What the content's margin loses beside an editing control.
  package var editedMarginLoss: CGFloat = 8
  /// Between the editing control and the content.
  package var editControlGap: CGFloat = 4
  package var reorderControlWidth: CGFloat = 38
  /// From the trailing side to the reorder control; nil for the margin of the content.
  package var reorderControlTrailing: CGFloat? = 4
  package var editSymbolPointSize: CGFloat = 19

  // MARK: - Content configurations

  /// The room around content, and between texts one above the other: as screens of iOS 14 to 18 show it.
  package var listMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  package var listSubtitleGap: CGFloat = 3
  /// control-metrics: UITableView, default row height.
  package var listLeastHeight: CGFloat = 44

  /// How thick the line between rows is; nil for a pixel.
  package var lineThickness: CGFloat?
  /// Whether lines end before the trailing side, as far from it as they begin from the leading one. design-26: D168 and
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
    return measures
  }()
}

extension CellMeasures {
  /// How much larger than in the standard size of text symbols are; in smaller text they stay as they are.
  @MainActor
  func symbolScale(in traits: UITraitCollection) -> CGFloat {
    max(1, UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize / UIFont.labelFontSize)
  }

  @MainActor
  func editSymbolPointSize(in traits: UITraitCollection) -> CGFloat { editSymbolPointSize * symbolScale(in: traits) }

  /// How much wider than in the standard size of text a column of editing controls is.
  @MainActor
  func editSymbolGrowth(in traits: UITraitCollection) -> CGFloat {
    // Circles are up to a fifth wider than their point size.
    (1.2 * editSymbolPointSize * (symbolScale(in: traits) - 1)).rounded(.up)
  }

  /// Before iOS 13 the line below a row was not the content's.
  func separatorHeight(scale: CGFloat) -> CGFloat { endsInLine ? 1 / scale : 0 }

  /// The thickness of the line between rows.
  func lineThickness(scale: CGFloat) -> CGFloat { lineThickness ?? 1 / scale }

  /// The margins of a cell's content where nothing else is said.
  func contentMargins(side: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: verticalMargin, leading: side, bottom: verticalMargin, trailing: side)
  }

  /// The distance of accessories from the trailing side.
  func accessoryMargin(for margin: CGFloat) -> CGFloat { accessoryMargin ?? margin }
}

extension DesignMeasures {
  /// The distance of the content of cells from the sides of a table.
  func cellMargin(forWidth width: CGFloat, cutsOffSides: Bool = false) -> CGFloat {
    if width <= cells.narrowestWidth { return cells.narrowestMargin }
    return margins.areWideInTables(width, cutsOffSides: cutsOffSides) ? margins.wideSide : cells.narrowMargin
  }

  /// The distance of the content of cells from the sides of an inset section, in a table of some width.
  func insetCellMargin(forWidth width: CGFloat, cutsOffSides: Bool = false) -> CGFloat {
    guard let wide = margins.wideInsetRowWidth else { return cellMargin(forWidth: width, cutsOffSides: cutsOffSides) }
    return width >= wide && !cutsOffSides ? margins.wideSide : cells.narrowMargin
  }
}
