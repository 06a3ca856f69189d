/// What a map shows.
package enum MapType: String, EnumerationValue {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
