extension UIPageControl {
  /// A swipe up or down turns one page.
  func adjust(up: Bool) {
    guard isEnabled else { return }
    let old = currentPage
    currentPage += up ? 1 : -1
    if currentPage != old { sendActions(for: .valueChanged) }
  }
}
