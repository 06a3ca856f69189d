/// The `accessoryType` of a cell.
package enum AccessoryType: String, EnumerationValue {
  case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
}

/// The focus style of a cell.
package enum CellFocusStyle: String, EnumerationValue {
  case `default`, custom
}

/// What a selected cell looks like.
package enum CellSelectionStyle: String, EnumerationValue {
  case none, blue, gray, `default`
}

/// The `style` of a cell; absent is a cell of one's own.
package enum CellStyle: String, EnumerationValue {
  case `default` = "IBUITableViewCellStyleDefault"
  case value1 = "IBUITableViewCellStyleValue1"
  case
    value2 = "IBUITableViewCellStyleValue2"
  case subtitle = "IBUITableViewCellStyleSubtitle"
}

/// Where the rows of a table or items of a collection come from.
package enum DataMode: String, EnumerationValue {
  case none, prototypes, `static`
}

/// What the insets of a flow layout's sections are measured from.
package enum SectionInsetReference: String, EnumerationValue {
  case contentInset, safeArea, layoutMargins
}

/// What a table's separator insets are measured from.
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
