import UIKit

extension Cases {
  func addLists() {
    make("UITableView") {
      let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
      return styles.map { ListSource.tableView($0) }
    }
    make("UITableViewCell") {
      let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
      return styles.map { style in
        let cell = UITableViewCell(style: style, reuseIdentifier: "cell")
        cell.textLabel?.text = "Title"
        cell.accessoryType = .detailDisclosureButton
        return cell
      }
    }
    make("UITableViewHeaderFooterView") {
      let view = UITableViewHeaderFooterView(reuseIdentifier: "header")
      view.textLabel?.text = "Title"
      return view
    }
    make("UITableViewDiffableDataSource") {
      let source = UITableViewDiffableDataSource<Int, Int>(tableView: UITableView()) { _, _, _ in UITableViewCell() }
      source.apply(snapshot(), animatingDifferences: false)
      return [source, source.snapshot()] as [Any]
    }
    make("UITableViewDropProposal") { UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
    make("UITableViewRowAction") { UITableViewRowAction(style: .normal, title: "title") { _, _ in } }
    make("UISwipeActionsConfiguration") {
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "a") { _, _, _ in }])
    }
    make("UIContextualAction") { UIContextualAction(style: .normal, title: "a") { _, _, _ in } }

    make("UICollectionView") {
      [
        ListSource.collectionView(UICollectionViewFlowLayout()), ListSource.collectionView(ListSource.compositional()),
        ListSource.collectionView(UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))),
      ]
    }
    make("UICollectionViewCompositionalLayout") { ListSource.compositional() }
    make("UICollectionViewTransitionLayout") {
      UICollectionViewTransitionLayout(
        currentLayout: UICollectionViewFlowLayout(), nextLayout: ListSource.compositional())
    }
    make("UICollectionViewLayoutAttributes") {
      [
        UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0)),
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "kind", with: IndexPath(item: 0, section: 0)),
      ]
    }
    make("UICollectionViewDiffableDataSource") {
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: "kind") {
        _, _, _ in
      }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      source.apply(snapshot(), animatingDifferences: false)
      return [source, source.snapshot(), source.snapshot(for: 0), registration, header] as [Any]
    }
    make("UICollectionViewDropProposal") {
      UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    make("UICollectionViewUpdateItem") {
      let layout = UpdatedLayout()
      let view = ListSource.collectionView(layout)
      view.layoutIfNeeded()
      view.performBatchUpdates {
        ListSource.shared.count += 1
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
      view.layoutIfNeeded()
      return layout.items
    }

    make("UICellAccessory") {
      [
        UICellAccessory.disclosureIndicator(), .outlineDisclosure(), .checkmark(), .detail(), .delete(), .insert(),
        .reorder(),
        .multiselect(), .label(text: "text"),
        .customView(configuration: .init(customView: UIView(), placement: .leading())),
      ]
    }
    make("UICellAccessory options") {
      [
        UICellAccessory.DisclosureIndicatorOptions(), UICellAccessory.OutlineDisclosureOptions(),
        UICellAccessory.CheckmarkOptions(), UICellAccessory.DetailOptions(), UICellAccessory.DeleteOptions(),
        UICellAccessory.InsertOptions(), UICellAccessory.ReorderOptions(), UICellAccessory.MultiselectOptions(),
        UICellAccessory.LabelOptions(),
        UICellAccessory.CustomViewConfiguration(customView: UIView(), placement: .trailing()),
      ] as [Any]
    }
    make("UICollectionLayoutListConfiguration") {
      [UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .sidebar].map {
        UICollectionLayoutListConfiguration(appearance: $0)
      }
    }
    make("UIListSeparatorConfiguration") { UIListSeparatorConfiguration(listAppearance: .plain) }
    make("NSIndexPath") { [NSIndexPath(row: 1, section: 2), IndexPath(item: 1, section: 2)] as [Any] }
    make("NSCollectionLayoutAnchor") {
      NSCollectionLayoutAnchor(edges: [.top, .leading], fractionalOffset: CGPoint(x: 1, y: 0))
    }
    make("NSCollectionLayoutBoundarySupplementaryItem") {
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size(), elementKind: "kind", alignment: .top)
    }
    make("NSCollectionLayoutDecorationItem") { NSCollectionLayoutDecorationItem.background(elementKind: "kind") }
    make("NSCollectionLayoutDimension") {
      [NSCollectionLayoutDimension.absolute(1), .estimated(2), .fractionalHeight(0.5), .fractionalWidth(0.5)]
    }
    make("NSCollectionLayoutEdgeSpacing") {
      NSCollectionLayoutEdgeSpacing(leading: .fixed(1), top: nil, trailing: .flexible(2), bottom: nil)
    }
    make("NSCollectionLayoutGroup") { group() }
    make("NSCollectionLayoutGroupCustomItem") {
      NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    make("NSCollectionLayoutItem") { NSCollectionLayoutItem(layoutSize: size()) }
    make("NSCollectionLayoutSection") { NSCollectionLayoutSection(group: group()) }
    make("NSCollectionLayoutSize") { size() }
    make("NSCollectionLayoutSpacing") { [NSCollectionLayoutSpacing.fixed(1), .flexible(2)] }
    make("NSCollectionLayoutSupplementaryItem") {
      NSCollectionLayoutSupplementaryItem(
        layoutSize: size(), elementKind: "kind", containerAnchor: NSCollectionLayoutAnchor(edges: .bottom))
    }
  }
}

private func snapshot() -> NSDiffableDataSourceSnapshot<Int, Int> {
  var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
  snapshot.appendSections([0, 1])
  snapshot.appendItems([1, 2, 3], toSection: 0)
  return snapshot
}

@MainActor
private func size() -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
}

@MainActor
private func group() -> NSCollectionLayoutGroup {
  NSCollectionLayoutGroup.horizontal(layoutSize: size(), subitems: [NSCollectionLayoutItem(layoutSize: size())])
}

/// A layout that records its updates.
private final class UpdatedLayout: UICollectionViewFlowLayout {
  var items: [UICollectionViewUpdateItem] = []

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    items += updateItems
  }
}

/// A data source of tables and collections.
private final class ListSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  static let shared = ListSource()
  private static let frame = CGRect(x: 0, y: 100, width: 300, height: 400)
  var count = 4

  static func tableView(_ style: UITableView.Style) -> UITableView {
    let view = UITableView(frame: frame, style: style)
    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.dataSource = shared
    view.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
    view.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    return view
  }

  static func collectionView(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = shared
    return view
  }

  static func compositional() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group()))
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
