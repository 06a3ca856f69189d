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
