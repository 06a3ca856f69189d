import UIKit

/// The setting for recording the file and line of constraints in their `identifier`: `"Cards/CardView.swift:41"`.
///
/// UIKit prints identifiers of conflicting constraints, so that the message contains the lines.
@MainActor
public enum ConstraintNotes {
  /// - Default: `true` in debug builds, `false` in release builds, to avoid creating a text for each constraint.
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
