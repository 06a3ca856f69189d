/// A row of a table that specifies a metric of a control.
struct ControlRow {
  static let columns = ["control", "metric", "era"]

  /// The line number in the table, because rows of this table have no names.
  let id: String

  /// A class, possibly with words that make it more specific: "UIButton .system".
  let control: String

  /// The metric, such as "intrinsic size".
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
