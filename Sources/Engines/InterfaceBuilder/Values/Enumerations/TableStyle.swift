/// The style of a table.
package enum TableStyle: String, EnumerationValue {
  case plain, grouped, insetGrouped
}
