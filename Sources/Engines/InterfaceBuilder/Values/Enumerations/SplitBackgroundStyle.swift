/// The background of a split controller's first column.
package enum SplitBackgroundStyle: String, EnumerationValue {
  case none, sidebar
}
