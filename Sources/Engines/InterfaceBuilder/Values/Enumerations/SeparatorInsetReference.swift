/// What a table's separator insets are measured from.
package enum SeparatorInsetReference: String, EnumerationValue {
  case fromCellEdges, fromAutomaticInsets
}
