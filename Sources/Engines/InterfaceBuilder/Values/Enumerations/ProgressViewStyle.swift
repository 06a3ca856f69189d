/// The style of a progress view.
package enum ProgressViewStyle: String, EnumerationValue {
  case `default`, bar
}
