import Foundation

/// An object with traits: a screen, window, view or view controller.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitenvironment
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object, including those of its containers.
  var traitCollection: UITraitCollection { get }

  /// Tells the object that its traits changed from previous ones, which are `nil` at the first call.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
