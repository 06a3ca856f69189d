import Foundation

// Headers and footers of sections.

extension UITableView {
  typealias Supplement = TableHeights.Supplement

  private var topPadding: CGFloat {
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return style == .plain ? measures.tables.plainHeaderTopPadding : 0
  }

  /// Returns the gap between sections of a grouped table that have no titles.
  private func standardGap(_ kind: VisibleSupplement.Kind, _ section: Int) -> CGFloat {
    guard style != .plain else { return 0 }
    if kind == .header, section == 0, tableHeaderView == nil { return measures.tables.firstGroupedGap }
    return standardGroupedGap
  }

  /// Returns the minimum height of a header without title or view.
  ///
  /// Storyboards always save the table's own header height. The first section of a grouped table keeps at least the
  /// standard distance from the top nevertheless. Inset grouped tables have no minimum.
  private func leastGap(_ kind: VisibleSupplement.Kind, _ section: Int, given: CGFloat) -> CGFloat {
    guard kind == .header, section == 0, style == .grouped, tableHeaderView == nil, given == sectionHeaderHeight,
      delegate == nil || probe.headerHeight == .byDefault
    else { return 0 }
    return measures.tables.firstGroupedGap
  }

  private func givenHeight(_ kind: VisibleSupplement.Kind, _ section: Int) -> CGFloat {
    if titlesAskForHeight, title(kind, section) != nil { return UITableView.automaticDimension }
    return switch kind {
    case .header: delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    case .footer: delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    }
  }

  /// Returns the title of a header or footer. In grouped tables an empty title counts as none.
  private func title(_ kind: VisibleSupplement.Kind, _ section: Int) -> String? {
    let title =
      switch kind {
      case .header: dataSource?.tableView(self, titleForHeaderInSection: section)
      case .footer: dataSource?.tableView(self, titleForFooterInSection: section)
      }
    return style != .plain && title?.isEmpty == true ? nil : title
  }

  // MARK: - Estimates

  func estimatedHeader(_ section: Int) -> Supplement { estimated(.header, section) }
  func estimatedFooter(_ section: Int) -> Supplement { estimated(.footer, section) }

  private func estimated(_ kind: VisibleSupplement.Kind, _ section: Int) -> Supplement {
    let given = givenHeight(kind, section)
    var result = Supplement()
    if given >= 0 {
      result.height = given == 0 ? standardGap(kind, section) : given
      if given > 0, title(kind, section) == nil { result.height = max(given, leastGap(kind, section, given: given)) }
    } else {
      let estimate =
        switch kind {
        case .header:
          delegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight
        case .footer:
          delegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimatedSectionFooterHeight
        }
      if estimate > 0 {
        result.height = estimate
      } else if title(kind, section) != nil {
        result.height = standardTitleHeight(kind, section)
      } else {
        result.height = standardGap(kind, section)
      }
    }
    if kind == .header, result.height > 0 { result.padding = topPadding }
    return result
  }

  /// Returns the kind of content above a section's title.
  private func titlePlace(_ section: Int) -> TableMeasures.TitlePlace {
    // Most designs don't depend on the gap, and need not ask for the footer's title.
    let tellsGaps = measures.tables.groupedTitleTopBelowGap != nil && style != .plain
    if section == 0 { return tableHeaderView != nil ? .belowText : tellsGaps && isUnderLargeTitle ? .belowGap : .first }
    guard tellsGaps, title(.footer, section - 1) == nil else { return .belowText }
    // While the sections are being counted, the previous section may not be in the list yet.
    guard heights.sections.indices.contains(section - 1) else { return .belowGap }
    let footer = heights.sections[section - 1].footer
    return footer.isExact && !footer.hasNoView ? .belowText : .belowGap
  }

  /// Whether the table begins below the large title of a navigation bar.
  private var isUnderLargeTitle: Bool {
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController {
        guard let navigation = controller.navigationController, !navigation.hidesBar else { return false }
        return navigation.navigationBar.showsLargeTitle
      }
      responder = current.next
    }
    return false
  }

  private var standardGroupedGap: CGFloat { measures.tables.groupedGap(pixel: 1 / pixelGrid.scale) }

  private func standardTitleHeight(_ kind: VisibleSupplement.Kind, _ section: Int) -> CGFloat {
    let measures = measures.tables
    if style == .plain { return pixelGrid.ceil(measures.scaled(measures.plainHeaderHeight, traitCollection)) }
    let style = kind == .footer ? .footnote : measures.groupedTitleStyle
    let line = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).lineHeight
    let room =
      kind == .footer
      ? measures.footerTop + measures.footerBottom
      : measures.titleTop(titlePlace(section)) + measures.groupedTitleBottom
    return pixelGrid.ceil(pixelGrid.ceil(line) + measures.scaled(room, traitCollection))
  }

  // MARK: - Views

  func supplement(_ kind: VisibleSupplement.Kind, _ section: Int) -> UIView? {
    visibleSupplements.first { $0.kind == kind && $0.section == section }?.view
  }

  /// Creates the view of a header or footer that becomes visible, and measures its height.
  func resolve(_ kind: VisibleSupplement.Kind, _ section: Int) {
    let known = kind == .header ? heights.sections[section].header : heights.sections[section].footer
    let existing = supplement(kind, section)
    if known.isExact, existing != nil || known.hasNoView { return }
    let given = givenHeight(kind, section)
    var result = Supplement(height: max(given, 0), isExact: true)
    let view =
      existing ?? takeBack(kind, section) ?? ViewAnimation.withoutInheritedAnimation { makeSupplement(kind, section) }
    result.hasNoView = view == nil
    let isOptional = style == .plain && given == (kind == .header ? sectionHeaderHeight : sectionFooterHeight)
    if view == nil, isOptional {
      result.height = 0
    } else if given == 0 {
      result.height = standardGap(kind, section)
    } else if given < 0 {
      result.height = view.map { fittingHeight(of: $0, kind) } ?? standardGap(kind, section)
    } else if view == nil {
      result.height = max(given, leastGap(kind, section, given: given))
    }
    if kind == .header, result.height > 0, view != nil || given > 0 { result.padding = topPadding }
    if let view, existing == nil, supplement(kind, section) == nil {
      visibleSupplements.append(VisibleSupplement(section: section, kind: kind, view: view))
    }
    if kind == .header { heights.setHeader(result, of: section) } else { heights.setFooter(result, of: section) }
  }

  /// Returns the view of a header or footer that was moving out of the visible area.
  private func takeBack(_ kind: VisibleSupplement.Kind, _ section: Int) -> UIView? {
    guard let index = outgoing.firstIndex(where: { $0.isSupplement(kind, section) }),
      case .supplement(let supplement) = outgoing.remove(at: index).part
    else { return nil }
    visibleSupplements.append(supplement)
    return supplement.view
  }

  private func makeSupplement(_ kind: VisibleSupplement.Kind, _ section: Int) -> UIView? {
    let custom =
      switch kind {
      case .header: delegate?.tableView(self, viewForHeaderInSection: section)
      case .footer: delegate?.tableView(self, viewForFooterInSection: section)
      }
    var view = custom
    if view == nil, let title = title(kind, section) {
      let pooled = supplementPool.take(identifier: UITableView.titleIdentifier)
      let titled = pooled ?? UITableViewHeaderFooterView(reuseIdentifier: UITableView.titleIdentifier)
      titled.adopt(self, isFooter: kind == .footer, titlePlace(section))
      titled.show(title: title)
      view = titled
    }
    guard let view else { return nil }
    let width = sectionWidth
    view.frame = CGRect(x: sectionX, y: 0, width: width, height: view.frame.height)
    if view.superview !== self { addSubview(view) }
    (view as? UITableViewHeaderFooterView)?.adopt(self, isFooter: kind == .footer, titlePlace(section))
    return view
  }

  /// The reuse identifier of headers and footers that display a title, chosen so that apps don't use it.
  static let titleIdentifier = "UITableView.title"

  private func fittingHeight(of view: UIView, _ kind: VisibleSupplement.Kind) -> CGFloat {
    let size = view.systemLayoutSizeFitting(
      CGSize(width: sectionWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if size.height > 0 { return size.height }
    if style == .plain { return measures.tables.plainHeaderHeight }
    return standardGroupedGap
  }

  // MARK: - Positioning

  /// Returns the frame of a header or footer that is not pinned.
  func naturalFrame(_ kind: VisibleSupplement.Kind, _ section: Int) -> CGRect {
    let content = heights.sections[section]
    let top = headerHeight + heights.top(ofSection: section)
    let y = kind == .header ? top + content.header.padding : top + content.header.total + content.rows.total
    let height = kind == .header ? content.header.height : content.footer.height
    return CGRect(x: sectionX, y: y, width: sectionWidth, height: height)
  }

  /// Returns the present frame of a header or footer. Plain tables pin them while their section is visible.
  func currentFrame(_ kind: VisibleSupplement.Kind, _ section: Int) -> CGRect {
    var frame = naturalFrame(kind, section)
    guard style == .plain else { return frame }
    let visible = bounds.inset(by: adjustedContentInset)
    let content = heights.sections[section]
    let top = headerHeight + heights.top(ofSection: section)
    let bottom = top + content.total
    switch kind {
    case .header:
      let lowest = bottom - content.footer.height - frame.height
      frame.origin.y = max(frame.minY, min(visible.minY, lowest))
    case .footer:
      let highest = top + content.header.total
      frame.origin.y = min(frame.minY, max(visible.maxY - frame.height, highest))
    }
    return frame
  }

  func placeSupplements() {
    for supplement in visibleSupplements {
      var frame = currentFrame(supplement.kind, supplement.section)
      if let reordering {
        frame.origin.y += reordering.shift(ofHeader: supplement.section + (supplement.kind == .footer ? 1 : 0))
      }
      let view = supplement.view
      if view.frame != frame { view.frame = frame }
      if let header = view as? UITableViewHeaderFooterView {
        let isPinned = frame.minY != naturalFrame(supplement.kind, supplement.section).minY
        if header.state.isPinned != isPinned {
          header.state.isPinned = isPinned
          header.setNeedsUpdateConfiguration()
        }
      }
    }
  }

  /// Tells the delegate about newly displayed headers and footers.
  func announceSupplements() {
    for index in visibleSupplements.indices where !visibleSupplements[index].isShown {
      visibleSupplements[index].isShown = true
      let supplement = visibleSupplements[index]
      switch supplement.kind {
      case .header: delegate?.tableView(self, willDisplayHeaderView: supplement.view, forSection: supplement.section)
      case .footer: delegate?.tableView(self, willDisplayFooterView: supplement.view, forSection: supplement.section)
      }
    }
  }

  func retire(_ supplement: VisibleSupplement) {
    if supplement.view.layer.isAnimated { supplement.view.layer.removeAllAnimations() }
    if supplement.view.superview === self { supplement.view.removeFromSuperview() }
    if let view = supplement.view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      supplementPool.put(view, identifier: identifier)
    }
    guard supplement.isShown else { return }
    switch supplement.kind {
    case .header:
      delegate?.tableView(self, didEndDisplayingHeaderView: supplement.view, forSection: supplement.section)
    case .footer:
      delegate?.tableView(self, didEndDisplayingFooterView: supplement.view, forSection: supplement.section)
    }
  }
}
