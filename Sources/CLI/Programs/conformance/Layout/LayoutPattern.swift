import CoreGraphics

/// One form that descriptions of views have.
@MainActor
protocol LayoutPattern {
  /// Builds the views and lays them out.
  ///
  /// - Returns: nil where the description has another form.
  static func measure(_ setup: LayoutSetup) throws(Unsupported) -> LayoutAnswer?
}

/// A row of a table that describes views in words.
struct LayoutRow {
  static let columns = ["id", "area", "setup", "platform"]

  let id: String
  let setup: LayoutSetup

  init(_ row: TableRow) {
    id = row["id"]
    setup = LayoutSetup(area: row["area"], text: row["setup"], platform: row["platform"])
  }
}

/// What we get for a row.
enum LayoutAnswer: Equatable {
  case frames([CGRect])
  case values([CGFloat])
}
