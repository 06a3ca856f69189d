import Foundation

/// A suggestion of a search controller.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchsuggestion
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text.
  var localizedSuggestion: String? { get }

  /// The text with attributes, which replaces the plain text.
  var localizedAttributedSuggestion: NSAttributedString? { get }

  /// The text that VoiceOver reads instead.
  var localizedDescription: String? { get }

  /// The image before the text.
  var iconImage: UIImage? { get }

  /// An object of the app.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
  public var localizedDescription: String? { nil }
  public var iconImage: UIImage? { nil }
}
