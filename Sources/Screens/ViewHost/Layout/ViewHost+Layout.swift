import UIKit

extension ViewHost {
  /// Returns a report of the screen's layout, after an update: conflicts and ambiguities with the changes that resolve
  /// them.
  ///
  /// Each finding solves the screen's constraints several times; a screen without findings has hardly any cost.
  public func layoutReport() -> LayoutReport {
    run {
      update()
      return LayoutReport(
        conflicts: LayoutDiagnosis.conflicts(in: window).map(LayoutConflict.init),
        ambiguities: LayoutDiagnosis.ambiguities(in: window).map(LayoutAmbiguity.init))
    }
  }

  /// Returns the tree of views in the format of UIKit's Auto Layout trace, after an update: the views that constraints
  /// lay out, and the ambiguous ones.
  public func layoutTrace() -> String {
    run {
      update()
      return LayoutDiagnosis.trace(of: window)
    }
  }
}
