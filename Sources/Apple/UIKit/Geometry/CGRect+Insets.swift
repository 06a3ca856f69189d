import Foundation

extension CGRect {
  /// The rectangle with each edge moved in by an inset.
  ///
  /// Insets larger than the rectangle leave a negative width or height, which is for the caller to check.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }

  /// The rectangle with its edges moved in, by half of its size at most: `insetBy(dx:dy:)` answers the null rectangle there, which lies at
  /// infinity and is no frame.
  func insetAtMost(dx: CGFloat, dy: CGFloat) -> CGRect {
    insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
  }
}
