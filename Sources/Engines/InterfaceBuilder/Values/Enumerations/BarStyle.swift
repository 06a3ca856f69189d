/// The style of a bar.
package enum BarStyle: String, EnumerationValue {
  case `default`, black, blackOpaque, blackTranslucent
}
