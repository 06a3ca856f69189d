/// The `style` of a cell; absent is a cell of one's own.
package enum CellStyle: String, EnumerationValue {
  case `default` = "IBUITableViewCellStyleDefault"
  case value1 = "IBUITableViewCellStyleValue1"
  case
    value2 = "IBUITableViewCellStyleValue2"
  case subtitle = "IBUITableViewCellStyleSubtitle"
}
