import Foundation

// The numbers of sections and items.

extension UICollectionView: TraitDependent {
  func setUpCollection() {
    layoutStorage.owner = self
    setUpSwiping()
    setUpReordering()
    backgroundColor = .systemBackground
    accessibilityContainerType = .list
  }

  func loadIfNeeded() {
    guard !hasLoaded, let dataSource else { return }
    hasLoaded = true
    generation += 1
    counts = askCounts(dataSource)
    invalidateCounts()
  }

  func askCounts(_ dataSource: any UICollectionViewDataSource) -> [Int] {
    let sections = dataSource.numberOfSections(in: self)
    preconditionOfCaller(sections >= 0, "numberOfSections(in:) of \(type(of: dataSource)) returned \(sections)")
    return (0..<sections).map { section in
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      preconditionOfCaller(
        count >= 0,
        "collectionView(_:numberOfItemsInSection:) of \(type(of: dataSource)) returned \(count) for \(section)")
      return count
    }
  }

  private func invalidateCounts() {
    let context = layoutStorage.makeInvalidationContext()
    context.isEverything = true
    context.isDataSourceCounts = true
    layoutStorage.invalidateLayout(with: context)
  }

  func isItem(_ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }

  // MARK: - Discarding

  func forgetData() {
    discardShown()
    hasLoaded = false
    counts = []
    selection = []
    update = nil
    announced = []
    generation += 1
    layoutStorage.forgetMeasuredSizes()
    layoutStorage.invalidateLayout()
  }

  func reloadEverything() {
    discardShown()
    hasLoaded = false
    selection = []
    tracked = nil
    (moving, edgeScroller) = (nil, nil)
    swipedPath = nil
    announced = []
    update = nil
    updateDepth = 0
    generation += 1
    counts = []
    layoutStorage.forgetMeasuredSizes()
    loadIfNeeded()
    layoutStorage.invalidateLayout()
  }

  func discardShown() {
    retireAllOutgoing()
    for key in shown.keys.sorted() {
      guard let element = shown.removeValue(forKey: key) else { continue }
      retire(element, key)
    }
    inSight = []
  }

  // MARK: - Traits

  func adoptTraits(changedFrom previous: UITraitCollection) {
    guard hasLoaded else { return }
    if traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory
      || traitCollection.displayScale != previous.displayScale || measures !== previous.measures
    {
      layoutStorage.forgetMeasuredSizes()
      forgetFits()
    }
    layoutStorage.invalidateLayout()
  }

  func forgetFits() {
    for key in shown.keys.sorted() { shown[key]?.fitted = nil }
  }
}
