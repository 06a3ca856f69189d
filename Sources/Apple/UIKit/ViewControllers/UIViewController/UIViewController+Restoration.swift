import Foundation

extension UIViewController {
  /// The identifier for state restoration. Hosts don't restore state, so that the value is stored without effect.
  ///
  /// - Default: `nil`.
  /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/restorationidentifier
  public final var restorationIdentifier: String? {
    get { extras.restorationIdentifier }
    set { extras.restorationIdentifier = newValue }
  }

  /// The class that recreates the controller for state restoration. Hosts don't restore state, so that the value is
  /// stored without effect.
  ///
  /// - Default: `nil`.
  /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/restorationclass
  public final var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { extras.restorationClass }
    set { extras.restorationClass = newValue }
  }
}

/// A type that creates controllers for state restoration.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollerrestoration
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// Creates the controller at a path of identifiers, or returns `nil`. Hosts don't call this method.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
