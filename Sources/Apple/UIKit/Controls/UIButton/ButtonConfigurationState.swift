/// A button's configuration, and how far what it shows has followed it.
struct ButtonConfigurationState {
  var configuration: UIButton.Configuration?
  /// What the button shows, `nil` in a button without a configuration.
  var appearance: UIButton.Configuration?
  var needsUpdate = false
  var isUpdating = false
}
