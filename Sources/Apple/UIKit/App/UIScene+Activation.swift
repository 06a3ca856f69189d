import Foundation

extension UIScene {
  /// How a scene is asked for.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscene/activationrequestoptions
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    ///
    /// - Default: `nil`.
    open var requestingScene: UIScene?
  }
}
