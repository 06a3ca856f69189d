/// The corners of a button configuration.
package enum ButtonConfigurationCornerStyle: String, EnumerationValue {
  case dynamic, fixed, small, medium, large, capsule
}
