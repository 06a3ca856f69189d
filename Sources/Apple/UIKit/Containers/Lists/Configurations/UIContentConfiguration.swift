/// Content and looks of a view as a value.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol
public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  @preconcurrency @MainActor
  func makeContentView() -> any UIView & UIContentView

  /// The configuration as it is in a state.
  func updated(for state: any UIConfigurationState) -> Self
}
