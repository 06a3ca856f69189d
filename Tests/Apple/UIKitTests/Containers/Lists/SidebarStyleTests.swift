import TestHosts
import Testing
import UIKit

@MainActor
@Suite("Rows and headers of sidebars", .ownHosts)
struct SidebarStyleTests {
  @Test("a header is as large as a third title, and semibold")
  func header() {
    let header = UIListContentConfiguration.sidebarHeader()
    #expect(header.textProperties.font == .systemFont(ofSize: 20, weight: .semibold))
    #expect(header.textProperties.color == .label)
    #expect(UIListContentConfiguration.sidebarCell().textProperties.font == .preferredFont(forTextStyle: .body))
    #expect(
      UIListContentConfiguration.accompaniedSidebarSubtitleCell().secondaryTextProperties.font
        == .preferredFont(forTextStyle: .caption1))
  }

  @Test("a row shows its background where it is selected, with round corners; a color of the app's own stays")
  func background() {
    var state = UICellConfigurationState(traitCollection: .current)
    var background = UIBackgroundConfiguration.listSidebarCell()
    #expect(background.updated(for: state).backgroundColor == .clear)
    state.isSelected = true
    #expect(background.updated(for: state).backgroundColor == .tertiarySystemFill)
    #expect(background.cornerRadius == 10)
    background.backgroundColor = .systemRed
    #expect(background.updated(for: state).backgroundColor == .systemRed)
    #expect(UIBackgroundConfiguration.listSidebarHeader().updated(for: state).backgroundColor == .clear)
  }

  @Test("rows and headers of a list with the sidebar's appearance have these looks by themselves")
  func list() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.headerMode = .firstItemInSection
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    var fonts: [Int: UIFont] = [:]
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, path, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      fonts[path.item] = content.textProperties.font
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1])
    source.apply(snapshot, animatingDifferences: false)
    list.layoutIfNeeded()
    #expect(fonts[0] == .systemFont(ofSize: 20, weight: .semibold))
    #expect(fonts[1] == .preferredFont(forTextStyle: .body))
    let row = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
    row.isSelected = true
    list.layoutIfNeeded()
    #expect(row.backgroundConfiguration?.updated(for: row.configurationState).backgroundColor == .tertiarySystemFill)
  }

  @Test("the chevron of a header is level with its text, which lies low in the header")
  func chevron() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.headerMode = .firstItemInSection
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    snapshot.append([0])
    snapshot.append([1], to: 0)
    snapshot.expand([0])
    source.apply(snapshot, to: 0, animatingDifferences: false)
    list.layoutIfNeeded()
    for item in [0, 1] {
      let row = try #require(list.cellForItem(at: IndexPath(item: item, section: 0)))
      func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
      let label = try #require(all(row).first { $0 is UILabel && !$0.bounds.isEmpty })
      let chevron = try #require(all(row).first { $0 is UIImageView && !$0.bounds.isEmpty })
      let middles = [label, chevron].map { $0.convert($0.bounds, to: row).midY }
      #expect(abs(middles[0] - middles[1]) <= 0.5, "item \(item): \(middles)")
    }
  }
}
