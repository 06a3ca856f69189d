import Foundation

/// What a search has found in a text view.
@MainActor
final class TextViewFinding: NSObject, UIFindInteractionDelegate {
  private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)
  /// The places, with how each is marked.
  var marks: [NSRange: UITextSearchFoundTextStyle] = [:]

  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    (view as? UITextView).map { UITextSearchingFindSession(searchableObject: $0) }
  }
}
