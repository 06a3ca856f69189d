import Foundation

/// The section index at the trailing edge of a table.
final class SectionIndexView: UIView {
  private weak var table: UITableView?
  private var labels: [UIView] = []

  /// The titles of the index, or `nil` if the data source has not been asked yet.
  var titles: [String]? {
    didSet { if titles != oldValue { makeLabels() } }
  }

  init(_ table: UITableView) {
    self.table = table
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "Table index"
    accessibilityTraits = .adjustable
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("SectionIndexView is not archived")
  }

  private func makeLabels() {
    for label in labels { label.removeFromSuperview() }
    labels = (titles ?? []).map { title in
      if title == UITableView.indexSearch {
        let view = UIImageView(
          image: UIImage(
            systemName: "magnifyingglass",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: measures.tables.sectionIndexFontSize)))
        view.contentMode = .center
        addSubview(view)
        return view
      }
      let label = UILabel(frame: .zero)
      label.text = title
      label.font = .systemFont(ofSize: measures.tables.sectionIndexFontSize, weight: .semibold)
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !labels.isEmpty else { return }
    let line = min(measures.tables.sectionIndexLineHeight, bounds.height / CGFloat(labels.count))
    let top = (bounds.height - line * CGFloat(labels.count)) / 2
    for (index, label) in labels.enumerated() {
      (label as? UILabel)?.textColor = table?.sectionIndexColor ?? tintColor
      label.tintColor = table?.sectionIndexColor ?? tintColor
      label.frame = pixelGrid.round(
        CGRect(x: 0, y: top + CGFloat(index) * line, width: bounds.width, height: line))
    }
  }

  // MARK: - Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundColor = table?.sectionIndexTrackingBackgroundColor ?? table?.sectionIndexBackgroundColor
    follow(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundColor = table?.sectionIndexBackgroundColor
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundColor = table?.sectionIndexBackgroundColor
  }

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first, let first = labels.first, let last = labels.last else { return }
    let y = touch.location(in: self).y
    let span = max(last.frame.maxY - first.frame.minY, 1)
    let index = Int(saturating: (y - first.frame.minY) / span * CGFloat(labels.count))
    table?.scroll(toIndexEntry: max(0, min(index, labels.count - 1)))
  }
}

extension UITableView {
  func reloadIndex() {
    indexView?.titles = nil
    setNeedsLayout()
  }

  /// Asks for the titles if they are not known, and shows or hides the index.
  func updateIndex() {
    guard let dataSource, heights.rowCount >= sectionIndexMinimumDisplayRowCount || indexView != nil else { return }
    if let titles = indexView?.titles {
      showIndex(titles)
    } else {
      let titles = dataSource.sectionIndexTitles(for: self) ?? []
      if titles.isEmpty, indexView == nil { return }
      showIndex(titles)
    }
  }

  private func showIndex(_ titles: [String]) {
    let view = indexView ?? SectionIndexView(self)
    indexView = view
    view.titles = titles
    if titles.isEmpty || heights.rowCount < sectionIndexMinimumDisplayRowCount {
      view.removeFromSuperview()
    } else if view.superview !== self {
      addSubview(view)
    }
  }

  func placeIndex() {
    guard let view = indexView, view.superview === self else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = measures.tables.sectionIndexWidth
    let x =
      isMirrored ? bounds.minX + safeAreaInsets.left : bounds.maxX - width - safeAreaInsets.right
    view.backgroundColor = sectionIndexBackgroundColor
    let frame = CGRect(x: x, y: visible.minY, width: width, height: visible.height)
    if view.frame != frame { view.frame = frame }
    if subviews.last !== view { bringSubviewToFront(view) }
  }

  /// Scrolls to the section of an index entry.
  func scroll(toIndexEntry entry: Int) {
    guard let titles = indexView?.titles, titles.indices.contains(entry), let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: titles[entry], at: entry)
    guard heights.sections.indices.contains(section) else { return }
    scroll(toRow: IndexPath(row: NSNotFound, section: section), .top, animated: false)
  }
}
