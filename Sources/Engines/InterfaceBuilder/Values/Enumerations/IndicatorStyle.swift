/// The color of scroll indicators.
package enum IndicatorStyle: String, EnumerationValue {
  case `default`, black, white
}
