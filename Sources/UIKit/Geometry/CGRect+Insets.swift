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
}
