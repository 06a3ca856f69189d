/// The focus style of a cell.
package enum CellFocusStyle: String, EnumerationValue {
  case `default`, custom
}
