import ViewHost

/// A fault of a screen that occurs in some situations.
///
/// The same fault of the same view is one defect, regardless of the number of its occurrences.
public struct Defect: Sendable, Codable, Equatable {
  /// The kind of the defect.
  public let kind: DefectKind

  /// The view, described by its property, identifier or class, and its text. In a conflict, the constraint that was
  /// left out.
  public let view: String

  /// The line that created the view or the constraint, or `nil` if it is unknown.
  public let place: SourcePlace?

  /// The occurrences, beginning with the situation that is nearest to the standard settings.
  public let occurrences: [DefectOccurrence]

  /// The size and settings at which the defect is worst.
  public let worst: SweepMoment

  /// A description of the defect in that situation.
  public let text: String

  /// The view's frame in that situation, in the window: x, y, width and height in points. `nil` if there is no frame.
  public let frame: [Double]?

  /// The constraints or calls that cause the defect, if they are known.
  public let causes: [String]

  /// The changes that fix the defect, if they are known.
  public let changes: [String]
}

extension Defect {
  func adding(cause: String) -> Defect {
    Defect(
      kind: kind, view: view, place: place, occurrences: occurrences, worst: worst, text: text, frame: frame,
      causes: causes + [cause], changes: changes)
  }
}

extension Defect: CustomStringConvertible {
  /// The defect on one line: `truncated: title "Welcome" (Profile.swift:31) at widths 320 to 374`.
  public var description: String {
    let line = place.map { " (\($0))" } ?? ""
    return "\(kind.rawValue): \(view)\(line) \(occurrences.map(\.description).joined(separator: "; "))"
  }
}
