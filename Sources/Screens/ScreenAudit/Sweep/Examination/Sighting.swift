import ViewHost

/// An observation of a defect at one size.
struct Sighting {
  let kind: DefectKind
  let view: String
  let place: SourcePlace?
  let text: String
  let frame: [Double]?
  let causes: [String]
  let changes: [String]
  /// The severity; see `AuditedFinding.extent`.
  let extent: Double
  /// See `AuditedFinding.isByLineLimit`.
  var isByLineLimit = false
}

/// The identity of a defect: its kind, and the view or constraints at fault.
struct DefectKey: Hashable, Comparable {
  let kind: DefectKind
  let subject: String

  static func < (first: DefectKey, second: DefectKey) -> Bool {
    (first.kind.rawValue, first.subject) < (second.kind.rawValue, second.subject)
  }
}

/// The sightings at one size.
typealias Look = [DefectKey: Sighting]
