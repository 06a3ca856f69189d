import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite(.ownHosts)
struct UICollectionViewCompositionalLayoutTests {
  init() { StandardScreen.make() }

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private var whole: NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
  }

  private func shown(
    _ counts: [Int], _ section: NSCollectionLayoutSection, kinds: [String] = [],
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration(),
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> TestCollection {
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let test = TestCollection.counts(counts, layout: layout, size: CGSize(width: 300, height: 400), kinds: kinds)
    test.show(direction: direction)
    return test
  }

  @Test func `items fill a group until there is no room`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.2), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item])
    let test = shown([12], NSCollectionLayoutSection(group: group))
    #expect(
      (0..<6).map { test.frame($0) } == [0, 60, 120, 180, 240].map { CGRect(x: $0, y: 0, width: 60, height: 60) }
        + [CGRect(x: 0, y: 60, width: 60, height: 60)])
    #expect(test.view.contentSize == CGSize(width: 300, height: 180))
  }

  @Test func `a repeated item shares the group with its spacing`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), repeatingSubitem: whole, count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 10)
    let test = shown([3], section)
    #expect(test.frame(0) == CGRect(x: 10, y: 5, width: 135, height: 44))
    #expect(test.frame(1) == CGRect(x: 155, y: 5, width: 135, height: 44))
    #expect(test.frame(2) == CGRect(x: 10, y: 59, width: 135, height: 44))
    #expect(test.view.contentSize.height == 110)
  }

  @Test func `content insets shrink items in their places`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let test = shown([2], NSCollectionLayoutSection(group: group))
    #expect(test.frame(1) == CGRect(x: 152, y: 1, width: 144, height: 96))
  }

  @Test func `groups nest`() {
    let leading = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let half = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), repeatingSubitem: half, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)), subitems: [leading, trailing])
    let test = shown([4], NSCollectionLayoutSection(group: group))
    #expect(test.frame(0) == CGRect(x: 0, y: 0, width: 210, height: 160))
    #expect(test.frame(1) == CGRect(x: 210, y: 0, width: 90, height: 80))
    #expect(test.frame(2) == CGRect(x: 210, y: 80, width: 90, height: 80))
    #expect(test.frame(3) == CGRect(x: 0, y: 160, width: 210, height: 160))
  }

  @Test func `flexible spacing takes what is left over`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: whole, count: 1)
    #expect(shown([1], NSCollectionLayoutSection(group: group)).frame(0).width == 300)
    let spread = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item, item, item])
    spread.interItemSpacing = .flexible(60)
    let test = shown([3], NSCollectionLayoutSection(group: spread))
    #expect((0..<3).map { test.frame($0).minX } == [0, 125, 250])
  }

  @Test func `flexible edges center an item`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(200), .absolute(50)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .fixed(5), trailing: .flexible(0), bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
    #expect(shown([1], NSCollectionLayoutSection(group: group)).frame(0) == CGRect(x: 50, y: 5, width: 200, height: 50))
  }

  @Test func `an app places the items of a custom group`() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 30)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 50, width: width / 2, height: 50), zIndex: 3),
      ]
    }
    let test = shown([4], NSCollectionLayoutSection(group: group))
    #expect(test.frame(1) == CGRect(x: 150, y: 50, width: 150, height: 50))
    #expect(test.frame(2) == CGRect(x: 0, y: 100, width: 150, height: 30))
    #expect(test.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 3)
  }

  private func rows(_ height: CGFloat = 50) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: [whole]))
  }

  @Test func `headers and footers lie outside the insets and may stay in sight`() {
    let section = rows()
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top)
    header.pinToVisibleBounds = true
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: UICollectionView.elementKindSectionFooter,
      alignment: .bottom)
    section.boundarySupplementaryItems = [header, footer]
    let test = shown([20, 1], section)
    #expect(test.header() == CGRect(x: 20, y: 0, width: 260, height: 30))
    #expect(test.frame(0) == CGRect(x: 20, y: 40, width: 260, height: 50))
    #expect(test.footer() == CGRect(x: 20, y: 1050, width: 260, height: 20))
    #expect(test.header(1)?.minY == 1070)
    test.view.contentOffset.y = 300
    test.view.layoutIfNeeded()
    #expect(test.header()?.minY == 300)
  }

  @Test func `a header's own insets keep it away from the sides, and above and below where its height is given`() {
    func header(_ height: NSCollectionLayoutDimension) -> CGRect? {
      let section = rows()
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), height), elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
      header.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 6, trailing: 12)
      section.boundarySupplementaryItems = [header]
      let test = shown([2], section)
      #expect(test.frame(0).minY == test.header().map { height.isEstimated ? $0.maxY : $0.maxY + 6 })
      return test.header()
    }
    #expect(header(.absolute(30)) == CGRect(x: 16, y: 4, width: 272, height: 20))
    let own = header(.estimated(30))
    #expect(own?.minX == 16 && own?.width == 272 && own?.minY == 0)
  }

  @Test func `backgrounds cover their section and badges lie on their items`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(TestSupplement.self, forDecorationViewOfKind: "background")
    let test = TestCollection.counts([3], layout: layout, size: CGSize(width: 300, height: 400), kinds: ["badge"])
    test.show()
    let path = IndexPath(item: 1, section: 0)
    #expect(
      test.view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: path)?.frame
        == CGRect(x: 270, y: 50, width: 20, height: 20))
    #expect(test.view.supplementaryView(forElementKind: "badge", at: path)?.frame.minY == 50)
    #expect(
      layout.layoutAttributesForDecorationView(ofKind: "background", at: IndexPath(item: 0, section: 0))?.frame
        == CGRect(x: 4, y: 2, width: 292, height: 166))
    #expect(test.view.subviews.first is TestSupplement)
  }

  @Test func `a decoration view is created from a nib`() throws {
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.fractionalWidth(1), .absolute(50)),
        subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))]))
    section.decorationItems = [.background(elementKind: "background")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let objects = """
      <collectionReusableView opaque="NO" tag="7" contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
      </collectionReusableView>
      """
    layout.register(UINib(data: NibText.xib(objects), bundle: nil), forDecorationViewOfKind: "background")
    let test = TestCollection.counts([1], layout: layout, size: CGSize(width: 300, height: 400), kinds: [])
    test.show()
    #expect(test.view.subviews.contains { $0.tag == 7 && $0 is UICollectionReusableView })
  }

  private final class HiddenSupplement: UICollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      isHidden = true
    }
    required init?(coder: NSCoder) { fatalError("not archived") }
  }

  @Test func `a badge that the app hides stays hidden`() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), supplementaryItems: [badge])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])))
    let test = TestCollection.counts([2], layout: layout, size: CGSize(width: 300, height: 400), kinds: ["badge"])
    test.view.register(
      HiddenSupplement.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "supplement")
    test.show()
    let path = IndexPath(item: 1, section: 0)
    let view = try #require(test.view.supplementaryView(forElementKind: "badge", at: path))
    #expect(view.isHidden)
    layout.invalidateLayout()
    test.view.layoutIfNeeded()
    #expect(view.isHidden)
    view.isHidden = false
    layout.invalidateLayout()
    test.view.layoutIfNeeded()
    #expect(!view.isHidden)
  }

  @Test func `a horizontal layout runs to the right`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 20
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(100), .fractionalHeight(1)), subitems: [whole]))
    section.interGroupSpacing = 5
    let test = shown([3, 2], section, configuration: configuration)
    #expect(test.frame(2) == CGRect(x: 210, y: 0, width: 100, height: 400))
    #expect(test.frame(0, 1).minX == 330)
    #expect(test.view.contentSize == CGSize(width: 535, height: 400))
  }

  @Test func `right to left, leading is at the right`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), repeatingSubitem: whole, count: 3)
    let test = shown([3], NSCollectionLayoutSection(group: group), direction: .rightToLeft)
    #expect((0..<3).map { test.frame($0).minX } == [200, 100, 0])
  }

  @Test func `estimated rows take the height of their content, and push what follows`() {
    let full = size(.fractionalWidth(1), .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)]))
    section.interGroupSpacing = 4
    let layout = UICollectionViewCompositionalLayout(section: section)
    let test = TestCollection.counts([4], layout: layout, size: CGSize(width: 300, height: 400))
    test.view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    test.configure = { cell, path in
      (cell as? SizedCell)?.ask(CGSize(width: 0, height: 30 + CGFloat(path.item) * 10))
    }
    test.show()
    #expect(
      (0..<4).map { test.frame($0) } == [
        CGRect(x: 0, y: 0, width: 300, height: 30), CGRect(x: 0, y: 34, width: 300, height: 40),
        CGRect(x: 0, y: 78, width: 300, height: 50), CGRect(x: 0, y: 132, width: 300, height: 60),
      ])
    #expect(test.view.contentSize.height == 192)
  }

  @Test func `siblings of one height follow the tallest`() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [item, item]))
    let layout = UICollectionViewCompositionalLayout(section: section)
    let test = TestCollection.counts([2], layout: layout, size: CGSize(width: 300, height: 400))
    test.view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
    test.configure = { cell, path in
      (cell as? SizedCell)?.ask(CGSize(width: 0, height: path.item == 0 ? 30 : 70))
    }
    test.show()
    #expect(test.frame(0).height == 70)
    #expect(test.frame(1).height == 70)
  }

  @Test func `a section that scrolls by itself shows what its offset brings into sight`() throws {
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(120), .absolute(80)), subitems: [whole]))
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    let test = shown([50, 3], section)
    #expect(test.frame(1) == CGRect(x: 146, y: 0, width: 120, height: 80))
    #expect(test.view.contentSize == CGSize(width: 300, height: 160))
    #expect(test.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [0, 1, 2])
    let scroller = try #require(test.view.scrollers[0])
    #expect(scroller.contentSize == CGSize(width: 16 + 50 * 130 - 10 + 16, height: 80))
    scroller.contentOffset.x = 1310
    test.view.layoutIfNeeded()
    #expect(test.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [10, 11, 12])
    #expect(
      scroller.restingOffset(
        proposed: CGPoint(x: 3000, y: 0), velocity: CGPoint(x: 2, y: 0), from: CGPoint(x: 40, y: 0)
      )
      .x == 130)
    #expect(scroller.restingOffset(proposed: .zero, velocity: .zero, from: CGPoint(x: 170, y: 0)).x == 130)
  }

  @Test func `100,000 estimated rows cost one screen`() {
    let full = size(.fractionalWidth(1), .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)]))
    let test = TestCollection.counts(
      [100_000], layout: UICollectionViewCompositionalLayout(section: section), size: CGSize(width: 300, height: 400))
    test.show()
    #expect(test.madeCells < 15)
    test.view.scrollToItem(at: IndexPath(item: 70_000, section: 0), at: .top, animated: false)
    #expect(test.view.indexPathsForVisibleItems.first?.item == 70_000)
    #expect(test.madeCells < 60)
  }

  @Test func `handlers of a section may change what is in sight`() {
    let section = rows()
    section.visibleItemsInvalidationHandler = { items, _, _ in
      for item in items { item.alpha = item.indexPath.item == 1 ? 0.5 : 1 }
    }
    let test = shown([3], section)
    #expect(test.view.visibleCells.map(\.alpha) == [1, 0.5, 1])
  }

  @Test func `right to left, a section that scrolls by itself begins at the right`() throws {
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(120), .absolute(80)), subitems: [whole]))
    section.orthogonalScrollingBehavior = .continuous
    let test = shown([10], section, direction: .rightToLeft)
    let scroller = try #require(test.view.scrollers[0])
    #expect(scroller.contentOffset.x == 900)
    let first = test.view.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(first?.frame == CGRect(x: 1080, y: 0, width: 120, height: 80))
    scroller.contentOffset.x = 0
    test.view.layoutIfNeeded()
    #expect(test.view.indexPathsForVisibleItems.map(\.item) == [7, 8, 9])
  }
}
