import CoreGraphics

/// Tables and lists: headers, footers and what lies between sections.
///
/// What names no other source was found in frames that Interface Builder saved with files of iOS 13 to 18.
package struct TableMeasures: Sendable {
  /// control-metrics: UITableView, default row height.
  package var rowHeight: CGFloat = 44
  /// control-metrics: UITableView plain, sectionHeaderHeight / footer.
  package var plainHeaderHeight: CGFloat = 28
  /// The height for which ``plainTitleRoom`` is meant. control-metrics: UITableView plain, sectionHeaderHeight / footer.
  package var standardPlainHeaderHeight: CGFloat = 28
  /// Above headers of plain tables, since iOS 15. control-metrics: UITableView plain, section header, padding, row.
  package var plainHeaderTopPadding: CGFloat = 22
  /// Above and below the titles of plain tables.
  package var plainTitleRoom: CGFloat = 3.5
  /// Above the first section of a grouped table that has neither title nor table header.
  package var firstGroupedGap: CGFloat = 35
  package var groupedTitleTop: CGFloat = 16
  package var firstGroupedTitleTop: CGFloat = 33
  package var groupedTitleBottom: CGFloat = 6.5
  /// Above the title of a section that an empty gap lies above: the gap that ends the section before it, or the room
  /// under a large title. Nil for the same as above other titles.
  package var groupedTitleTopBelowGap: CGFloat?
  /// The text of titles of grouped sections. design-26: D162 and D293, for iOS 18.
  package var groupedTitleStyle = UIFont.TextStyle.footnote
  package var uppercasesGroupedTitles = true
  package var footerTop: CGFloat = 8
  package var footerBottom: CGFloat = 6.5
  /// The margins of headers and footers above and below. control-metrics: UIView, default layoutMargins.
  package var headerMargin: CGFloat = 8
  /// Half of what lies between two grouped sections without titles, where a pixel is half a point or more.
  /// control-metrics: UITableView grouped, sectionHeaderHeight / footer.
  package var groupedGap: CGFloat = 18
  /// What the line takes of that gap at most.
  package var groupedGapLine: CGFloat = 0.5
  /// How far sections of an inset grouped table keep from the sides of a narrow phone. design-26: D158, for iOS 18.
  package var narrowSectionInset: CGFloat = 16
  /// The same on wide phones and tablets. control-metrics: UITableViewCell, insetGrouped width.
  package var wideSectionInset: CGFloat = 20
  /// design-26: D157, for iOS 18.
  package var insetGroupedRadius: CGFloat = 10
  /// Below a section of a sidebar. Judged by eye from screenshots.
  package var sidebarSectionBottom: CGFloat = 10

  // MARK: - Index

  package var sectionIndexWidth: CGFloat = 15
  /// Judged by eye from screenshots.
  package var sectionIndexLineHeight: CGFloat = 14
  /// Judged by eye from screenshots.
  package var sectionIndexFontSize: CGFloat = 11

  // MARK: - Reordering, judged by eye from recordings

  /// A row held as near as this to an edge has the table scroll.
  package var reorderScrollZone: CGFloat = 44
  /// How fast it scrolls at the most, in points per second.
  package var reorderScrollSpeed: CGFloat = 600
  /// Of a row that a finger holds, and of one at its place.
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
  /// What lies above the title of a grouped section.
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

  /// How much less room than usual titles of plain tables have.
  var plainHeaderSlack: CGFloat { standardPlainHeaderHeight - plainHeaderHeight }

  /// Room around titles grows with the size of text, as body text does.
  func scaled(_ length: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    let category = traits.preferredContentSizeCategory
    guard category != .large, category != .unspecified else { return length }
    // Lengths that are added up are rounded together: the scaled value of a large one is as good as exact.
    return length * UIFontMetrics.default.scaledValue(for: 1000, compatibleWith: traits) / 1000
  }

  /// The gap between two grouped sections without titles is two of these.
  func groupedGap(pixel: CGFloat) -> CGFloat { groupedGap - min(pixel, groupedGapLine) }
}

extension DesignMeasures {
  /// How far sections of inset grouped tables keep from the sides.
  func sectionInset(forWidth width: CGFloat, cutsOffSides: Bool = false) -> CGFloat {
    margins.areWideInTables(width, cutsOffSides: cutsOffSides) ? tables.wideSectionInset : tables.narrowSectionInset
  }
}
