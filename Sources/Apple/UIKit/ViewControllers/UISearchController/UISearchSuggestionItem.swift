import Foundation

/// A suggested search text.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchsuggestionitem
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  open private(set) var localizedSuggestion: String?
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  open private(set) var localizedDescription: String?
  open private(set) var iconImage: UIImage?
  open var representedObject: Any?

  public init(localizedSuggestion suggestion: String) {
    localizedSuggestion = suggestion
    super.init()
  }

  public init(localizedSuggestion suggestion: String, localizedDescription description: String?) {
    localizedSuggestion = suggestion
    localizedDescription = description
    super.init()
  }

  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String?, iconImage: UIImage?
  ) {
    localizedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }

  public init(localizedAttributedSuggestion suggestion: NSAttributedString) {
    localizedAttributedSuggestion = suggestion
    localizedSuggestion = suggestion.string
    super.init()
  }

  public init(localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?) {
    localizedAttributedSuggestion = suggestion
    localizedSuggestion = suggestion.string
    localizedDescription = description
    super.init()
  }

  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String?,
    iconImage: UIImage?
  ) {
    localizedAttributedSuggestion = suggestion
    localizedSuggestion = suggestion.string
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }
}
