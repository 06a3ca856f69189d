import PreviewProtocol
import UIKit
import ViewHost

/// A finding with what is known of it while its screen is there.
@MainActor
package struct AuditedFinding {
  package let finding: Finding

  /// The view at fault; `nil` where constraints are.
  package let view: UIView?

  /// The severity, comparable among findings of one kind: points that are missing, hidden or too few, square points of overlaps,
  /// 1 for findings without degrees.
  package let extent: Double

  /// Whether text is cut off by a limit of several lines that its label was given, and not for want of room.
  package let isByLineLimit: Bool

  /// The conflict that was found, if it is one.
  package let conflict: LayoutConflict?

  init(
    _ finding: Finding, of view: UIView?, extent: Double = 1, isByLineLimit: Bool = false,
    conflict: LayoutConflict? = nil
  ) {
    self.finding = finding
    self.view = view
    // Sums of the same lengths may differ in their last bits.
    self.extent = (extent * 1000).rounded() / 1000
    self.isByLineLimit = isByLineLimit
    self.conflict = conflict
  }
}
