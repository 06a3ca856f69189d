import UIKit

extension Anchored {
  /// Pins a horizontal anchor to another one: `labels.pin(.leading, to: imageView.trailingAnchor, offset: 48)`.
  ///
  /// The `offset` is in points in the direction of text, or to the right for `left` and `right`. Default: 0.
  public func pin(
    _ anchor: HorizontalAnchor, to other: NSLayoutXAxisAnchor, offset: CGFloat = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(anchor.anchor(of: self).constraint(equalTo: other, constant: offset), file, line)
  }

  /// Pins a horizontal anchor to another one with a distance that is a limit or the system's.
  public func pin(
    _ anchor: HorizontalAnchor, to other: NSLayoutXAxisAnchor, offset: Spacing, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(anchor.anchor(of: self).after(other, offset), file, line)
  }

  /// Pins a vertical anchor to another one: `details.pin(.top, to: title.lastBaselineAnchor, offset: 12)`.
  ///
  /// The `offset` is in points downwards. Default: 0.
  public func pin(
    _ anchor: VerticalAnchor, to other: NSLayoutYAxisAnchor, offset: CGFloat = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(anchor.anchor(of: self).constraint(equalTo: other, constant: offset), file, line)
  }

  /// Pins a vertical anchor to another one with a distance that is a limit or the system's.
  public func pin(
    _ anchor: VerticalAnchor, to other: NSLayoutYAxisAnchor, offset: Spacing, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(anchor.anchor(of: self).after(other, offset), file, line)
  }

  /// Pins a horizontal position to a fraction of the superview's width: `needle.pin(.centerX, at: 0.25)` is at a
  /// quarter of it from the leading side.
  ///
  /// - `anchor`: `centerX` or another horizontal anchor.
  /// - `share`: the fraction. 0 is the superview's leading side, 1 its trailing side (left and right for `left` and
  ///   `right`).
  public func pin(
    _ anchor: HorizontalAnchor, at share: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    guard let superview = surroundingView else {
      Warning.noSuperview(of: self, file, line)
      return []
    }
    let start = anchor == .left || anchor == .right ? superview.leftAnchor : superview.leadingAnchor
    let distance = start.anchorWithOffset(to: anchor.anchor(of: self))
    return [ConstraintNotes.note(distance.constraint(equalTo: superview.widthAnchor, multiplier: share), file, line)]
  }

  /// Pins a vertical position to a fraction of the superview's height: 0 is its top, 1 its bottom.
  public func pin(
    _ anchor: VerticalAnchor, at share: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    guard let superview = surroundingView else {
      Warning.noSuperview(of: self, file, line)
      return []
    }
    let distance = superview.topAnchor.anchorWithOffset(to: anchor.anchor(of: self))
    return [ConstraintNotes.note(distance.constraint(equalTo: superview.heightAnchor, multiplier: share), file, line)]
  }
}
