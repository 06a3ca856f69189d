/// What one rule of the canvas is in files that versions of Interface Builder saved, each row with its evidence.
///
/// Only what was seen is written down, and no boundary: between two versions that are known the nearer one counts.
struct VersionTable<Value> {
  /// Neighboring versions in whose files the same was seen.
  struct Row {
    let value: Value
    /// The first and the last version of a file that shows it, without what comes after the point.
    let versions: ClosedRange<Int>
    /// In how many public files a frame tells that it is so and not as in another row.
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

  /// What the values are.
  let what: String
  /// From the oldest version to the newest.
  let rows: [Row]

  init(_ what: String, _ rows: [Row]) {
    let isOrdered = zip(rows, rows.dropFirst()).allSatisfy { $0.versions.upperBound < $1.versions.lowerBound }
    guard !rows.isEmpty, isOrdered, rows.allSatisfy({ $0.files > 0 }) else {
      fatalError("VersionTable: rows for \(what) need files that show them, and go from old versions to new ones")
    }
    self.what = what
    self.rows = rows
  }

  /// What holds in a version: as in the nearest one that is known, in the newest where a file doesn't say its version.
  func value(near version: Int?) -> Value {
    guard let version, let nearest = rows.min(by: { $0.distance(to: version) < $1.distance(to: version) }) else {
      return rows[rows.count - 1].value
    }
    return nearest.value
  }
}

extension VersionTable: Sendable where Value: Sendable {}
extension VersionTable.Row: Sendable where Value: Sendable {}
