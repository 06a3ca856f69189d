import Foundation

extension UIBackgroundConfiguration {
  /// What the background belongs to, as far as its colors depend on states.
  enum Role {
    case other, plainCell, groupedCell, sidebarCell, header
  }

  private static func make(_ role: Role, _ color: UIColor) -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration()
    result.role = role
    result.setRoleColor(color)
    return result
  }

  /// The background of rows of plain lists.
  public static func listPlainCell() -> UIBackgroundConfiguration { make(.plainCell, .systemBackground) }

  /// The background of rows of grouped lists.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    make(.groupedCell, .secondarySystemGroupedBackground)
  }

  /// The background of rows of any list.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  /// The background of headers and footers of plain lists.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { make(.header, .systemBackground) }

  /// The background of headers and footers of grouped lists: none.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { make(.header, .clear) }

  /// The background of rows of sidebars: none, and round where the row is selected. Deprecated by Apple since iOS 18.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var result = make(.sidebarCell, .clear)
    result.cornerRadius = UITraitCollection.current.measures.tables.insetGroupedRadius
    return result
  }

  /// The background of rows of sidebars beside which a split view has another list: as ``listSidebarCell()``.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

  /// The background of headers of sidebars: none. Deprecated by Apple since iOS 18.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { make(.header, .clear) }

  /// The background of headers of any list.
  public static func listHeader() -> UIBackgroundConfiguration { make(.header, .clear) }

  /// The background of footers of any list.
  public static func listFooter() -> UIBackgroundConfiguration { make(.header, .clear) }

  /// The background as it is in a state. A color that the app set stays.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let colors = stateColors, !hasOwnColor else { return self }
    var isOn = false
    if let state = state as? UICellConfigurationState { isOn = state.isHighlighted || state.isSelected }
    if let state = state as? UIViewConfigurationState { isOn = state.isHighlighted || state.isSelected }
    var result = self
    result.setRoleColor(isOn ? colors.on : colors.off)
    return result
  }

  /// The colors of a row that is touched or selected, and of one that is not.
  private var stateColors: (on: UIColor, off: UIColor)? {
    switch role {
    case .plainCell: return (.systemGray4, .systemBackground)
    case .groupedCell: return (.systemGray4, .secondarySystemGroupedBackground)
    // Judged by eye from the sidebars of Apple's apps for iPadOS 14 to 17.
    case .sidebarCell: return (.tertiarySystemFill, .clear)
    case .header, .other: return nil
    }
  }

  /// Cells without a color in an empty configuration show what lies behind them.
  var forCells: UIBackgroundConfiguration {
    guard isClear, backgroundColor == nil else { return self }
    var result = self
    result.backgroundColor = .clear
    return result
  }
}
