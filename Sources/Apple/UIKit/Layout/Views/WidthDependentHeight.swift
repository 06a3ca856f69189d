/// A view class whose height depends on its width, such as a label with several lines.
///
/// Layout first solves with the intrinsic content size, then with the size at the resulting width.
@MainActor
protocol WidthDependentHeight: UIView {
  /// Returns the height of the content at a width, in points; `nil` if it is the intrinsic height at any width.
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat?

  /// Returns the size of the content at a width. It is narrower if the longest line is; like UIKit's labels, a view
  /// that may be narrower becomes so.
  ///
  /// The default returns the height of ``intrinsicHeight(forWidth:)`` and the whole width.
  func intrinsicSize(forWidth width: CGFloat) -> CGSize?
}

extension WidthDependentHeight {
  func intrinsicSize(forWidth width: CGFloat) -> CGSize? {
    intrinsicHeight(forWidth: width).map { CGSize(width: width, height: $0) }
  }
}
