import Foundation

extension UIScene {
  /// The options for requesting a scene.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscene/activationrequestoptions
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that makes the request.
    ///
    /// - Default: `nil`.
    open var requestingScene: UIScene?
  }
}
