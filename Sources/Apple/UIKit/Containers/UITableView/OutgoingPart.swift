import Foundation

/// A view of a table on its way out: of a row or section that is gone, or one that changes push out of sight.
struct OutgoingPart {
  enum Part {
    case row(VisibleRow)
    case supplement(VisibleSupplement)
  }

  var part: Part
  /// The change that takes it away.
  let change: Int
  /// Whether the row or section is still there: its view is used again when it comes back into sight.
  var isStillThere: Bool
  /// How opaque the view was.
  let alpha: CGFloat

  @MainActor
  init(_ row: VisibleRow, change: Int, isStillThere: Bool) {
    (part, self.change, self.isStillThere, alpha) = (.row(row), change, isStillThere, row.cell.alpha)
  }

  @MainActor
  init(_ supplement: VisibleSupplement, change: Int, isStillThere: Bool) {
    (part, self.change, self.isStillThere) = (.supplement(supplement), change, isStillThere)
    alpha = supplement.view.alpha
  }

  @MainActor var view: UIView {
    switch part {
    case .row(let row): row.cell
    case .supplement(let supplement): supplement.view
    }
  }

  /// The row that the view stands for, where that is still there.
  var path: IndexPath? {
    if isStillThere, case .row(let row) = part { return row.path }
    return nil
  }

  func isSupplement(_ kind: VisibleSupplement.Kind, _ section: Int) -> Bool {
    if isStillThere, case .supplement(let part) = part { return part.kind == kind && part.section == section }
    return false
  }

  /// Other changes gave the rows other paths.
  mutating func adopt(_ plan: UpdatePlan) {
    guard isStillThere else { return }
    switch part {
    case .row(var row):
      guard let path = plan.newPath(for: row.path) else {
        isStillThere = false
        return
      }
      row.path = path
      part = .row(row)
    case .supplement(var supplement):
      guard let section = plan.newSections[supplement.section] else {
        isStillThere = false
        return
      }
      supplement.section = section
      part = .supplement(supplement)
    }
  }
}
