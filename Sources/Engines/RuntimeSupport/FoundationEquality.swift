import CRuntimeSupport
import Foundation

/// A correction of the comparison of values in attributed strings, for Foundation on Linux.
///
/// `addAttribute(.kern, value: CGFloat(1), range:)` stops the program if the range already has such an attribute
/// (`docs/foundation-faults.md`). No declaration of UIKit could prevent such calls: the value may be in a dictionary,
/// or have a custom class. Therefore, the faulty comparison is replaced by that of other objects.
package enum FoundationEquality {
  /// Applies the correction once for the process. Versions of Foundation without the fault are not changed.
  ///
  /// - Returns: Whether such values can be compared now.
  @discardableResult
  package static func mend() -> Bool { isMended }

  private static let isMended: Bool = {
    // Foundation creates its table of types on first use.
    _ = NSAttributedString(string: "")
    return foundation_mend_equality() == FOUNDATION_EQUALITY_MENDED
  }()
}
