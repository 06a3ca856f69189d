import TestHosts
import Testing
import UIKit
import ViewCode

private enum Item {
  case words(String)
  case block(CGFloat)
}

@MainActor
private final class WordsBody: CodedView, BodyView {
  let label = UILabel().setting(\.numberOfLines, to: 0)
  var hierarchy: Hierarchy { label }
  var layout: Layout { label.pin(.edges) }
  func configure(for words: String) { label.text = words }
}

@MainActor
private final class BlockBody: CodedView, BodyView {
  let block = UIView()
  private lazy var height = block.height(0)
  var hierarchy: Hierarchy { block }
  var layout: Layout {
    block.pin(.edges)
    height
  }
  func configure(for points: CGFloat) { height.constant = points }
}

@MainActor
private final class TileCell: CodedCollectionViewCell, Shell {
  static let bodies = Bodies<Item>()
    .register(WordsBody()) { if case .words(let words) = $0 { words } else { nil } }
    .register(BlockBody()) { if case .block(let points) = $0 { points } else { nil } }

  private(set) lazy var bodyHost = BodyHost(container, Self.bodies)
  @Configures var isBright = false
  let container = UIView()
  var hierarchy: Hierarchy { container }
  var layout: Layout { container.pin(.edges, inset: 5) }
  var configuration: Configuration { Setting(\.alpha, of: container, to: isBright ? 1 : 0.5) }
}

@MainActor
private final class TitleView: CodedCollectionReusableView {
  @Configures var title = ""
  let label = UILabel()
  var hierarchy: Hierarchy { label }
  var layout: Layout { label.pin(.edges, inset: 3) }
  var configuration: Configuration { Setting(\.text, of: label, to: title) }
}

@MainActor
private final class Section: NSObject, UICollectionViewDataSource {
  let items: [Item] = [.block(30), .words("some"), .block(60)]

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeue(TileCell.self, for: indexPath)
    cell.show(items[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeue(TitleView.self, ofKind: kind, for: indexPath).setting(\.title, to: "Tiles")
  }
}

@MainActor
@Suite("Cells of collections", .ownHosts)
struct CollectionTests {
  @Test("a collection makes cells and headers by their type, built in their content view, as high as their bodies ask")
  func collection() throws {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
    let collection = UICollectionView(frame: rect(0, 0, 320, 480), collectionViewLayout: layout)
    let section = Section()
    collection.register(TileCell.self)
    collection.register(TitleView.self, ofKind: UICollectionView.elementKindSectionHeader)
    collection.dataSource = section
    collection.layoutIfNeeded()
    let cells = try (0..<3).map { try #require(collection.cellForItem(at: [0, $0]) as? TileCell) }
    #expect(cells[0].container.superview === cells[0].contentView)
    #expect(abs(cells[0].frame.height - 40) < 0.01)
    #expect(abs(cells[2].frame.height - 70) < 0.01)
    #expect((cells[1].bodyHost.currentBody as? WordsBody)?.label.text == "some")
    let header = try #require(
      collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]) as? TitleView)
    #expect(header.label.text == "Tiles")
    #expect(header.label.superview === header)
    #expect(abs(header.frame.height - header.label.intrinsicContentSize.height - 6) < 0.01)
  }

  @Test("a cell's state brings it up to date")
  func state() {
    let cell = TileCell(frame: rect(0, 0, 100, 100))
    #expect(cell.container.alpha == 0.5)
    cell.isBright = true
    #expect(cell.container.alpha == 1)
  }

  @Test("headers of tables are made by their type")
  func tableHeader() {
    final class Header: CodedTableHeaderFooterView {
      let label = UILabel()
      var hierarchy: Hierarchy { label }
      var layout: Layout { label.pin(.edges) }
    }
    let table = UITableView(frame: rect(0, 0, 320, 480))
    table.register(Header.self)
    let header = table.dequeue(Header.self)
    #expect(header.label.superview === header.contentView)
  }
}
