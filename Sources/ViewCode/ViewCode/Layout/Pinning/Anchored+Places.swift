import UIKit

extension Anchored {
  /// Its top lies below another's bottom: `details.pin(below: title, gap: 8)`.
  ///
  /// `gap` is points between them; negative ones make them overlap. Default: 0.
  public func pin(
    below other: some Anchored, gap: CGFloat = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(topAnchor.constraint(equalTo: other.bottomAnchor, constant: gap), file, line)
  }

  /// Its top lies below another's bottom, at a distance that is a limit or the system's.
  public func pin(
    below other: some Anchored, gap: Spacing, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(topAnchor.after(other.bottomAnchor, gap), file, line)
  }

  /// Its bottom lies above another's top: `title.pin(above: details, gap: 8)`.
  public func pin(
    above other: some Anchored, gap: CGFloat = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(bottomAnchor.constraint(equalTo: other.topAnchor, constant: -gap), file, line)
  }

  /// Its bottom lies above another's top, at a distance that is a limit or the system's.
  public func pin(
    above other: some Anchored, gap: Spacing, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(bottomAnchor.before(other.topAnchor, gap), file, line)
  }

  /// Its leading side lies after another's trailing side: `labels.pin(after: imageView, gap: 48)`.
  public func pin(
    after other: some Anchored, gap: CGFloat = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: gap), file, line)
  }

  /// Its leading side lies after another's trailing side, at a distance that is a limit or the system's.
  public func pin(
    after other: some Anchored, gap: Spacing, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(leadingAnchor.after(other.trailingAnchor, gap), file, line)
  }

  /// Its trailing side lies before another's leading side: `title.pin(before: button, gap: 8)`.
  public func pin(
    before other: some Anchored, gap: CGFloat = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(trailingAnchor.constraint(equalTo: other.leadingAnchor, constant: -gap), file, line)
  }

  /// Its trailing side lies before another's leading side, at a distance that is a limit or the system's.
  public func pin(
    before other: some Anchored, gap: Spacing, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(trailingAnchor.before(other.leadingAnchor, gap), file, line)
  }

  /// Its first baseline lies a line's height below another's last one, as the fonts ask for it, times `factor`.
  public func pin(
    baselineBelow other: some Anchored, times factor: CGFloat = 1, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(
      textTopAnchor.constraint(equalToSystemSpacingBelow: other.textBottomAnchor, multiplier: factor), file, line)
  }
}
