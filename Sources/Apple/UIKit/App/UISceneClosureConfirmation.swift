import Foundation

/// A dialog that asks the user before a scene is closed.
///
/// - Source: developer.apple.com/documentation/uikit/uisceneclosureconfirmation
@preconcurrency @MainActor
open class UISceneClosureConfirmation: NSObject, @preconcurrency NSCopying {
  final let title: String?
  final let message: String?
  final let actions: [UIAlertAction]

  /// Creates a dialog.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` for a general one.
  ///   - message: The text below the title.
  ///   - actions: The actions. One of the style `.destructive` replaces the button that closes the scene, one of the style
  ///     `.cancel` the button that keeps it open.
  public init(title: String?, message: String?, actions: [UIAlertAction]) {
    (self.title, self.message, self.actions) = (title, message, actions)
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    UISceneClosureConfirmation(title: title, message: message, actions: actions)
  }
}
