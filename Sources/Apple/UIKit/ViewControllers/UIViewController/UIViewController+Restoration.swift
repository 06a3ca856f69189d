import Foundation

extension UIViewController {
  /// The name by which the controller would be restored. A host restores none: it is kept only.
  ///
  /// - Default: `nil`.
  /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/restorationidentifier
  public final var restorationIdentifier: String? {
    get { extras.restorationIdentifier }
    set { extras.restorationIdentifier = newValue }
  }

  /// The class that would make the controller again. A host restores none: it is kept only.
  ///
  /// - Default: `nil`.
  /// - Source: developer.apple.com/documentation/uikit/uiviewcontroller/restorationclass
  public final var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { extras.restorationClass }
    set { extras.restorationClass = newValue }
  }
}

/// Makes a controller that is restored.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewcontrollerrestoration
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// Makes the controller at a path of identifiers; `nil` for none. A host does not call it.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
