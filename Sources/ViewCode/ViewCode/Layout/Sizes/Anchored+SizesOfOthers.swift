import UIKit

extension Anchored {
  /// Returns a constraint that makes the width equal to that of another item: `cancel.width(like: save)`.
  ///
  /// `points` is the difference of the widths; negative if this one is narrower. Default: 0.
  public func width(
    like other: some Anchored, plus points: CGFloat = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(widthAnchor.constraint(equalTo: other.widthAnchor, constant: points), file, line)
  }

  /// Returns a constraint that makes the height equal to that of another item: `cancel.height(like: save)`.
  public func height(
    like other: some Anchored, plus points: CGFloat = 0, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(heightAnchor.constraint(equalTo: other.heightAnchor, constant: points), file, line)
  }

  /// Returns the constraints that make the width and height equal to those of another item.
  public func size(
    like other: some Anchored, file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    [width(like: other, file: file, line: line), height(like: other, file: file, line: line)]
  }

  /// Returns a constraint with a fraction of another item's width: `bar.width(0.5, of: card)`.
  ///
  /// The `factor` multiplies the other item's width.
  public func width(
    _ factor: CGFloat, of other: some Anchored, plus points: CGFloat = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(
      widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: factor, constant: points), file, line)
  }

  /// Returns a constraint that limits the width to a fraction of another item's: `bubble.width(.atMost(0.8), of:
  /// self)`.
  public func width(
    _ factor: Amount, of other: some Anchored, plus points: CGFloat = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(
      widthAnchor.related(factor.relation, other.widthAnchor, factor.value, points), file, line)
  }

  /// Returns a constraint with a fraction of another item's height: `header.height(0.3, of: self)`.
  public func height(
    _ factor: CGFloat, of other: some Anchored, plus points: CGFloat = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(
      heightAnchor.constraint(equalTo: other.heightAnchor, multiplier: factor, constant: points), file, line)
  }

  /// Returns a constraint that limits the height to a fraction of another item's.
  public func height(
    _ factor: Amount, of other: some Anchored, plus points: CGFloat = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(
      heightAnchor.related(factor.relation, other.heightAnchor, factor.value, points), file, line)
  }

  /// Returns a constraint with a percentage of the superview's width: `bubble.width(percent: 80)`.
  public func width(
    percent: CGFloat, of region: LayoutRegion = .superview, file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    width(percent: .exactly(percent), of: region, file: file, line: line)
  }

  /// Returns a constraint that limits the width to a percentage of the superview's: `bubble.width(percent: .atMost(80),
  /// of: .margins)`.
  public func width(
    percent: Amount, of region: LayoutRegion = .superview, file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    guard let superview = surroundingView else {
      Warning.noSuperview(of: self, file, line)
      return []
    }
    let other = region.anchors(in: superview).item.widthAnchor
    return [ConstraintNotes.note(widthAnchor.related(percent.relation, other, percent.value / 100, 0), file, line)]
  }

  /// Returns a constraint with a percentage of the superview's height: `header.height(percent: 30)`.
  public func height(
    percent: CGFloat, of region: LayoutRegion = .superview, file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    height(percent: .exactly(percent), of: region, file: file, line: line)
  }

  /// Returns a constraint that limits the height to a percentage of the superview's.
  public func height(
    percent: Amount, of region: LayoutRegion = .superview, file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    guard let superview = surroundingView else {
      Warning.noSuperview(of: self, file, line)
      return []
    }
    let other = region.anchors(in: superview).item.heightAnchor
    return [ConstraintNotes.note(heightAnchor.related(percent.relation, other, percent.value / 100, 0), file, line)]
  }
}
