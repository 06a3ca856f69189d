import Foundation

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

/// A view that shows a configuration.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentview
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows. Setting it changes the view.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration: by default, one of the type of its own.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
