import Foundation

extension UIBackgroundConfiguration {
  /// What the background belongs to, as far as its colours depend on states.
  enum Role {
    case other, plainCell, groupedCell, header
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

  /// The background of headers of any list.
  public static func listHeader() -> UIBackgroundConfiguration { make(.header, .clear) }

  /// The background of footers of any list.
  public static func listFooter() -> UIBackgroundConfiguration { make(.header, .clear) }

  /// The background as it is in a state. A colour that the app set stays.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard role == .plainCell || role == .groupedCell, !hasOwnColor else { return self }
    var isOn = false
    if let state = state as? UICellConfigurationState { isOn = state.isHighlighted || state.isSelected }
    if let state = state as? UIViewConfigurationState { isOn = state.isHighlighted || state.isSelected }
    var result = self
    result.setRoleColor(
      isOn ? .systemGray4 : role == .plainCell ? .systemBackground : .secondarySystemGroupedBackground)
    return result
  }

  /// Cells without a colour in an empty configuration show what lies behind them.
  var forCells: UIBackgroundConfiguration {
    guard isClear, backgroundColor == nil else { return self }
    var result = self
    result.backgroundColor = .clear
    return result
  }
}
