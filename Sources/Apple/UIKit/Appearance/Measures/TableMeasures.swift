import CoreGraphics

/// Tables and lists: headers, footers and the gaps between sections.
///
/// Values without a source were found in frames that Interface Builder saved in files of iOS 13 to 18.
package struct TableMeasures: Sendable {
  /// control-metrics: UITableView, default row height.
  package var rowHeight: CGFloat = 44
  /// control-metrics: UITableView plain, sectionHeaderHeight / footer.
  package var plainHeaderHeight: CGFloat = 28
  /// The height on which ``plainTitleRoom`` is based. control-metrics: UITableView plain, sectionHeaderHeight / footer.
  package var standardPlainHeaderHeight: CGFloat = 28
  /// The padding above headers of plain tables, since iOS 15. control-metrics: UITableView plain, section header,
  /// padding, row.
  package var plainHeaderTopPadding: CGFloat = 22
  /// The padding above and below the titles of plain tables.
  package var plainTitleRoom: CGFloat = 3.5
  /// The gap above the first section of a grouped table without a title and table header.
  package var firstGroupedGap: CGFloat = 35
  package var groupedTitleTop: CGFloat = 16
  package var firstGroupedTitleTop: CGFloat = 33
  package var groupedTitleBottom: CGFloat = 6.5
  /// The distance above the title of a section below an empty gap: the gap at the end of the previous section, or the
  /// space under a large title. Nil for the distance above other titles.
  package var groupedTitleTopBelowGap: CGFloat?
  /// The text style of titles of grouped sections. design-26: D162 and D293, for iOS 18.
  package var groupedTitleStyle = UIFont.TextStyle.footnote
  package var uppercasesGroupedTitles = true
  package var footerTop: CGFloat = 8
  package var footerBottom: CGFloat = 6.5
  /// The margins of headers and footers above and below. control-metrics: UIView, default layoutMargins.
  package var headerMargin: CGFloat = 8
  /// Half of the gap between two grouped sections without titles, if a pixel is half a point or more. control-metrics:
  /// UITableView grouped, sectionHeaderHeight / footer.
  package var groupedGap: CGFloat = 18
  /// The maximum height of the line in that gap.
  package var groupedGapLine: CGFloat = 0.5
  /// The inset of sections of an inset grouped table on a narrow phone. design-26: D158, for iOS 18.
  package var narrowSectionInset: CGFloat = 16
  /// The same on wide phones and tablets. control-metrics: UITableViewCell, insetGrouped width.
  package var wideSectionInset: CGFloat = 20
  /// design-26: D157, for iOS 18.
  package var insetGroupedRadius: CGFloat = 10
  /// The distance below a section of a sidebar. Judged by eye from screenshots.
  package var sidebarSectionBottom: CGFloat = 10

  // MARK: - Index

  package var sectionIndexWidth: CGFloat = 15
  /// Judged by eye from screenshots.
  package var sectionIndexLineHeight: CGFloat = 14
  /// Judged by eye from screenshots.
  package var sectionIndexFontSize: CGFloat = 11

  // MARK: - Reordering, judged by eye from recordings

  /// The distance from an edge within which a dragged row scrolls the table.
  package var reorderScrollZone: CGFloat = 44
  /// The maximum scrolling speed, in points per second.
  package var reorderScrollSpeed: CGFloat = 600
  /// The shadows of a dragged row, and of a row at its place.
  package var liftedShadow = ShadowMeasures(opacity: 0.25, y: 2, radius: 8)
  package var restingShadow = ShadowMeasures(opacity: 0, y: 2, radius: 3)

  // MARK: - Generations

  /// design-26: D150, D157, D160 to D164, D167 and D293.
  static let iOS26: TableMeasures = {
    var measures = TableMeasures()
    measures.insetGroupedRadius = 26
    measures.rowHeight = 52
    measures.groupedTitleStyle = .headline
    measures.uppercasesGroupedTitles = false
    measures.firstGroupedTitleTop = 29.5
    measures.groupedTitleTop = 19.5
    measures.groupedTitleTopBelowGap = 12
    measures.groupedTitleBottom = 5.5
    measures.footerTop = 7.667
    measures.footerBottom = 6.667
    return measures
  }()

  /// As Interface Builder shows it. design-26: D150, D157 and D161, and frames saved with files of Xcode 26.
  static let iOS26Canvas: TableMeasures = {
    var measures = TableMeasures()
    measures.insetGroupedRadius = 26
    measures.rowHeight = 51
    measures.groupedTitleTop = 15.5
    return measures
  }()
}

extension TableMeasures {
  /// The content above the title of a grouped section.
  package enum TitlePlace: Sendable {
    /// The table's beginning.
    case first
    /// An empty gap: the end of a section without a footer, or the room under a large title.
    case belowGap
    /// A footer's text.
    case belowText
  }

  func titleTop(_ place: TitlePlace) -> CGFloat {
    switch place {
    case .first: firstGroupedTitleTop
    case .belowGap: groupedTitleTopBelowGap ?? groupedTitleTop
    case .belowText: groupedTitleTop
    }
  }

  /// The difference of the standard height of titles of plain tables.
  var plainHeaderSlack: CGFloat { standardPlainHeaderHeight - plainHeaderHeight }

  /// Returns a length that is scaled like body text, for the padding around titles.
  func scaled(_ length: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    let category = traits.preferredContentSizeCategory
    guard category != .large, category != .unspecified else { return length }
    // Lengths that are added are rounded together. The scaled value of a large length is nearly exact.
    return length * UIFontMetrics.default.scaledValue(for: 1000, compatibleWith: traits) / 1000
  }

  /// Returns half of the gap between two grouped sections without titles.
  func groupedGap(pixel: CGFloat) -> CGFloat { groupedGap - min(pixel, groupedGapLine) }
}

extension DesignMeasures {
  /// Returns the inset of sections of inset grouped tables.
  func sectionInset(forWidth width: CGFloat, cutsOffSides: Bool = false) -> CGFloat {
    margins.areWideInTables(width, cutsOffSides: cutsOffSides) ? tables.wideSectionInset : tables.narrowSectionInset
  }
}
