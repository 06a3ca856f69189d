/// What a view class adopts whose content's height depends on its width, as a label's of several lines does.
///
/// Layout first solves with the intrinsic content size, then asks for the height at the width that came out, and
/// solves again.
@MainActor
protocol WidthDependentHeight: UIView {
  /// The content's height at a width, in points; `nil` where it is the intrinsic content size's at any width.
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat?
}
