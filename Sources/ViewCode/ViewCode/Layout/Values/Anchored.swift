import UIKit

/// What has anchors: views and layout guides. Every line of layout begins with one.
///
/// ```swift
/// imageView.pin(.leading, .centerY, inset: 16)
/// imageView.size(80)
/// labels.pin(after: imageView, gap: 48)
/// ```
///
/// Each line makes constraints and answers them; it activates nothing. In ``ViewCoding/layout`` the pipeline activates
/// them, in a ``ConstraintGroup`` the group, elsewhere `activate()`. Each constraint's `identifier` is the file and
/// line that made it, in debug builds (see ``ConstraintNotes``).
@MainActor
public protocol Anchored: AnyObject {
  /// The side where text begins.
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  /// The side where text ends.
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  /// The left side, whatever the direction of text.
  var leftAnchor: NSLayoutXAxisAnchor { get }
  /// The right side, whatever the direction of text.
  var rightAnchor: NSLayoutXAxisAnchor { get }
  /// The top.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The width.
  var widthAnchor: NSLayoutDimension { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
  /// The middle between left and right.
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  /// The middle between top and bottom.
  var centerYAnchor: NSLayoutYAxisAnchor { get }

  /// The baseline of the first line of text; the top of what has no text.
  var textTopAnchor: NSLayoutYAxisAnchor { get }
  /// The baseline of the last line of text; the bottom of what has no text.
  var textBottomAnchor: NSLayoutYAxisAnchor { get }

  /// The view around: a view's superview, the view that owns a guide. `nil` outside any hierarchy.
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
