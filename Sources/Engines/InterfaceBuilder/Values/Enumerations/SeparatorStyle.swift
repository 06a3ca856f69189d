/// The separators of a table.
package enum SeparatorStyle: String, EnumerationValue {
  case none, singleLine, singleLineEtched, `default`
}
