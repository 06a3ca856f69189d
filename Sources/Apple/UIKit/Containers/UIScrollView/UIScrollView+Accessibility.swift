extension UIScrollView {
  func scrollByPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled else { return false }
    let insets = adjustedContentInset
    let page = bounds.inset(by: insets).size
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var offset = contentOffset
    switch direction {
    case .up: offset.y += page.height
    case .down: offset.y -= page.height
    case .left: offset.x += page.width
    case .right: offset.x -= page.width
    case .next: offset.x += isMirrored ? -page.width : page.width
    case .previous: offset.x -= isMirrored ? -page.width : page.width
    }
    let (left, top) = (-insets.left, -insets.top)
    let right = max(left, contentSize.width - bounds.width + insets.right)
    let bottom = max(top, contentSize.height - bounds.height + insets.bottom)
    offset = CGPoint(x: max(left, min(offset.x, right)), y: max(top, min(offset.y, bottom)))
    guard offset != contentOffset else { return false }
    setContentOffset(offset, animated: true)
    return true
  }
}
