import Foundation

/// What a search controller proposes to search for.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchsuggestion
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The words.
  var localizedSuggestion: String? { get }

  /// The words with attributes, shown in the place of the plain ones.
  var localizedAttributedSuggestion: NSAttributedString? { get }

  /// What VoiceOver reads in the place of the words.
  var localizedDescription: String? { get }

  /// What stands before the words.
  var iconImage: UIImage? { get }

  /// Anything of the app's.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
  public var localizedDescription: String? { nil }
  public var iconImage: UIImage? { nil }
}
