/// The values of a rule of the canvas by version of Interface Builder, with evidence for each row.
///
/// The table contains only observed versions and no boundaries. Between two known versions, the nearer one is used.
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

  /// Returns the value for a version: that of the nearest known version, or of the newest one if the version is nil.
  func value(near version: Int?) -> Value {
    guard let version, let nearest = rows.min(by: { $0.distance(to: version) < $1.distance(to: version) }) else {
      return rows[rows.count - 1].value
    }
    return nearest.value
  }
}

extension VersionTable: Sendable where Value: Sendable {}
extension VersionTable.Row: Sendable where Value: Sendable {}
