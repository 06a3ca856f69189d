import UIKit

extension Anchored {
  /// Pins a horizontal anchor to any other one: `labels.pin(.leading, to: imageView.trailingAnchor, offset: 48)`.
  ///
  /// `offset` is points to where text ends, or to the right for `left` and `right`. Default: 0.
  public func pin(
    _ anchor: HorizontalAnchor, to other: NSLayoutXAxisAnchor, offset: CGFloat = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(anchor.anchor(of: self).constraint(equalTo: other, constant: offset), file, line)
  }

  /// Pins a horizontal anchor to any other one, at a distance that is a limit or the system's.
  public func pin(
    _ anchor: HorizontalAnchor, to other: NSLayoutXAxisAnchor, offset: Spacing, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(anchor.anchor(of: self).after(other, offset), file, line)
  }

  /// Pins a vertical anchor to any other one: `details.pin(.top, to: title.lastBaselineAnchor, offset: 12)`.
  ///
  /// `offset` is points down. Default: 0.
  public func pin(
    _ anchor: VerticalAnchor, to other: NSLayoutYAxisAnchor, offset: CGFloat = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(anchor.anchor(of: self).constraint(equalTo: other, constant: offset), file, line)
  }

  /// Pins a vertical anchor to any other one, at a distance that is a limit or the system's.
  public func pin(
    _ anchor: VerticalAnchor, to other: NSLayoutYAxisAnchor, offset: Spacing, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    ConstraintNotes.note(anchor.anchor(of: self).after(other, offset), file, line)
  }

  /// Pins a middle into the superview by a share of its length: `needle.pin(.centerX, at: 0.25)` is a quarter of the
  /// way from the leading side.
  ///
  /// - `anchor`: `centerX` or any other horizontal anchor.
  /// - `share`: 0 is the superview's leading side, 1 its trailing one (left and right for `left` and `right`).
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

  /// Pins a vertical position into the superview by a share of its height: 0 is its top, 1 its bottom.
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
