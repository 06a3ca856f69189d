import PreviewProtocol
import UIKit
import ViewHost

/// A finding with what is known of it while its screen is there.
@MainActor
package struct AuditedFinding {
  package let finding: Finding

  /// The view at fault; `nil` where constraints are.
  package let view: UIView?

  /// How bad it is, to be compared with findings of the same kind: points that are missing, hidden or too few, square points of overlaps,
  /// 1 where there is no more and less.
  package let extent: Double

  /// The conflict that was found, if it is one.
  package let conflict: LayoutConflict?

  init(_ finding: Finding, of view: UIView?, extent: Double = 1, conflict: LayoutConflict? = nil) {
    self.finding = finding
    self.view = view
    self.extent = extent
    self.conflict = conflict
  }
}
