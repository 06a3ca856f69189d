/// The `accessoryType` of a cell.
package enum AccessoryType: String, EnumerationValue {
  case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
}

/// The focus style of a cell.
package enum CellFocusStyle: String, EnumerationValue {
  case `default`, custom
}

/// The appearance of a selected cell.
package enum CellSelectionStyle: String, EnumerationValue {
  case none, blue, gray, `default`
}

/// The `style` of a cell. A custom cell has none.
package enum CellStyle: String, EnumerationValue {
  case `default` = "IBUITableViewCellStyleDefault"
  case value1 = "IBUITableViewCellStyleValue1"
  case
    value2 = "IBUITableViewCellStyleValue2"
  case subtitle = "IBUITableViewCellStyleSubtitle"
}

/// The source of the rows of a table or the items of a collection.
package enum DataMode: String, EnumerationValue {
  case none, prototypes, `static`
}

/// The reference of the section insets in a flow layout.
package enum SectionInsetReference: String, EnumerationValue {
  case contentInset, safeArea, layoutMargins
}

/// The reference of the separator insets in a table.
package enum SeparatorInsetReference: String, EnumerationValue {
  case fromCellEdges, fromAutomaticInsets
}

/// The separators of a table.
package enum SeparatorStyle: String, EnumerationValue {
  case none, singleLine, singleLineEtched, `default`
}

/// The style of a table.
package enum TableStyle: String, EnumerationValue {
  case plain, grouped, insetGrouped
}
