/// A kind of cases that a program tries.
package struct FuzzKind {
  package let name: String
  /// How many cases a worker gets.
  package let batch: Int
  /// Its share of the time.
  package let share: Double
  package let type: any FuzzCase.Type

  package init(_ name: String, _ type: any FuzzCase.Type, batch: Int, share: Double) {
    (self.name, self.type, self.batch, self.share) = (name, type, batch, share)
  }
}

extension FuzzKind {
  /// Those that need no UIKit, which takes ten times as long to build as all that they need.
  package static let withoutViews = [
    FuzzKind("systems", ConstraintSystem.self, batch: 200, share: 0.05),
    FuzzKind("projects", ProjectText.self, batch: 400, share: 0.05),
    FuzzKind("catalogs", CatalogFolder.self, batch: 200, share: 0.05),
    FuzzKind("images", ImageFile.self, batch: 400, share: 0.05),
    FuzzKind("fonts", FontFile.self, batch: 200, share: 0.05),
  ]
}
