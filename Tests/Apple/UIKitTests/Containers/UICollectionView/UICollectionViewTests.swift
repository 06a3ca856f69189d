import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite(.ownHosts)
struct UICollectionViewTests {
  init() { StandardScreen.make() }

  private func grid(_ counts: [Int] = [100], side: CGFloat = 100) -> TestCollection {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let test = TestCollection.counts(counts, layout: layout, size: CGSize(width: 300, height: 400))
    test.show()
    return test
  }

  @Test func `only what is visible has a view, and views are used again`() {
    let test = grid()
    #expect(test.madeCells == 12)
    #expect(test.view.visibleCells.count == 12)
    test.view.contentOffset.y = 100
    test.view.layoutIfNeeded()
    #expect(test.madeCells == 15)
    test.view.contentOffset.y = 200
    test.view.layoutIfNeeded()
    let reuses = test.view.visibleCells.map { ($0 as? TestCell)?.reuses ?? 0 }
    #expect(reuses.contains(1))
    #expect(test.texts().first == "0.6")
    #expect(test.record.filter { $0.hasPrefix("did end") }.count == 6)
  }

  @Test func `a registered class's own initializer is called`() {
    let test = grid([1])
    #expect(test.view.visibleCells.first is TestCell)
    #expect(test.view.visibleCells.first?.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `selecting tells the delegate in UIKit's order`() {
    let test = grid()
    test.record = []
    test.view.userSelects(IndexPath(item: 1, section: 0))
    test.view.userSelects(IndexPath(item: 2, section: 0))
    #expect(
      test.record == [
        "should select 0.1", "did select 0.1", "should select 0.2", "did deselect 0.1", "did select 0.2",
      ])
    #expect(test.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(test.view.cellForItem(at: IndexPath(item: 2, section: 0))?.isSelected == true)
    test.view.allowsMultipleSelection = true
    test.record = []
    test.view.userSelects(IndexPath(item: 2, section: 0))
    test.refused = [IndexPath(item: 5, section: 0)]
    test.view.userSelects(IndexPath(item: 5, section: 0))
    #expect(test.record == ["should deselect 0.2", "did deselect 0.2", "should select 0.5"])
  }

  @Test func `scrolling to an item puts it where it is asked for`() {
    let test = grid()
    test.view.scrollToItem(at: IndexPath(item: 30, section: 0), at: .top, animated: false)
    #expect(test.view.contentOffset.y == 1000)
    test.view.scrollToItem(at: IndexPath(item: 30, section: 0), at: .centeredVertically, animated: false)
    #expect(test.view.contentOffset.y == 850)
    test.view.scrollToItem(at: IndexPath(item: 60, section: 0), at: [], animated: false)
    #expect(test.view.contentOffset.y == 1700)
    #expect(test.view.indexPathForItem(at: CGPoint(x: 150, y: 1750)) == IndexPath(item: 52, section: 0))
  }

  @Test func `a change keeps cells and selection with their items`() {
    let test = grid([9])
    let cell = test.view.cellForItem(at: IndexPath(item: 4, section: 0))
    test.view.selectItem(at: IndexPath(item: 4, section: 0), animated: false, scrollPosition: [])
    test.sections[0].insert("new", at: 0)
    test.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(test.view.cellForItem(at: IndexPath(item: 5, section: 0)) === cell)
    #expect(test.view.indexPathsForSelectedItems == [IndexPath(item: 5, section: 0)])
    #expect(test.texts() == test.sections[0])
    #expect(cell?.frame == CGRect(x: 200, y: 100, width: 100, height: 100))
  }

  @Test func `800 random changes leave what a simple model has`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 20)
    layout.headerReferenceSize = CGSize(width: 0, height: 5)
    // The size is small, so that much content is invisible and a step is cheap.
    let test = TestCollection.counts([5, 0, 7], layout: layout, size: CGSize(width: 180, height: 70))
    test.show()
    var generator = SystemLikeGenerator(seed: 42)
    func random(_ count: Int) -> Int { Int(generator.next() % UInt64(max(count, 1))) }
    var name = 0
    func fresh() -> String {
      name += 1
      return "n\(name)"
    }
    for step in 0..<800 {
      let old = test.sections
      var new = old
      test.view.performBatchUpdates {
        switch random(6) {
        case 0 where old.count < 6:
          let place = random(old.count + 1)
          new.insert((0..<random(4)).map { _ in fresh() }, at: place)
          test.view.insertSections(IndexSet(integer: place))
        case 1 where old.count > 1:
          let place = random(old.count)
          new.remove(at: place)
          test.view.deleteSections(IndexSet(integer: place))
        case 2 where old.count > 1:
          let (from, to) = (random(old.count), random(old.count))
          if from != to {
            new.insert(new.remove(at: from), at: to)
            test.view.moveSection(from, toSection: to)
          }
        default:
          var gone: [IndexPath] = []
          for section in old.indices {
            for item in old[section].indices where random(6) == 0 {
              gone.append(IndexPath(item: item, section: section))
            }
          }
          for path in gone.reversed() { new[path.section].remove(at: path.item) }
          var come: [IndexPath] = []
          for section in new.indices where new[section].count < 25 {
            for _ in 0..<random(3) {
              let place = random(new[section].count + 1)
              new[section].insert(fresh(), at: place)
            }
            let known = Set(old[section])
            for item in new[section].indices where !known.contains(new[section][item]) {
              come.append(IndexPath(item: item, section: section))
            }
          }
          test.view.deleteItems(at: gone)
          test.view.insertItems(at: come)
        }
        test.sections = new
      }
      let shown = test.view.indexPathsForVisibleItems
      let model = shown.map { new[$0.section][$0.item] }
      if test.texts() != model || test.view.numberOfSections != new.count {
        Issue.record("step \(step): \(test.texts()) instead of \(model)")
        break
      }
    }
    #expect(test.view.subviews.count(where: { $0 is TestCell }) == test.view.visibleCells.count)
  }

  @Test func `a diffable data source shows its snapshots`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<TestCell, String> { cell, _, item in cell.text = item }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b", "c"], toSection: 0)
    snapshot.appendItems(["d"], toSection: 1)
    source.apply(snapshot)
    view.layoutIfNeeded()
    let cell = source.indexPath(for: "c").flatMap { view.cellForItem(at: $0) }
    snapshot.moveItem("c", beforeItem: "a")
    snapshot.deleteItems(["b"])
    source.apply(snapshot)
    let texts = view.visibleCells.map { ($0 as? TestCell)?.text ?? "" }
    #expect(texts == ["c", "a", "d"])
    #expect(view.visibleCells.first === cell && cell != nil)
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "a")
  }

  @Test func `section snapshots open and close`() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    outline.append(["a1x"], to: "a1")
    #expect(outline.items == ["a", "a1", "a1x", "a2", "b"])
    #expect(outline.visibleItems == ["a", "b"])
    outline.expand(["a"])
    #expect(outline.visibleItems == ["a", "a1", "a2", "b"])
    #expect(outline.level(of: "a1x") == 2)
    #expect(outline.parent(of: "a2") == "a")
    outline.insert(["c"], after: "a")
    outline.delete(["a1"])
    #expect(outline.items == ["a", "a2", "c", "b"])
    #expect(outline.snapshot(of: "a", includingParent: true).items == ["a", "a2"])
    #expect(outline.visualDescription() == "- a\n  * a2\n* c\n* b")
  }

  @Test func `rows of a list have accessories, separators and round corners`() throws {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let test = TestCollection.counts([3], layout: layout, size: CGSize(width: 390, height: 400))
    test.view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    test.configure = { cell, path in
      guard let cell = cell as? UICollectionViewListCell else { return }
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(path.item)"
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    test.show(scale: 3)
    #expect(test.frame(0) == CGRect(x: 16, y: 35, width: 358, height: 44))
    let cells = test.view.visibleCells.compactMap { $0 as? UICollectionViewListCell }
    let first = try #require(cells.first)
    #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(first.listState.bottomSeparator != nil)
    #expect(cells.last?.listState.bottomSeparator == nil)
    #expect(first.contentView.frame.maxX < 340)
    #expect(first.listState.accessoryViews.first?.superview === first)
  }

  @Test func `changing the layout keeps cells`() {
    let test = grid([6])
    let cell = test.view.cellForItem(at: IndexPath(item: 3, section: 0))
    let list = UICollectionViewFlowLayout()
    list.itemSize = CGSize(width: 300, height: 40)
    list.minimumLineSpacing = 0
    test.view.setCollectionViewLayout(list, animated: false)
    #expect(cell?.frame == CGRect(x: 0, y: 120, width: 300, height: 40))
    #expect(test.view.cellForItem(at: IndexPath(item: 3, section: 0)) === cell)
  }

  @Test func `a finger moves an item`() {
    final class Mover: NSObject, UICollectionViewDataSource {
      var items = ["a", "b", "c"]
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
      func collectionView(_ view: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
        items.insert(items.remove(at: from.item), at: to.item)
      }
    }
    let source = Mover()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 50))
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.center.x == 250)
    view.endInteractiveMovement()
    #expect(source.items == ["b", "c", "a"])
  }

  @Test func `an outline applied to a section opens and closes by its chevron`() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .sidebarPlain))
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "roots"])
    outline.append(["apple", "pear"], to: "fruit")
    source.apply(outline, to: 0)
    view.layoutIfNeeded()
    #expect(source.snapshot().itemIdentifiers == ["fruit", "roots"])
    var opened: [String] = []
    source.sectionSnapshotHandlers.willExpandItem = { opened.append($0) }
    let roots = view.cellForItem(at: IndexPath(item: 1, section: 0))
    if let cell = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell {
      view.outlineTapped(in: cell)
      #expect(cell.state.isExpanded)
    }
    #expect(opened == ["fruit"])
    #expect(source.snapshot().itemIdentifiers == ["fruit", "apple", "pear", "roots"])
    #expect(view.visibleCells.count == 4)
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0)) === roots)
    #expect(source.snapshot(for: 0).isExpanded("fruit"))
    source.toggleItem(at: IndexPath(item: 0, section: 0))
    #expect(source.snapshot().itemIdentifiers == ["fruit", "roots"])
  }

  @Test func `invalid updates are named in UIKit's words`() {
    var update = ListUpdate()
    update.insertedRows = [IndexPath(item: 0, section: 0)]
    #expect(throws: InvalidUpdate.self) { _ = try UpdatePlan(update, from: [3], to: [3], name: "collection view") }
  }

  @Test func `layout hooks hear of a batch once, with its items`() {
    final class Listening: UICollectionViewFlowLayout {
      var heard: [String] = []
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        heard += updateItems.map { "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1)" }
      }
      override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        heard.append("initial \(path.item)")
        return super.initialLayoutAttributesForAppearingItem(at: path)
      }
      override func finalizeCollectionViewUpdates() { heard.append("final") }
    }
    let layout = Listening()
    let test = TestCollection.counts([3], layout: layout, size: CGSize(width: 300, height: 300))
    test.show()
    test.view.performBatchUpdates {
      test.sections[0] = ["new", "0.0", "0.1"]
      test.view.deleteItems(at: [IndexPath(item: 2, section: 0)])
      test.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(layout.heard == ["delete 2", "insert -1", "initial 0", "final"])
    #expect(test.view.visibleCells.map(\.alpha) == [1, 1, 1])
  }

  @Test func `an app's layout has prepared the state before a batch, also in a view that was never laid out`() {
    /// A layout that counts sections from the updates, as layouts do that keep models of sections.
    final class Counting: UICollectionViewLayout {
      var sections = 0
      private var readsAll = true

      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything { readsAll = true }
        super.invalidateLayout(with: context)
      }

      override func prepare() {
        if readsAll { sections = collectionView?.numberOfSections ?? 0 }
        readsAll = false
      }

      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        for item in updateItems { sections += item.updateAction == .insert ? 1 : -1 }
      }
    }
    let layout = Counting()
    let test = TestCollection.counts([], layout: layout, size: CGSize(width: 300, height: 300))
    test.view.performBatchUpdates {
      test.sections = [["a"], ["b"], ["c"]]
      test.view.insertSections([0, 1, 2])
    }
    #expect(layout.sections == 3)
    test.show()
    #expect(layout.sections == 3)
  }

  @Test func `a tap highlights and selects, and the delegate hears of it in UIKit's order`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    let test = TestCollection.counts([6], layout: layout, size: CGSize(width: 300, height: 400))
    let window = test.show()
    test.record = []
    let finger = HostFinger(down: CGPoint(x: 150, y: 110), in: window)
    #expect(test.view.cellForItem(at: IndexPath(item: 1, section: 0))?.isHighlighted == true)
    finger.lift()
    #expect(
      test.record == [
        "should highlight 0.1", "did highlight 0.1", "should select 0.1", "did select 0.1", "did unhighlight 0.1",
      ])
    #expect(test.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }
}
