import CoreGraphics

extension UIToolbar {
  private var isCompact: Bool {
    traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom != .pad
  }

  var fittingHeight: CGFloat {
    if isCompact { return measures.bars.compactHeight }
    let width = window?.bounds.width ?? UIScreen.main.bounds.width
    let isWide = width >= measures.bars.wideToolbarWidth && traitCollection.userInterfaceIdiom == .phone
    return isWide ? measures.bars.wideToolbarHeight : measures.bars.height
  }

  func updatePosition() {
    let position = delegate?.position(for: self) ?? .any
    guard position != positionStorage else { return }
    positionStorage = position
    setNeedsLayout()
  }

  private var currentAppearance: UIToolbarAppearance {
    if isAtScrollEdge {
      if isCompact, let appearance = compactScrollEdgeAppearance { return appearance }
      if let appearance = scrollEdgeAppearance { return appearance }
      let clear = UIToolbarAppearance(barAppearance: standardAppearance)
      clear.configureWithTransparentBackground()
      return clear
    }
    return isCompact ? compactAppearance ?? standardAppearance : standardAppearance
  }

  func layOutBar() {
    let appearance = currentAppearance
    let above = barPosition == .topAttached ? BarAttachment.reachAbove(self) : 0
    let below = barPosition == .bottom ? BarAttachment.reachBelow(self) : 0
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above + below)
    background.show(appearance, shadowAt: barPosition == .bottom ? .top : .bottom)
    sendSubviewToBack(background)
    let items = self.items ?? []
    itemViews.show(
      items, in: self,
      BarItemLooks(
        plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance, isCompact: isCompact,
        measures: measures.bars))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margin = systemSideMargin
    let start = margin + (isMirrored ? safeAreaInsets.right : safeAreaInsets.left)
    let end = bounds.width - margin - (isMirrored ? safeAreaInsets.left : safeAreaInsets.right)
    // A bar that reaches under the home indicator has its buttons above that.
    let height = min(bounds.height, max(bounds.height - safeAreaInsets.bottom, 0))
    itemViews.layOut(items, from: start, room: end - start) { view, x, width in
      view.frame = pixelGrid.round(
        CGRect(x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: height))
    }
  }
}
