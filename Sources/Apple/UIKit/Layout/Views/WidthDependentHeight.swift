/// What a view class adopts whose content's height depends on its width, as a label's of several lines does.
///
/// Layout first solves with the intrinsic content size, then asks for the size at the width that came out, and solves
/// again.
@MainActor
protocol WidthDependentHeight: UIView {
  /// Returns the content's height at a width, in points; `nil` where it is the intrinsic content size's at any width.
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat?

  /// Returns the content's size at a width: narrower than the width where the longest line is. A view that may be
  /// narrower becomes so, as UIKit's labels do.
  ///
  /// The default has the height of ``intrinsicHeight(forWidth:)`` and the whole width.
  func intrinsicSize(forWidth width: CGFloat) -> CGSize?
}

extension WidthDependentHeight {
  func intrinsicSize(forWidth width: CGFloat) -> CGSize? {
    intrinsicHeight(forWidth: width).map { CGSize(width: width, height: $0) }
  }
}
