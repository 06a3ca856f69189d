/// A kind of cases that a program runs.
package struct FuzzKind {
  package let name: String
  /// The number of cases for each worker.
  package let batch: Int
  /// The share of the total time.
  package let share: Double
  package let type: any FuzzCase.Type

  package init(_ name: String, _ type: any FuzzCase.Type, batch: Int, share: Double) {
    (self.name, self.type, self.batch, self.share) = (name, type, batch, share)
  }
}

extension FuzzKind {
  /// The kinds that do not need UIKit, whose build takes ten times as long as that of their dependencies.
  package static let withoutViews = [
    FuzzKind("systems", ConstraintSystem.self, batch: 200, share: 0.05),
    FuzzKind("projects", ProjectText.self, batch: 400, share: 0.05),
    FuzzKind("catalogs", CatalogFolder.self, batch: 200, share: 0.05),
    FuzzKind("images", ImageFile.self, batch: 400, share: 0.05),
    FuzzKind("fonts", FontFile.self, batch: 200, share: 0.05),
  ]
}
