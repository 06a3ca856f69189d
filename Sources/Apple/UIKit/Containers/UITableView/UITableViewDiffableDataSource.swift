import Foundation

/// A data source that provides a table's content as snapshots and animates the differences between them.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// A closure that creates the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The index paths of the items in `current`, computed on demand.
  private var paths: [ItemIdentifierType: IndexPath]?

  /// Creates a data source and assigns it to the table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// The animation of changes.
  ///
  /// - Default: `.automatic`.
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic

  // MARK: - Snapshots

  /// Returns a snapshot of the present content.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Displays a snapshot. Rows whose items stay keep their cells and their selection.
  ///
  /// - Parameter completion: A closure that is called when the animations end.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = current
    guard let tableView, tableView.hasLoaded else {
      adopt(snapshot)
      completion?()
      return
    }
    var update = SnapshotDifference(from: old, to: snapshot).update
    update.animations.standard = defaultRowAnimation
    func change() {
      tableView.performBatchUpdates(
        {
          self.adopt(snapshot)
          tableView.change { $0 = update }
        }, completion: { _ in completion?() })
    }
    if animatingDifferences { change() } else { ViewAnimation.withoutAnimation(change) }
  }

  /// Displays a snapshot as `reloadData()` does, without animation.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    adopt(snapshot)
    tableView?.reloadData()
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

  // MARK: - Identifiers

  /// Returns the identifier of the item at an index path, or `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.sections.indices.contains(indexPath.section) else { return nil }
    let items = current.sections[indexPath.section].items
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  /// Returns the index path of an item, or `nil` if there is none.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    if let paths { return paths[itemIdentifier] }
    var made: [ItemIdentifierType: IndexPath] = [:]
    for (section, content) in current.sections.enumerated() {
      for (row, item) in content.items.enumerated() { made[item] = IndexPath(row: row, section: section) }
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

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.sections[section].items.count
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let item = current.sections[indexPath.section].items[indexPath.row]
    guard let cell = cellProvider(tableView, indexPath, item) else {
      fatalError(
        "UITableView dataSource returned a nil cell for row at index path: \(indexPath.brief), item identifier: "
          + "\(item)")
    }
    return cell
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// Returns `false`. Override this method to make rows editable.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Returns `false`. Override this method to make rows movable.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
