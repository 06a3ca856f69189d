import PreviewProtocol
import UIKit
import ViewHost

/// A finding with details that are available while its screen exists.
@MainActor
package struct AuditedFinding {
  package let finding: Finding

  /// The faulty view, or `nil` if the fault is in constraints.
  package let view: UIView?

  /// The severity, which is comparable among findings of one kind: missing, hidden or lacking points, square points of
  /// overlaps, or 1 for findings without degrees.
  package let extent: Double

  /// Whether a label's limit of several lines truncates its text, and not a lack of space.
  package let isByLineLimit: Bool

  /// The conflict of a finding about one.
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
