import Foundation

/// A part of a search that is displayed as a unit before the text.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchtoken
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  final let icon: UIImage?
  final let text: String

  /// Creates a token.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  /// An object of the app that the token represents.
  ///
  /// - Default: `nil`.
  open var representedObject: Any?
}
