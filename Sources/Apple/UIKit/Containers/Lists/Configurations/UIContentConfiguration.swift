import Foundation

/// The content and appearance of a view as a value.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol
public protocol UIContentConfiguration {
  /// Creates a view that displays the configuration.
  @preconcurrency @MainActor
  func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that displays a configuration.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentview
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The displayed configuration. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can display a configuration. By default, it can if the type is that of its present
  /// configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
