import Foundation

/// The current position of a rotor, and the direction of the search.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The item that was spoken last. Initially, its element is the one that VoiceOver focuses.
  open var currentItem = UIAccessibilityCustomRotorItemResult()

  /// The direction of the search.
  ///
  /// - Default: `.previous`.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.previous
}
