import UIKit

/// An item with anchors: a view or layout guide. Every line of layout begins with one.
///
/// ```swift
/// imageView.pin(.leading, .centerY, inset: 16)
/// imageView.size(80)
/// labels.pin(after: imageView, gap: 48)
/// ```
///
/// Each line returns inactive constraints. The pipeline activates those in ``ViewCoding/layout``, a ``ConstraintGroup``
/// those of the group, and `activate()` others. In debug builds, each constraint's `identifier` contains its file and
/// line (see ``ConstraintNotes``).
@MainActor
public protocol Anchored: AnyObject {
  /// The side where text begins.
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  /// The side where text ends.
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  /// The left side, independent of the direction of text.
  var leftAnchor: NSLayoutXAxisAnchor { get }
  /// The right side, independent of the direction of text.
  var rightAnchor: NSLayoutXAxisAnchor { get }
  /// The top.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The width.
  var widthAnchor: NSLayoutDimension { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
  /// The horizontal center.
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  /// The vertical center.
  var centerYAnchor: NSLayoutYAxisAnchor { get }

  /// The baseline of the first line of text; without text, the top.
  var textTopAnchor: NSLayoutYAxisAnchor { get }
  /// The baseline of the last line of text; without text, the bottom.
  var textBottomAnchor: NSLayoutYAxisAnchor { get }

  /// The superview of a view, or the view that owns a guide; `nil` if there is none.
  var surroundingView: UIView? { get }
}

extension UIView: Anchored {
  public var textTopAnchor: NSLayoutYAxisAnchor { firstBaselineAnchor }
  public var textBottomAnchor: NSLayoutYAxisAnchor { lastBaselineAnchor }
  public var surroundingView: UIView? { superview }
}

extension UILayoutGuide: Anchored {
  public var textTopAnchor: NSLayoutYAxisAnchor { topAnchor }
  public var textBottomAnchor: NSLayoutYAxisAnchor { bottomAnchor }
  public var surroundingView: UIView? { owningView }
}
