import UIKit

/// A view controller that displays pages side by side, which the user swipes, and a page control in front of them.
final class PagesController: UIViewController, UIScrollViewDelegate {
  let pages = TabPages()
  let dots = UIPageControl()
  let scroll = UIScrollView()
  var selection: TabSelection?
  var display = PageTabViewStyle.IndexDisplayMode.automatic
  var isMirrored = false
  private var current = 0
  private var lastSize = CGSize.zero

  override func loadView() {
    view = UIView()
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = self
    view.addSubview(scroll)
    view.addSubview(dots)
    dots.addAction(UIAction { [weak self] _ in self?.dotWasChosen() }, for: .valueChanged)
  }

  private func dotWasChosen() {
    show(dots.currentPage, animated: true)
    settle(dots.currentPage)
  }

  func pagesDidChange(selected: Int?, animated: Bool) {
    loadViewIfNeeded()
    let count = pages.order.count
    dots.numberOfPages = count
    dots.isHidden = display == .never || display == .automatic && count < 2
    let known = Set(pages.order.map { ObjectIdentifier($0.page) })
    for child in children where !known.contains(ObjectIdentifier(child)) { take(child) }
    let wanted = min(selected ?? current, max(0, count - 1))
    if wanted != current, lastSize != .zero {
      current = wanted
      show(wanted, animated: animated && view.window != nil)
    }
    current = wanted
    dots.currentPage = current
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    scroll.frame = view.bounds
    let height = dots.intrinsicContentSize.height
    dots.frame = CGRect(x: 0, y: size.height - height - view.safeAreaInsets.bottom, width: size.width, height: height)
    scroll.contentSize = CGSize(width: size.width * CGFloat(pages.order.count), height: size.height)
    if size != lastSize {
      lastSize = size
      scroll.contentOffset.x = offset(current)
    }
    place()
  }

  private func offset(_ index: Int) -> CGFloat {
    lastSize.width * CGFloat(isMirrored ? pages.order.count - 1 - index : index)
  }

  /// Adds the views of visible and adjacent pages, and removes the others.
  private func place() {
    let size = lastSize
    guard size.width > 0 else { return }
    for (index, (_, page)) in pages.order.enumerated() {
      let x = offset(index)
      let isNear = abs(x - scroll.contentOffset.x) < size.width
      guard isNear else {
        if page.parent === self { take(page) }
        continue
      }
      if page.parent !== self {
        addChild(page)
        page.loadViewIfNeeded()
        page.view.backgroundColor = .clear
        scroll.addSubview(page.view)
        page.didMove(toParent: self)
      }
      page.view.frame = CGRect(origin: CGPoint(x: x, y: 0), size: size)
    }
  }

  private func take(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  private func show(_ index: Int, animated: Bool) {
    scroll.setContentOffset(CGPoint(x: offset(index), y: 0), animated: animated)
    if !animated { place() }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    place()
    guard scroll.isTracking || scroll.isDecelerating, lastSize.width > 0 else { return }
    dots.currentPage = nearest
  }

  private var nearest: Int {
    guard lastSize.width > 0 else { return 0 }
    let index = Int((scroll.contentOffset.x / lastSize.width).rounded())
    return min(max(0, isMirrored ? pages.order.count - 1 - index : index), max(0, pages.order.count - 1))
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle(nearest) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle(nearest) }
  }

  private func settle(_ index: Int) {
    dots.currentPage = index
    guard index != current, pages.order.indices.contains(index) else { return }
    current = index
    selection?.set(pages.tag(index))
  }
}
