/// The size of a button configuration.
package enum ButtonConfigurationSize: String, EnumerationValue {
  case mini, small, medium, large
}
