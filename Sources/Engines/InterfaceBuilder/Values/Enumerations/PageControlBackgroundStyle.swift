/// The background of a page control.
package enum PageControlBackgroundStyle: String, EnumerationValue {
  case automatic, prominent, minimal
}
