/// The style of a search bar.
package enum SearchBarStyle: String, EnumerationValue {
  case `default`, prominent, minimal
}
