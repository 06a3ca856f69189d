import CoreGraphics

/// The parts of a floating tab bar other than its buttons.
@MainActor
final class FloatingTabParts {
  let platter = GlassView(frame: .zero)
  let selection = ControlPart(color: nil)
  /// The platter of the separate tab.
  let separatePlatter = GlassView(frame: .zero)
  var edgeEffect: EdgeEffectView?
}

// Floating tab bars of glass above the bottom edge of the screen.

extension UITabBar {
  func removeFloatingParts() {
    guard let parts = floatingParts else { return }
    for view in [parts.platter, parts.separatePlatter, parts.selection, parts.edgeEffect] {
      view?.removeFromSuperview()
    }
    floatingParts = nil
    background.isHidden = false
    for button in buttons {
      (button.alpha, button.isUserInteractionEnabled, button.hidesTitle) = (1, true, false)
    }
  }

  func layOutFloating(_ appearance: UITabBarAppearance, _ platter: TabPlatterMeasures) {
    let parts = floatingParts ?? FloatingTabParts()
    if floatingParts == nil {
      floatingParts = parts
      insertSubview(parts.platter, aboveSubview: background)
      insertSubview(parts.separatePlatter, aboveSubview: parts.platter)
      insertSubview(parts.selection, aboveSubview: parts.separatePlatter)
    }
    // As on an iPhone, backgrounds of appearances are not displayed.
    background.isHidden = true
    indicator.isHidden = true
    updateButtons(appearance)
    let frame = platterFrame(platter)
    parts.platter.show(measures.glass.tabBar)
    parts.platter.frame = frame
    parts.platter.isHidden = buttons.isEmpty
    let isSmall = isSmall
    for (button, buttonFrame) in zip(joinedButtons, buttonFrames(in: frame, platter)) {
      let isShown = !isSmall || button === smallButton
      button.frame = pixelGrid.round(isSmall ? frame.insetBy(dx: platter.padding, dy: platter.padding) : buttonFrame)
      button.alpha = isShown ? 1 : 0
      button.isUserInteractionEnabled = isShown
      button.hidesTitle = isSmall
    }
    parts.separatePlatter.isHidden = separateButton == nil || isBesideSearch
    separateButton?.alpha = isBesideSearch ? 0 : 1
    if let separateButton {
      let circle = separateFrame(platter)
      parts.separatePlatter.show(measures.glass.tabBar)
      parts.separatePlatter.frame = circle
      separateButton.frame = circle.insetBy(dx: platter.padding, dy: platter.padding)
    }
    let selected = buttons.first { $0.item === selectedItem }
    parts.selection.isHidden = selected == nil || (isSmall && selected !== separateButton) || isBesideSearch
    parts.selection.backgroundColor = platter.selectionColor
    if let selected { parts.selection.place(selected.frame) }
    layOutEdgeEffect(parts)
  }

  /// Lays out the edge effect that fades content under the bar.
  private func layOutEdgeEffect(_ parts: FloatingTabParts) {
    guard measures.bars.edgeEffects != nil, let edgeEffect else {
      parts.edgeEffect?.removeFromSuperview()
      parts.edgeEffect = nil
      return
    }
    let view = parts.edgeEffect ?? EdgeEffectView(at: .bottom)
    parts.edgeEffect = view
    if view.superview !== self { insertSubview(view, at: 0) }
    view.show(edgeEffect, barLength: bounds.height)
    view.frame = CGRect(x: 0, y: bounds.height - view.length, width: bounds.width, height: view.length)
    sendSubviewToBack(view)
  }

  // MARK: - Positions

  /// The button with a separate platter: a search tab beside other tabs.
  private var separateButton: TabButton? { buttons.count > 1 ? buttons.first { $0.item.isSeparate } : nil }

  private var joinedButtons: [TabButton] {
    let separate = separateButton
    return buttons.filter { $0 !== separate }
  }

  private var room: CGRect {
    bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
  }

  private func platterHeight(_ platter: TabPlatterMeasures) -> CGFloat {
    isSmall ? platter.minimizedHeight : isCompactHeight ? platter.compactHeight : platter.height
  }

  /// Whether the bar is minimized to its selected tab. Bars on phones in landscape are small already and don't change.
  var isSmall: Bool {
    (isMinimized || isBesideSearch) && !isCompactHeight && smallButton != nil
  }

  /// The button of a small bar: the selected one or, beside a search, the one that was selected last.
  private var smallButton: TabButton? {
    let item = isBesideSearch ? lastJoinedItem : selectedItem
    return joinedButtons.first { $0.item === item } ?? (isBesideSearch ? joinedButtons.first : nil)
  }

  // MARK: - Beside a search

  /// Whether the tabs can become one, so that the field of a tab's search has their place.
  func canMakeRoomForSearch(of item: UITabBarItem) -> Bool {
    item.isSeparate && !isCompactHeight && (items ?? []).contains { $0 === item } && (items ?? []).count > 1
  }

  /// The place of the small bar beside a search field.
  var frameBesideSearch: CGRect? {
    guard let platter = measures.tabBars.platter, isSmall else { return nil }
    return platterFrame(platter)
  }

  /// Returns the top of the platter. The bottoms of small and regular platters are aligned.
  private func platterTop(_ platter: TabPlatterMeasures) -> CGFloat {
    isSmall ? platter.height - platter.minimizedHeight : 0
  }

  /// Returns the frame of the platter, which is centered or, beside a separate tab, at the leading side.
  private func platterFrame(_ platter: TabPlatterMeasures) -> CGRect {
    let (room, height) = (room, platterHeight(platter))
    if isSmall {
      let x = isMirrored ? room.maxX - platter.sideInset - height : room.minX + platter.sideInset
      return CGRect(x: x, y: platterTop(platter), width: height, height: height)
    }
    let hasSeparate = separateButton != nil
    let widest = max(room.width - 2 * platter.sideInset - (hasSeparate ? height + platter.separateGap : 0), 0)
    let wanted =
      isCompactHeight
      ? compactWidths(platter).reduce(platter.padding) { $0 + $1 + platter.padding }
      : platter.pitch * CGFloat(joinedButtons.count) + platter.overlap + 2 * platter.padding
    let width = min(wanted, widest)
    guard hasSeparate else { return CGRect(x: room.midX - width / 2, y: 0, width: width, height: height) }
    let x = isMirrored ? room.maxX - platter.sideInset - width : room.minX + platter.sideInset
    return CGRect(x: x, y: 0, width: width, height: height)
  }

  private func separateFrame(_ platter: TabPlatterMeasures) -> CGRect {
    let (room, height) = (room, platterHeight(platter))
    let x = isMirrored ? room.minX + platter.sideInset : room.maxX - platter.sideInset - height
    return CGRect(x: x, y: platterTop(platter), width: height, height: height)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func compactWidths(_ platter: TabPlatterMeasures) -> [CGFloat] {
    joinedButtons.map { platter.compactIconLeading + $0.fittingWidth + platter.compactTrailing }
  }

  private func buttonFrames(in frame: CGRect, _ platter: TabPlatterMeasures) -> [CGRect] {
    let count = joinedButtons.count
    guard count > 0 else { return [] }
    let inner = frame.insetBy(dx: platter.padding, dy: platter.padding)
    if isCompactHeight {
      var x = inner.minX
      return compactWidths(platter).map { width in
        defer { x += width + platter.padding }
        return CGRect(
          x: isMirrored ? frame.minX + frame.maxX - x - width : x, y: inner.minY, width: width, height: inner.height)
      }
    }
    let isCompressed = frame.width < platter.pitch * CGFloat(count) + platter.overlap + 2 * platter.padding
    let pitch = isCompressed ? (frame.width - platter.compressedRest) / CGFloat(count) : platter.pitch
    let width = pitch + (isCompressed ? platter.compressedOverlap : platter.overlap)
    return (0..<count).map { index in
      let place = CGFloat(isMirrored ? count - 1 - index : index)
      return CGRect(x: inner.minX + place * pitch, y: inner.minY, width: width, height: inner.height)
    }
  }
}
