import Foundation

/// What has traits: screens, windows, views and view controllers.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitenvironment
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that hold here, those of the containers included.
  var traitCollection: UITraitCollection { get }

  /// Called after traits changed, with the traits from before; nil the first time.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
