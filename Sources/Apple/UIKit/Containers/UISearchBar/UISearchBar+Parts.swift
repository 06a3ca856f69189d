import CoreGraphics
import Foundation

extension UISearchBar {

  /// The button that ends the search, which apps read by key.
  @_spi(Host) public final var cancelButton: UIButton { parts.cancel }

  func setUpSearchBar() {
    parts.listener.bar = self
    let field = parts.field
    field.delegate = parts.listener
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
        parts.searchListener?.textDidChange()
      }, for: .editingChanged)
    parts.cancel.addAction(UIAction { [weak self] _ in self?.cancelWasTapped() }, for: .touchUpInside)
    parts.scope.addAction(UIAction { [weak self] _ in self?.scopeWasChosen() }, for: .valueChanged)
    parts.extra.addAction(UIAction { [weak self] _ in self?.extraButtonTapped() }, for: .touchUpInside)
    parts.prompt.textAlignment = .center
    for view in [parts.background, parts.topLine, parts.prompt, field, parts.cancel, parts.scope] { addSubview(view) }
    takeMeasures()
  }

  private func takeMeasures() {
    let cancel = parts.cancel
    cancel.titleLabel?.font = .systemFont(ofSize: measures.bars.fontSize)
    parts.prompt.font = .systemFont(ofSize: measures.searchBars.promptFontSize)
    guard measures.searchBars.closeButtonSide != nil, let platters = measures.bars.platters else {
      cancel.setTitle("Cancel", for: .normal)
      cancel.setImage(nil, for: .normal)
      cancel.accessibilityLabel = nil
      cancel.tintColor = nil
      parts.cancelGlass?.removeFromSuperview()
      parts.cancelGlass = nil
      return
    }
    let symbol = UIImage.SymbolConfiguration(
      pointSize: platters.symbolPointSize, weight: platters.symbolWeight, scale: .large)
    cancel.setTitle(nil, for: .normal)
    cancel.setImage(UIImage(systemName: "xmark", withConfiguration: symbol), for: .normal)
    cancel.accessibilityLabel = UIBarButtonItem.SystemItem.close.spokenName
    cancel.tintColor = .label
    guard parts.cancelGlass == nil else { return }
    let glass = GlassView(frame: .zero)
    insertSubview(glass, belowSubview: cancel)
    parts.cancelGlass = glass
  }

  /// Ends the search.
  func cancelWasTapped() {
    delegate?.searchBarCancelButtonClicked(self)
    parts.searchListener?.cancelWasTapped()
  }

  func updatePosition() {
    let position = delegate?.position(for: self) ?? .any
    guard position != positionStorage else { return }
    positionStorage = position
    setNeedsLayout()
  }

  func heightDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func setPlaceholder(_ placeholder: String?) {
    // The placeholder is as gray as the magnifying glass before it.
    parts.field.attributedPlaceholder = placeholder.map {
      var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.secondaryLabel]
      let weight = measures.searchBars.placeholderWeight
      if weight != .regular, let size = parts.field.font?.pointSize {
        attributes[.font] = UIFont.systemFont(ofSize: size, weight: weight)
      }
      return NSAttributedString(string: $0, attributes: attributes)
    }
  }

  // MARK: - Scopes

  var showsScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

  func updateScopes() {
    parts.scope.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      parts.scope.insertSegment(withTitle: title, at: index, animated: false)
    }
    if selectedScopeButtonIndex < parts.scope.numberOfSegments {
      parts.scope.selectedSegmentIndex = selectedScopeButtonIndex
    }
    heightDidChange()
  }

  private func scopeWasChosen() {
    selectedScopeButtonIndex = parts.scope.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    parts.searchListener?.textDidChange()
  }

  // MARK: - Icons

  func iconsDidChange() {
    if let glass = parts.field.leftView as? UIImageView {
      glass.image = image(for: .search, state: .normal) ?? UIImage(systemName: "magnifyingglass")
    }
    updateExtraButton()
  }

  func updateExtraButton() {
    let field = parts.field
    guard showsSearchResultsButton || showsBookmarkButton else {
      if field.rightView === parts.extra { field.rightView = nil }
      return
    }
    let icon: Icon = showsSearchResultsButton ? .resultsList : .bookmark
    let state: UIControl.State = showsSearchResultsButton && isSearchResultsButtonSelected ? .selected : .normal
    let standard = showsSearchResultsButton ? "list.bullet" : "book"
    parts.extra.setImage(image(for: icon, state: state) ?? UIImage(systemName: standard), for: .normal)
    parts.extra.tintColor = state == .selected ? tintColor : .secondaryLabel
    let side = measures.searchBars.extraButtonSide
    parts.extra.frame.size = CGSize(width: side, height: side)
    field.rightView = parts.extra
    field.rightViewMode = .always
  }

  private func extraButtonTapped() {
    if showsSearchResultsButton {
      delegate?.searchBarResultsListButtonClicked(self)
    } else {
      delegate?.searchBarBookmarkButtonClicked(self)
    }
  }

  // MARK: - Layout

  /// The height of the field beyond that in the standard text size.
  var fieldGrowth: CGFloat { parts.field.height - measures.searchBars.fieldHeight }

  var fittingHeight: CGFloat {
    let row = measures.searchBars.height + fieldGrowth
    return row + (prompt == nil ? 0 : measures.searchBars.promptHeight) + scopeHeight
  }

  /// The height of the scopes in the bar. They may be in a navigation bar instead.
  private var scopeHeight: CGFloat {
    showsScopes && parts.scope.superview === self ? measures.searchBars.scopeHeight : 0
  }

  /// The app's image that replaces the background.
  private var ownBackground: UIImage? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let metrics: UIBarMetrics =
      prompt == nil ? isCompact ? .compact : .default : isCompact ? .compactPrompt : .defaultPrompt
    return backgroundImage(for: barPosition, barMetrics: metrics) ?? backgroundImage
  }

  private var backgroundAppearance: UIBarAppearance {
    let ownBackground = ownBackground
    let appearance = UIBarAppearance()
    appearance.shadowColor = nil
    // In another bar, that bar's background is sufficient.
    if searchBarStyle == .minimal || superview is BarViewHolder || superview is BarSearchView
      || (measures.searchBars.hasGlassField && ownBackground == nil && barTintColor == nil && isTranslucent)
    {
      appearance.configureWithTransparentBackground()
    } else if let image = ownBackground {
      appearance.configureWithTransparentBackground()
      appearance.backgroundImage = image
    } else if barTintColor != nil || !isTranslucent {
      BarColors.apply(barTintColor, isTranslucent, to: appearance, measures.bars)
    } else if isDarkByItself {
      appearance.backgroundEffect = nil
      appearance.backgroundColor = measures.searchBars.darkBackground
      appearance.shadowColor = .barHairline
    }
    return appearance
  }

  private var isDark: Bool { traitCollection.userInterfaceStyle == .dark }

  /// Whether the bar has the system's own background in dark mode, with hairlines above and below it and a different
  /// field color.
  private var isDarkByItself: Bool {
    isDark && searchBarStyle != .minimal
      && !(superview is BarViewHolder || superview is UINavigationBar || superview is BarSearchView)
      && ownBackground == nil && barTintColor == nil && isTranslucent && !measures.searchBars.hasGlassField
  }

  /// Returns the offset of a part before it appears.
  func offsetOfHiddenPart(_ part: UIView) -> CGPoint {
    guard part === parts.cancel else { return .zero }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let way = part.bounds.width + 2 * measures.searchBars.sideMargin
    return CGPoint(x: isMirrored ? -way : way, y: 0)
  }

  func layOutBar() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      view.frame = pixelGrid.round(
        CGRect(
          x: isMirrored ? bounds.width - x - width : x, y: y, width: max(0, width), height: max(0, height)))
    }
    let reach = barPosition == .topAttached ? BarAttachment.reachAbove(self) : 0
    parts.background.frame = CGRect(x: 0, y: -reach, width: bounds.width, height: bounds.height + reach)
    parts.background.show(backgroundAppearance, shadowAt: isDarkByItself ? .bottom : .none)
    parts.topLine.isHidden = !isDarkByItself || reach > 0
    parts.topLine.backgroundColor = .barHairline
    let hairline = 1 / max(traitCollection.displayScale, 1)
    parts.topLine.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hairline)
    parts.field.standardBackgroundColor =
      measures.searchBars.hasGlassField
      ? .clear : isDarkByItself ? measures.searchBars.darkFieldColor : .tertiarySystemFill

    // Among items, only the field is displayed.
    let isItem = superview is BarSearchView
    let inset = isItem ? measures.bars.search.fieldInset : nil
    parts.field.isOnPlatter = inset != nil
    let gap = measures.searchBars.sideMargin
    let side = isItem ? 0 : gap
    let start = side + (isItem ? 0 : isMirrored ? safeAreaInsets.right : safeAreaInsets.left)
    let end = bounds.width - side - (isItem ? 0 : isMirrored ? safeAreaInsets.left : safeAreaInsets.right)
    let top = prompt == nil || isItem ? 0 : measures.searchBars.promptHeight
    parts.prompt.text = prompt
    parts.prompt.isHidden = prompt == nil || isItem
    place(
      parts.prompt, x: start, y: measures.searchBars.promptTop, width: end - start,
      height: parts.prompt.intrinsicContentSize.height)

    let rowHeight = bounds.height - top - scopeHeight
    // A bar that is lower than its fitting height keeps the field inside, down to the standard height.
    let fieldHeight =
      inset.map { rowHeight - 2 * $0 } ?? min(parts.field.height, max(rowHeight, measures.searchBars.fieldHeight))
    // In a navigation bar, the space is below the field, unless the bar displays only the field.
    let bar = (superview as? UINavigationBar).flatMap { $0.showsSearchOnly ? nil : $0 }
    let fieldY = top + (bar?.measures.bars.searchFieldTop ?? (rowHeight - fieldHeight) / 2)
    var fieldEnd = end
    // Among items, the cross is a separate item.
    let cross = measures.searchBars.closeButtonSide
    let showsCancel = showsCancelButton && !(isItem && cross != nil)
    parts.cancel.isHidden = !showsCancel
    parts.cancelGlass?.isHidden = !showsCancel
    if showsCancel, let cross {
      let x = end - cross
      place(parts.cancel, x: x, y: fieldY + (fieldHeight - cross) / 2, width: cross, height: cross)
      parts.cancelGlass?.frame = parts.cancel.frame
      parts.cancelGlass?.show(measures.glass.bar, isTouched: parts.cancel.isHighlighted)
      fieldEnd = x - (measures.bars.platters?.gap ?? gap)
    } else if showsCancel {
      let width = pixelGrid.ceil(parts.cancel.intrinsicContentSize.width)
      fieldEnd = end - gap - width - gap
      place(parts.cancel, x: end - gap - width, y: fieldY, width: width, height: fieldHeight)
    }
    place(
      parts.field, x: start + (inset ?? 0) + parts.fieldOffset.horizontal, y: fieldY + parts.fieldOffset.vertical,
      width: fieldEnd - start - 2 * (inset ?? 0), height: fieldHeight)
    guard parts.scope.superview === self else { return }
    parts.scope.isHidden = !showsScopes
    parts.scopeBackground?.isHidden = !showsScopes
    parts.scopeBackground?.frame = CGRect(
      x: 0, y: top + rowHeight, width: bounds.width, height: max(0, bounds.height - top - rowHeight))
    if showsScopes {
      place(
        parts.scope, x: start, y: top + rowHeight, width: end - start, height: parts.scope.intrinsicContentSize.height)
    }
  }
}

extension UISearchBar: TraitDependent {
  func adoptTraits(changedFrom previous: UITraitCollection) {
    if measures !== previous.measures { takeMeasures() }
    guard traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory else { return }
    invalidateIntrinsicContentSize()
  }
}
