/// What a row asks of a control.
struct ControlRow {
  static let columns = ["control", "metric", "era"]

  /// The number of the table's line: rows of this table have no names.
  let id: String

  /// A class, maybe with words that narrow it down: "UIButton .system".
  let control: String

  /// Such as "intrinsic size".
  let metric: String

  let era: ControlEra

  init(_ row: TableRow) {
    self.init(id: String(row.line), control: row["control"], metric: row["metric"], era: row["era"])
  }

  init(id: String, control: String, metric: String, era: String) {
    self.id = id
    self.control = control
    self.metric = metric
    self.era = ControlEra(era)
  }
}
