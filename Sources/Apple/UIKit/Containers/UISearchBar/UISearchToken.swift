import Foundation

/// A part of a search that stands before its words, as one thing.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchtoken
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  final let icon: UIImage?
  final let text: String

  /// Makes a token.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  /// What the app means by the token.
  ///
  /// - Default: `nil`.
  open var representedObject: Any?
}
