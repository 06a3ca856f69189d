import Foundation

/// A data source that provides a collection view's content as snapshots and animates the differences between them.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, OutlineDataSource {
  /// A closure that creates the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// A closure that creates a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The section snapshots that were applied to sections.
  private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// The index paths of the items in `current`, computed on demand.
  private var paths: [ItemIdentifierType: IndexPath]?

  /// Creates a data source and assigns it to the collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// The closure that creates headers, footers and badges. Layouts with supplementary views require it.
  ///
  /// - Default: `nil`.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The closures that are called when the user moves items.
  public struct ReorderingHandlers {
    public init() {}

    /// A closure that returns whether the user may move an item.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// A closure that is called before the data source applies the move.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// A closure that is called after the data source applied the move. It updates the app's data.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  }

  /// The closures that are called when the user expands or collapses items.
  public struct SectionSnapshotHandlers<Item> {
    public init() {}

    /// A closure that returns whether the user may expand an item.
    public var shouldExpandItem: ((Item) -> Bool)?

    /// A closure that is called before an item expands.
    public var willExpandItem: ((Item) -> Void)?

    /// A closure that returns whether the user may collapse an item.
    public var shouldCollapseItem: ((Item) -> Bool)?

    /// A closure that is called before an item collapses.
    public var willCollapseItem: ((Item) -> Void)?

    /// A closure that returns the children of an item that is about to expand. Its arguments are the item and its
    /// present children.
    public var snapshotForExpandingParent:
      (
        (_ parent: Item, _ currentChildSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?
  }

  /// The closures that are called when the user moves items.
  open var reorderingHandlers = ReorderingHandlers()

  /// The closures that are called when the user expands or collapses items.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  // MARK: - Snapshots

  /// Returns a snapshot of the present content.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Displays a snapshot. Items that stay keep their cells and their selection.
  ///
  /// - Parameter completion: A closure that is called when the animations end.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    outlines = outlines.filter { section, outline in
      snapshot.indexOfSection(section) != nil
        && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
    }
    show(snapshot, animated: animatingDifferences, completion)
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    let old = current
    guard let collectionView, collectionView.hasLoaded else {
      adopt(snapshot)
      completion?()
      return
    }
    let update = SnapshotDifference(from: old, to: snapshot).update
    func change() {
      collectionView.performBatchUpdates(
        {
          self.adopt(snapshot)
          collectionView.change { $0 = update }
        }, completion: { _ in completion?() })
    }
    if animated { change() } else { ViewAnimation.withoutAnimation(change) }
  }

  /// Displays a snapshot as `reloadData()` does, without animation.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    outlines = [:]
    adopt(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  /// Displays a snapshot, and returns when the animations end.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Displays a snapshot as `reloadData()` does, without animation.
  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  private func adopt(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    current = snapshot.withoutReloads
    paths = nil
  }

  // MARK: - Section snapshots

  /// Displays a section snapshot in one section. If the section does not exist, it is added at the end.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var next = current
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    let visible = snapshot.visibleItems
    let kept = Set(visible)
    next.deleteItems(next.itemIdentifiers(inSection: section).filter { !kept.contains($0) })
    // Deleting and appending the remaining items sorts them. The difference of the snapshots keeps their cells.
    next.deleteItems(visible)
    next.appendItems(visible, toSection: section)
    outlines[section] = snapshot
    show(next, animated: animatingDifferences, completion)
  }

  /// Returns the section snapshot of a section.
  open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var result = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if current.indexOfSection(section) != nil { result.append(current.itemIdentifiers(inSection: section)) }
    return result
  }

  func toggleItem(at path: IndexPath) {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
      var outline = outlines[section], outline.contains(item)
    else { return }
    if outline.isExpanded(item) {
      guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willExpandItem?(item)
      if let below = sectionSnapshotHandlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: below)
      }
      outline.expand([item])
    }
    apply(outline, to: section)
    if let path = indexPath(for: item), let cell = collectionView?.cellForItem(at: path) {
      cell.state.isExpanded = outline.isExpanded(item)
      cell.setNeedsUpdateConfiguration()
      for view in (cell as? UICollectionViewListCell)?.listState.accessoryViews ?? [] { view.refresh() }
    }
  }

  // MARK: - Identifiers

  /// Returns the identifier of the item at an index path, or `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.sections.indices.contains(indexPath.section) else { return nil }
    let items = current.sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// Returns the index path of an item, or `nil` if there is none.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    if let paths { return paths[itemIdentifier] }
    var made: [ItemIdentifierType: IndexPath] = [:]
    for (section, content) in current.sections.enumerated() {
      for (item, identifier) in content.items.enumerated() {
        made[identifier] = IndexPath(item: item, section: section)
      }
    }
    paths = made
    return made[itemIdentifier]
  }

  /// Returns the identifier of a section, or `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  /// Returns the index of a section, or `nil` if there is none.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: - Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.sections[section].items.count
  }

  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let item = current.sections[indexPath.section].items[indexPath.item]
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      fatalError(
        "UICollectionView dataSource returned a nil cell for item at index path: \(indexPath.brief), item identifier: "
          + "\(item)")
    }
    let section = current.sections[indexPath.section].identifier
    cell.state.isExpanded = outlines[section]?.isExpanded(item) ?? false
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      fatalError(
        "The data source has no supplementaryViewProvider, or it returned nil, for the element of kind '\(kind)' at "
          + "\(indexPath.brief)")
    }
    return view
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath),
      let section = sectionIdentifier(for: destinationIndexPath.section)
    else { return }
    let old = current
    var new = current
    new.deleteItems([item])
    let items = new.itemIdentifiers(inSection: section)
    if destinationIndexPath.item < items.count {
      new.insertItems([item], beforeItem: items[destinationIndexPath.item])
    } else {
      new.appendItems([item], toSection: section)
    }
    let transaction = transaction(from: old, to: new)
    reorderingHandlers.willReorder?(transaction)
    adopt(new)
    for change in transaction.sectionTransactions where outlines[change.sectionIdentifier] != nil {
      outlines[change.sectionIdentifier] = change.finalSnapshot
    }
    reorderingHandlers.didReorder?(transaction)
  }

  private func transaction(
    from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
    var changes: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] = []
    for section in new.sectionIdentifiers {
      let (before, after) = (old.itemIdentifiers(inSection: section), new.itemIdentifiers(inSection: section))
      if before == after { continue }
      var (first, second) = (
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      )
      first.append(before)
      second.append(after)
      changes.append(
        NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, initialSnapshot: first, finalSnapshot: second,
          difference: after.difference(from: before)))
    }
    return NSDiffableDataSourceTransaction(
      initialSnapshot: old, finalSnapshot: new,
      difference: new.itemIdentifiers.difference(from: old.itemIdentifiers), sectionTransactions: changes)
  }

  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
