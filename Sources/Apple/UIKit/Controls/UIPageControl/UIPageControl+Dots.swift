// The dots of a page control, and touches on them.

extension UIPageControl {

  func requirePage(_ page: Int, _ caller: String) {
    preconditionOfCaller(
      (0..<numberOfPages).contains(page), "UIPageControl.\(caller): there is no page \(page) of \(numberOfPages)")
  }

  func setPage(_ page: Int) {
    let page = max(0, min(page, numberOfPages - 1))
    guard page != pageStorage else { return }
    pageStorage = page
    setNeedsLayout()
  }

  func dotsDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether the dot of the first page is the rightmost or lowest one.
  private var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  // MARK: - Sizes

  private func image(forPage page: Int) -> UIImage? {
    let plain = images[page] ?? preferredIndicatorImage
    return page == currentPage ? currentImages[page] ?? preferredCurrentPageIndicatorImage ?? plain : plain
  }

  /// Returns the size that is reserved for a dot, which is that of its largest image, so that dots keep their positions
  /// when the current page changes.
  private func dotSize(forPage page: Int) -> CGSize {
    dotSize([images[page] ?? preferredIndicatorImage, currentImages[page] ?? preferredCurrentPageIndicatorImage])
  }

  /// The size of dots without their own images.
  private var plainDotSize: CGSize { dotSize([preferredIndicatorImage, preferredCurrentPageIndicatorImage]) }

  private func dotSize(_ shown: [UIImage?]) -> CGSize {
    let sizes = shown.compactMap { $0?.size }
    guard !sizes.isEmpty else {
      return CGSize(width: measures.pageControls.slot, height: measures.pageControls.slot)
    }
    return sizes.reduce(.zero) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
  }

  private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  private func dotsLength(_ pages: Range<Int>) -> CGFloat {
    guard !pages.isEmpty else { return 0 }
    let plain = length(plainDotSize)
    // Pages without their own images are equal, so that only the others are examined.
    let others = Set(images.keys).union(currentImages.keys).filter(pages.contains)
    let difference = others.reduce(0) { $0 + length(dotSize(forPage: $1)) - plain }
    return CGFloat(pages.count) * plain + difference + CGFloat(pages.count - 1) * measures.pageControls.gap
  }

  func dotsSize(_ count: Int) -> CGSize {
    let length = dotsLength(0..<max(count, 0)) + (count > 0 ? 2 * measures.pageControls.padding : 0)
    return isVertical
      ? CGSize(width: measures.pageControls.breadth, height: length)
      : CGSize(width: length, height: measures.pageControls.breadth)
  }

  // MARK: - Layout

  /// The maximum number of dots, which is several times what fits on the widest screen.
  private static var maxDots: Int { 500 }

  /// The pages with dots. If there are too many pages, these are the ones around the current page.
  private var pagesWithDots: Range<Int> {
    let count = min(numberOfPages, Self.maxDots)
    let first = max(0, min(currentPage - count / 2, numberOfPages - count))
    return first..<first + count
  }

  func layOutDots() {
    let pages = pagesWithDots
    firstPageWithDot = pages.lowerBound
    while dots.count > pages.count { dots.removeLast().removeFromSuperview() }
    while dots.count < pages.count {
      let dot = UIImageView(frame: .zero)
      dot.showsAutomaticImagesAsTemplates = true
      dots.append(dot)
      addSubview(dot)
    }
    let isHiddenNow = hidesForSinglePage && numberOfPages < 2
    let total = dotsLength(pages)
    var position = (isVertical ? bounds.midY : bounds.midX) - total / 2
    for index in dots.indices {
      let place = isReversed ? dots.count - 1 - index : index
      let page = pages.lowerBound + place
      let length = self.length(dotSize(forPage: page))
      let middle = position + length / 2
      self.place(dots[place], page: page, at: middle)
      dots[place].isHidden = isHiddenNow
      position += length + measures.pageControls.gap
    }
    placePatch(length: total, isHidden: isHiddenNow)
  }

  private func place(_ dot: UIImageView, page: Int, at middle: CGFloat) {
    let image = image(forPage: page)
    let size = image?.size ?? CGSize(width: measures.pageControls.dotSide, height: measures.pageControls.dotSide)
    let center = isVertical ? CGPoint(x: bounds.midX, y: middle) : CGPoint(x: middle, y: bounds.midY)
    let color =
      page == currentPage
      ? currentPageIndicatorTintColor ?? measures.pageControls.currentDotColor
      : pageIndicatorTintColor ?? measures.pageControls.dotColor
    dot.image = image
    dot.tintColor = color
    dot.backgroundColor = image == nil ? color : nil
    dot.frame = CGRect(
      x: pixelGrid.round(center.x - size.width / 2), y: pixelGrid.round(center.y - size.height / 2),
      width: size.width, height: size.height)
    dot.layer.cornerRadius = image == nil ? measures.pageControls.dotSide / 2 : 0
    dot.alpha = isEnabled ? 1 : measures.controls.disabledAlpha
  }

  private func placePatch(length: CGFloat, isHidden: Bool) {
    let isShown =
      switch backgroundStyle {
      case .automatic: interactionState == .continuous
      case .prominent: true
      case .minimal: false
      }
    patch.isHidden = !isShown || isHidden || numberOfPages == 0
    let long = length + 2 * measures.pageControls.padding
    let size =
      isVertical
      ? CGSize(width: measures.pageControls.patchBreadth, height: long)
      : CGSize(width: long, height: measures.pageControls.patchBreadth)
    patch.place(
      pixelGrid.round(
        CGRect(
          x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)))
  }

  // MARK: - Touches

  func drag(to point: CGPoint) {
    guard let dragStart, allowsContinuousInteraction else { return }
    if interactionState != .continuous {
      guard max(abs(point.x - dragStart.x), abs(point.y - dragStart.y)) > measures.pageControls.dragSlop else { return }
      interactionState = .continuous
    }
    layoutIfNeeded()
    let nearest = dots.indices.min {
      distance(dots[$0].center, point) < distance(dots[$1].center, point)
    }
    if let nearest { goTo(firstPageWithDot + nearest) }
  }

  private func distance(_ dot: CGPoint, _ point: CGPoint) -> CGFloat {
    isVertical ? abs(dot.y - point.y) : abs(dot.x - point.x)
  }

  func endInteraction(at point: CGPoint?) {
    let wasDragging = interactionState == .continuous
    dragStart = nil
    if let point, !wasDragging, isTouchInside {
      interactionState = .discrete
      let isForward = (isVertical ? point.y >= bounds.midY : point.x >= bounds.midX) != isReversed
      goTo(currentPage + (isForward ? 1 : -1))
    }
    interactionState = .none
  }

  private func goTo(_ page: Int) {
    let old = currentPage
    setPage(page)
    if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
