import Foundation

/// The search results in a text view.
@MainActor
final class TextViewFinding: NSObject, UIFindInteractionDelegate {
  private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)
  /// The ranges of the results and their styles.
  var marks: [NSRange: UITextSearchFoundTextStyle] = [:]

  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
  }
}
