import Foundation

/// A view that a table is removing: the view of a deleted row or section, or one that a change moves out of the visible
/// area.
struct OutgoingPart {
  enum Part {
    case row(VisibleRow)
    case supplement(VisibleSupplement)
  }

  var part: Part
  /// The number of the change that removes the view.
  let change: Int
  /// Whether the row or section still exists. If it does, its view is reused when it becomes visible again.
  var isStillThere: Bool
  /// The opacity of the view before the change.
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

  /// The index path of the row that the view displays, if the row still exists.
  var path: IndexPath? {
    if isStillThere, case .row(let row) = part { return row.path }
    return nil
  }

  func isSupplement(_ kind: VisibleSupplement.Kind, _ section: Int) -> Bool {
    if isStillThere, case .supplement(let part) = part { return part.kind == kind && part.section == section }
    return false
  }

  /// Updates the index path after another change of the table.
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
