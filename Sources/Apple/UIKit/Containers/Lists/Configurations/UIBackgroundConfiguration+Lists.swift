import Foundation

extension UIBackgroundConfiguration {
  /// The kind of view that the background belongs to, which determines its colors in different states.
  enum Role {
    case other, plainCell, groupedCell, sidebarCell, header
  }

  private static func make(_ role: Role, _ color: UIColor) -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration()
    result.role = role
    result.setRoleColor(color)
    return result
  }

  /// Creates the background of rows in plain lists.
  public static func listPlainCell() -> UIBackgroundConfiguration { make(.plainCell, .systemBackground) }

  /// Creates the background of rows in grouped lists.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    make(.groupedCell, .secondarySystemGroupedBackground)
  }

  /// Creates the background of rows in any list.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }

  /// Creates the background of headers and footers in plain lists.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { make(.header, .systemBackground) }

  /// Creates the background of headers and footers in grouped lists, which is clear.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { make(.header, .clear) }

  /// Creates the background of rows in sidebars. It is clear, and rounded in selected rows. Deprecated by Apple since
  /// iOS 18.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var result = make(.sidebarCell, .clear)
    result.cornerRadius = UITraitCollection.current.measures.tables.insetGroupedRadius
    return result
  }

  /// Creates the background of rows in sidebars of split views with another list, which is that of
  /// ``listSidebarCell()``.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

  /// Creates the background of headers in sidebars, which is clear. Deprecated by Apple since iOS 18.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { make(.header, .clear) }

  /// Creates the background of headers in any list.
  public static func listHeader() -> UIBackgroundConfiguration { make(.header, .clear) }

  /// Creates the background of footers in any list.
  public static func listFooter() -> UIBackgroundConfiguration { make(.header, .clear) }

  /// Returns the background for a state. Colors that the app set are preserved.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let colors = stateColors, !hasOwnColor else { return self }
    var isOn = false
    if let state = state as? UICellConfigurationState { isOn = state.isHighlighted || state.isSelected }
    if let state = state as? UIViewConfigurationState { isOn = state.isHighlighted || state.isSelected }
    var result = self
    result.setRoleColor(isOn ? colors.on : colors.off)
    return result
  }

  /// The colors of a row with and without a highlight or selection.
  private var stateColors: (on: UIColor, off: UIColor)? {
    switch role {
    case .plainCell: return (.systemGray4, .systemBackground)
    case .groupedCell: return (.systemGray4, .secondarySystemGroupedBackground)
    // The colors are estimates from the sidebars of Apple's apps for iPadOS 14 to 17.
    case .sidebarCell: return (.tertiarySystemFill, .clear)
    case .header, .other: return nil
    }
  }

  /// The background for cells. A cell with an empty configuration without a color is transparent.
  var forCells: UIBackgroundConfiguration {
    guard isClear, backgroundColor == nil else { return self }
    var result = self
    result.backgroundColor = .clear
    return result
  }
}
