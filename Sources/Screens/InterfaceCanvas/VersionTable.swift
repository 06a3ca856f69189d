/// The values of a rule of the canvas by version of Interface Builder, with evidence for each row.
///
/// The table contains only observed versions and no boundaries. Between two known versions of a family, the nearer one
/// is used. In a family without observations, the value of the last older row still applies.
struct VersionTable<Value> {
  /// Consecutive versions with the same observation.
  struct Row {
    let value: Value
    /// The first and the last major version of files with the observation.
    let versions: ClosedRange<Int>
    /// The number of public files with a frame that confirms the row and contradicts others.
    let files: Int

    init(_ value: Value, _ versions: ClosedRange<Int>, files: Int) {
      self.value = value
      self.versions = versions
      self.files = files
    }

    /// Whether only a single file shows the value, so that other files may contradict it.
    var isGuess: Bool { files < 2 }

    fileprivate func distance(to version: Int) -> Int {
      max(0, versions.lowerBound - version, version - versions.upperBound)
    }
  }

  /// The description of the values.
  let what: String
  /// The rows from the oldest version to the newest.
  let rows: [Row]

  init(_ what: String, _ rows: [Row]) {
    let isOrdered = zip(rows, rows.dropFirst()).allSatisfy { $0.versions.upperBound < $1.versions.lowerBound }
    guard !rows.isEmpty, isOrdered, rows.allSatisfy({ $0.files > 0 }) else {
      fatalError("VersionTable: rows for \(what) must be sorted by version, and each must have files that show it")
    }
    self.what = what
    self.rows = rows
  }

  /// Returns the value for a version: that of the nearest known version of its family, or else of the last older row.
  /// A version older than all rows has the value of the first row, and an unknown version that of the newest.
  func value(near version: Int?) -> Value {
    guard let version else { return rows[rows.count - 1].value }
    let family = VersionFamily.versions(around: version)
    let related = rows.filter { $0.versions.overlaps(family) }
    if let nearest = related.min(by: { $0.distance(to: version) < $1.distance(to: version) }) { return nearest.value }
    return (rows.last { $0.versions.upperBound < version } ?? rows[0]).value
  }
}

extension VersionTable: Sendable where Value: Sendable {}
extension VersionTable.Row: Sendable where Value: Sendable {}
