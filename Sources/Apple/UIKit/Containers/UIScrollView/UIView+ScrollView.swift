extension UIView {
  /// The view as a scroll view, without the cost of a cast for the others.
  var asScrollView: UIScrollView? {
    flags.contains(.isScrollView) ? unsafeDowncast(self, to: UIScrollView.self) : nil
  }
}
