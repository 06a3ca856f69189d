import CoreGraphics

extension UIScrollView: FocusScroller {
  func scrollForFocus(to place: CGRect) -> Bool {
    let old = contentOffset
    scrollRectToVisible(place, animated: false)
    layoutIfNeeded()
    return contentOffset != old
  }
}
