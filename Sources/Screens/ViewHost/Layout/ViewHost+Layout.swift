import UIKit

extension ViewHost {
  /// What is wrong with the screen's layout, after an update: conflicts and ambiguities, with what would mend them.
  ///
  /// Each finding costs some solvings of the screen's constraints; a screen without findings costs next to nothing.
  public func layoutReport() -> LayoutReport {
    run {
      update()
      return LayoutReport(
        conflicts: LayoutDiagnosis.conflicts(in: window).map(LayoutConflict.init),
        ambiguities: LayoutDiagnosis.ambiguities(in: window).map(LayoutAmbiguity.init))
    }
  }

  /// Returns the tree of views in the form of UIKit's trace of Auto Layout, after an update: who is laid out by
  /// constraints, and what is ambiguous.
  public func layoutTrace() -> String {
    run {
      update()
      return LayoutDiagnosis.trace(of: window)
    }
  }
}
