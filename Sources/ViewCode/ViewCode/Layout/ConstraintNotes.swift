import UIKit

/// Whether constraints carry the file and line that made them, as `identifier`: `"Cards/CardView.swift:41"`.
///
/// UIKit prints identifiers when constraints conflict, so that the message says which lines disagree.
@MainActor
public enum ConstraintNotes {
  /// - Default: `true` in debug builds, `false` in release builds, where it would cost a text for each constraint.
  public static var areOn: Bool = {
    #if DEBUG
      true
    #else
      false
    #endif
  }()

  static func note(_ constraint: NSLayoutConstraint, _ file: StaticString, _ line: UInt) -> NSLayoutConstraint {
    if areOn { constraint.identifier = "\(file):\(line)" }
    #if DEBUG
      MadeConstraints.note(constraint, file, line)
    #endif
    return constraint
  }
}
