import Foundation

extension UIListContentConfiguration {
  /// The measures of the current design, which configurations use when they are created.
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

  /// Creates the content of a row: a text with a smaller gray text below it.
  public static func cell() -> UIListContentConfiguration {
    make(.body, .label, secondary: .subheadline, .secondaryLabel, leastHeight: design.cells.listLeastHeight)
  }

  /// Creates the content of a row with a small second line.
  public static func subtitleCell() -> UIListContentConfiguration {
    make(.body, .label, secondary: .caption1, .label, leastHeight: design.cells.listLeastHeight)
  }

  /// Creates the content of a row with a gray value at its trailing side.
  public static func valueCell() -> UIListContentConfiguration {
    var result = make(.body, .label, secondary: .body, .secondaryLabel, leastHeight: design.cells.listLeastHeight)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  /// Creates the content of a section header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    var result = make(
      .headline, .label, secondary: .subheadline, .secondaryLabel, leastHeight: design.tables.standardPlainHeaderHeight)
    (result.directionalLayoutMargins.top, result.directionalLayoutMargins.bottom) = (
      design.tables.plainTitleRoom, design.tables.plainTitleRoom
    )
    return result
  }

  /// Creates the content of a section footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    var result = make(
      .headline, .label, secondary: .subheadline, .secondaryLabel, leastHeight: design.tables.standardPlainHeaderHeight)
    (result.directionalLayoutMargins.top, result.directionalLayoutMargins.bottom) = (
      design.tables.plainTitleRoom, design.tables.plainTitleRoom
    )
    return result
  }

  /// Creates the content of a section header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    var result = make(design.tables.groupedTitleStyle, .secondaryLabel, secondary: .footnote, .secondaryLabel)
    if design.tables.uppercasesGroupedTitles { result.textProperties.transform = .uppercase }
    result.directionalLayoutMargins.top = design.tables.titleTop(.belowGap)
    result.directionalLayoutMargins.bottom = design.tables.groupedTitleBottom
    return result
  }

  /// Creates the content of a section footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    var result = make(.footnote, .secondaryLabel, secondary: .footnote, .secondaryLabel)
    result.directionalLayoutMargins.top = design.tables.footerTop
    result.directionalLayoutMargins.bottom = design.tables.footerBottom
    return result
  }

  /// Creates the content of a large section header in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var result = make(.headline, .label, secondary: .subheadline, .secondaryLabel)
    result.directionalLayoutMargins.top = design.tables.groupedTitleTop
    result.directionalLayoutMargins.bottom = design.tables.groupedTitleBottom
    return result
  }

  /// Creates the content of an extra large section header in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var result = make(.title2, .label, secondary: .subheadline, .secondaryLabel)
    result.textProperties.font = UIFont.systemFont(
      ofSize: result.textProperties.font.pointSize, weight: .bold)
    result.directionalLayoutMargins.top = design.tables.groupedTitleTop
    result.directionalLayoutMargins.bottom = design.tables.groupedTitleBottom
    return result
  }

  /// Creates the content of a row in a sidebar. Deprecated by Apple since iOS 18 in favor of ``cell()``, which adapts
  /// to its list.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// Creates the content of a row with a small second line in a sidebar. Deprecated by Apple since iOS 18 in favor of
  /// ``subtitleCell()``.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  /// Creates the content of a row in a sidebar of a split view with another list.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

  /// Creates the content of a row with a small second line in a sidebar of a split view with another list.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  /// Creates the content of a section header in a sidebar. Deprecated by Apple since iOS 18 in favor of ``header()``.
  public static func sidebarHeader() -> UIListContentConfiguration {
    var result = make(.title3, .label, secondary: .subheadline, .secondaryLabel)
    // The size and weight are estimates from screenshots of the sidebars of Apple's apps for iPadOS 14 to 17.
    result.textProperties.font = UIFont.systemFont(ofSize: result.textProperties.font.pointSize, weight: .semibold)
    result.directionalLayoutMargins.top = design.tables.groupedTitleTop
    result.directionalLayoutMargins.bottom = design.tables.groupedTitleBottom
    return result
  }

  /// Creates the content of a section header in any list.
  public static func header() -> UIListContentConfiguration { groupedHeader() }

  /// Creates the content of a section footer in any list.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }
}
