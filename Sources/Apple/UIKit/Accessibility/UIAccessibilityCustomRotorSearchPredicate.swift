import Foundation

/// Where a rotor is, and which way it goes.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// What the user heard last. At first its element is the one that the screen reader is at.
  open var currentItem = UIAccessibilityCustomRotorItemResult()

  /// Which way to go.
  ///
  /// - Default: `.previous`.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.previous
}
