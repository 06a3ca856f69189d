import Foundation

extension UIListContentConfiguration {
  /// A configuration is made for the design that holds where it is made.
  private static var design: DesignMeasures { UITraitCollection.current.measures }

  private static func make(
    _ style: UIFont.TextStyle, _ color: UIColor, secondary: UIFont.TextStyle, _ secondaryColor: UIColor,
    leastHeight: CGFloat = 0
  ) -> UIListContentConfiguration {
    var result = UIListContentConfiguration(leastHeight: leastHeight)
    result.textProperties.font = .preferredFont(forTextStyle: style)
    result.textProperties.color = color
    result.secondaryTextProperties.font = .preferredFont(forTextStyle: secondary)
    result.secondaryTextProperties.color = secondaryColor
    return result
  }

  /// A row: a text, with a smaller gray one under it.
  public static func cell() -> UIListContentConfiguration {
    make(.body, .label, secondary: .subheadline, .secondaryLabel, leastHeight: design.cells.listLeastHeight)
  }

  /// A row with a small second line.
  public static func subtitleCell() -> UIListContentConfiguration {
    make(.body, .label, secondary: .caption1, .label, leastHeight: design.cells.listLeastHeight)
  }

  /// A row with a gray value at its end.
  public static func valueCell() -> UIListContentConfiguration {
    var result = make(.body, .label, secondary: .body, .secondaryLabel, leastHeight: design.cells.listLeastHeight)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  /// The header of a section of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    var result = make(
      .headline, .label, secondary: .subheadline, .secondaryLabel, leastHeight: design.tables.standardPlainHeaderHeight)
    (result.directionalLayoutMargins.top, result.directionalLayoutMargins.bottom) = (
      design.tables.plainTitleRoom, design.tables.plainTitleRoom
    )
    return result
  }

  /// The footer of a section of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    var result = make(
      .headline, .label, secondary: .subheadline, .secondaryLabel, leastHeight: design.tables.standardPlainHeaderHeight)
    (result.directionalLayoutMargins.top, result.directionalLayoutMargins.bottom) = (
      design.tables.plainTitleRoom, design.tables.plainTitleRoom
    )
    return result
  }

  /// The header of a section of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    var result = make(design.tables.groupedTitleStyle, .secondaryLabel, secondary: .footnote, .secondaryLabel)
    if design.tables.uppercasesGroupedTitles { result.textProperties.transform = .uppercase }
    result.directionalLayoutMargins.top = design.tables.titleTop(.belowGap)
    result.directionalLayoutMargins.bottom = design.tables.groupedTitleBottom
    return result
  }

  /// The footer of a section of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    var result = make(.footnote, .secondaryLabel, secondary: .footnote, .secondaryLabel)
    result.directionalLayoutMargins.top = design.tables.footerTop
    result.directionalLayoutMargins.bottom = design.tables.footerBottom
    return result
  }

  /// A large header of a section of an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var result = make(.headline, .label, secondary: .subheadline, .secondaryLabel)
    result.directionalLayoutMargins.top = design.tables.groupedTitleTop
    result.directionalLayoutMargins.bottom = design.tables.groupedTitleBottom
    return result
  }

  /// A larger header of a section of an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var result = make(.title2, .label, secondary: .subheadline, .secondaryLabel)
    result.textProperties.font = UIFont.systemFont(
      ofSize: result.textProperties.font.pointSize, weight: .bold)
    result.directionalLayoutMargins.top = design.tables.groupedTitleTop
    result.directionalLayoutMargins.bottom = design.tables.groupedTitleBottom
    return result
  }

  /// A row of a sidebar. Deprecated by Apple since iOS 18 for ``cell()``, which looks as the list that it is in asks for.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// A row of a sidebar with a small second line. Deprecated by Apple since iOS 18 for ``subtitleCell()``.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  /// A row of a sidebar beside which a split view has another list.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

  /// The same with a small second line.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  /// The header of a section of a sidebar. Deprecated by Apple since iOS 18 for ``header()``.
  public static func sidebarHeader() -> UIListContentConfiguration {
    var result = make(.title3, .label, secondary: .subheadline, .secondaryLabel)
    // A size and weight as in the sidebars of Apple's apps for iPadOS 14 to 17; judged by eye from screenshots.
    result.textProperties.font = UIFont.systemFont(ofSize: result.textProperties.font.pointSize, weight: .semibold)
    result.directionalLayoutMargins.top = design.tables.groupedTitleTop
    result.directionalLayoutMargins.bottom = design.tables.groupedTitleBottom
    return result
  }

  /// The header of a section of any list.
  public static func header() -> UIListContentConfiguration { groupedHeader() }

  /// The footer of a section of any list.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }
}
