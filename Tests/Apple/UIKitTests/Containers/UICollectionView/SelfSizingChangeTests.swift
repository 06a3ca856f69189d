import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("UICollectionView: animated changes of items that size themselves", .ownHosts)
struct SelfSizingChangeTests {
  private final class TallCell: UICollectionViewListCell {
    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      attributes.size.height = 150
      return attributes
    }
  }

  private let host = ViewHost(device: .standard)
  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<String, String>

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 852),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cell = UICollectionView.CellRegistration<TallCell, String> { _, _, _ in }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "Header"
      view.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { $0.dequeueConfiguredReusableSupplementary(using: header, for: $2) }
    host.show(view)
  }

  private func snapshot(_ sections: [String]) -> NSDiffableDataSourceSnapshot<String, String> {
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for section in sections {
      snapshot.appendSections([section])
      snapshot.appendItems((0..<6).map { "\(section)\($0)" })
    }
    return snapshot
  }

  @Test("items inserted into an empty view push each other out of sight")
  func inserted() {
    source.apply(snapshot([]), animatingDifferences: false)
    source.apply(snapshot(["a", "b", "c", "d"]), animatingDifferences: true)
    host.advance(by: 1)
    #expect(view.numberOfSections == 4 && view.cellForItem(at: [0, 0])?.frame.height == 150)
    #expect(view.cellForItem(at: [1, 0]) == nil)
  }

  @Test("sections inserted above and deleted sections push each other out of sight")
  func replaced() {
    source.apply(snapshot(["a", "b"]), animatingDifferences: false)
    host.advance(by: 0.1)
    source.apply(snapshot(["x", "y", "z", "b"]), animatingDifferences: true)
    host.advance(by: 0.1)
    source.apply(snapshot(["b"]), animatingDifferences: true)
    host.advance(by: 1)
    #expect(view.numberOfSections == 1 && source.itemIdentifier(for: [0, 0]) == "b0")
    #expect(view.cellForItem(at: [0, 0])?.frame.height == 150)
  }

  @Test("layouts may ask for the final attributes of items that never existed")
  func unknown() {
    source.apply(snapshot(["a"]), animatingDifferences: true)
    #expect(view.collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: [7, 0])?.alpha ?? 0 == 0)
  }
}
