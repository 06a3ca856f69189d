import UIKit

extension Anchored {
  /// Pins the top to the bottom of another item: `details.pin(below: title, gap: 8)`.
  ///
  /// The `gap` is in points; negative for an overlap. Default: 0.
  public func pin(
    below other: some Anchored, gap: CGFloat = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(topAnchor.constraint(equalTo: other.bottomAnchor, constant: gap), file, line)
  }

  /// Pins the top to the bottom of another item with a distance that is a limit or the system's.
  public func pin(
    below other: some Anchored, gap: Spacing, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(topAnchor.after(other.bottomAnchor, gap), file, line)
  }

  /// Pins the bottom to the top of another item: `title.pin(above: details, gap: 8)`.
  public func pin(
    above other: some Anchored, gap: CGFloat = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(bottomAnchor.constraint(equalTo: other.topAnchor, constant: -gap), file, line)
  }

  /// Pins the bottom to the top of another item with a distance that is a limit or the system's.
  public func pin(
    above other: some Anchored, gap: Spacing, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(bottomAnchor.before(other.topAnchor, gap), file, line)
  }

  /// Pins the leading side to the trailing side of another item: `labels.pin(after: imageView, gap: 48)`.
  public func pin(
    after other: some Anchored, gap: CGFloat = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: gap), file, line)
  }

  /// Pins the leading side to the trailing side of another item with a distance that is a limit or the system's.
  public func pin(
    after other: some Anchored, gap: Spacing, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(leadingAnchor.after(other.trailingAnchor, gap), file, line)
  }

  /// Pins the trailing side to the leading side of another item: `title.pin(before: button, gap: 8)`.
  public func pin(
    before other: some Anchored, gap: CGFloat = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(trailingAnchor.constraint(equalTo: other.leadingAnchor, constant: -gap), file, line)
  }

  /// Pins the trailing side to the leading side of another item with a distance that is a limit or the system's.
  public func pin(
    before other: some Anchored, gap: Spacing, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(trailingAnchor.before(other.leadingAnchor, gap), file, line)
  }

  /// Pins the first baseline below the last one of another item at the line height of the fonts times `factor`.
  public func pin(
    baselineBelow other: some Anchored, times factor: CGFloat = 1, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(
      textTopAnchor.constraint(equalToSystemSpacingBelow: other.textBottomAnchor, multiplier: factor), file, line)
  }
}
