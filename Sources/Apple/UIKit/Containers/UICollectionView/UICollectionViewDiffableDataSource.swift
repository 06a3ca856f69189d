import Foundation

/// Keeps what a collection shows as a snapshot, and finds the changes from one to the next.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, OutlineDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The outlines of sections that were given one.
  private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// Where the items of `current` are, once somebody asked.
  private var paths: [ItemIdentifierType: IndexPath]?

  /// Makes a data source, and has the collection use it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Makes headers, footers and badges.
  ///
  /// - Default: `nil`. Layouts with supplementary views need one.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// What happens when the user moves items.
  public struct ReorderingHandlers {
    public init() {}

    /// Whether the user may move an item.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// Called before the data source takes the move over.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Called after the data source has taken the move over: the place to change the app's data.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
  }

  /// What happens when outlines open and close.
  public struct SectionSnapshotHandlers<Item> {
    public init() {}

    /// Whether the user may open an item.
    public var shouldExpandItem: ((Item) -> Bool)?

    /// Called before an item opens.
    public var willExpandItem: ((Item) -> Void)?

    /// Whether the user may close an item.
    public var shouldCollapseItem: ((Item) -> Bool)?

    /// Called before an item closes.
    public var willCollapseItem: ((Item) -> Void)?

    /// What is below an item that is about to open, given what there is.
    public var snapshotForExpandingParent:
      (
        (_ parent: Item, _ currentChildSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?
  }

  /// What happens when the user moves items.
  open var reorderingHandlers = ReorderingHandlers()

  /// What happens when outlines open and close.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  // MARK: - Snapshots

  /// What the collection shows.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Has the collection show a snapshot: items that stay keep their cells and their selection.
  ///
  /// - Parameter completion: called when the changes are on the screen.
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

  /// Has the collection show a snapshot as after `reloadData()`.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    outlines = [:]
    adopt(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  /// Has the collection show a snapshot, and returns when the changes are on the screen.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Has the collection show a snapshot as after `reloadData()`.
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

  /// Has one section show an outline; a section that is not there is added at the end.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var next = current
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    let visible = snapshot.visibleItems
    let kept = Set(visible)
    next.deleteItems(next.itemIdentifiers(inSection: section).filter { !kept.contains($0) })
    // Those that stay are put in order by taking all out and in again: their cells are kept by the difference.
    next.deleteItems(visible)
    next.appendItems(visible, toSection: section)
    outlines[section] = snapshot
    show(next, animated: animatingDifferences, completion)
  }

  /// What a section shows, as an outline.
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

  /// The item of a path; `nil` where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.sections.indices.contains(indexPath.section) else { return nil }
    let items = current.sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// The path of an item; `nil` where there is none.
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

  /// The identifier of a section; `nil` where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sections.indices.contains(index) ? current.sections[index].identifier : nil
  }

  /// The place of a section; `nil` where there is none.
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
