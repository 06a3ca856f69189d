import UIKit

extension Anchored {
  /// Returns a constraint with a fixed width: `imageView.width(80)`.
  public func width(_ points: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> NSLayoutConstraint {
    ConstraintNotes.note(widthAnchor.constraint(equalToConstant: points), file, line)
  }

  /// Returns a constraint that limits the width: `title.width(.atMost(320))`.
  public func width(_ amount: Amount, file: StaticString = #fileID, line: UInt = #line) -> NSLayoutConstraint {
    ConstraintNotes.note(widthAnchor.related(to: amount), file, line)
  }

  /// Returns a constraint with a fixed height: `bar.height(44)`.
  public func height(_ points: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> NSLayoutConstraint {
    ConstraintNotes.note(heightAnchor.constraint(equalToConstant: points), file, line)
  }

  /// Returns a constraint that limits the height: `button.height(.atLeast(44))`.
  public func height(_ amount: Amount, file: StaticString = #fileID, line: UInt = #line) -> NSLayoutConstraint {
    ConstraintNotes.note(heightAnchor.related(to: amount), file, line)
  }

  /// Returns the constraints of a square: `imageView.size(80)`.
  public func size(_ points: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> [NSLayoutConstraint] {
    [width(points, file: file, line: line), height(points, file: file, line: line)]
  }

  /// Returns the constraints that limit the size of a square: `button.size(.atLeast(44))`.
  public func size(_ amount: Amount, file: StaticString = #fileID, line: UInt = #line) -> [NSLayoutConstraint] {
    [width(amount, file: file, line: line), height(amount, file: file, line: line)]
  }

  /// Returns the constraints with a fixed width and height.
  public func size(_ size: CGSize, file: StaticString = #fileID, line: UInt = #line) -> [NSLayoutConstraint] {
    [width(size.width, file: file, line: line), height(size.height, file: file, line: line)]
  }

  /// Returns the constraints with a fixed width and height: `thumbnail.size(width: 64, height: 48)`.
  public func size(
    width: CGFloat, height: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    [self.width(width, file: file, line: line), self.height(height, file: file, line: line)]
  }

  /// Returns a constraint of the aspect ratio: `video.aspect(16 / 9)`.
  ///
  /// The `ratio` is width divided by height. It must be finite and not 0.
  public func aspect(_ ratio: CGFloat, file: StaticString = #fileID, line: UInt = #line) -> NSLayoutConstraint {
    ConstraintNotes.note(widthAnchor.constraint(equalTo: heightAnchor, multiplier: ratio), file, line)
  }

  /// Returns a constraint that limits the aspect ratio: with `.atLeast(1)`, the width is at least the height.
  public func aspect(_ ratio: Amount, file: StaticString = #fileID, line: UInt = #line) -> NSLayoutConstraint {
    ConstraintNotes.note(widthAnchor.related(ratio.relation, heightAnchor, ratio.value, 0), file, line)
  }
}
