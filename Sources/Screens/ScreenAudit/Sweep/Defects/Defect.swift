import ViewHost

/// Something that is wrong with a screen in some situations.
///
/// The same mistake of the same view is one defect, however often it is seen.
public struct Defect: Sendable, Codable, Equatable {
  /// The kind of the defect.
  public let kind: DefectKind

  /// The view: its property, identifier or class, and its text; of a conflict, the constraint that was left out.
  public let view: String

  /// The line that made the view or the constraint; `nil` where it is not known.
  public let place: SourcePlace?

  /// Its occurrences, the plainest situation first.
  public let occurrences: [DefectOccurrence]

  /// The size and settings at which it is worst.
  public let worst: SweepMoment

  /// The observation there, in words and numbers.
  public let text: String

  /// The view's frame there, in the window: x, y, width and height in points; `nil` where it has none.
  public let frame: [Double]?

  /// Constraints or calls behind it, as far as they are known.
  public let causes: [String]

  /// Changes that fix it, as far as they are known.
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
  /// The defect in one line: `truncated: title "Welcome" (Profile.swift:31) at widths 320 to 374`.
  public var description: String {
    let line = place.map { " (\($0))" } ?? ""
    return "\(kind.rawValue): \(view)\(line) \(occurrences.map(\.description).joined(separator: "; "))"
  }
}
