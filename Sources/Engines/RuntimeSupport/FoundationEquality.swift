import CRuntimeSupport
import Foundation

/// Mends how Foundation on Linux compares values of attributed strings.
///
/// `addAttribute(.kern, value: CGFloat(1), range:)` over a range that has such an attribute already halts the program there
/// (`docs/foundation-faults.md`). Nothing that UIKit declares could keep callers from it: the value may lie in a dictionary, or be
/// of a class of their own. So the place where it stops is made to compare as for all other objects.
package enum FoundationEquality {
  /// Mends it, once for the process. Where this Foundation is another one than the one that has the fault, nothing is done.
  ///
  /// - Returns: whether such values can be compared now.
  @discardableResult
  package static func mend() -> Bool { isMended }

  private static let isMended: Bool = {
    // Foundation makes its table of types when it is first used.
    _ = NSAttributedString(string: "")
    return foundation_mend_equality() == FOUNDATION_EQUALITY_MENDED
  }()
}
