import Foundation
import TestHosts
import Testing
import ViewHost

@testable import UIKit

@MainActor
@Suite("UICollectionView: changes that are seen", .ownHosts)
struct UICollectionViewAnimationTests {
  private let test: TestCollection
  private let stage: ListStage
  private let layout: UICollectionViewFlowLayout

  init() {
    layout = Listening()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    test = TestCollection.counts([9], layout: layout, size: CGSize(width: 300, height: 400))
    stage = ListStage(test.view)
    test.record = []
  }

  /// A layout in which new items grow, and which records its calls.
  private final class Listening: UICollectionViewFlowLayout {
    var heard: [String] = []
    var grows = false

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      heard.append("prepare \(updateItems.count)")
    }

    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      heard.append("initial \(path.item)")
      let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
      if grows { attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
      return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
      heard.append("final \(path.item)")
      return super.finalLayoutAttributesForDisappearingItem(at: path)
    }

    override func finalizeCollectionViewUpdates() { heard.append("finalize") }
  }

  private var listening: Listening { layout as! Listening }

  private func cell(_ item: Int) -> UICollectionViewCell { test.view.cellForItem(at: [0, item])! }

  @Test func `items that stay travel, new ones fade in, and code finds everything done`() {
    let old = cell(2)
    test.sections[0].insert("n", at: 0)
    test.view.insertItems(at: [[0, 0]])
    let new = cell(0)
    #expect(old.frame.origin == CGPoint(x: 0, y: 100) && new.alpha == 1 && test.texts() == test.sections[0])
    #expect(stage.seen(old).origin == CGPoint(x: 200, y: 0) && stage.opacity(new) == 0)
    stage.advance(0.15)
    #expect(stage.seen(old).origin == CGPoint(x: 100, y: 50) && stage.opacity(new) == 50)
    stage.advance(0.15)
    #expect(stage.seen(old).origin == CGPoint(x: 0, y: 100) && stage.opacity(new) == 100)
    #expect(listening.heard == ["prepare 1", "initial 0", "finalize"])
  }

  @Test func `what is gone fades out behind the others, and is used again when it has`() {
    let gone = cell(4)
    var ended: [String] = []
    test.sections[0].remove(at: 4)
    test.view.performBatchUpdates {
      test.view.deleteItems(at: [[0, 4]])
    } completion: {
      ended.append("\($0) \(test.record)")
    }
    #expect(gone.superview === test.view && test.view.indexPath(for: gone) == nil)
    #expect(test.view.subviews.firstIndex(of: gone)! < test.view.subviews.firstIndex(of: cell(4))!)
    stage.advance(0.15)
    #expect(stage.opacity(gone) == 50 && stage.seen(gone).origin == CGPoint(x: 100, y: 100) && ended.isEmpty)
    stage.advance(0.2)
    #expect(gone.superview == nil && gone.alpha == 1)
    #expect(ended == ["true [\"did end displaying 0.4\"]"])
    #expect(listening.heard == ["prepare 1", "final 4", "finalize"])
  }

  @Test func `the layout says where items begin and end`() {
    listening.grows = true
    test.sections[0].insert("n", at: 9)
    test.view.insertItems(at: [[0, 9]])
    let new = cell(9)
    #expect(stage.seen(new) == CGRect(x: 25, y: 325, width: 50, height: 50))
    stage.advance(0.3)
    #expect(stage.seen(new) == CGRect(x: 0, y: 300, width: 100, height: 100))
  }

  @Test func `items come into sight from where they were, and go out of sight to where they are`() {
    test.sections[0] = (0..<60).map { "\($0)" }
    test.view.reloadData()
    stage.advance(0.1)
    listening.heard = []
    let last = cell(11)
    test.view.performBatchUpdates {
      test.sections[0].insert("n", at: 0)
      test.view.insertItems(at: [[0, 0]])
    }
    #expect(test.view.indexPath(for: last) == nil)
    stage.advance(0.15)
    #expect(stage.seen(last).origin == CGPoint(x: 100, y: 350))
    stage.advance(0.2)
    #expect(last.superview == nil)
    #expect(listening.heard == ["prepare 1", "final 11", "initial 0", "finalize"])
    test.view.performBatchUpdates {
      test.sections[0].remove(at: 0)
      test.view.deleteItems(at: [[0, 0]])
    }
    let back = cell(11)
    #expect(stage.seen(back).origin == CGPoint(x: 0, y: 400))
    stage.advance(0.15)
    #expect(stage.seen(back).origin == CGPoint(x: 100, y: 350))
  }

  @Test func `a reloaded item is faded over`() {
    let old = cell(1)
    test.sections[0][1] = "new"
    test.view.reloadItems(at: [[0, 1]])
    let new = cell(1)
    #expect(new !== old)
    stage.advance(0.15)
    #expect(stage.opacity(old) == 50 && stage.opacity(new) == 50)
    stage.advance(0.2)
    #expect(old.superview == nil && stage.opacity(new) == 100)
  }

  @Test func `a change during another one goes on from what is seen`() {
    let moving = cell(1)
    var ended: [Int] = []
    test.sections[0].insert("n", at: 0)
    test.view.performBatchUpdates {
      test.view.insertItems(at: [[0, 0]])
    } completion: { _ in
      ended.append(1)
    }
    stage.advance(0.15)
    #expect(stage.seen(moving).minX == 150)
    test.sections[0].remove(at: 0)
    test.view.performBatchUpdates {
      test.view.deleteItems(at: [[0, 0]])
    } completion: { _ in
      ended.append(2)
    }
    #expect(stage.seen(moving).minX == 150 && moving.frame.minX == 100)
    stage.advance(0.5)
    #expect(ended == [1, 2] && stage.seen(moving).minX == 100)
    #expect(test.view.subviews.count(where: { $0 is TestCell }) == 9)
  }

  @Test func `another layout is gone to animated where it is asked for, and its completion comes at the end`() {
    let list = UICollectionViewFlowLayout()
    list.itemSize = CGSize(width: 300, height: 40)
    list.minimumLineSpacing = 0
    let item = cell(1)
    var ended: [Bool] = []
    test.view.setCollectionViewLayout(list, animated: true) { ended.append($0) }
    #expect(item.frame == CGRect(x: 0, y: 40, width: 300, height: 40) && ended.isEmpty)
    stage.advance(0.15)
    #expect(stage.seen(item) == CGRect(x: 50, y: 20, width: 200, height: 70))
    stage.advance(0.2)
    #expect(ended == [true] && stage.seen(item) == item.frame)
    test.view.setCollectionViewLayout(layout, animated: false) { ended.append($0) }
    #expect(ended == [true, true] && item.layer.animationKeys() == nil)
  }

  @Test func `a batch without changes animates sizes that have changed`() {
    let item = cell(4)
    layout.itemSize = CGSize(width: 150, height: 50)
    test.view.performBatchUpdates(nil)
    #expect(item.frame == CGRect(x: 0, y: 100, width: 150, height: 50))
    stage.advance(0.15)
    #expect(stage.seen(item) == CGRect(x: 50, y: 100, width: 125, height: 75))
  }

  @Test func `without animation changes are there at once`() {
    var ended = false
    let gone = cell(0)
    UIView.performWithoutAnimation {
      test.sections[0].remove(at: 0)
      test.view.performBatchUpdates {
        test.view.deleteItems(at: [[0, 0]])
      } completion: { _ in
        ended = true
      }
    }
    #expect(ended && gone.superview == nil && cell(0).layer.animationKeys() == nil)
  }

  @Test func `an animated change of size tells the layout before and after`() {
    final class Resizing: UICollectionViewFlowLayout {
      var heard: [String] = []
      override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { heard.append("from \(Int(oldBounds.width))") }
      override func finalizeAnimatedBoundsChange() { heard.append("done") }
    }
    let layout = Resizing()
    let test = TestCollection.counts([9], layout: layout, size: CGSize(width: 300, height: 400))
    let stage = ListStage(test.view)
    UIView.animate(withDuration: 0.3) {
      test.view.frame.size.width = 200
      test.view.layoutIfNeeded()
    }
    #expect(layout.heard == ["from 300", "done"])
    stage.advance(0.4)
    #expect(test.view.visibleCells.allSatisfy { $0.frame.maxX <= 200 })
  }

  @Test func `a finger that stays on an item of a controller's collection moves it, and the others make way`() {
    final class Controller: UICollectionViewController {
      var items = ["a", "b", "c", "d"]
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TestCell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
      override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      override func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { path.item != 3 }
      override func collectionView(_ view: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
        items.insert(items.remove(at: from.item), at: to.item)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    layout.sectionInset.right = 93
    let controller = Controller(collectionViewLayout: layout)
    let host = ViewHost(device: .standard)
    AppHost.current.clock.now = 10
    defer { AppHost.current.clock.now = 0 }
    host.show(controller)
    host.update()
    let view = controller.collectionView!
    let (held, second) = (view.cellForItem(at: [0, 0])!, view.cellForItem(at: [0, 1])!)
    let start = held.convert(CGPoint(x: 50, y: 50), to: nil)
    let finger = host.putDown(at: start)
    host.advance(by: 0.6)
    #expect(held.configurationState.isReordering)
    finger.move(to: CGPoint(x: start.x + 200, y: start.y))
    #expect(held.frame.minX == 200 && second.frame.minX == 0)
    host.advance(by: 0.125)
    #expect(abs((second.layer.presentation()?.frame.minX ?? 0) - 50) < 0.01)
    host.advance(by: 0.3)
    finger.lift()
    host.advance(by: 0.4)
    #expect(controller.items == ["b", "c", "a", "d"] && view.indexPath(for: held) == [0, 2])
    #expect(!held.configurationState.isReordering)
    let last = view.cellForItem(at: [0, 3])!.convert(CGPoint(x: 50, y: 50), to: nil)
    let other = host.putDown(at: last)
    host.advance(by: 0.6)
    other.move(to: start)
    host.advance(by: 0.3)
    other.lift()
    #expect(controller.items == ["b", "c", "a", "d"])
  }

  @Test func `a row of a list is moved by its handle while the list is edited`() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.reorder(displayed: .always)]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var told: [[String]] = []
    source.reorderingHandlers.canReorderItem = { $0 != "d" }
    source.reorderingHandlers.didReorder = { told.append($0.finalSnapshot.itemIdentifiers) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c", "d"])
    source.apply(snapshot)
    let stage = ListStage(view)
    func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 350, y: ListStage.top + y) }
    stage.host.drag(from: point(22), to: point(110))
    stage.advance(0.4)
    #expect(told == [["b", "c", "a", "d"]] && source.snapshot().itemIdentifiers == ["b", "c", "a", "d"])
    stage.host.drag(from: point(154), to: point(22))
    stage.advance(0.4)
    #expect(told.count == 1)
  }

  @Test func `nothing outlives a collection that goes while it shows a change`() {
    weak var weakView: UICollectionView?
    weak var weakCell: UICollectionViewCell?
    func run() {
      let other = TestCollection.counts(
        [4], layout: UICollectionViewFlowLayout(), size: CGSize(width: 300, height: 300))
      let stage = ListStage(other.view)
      (weakView, weakCell) = (other.view, other.view.cellForItem(at: [0, 0]))
      other.sections[0].remove(at: 0)
      other.view.deleteItems(at: [[0, 0]])
      stage.advance(0.1)
      other.view.removeFromSuperview()
      stage.advance(0.1)
    }
    run()
    #expect(weakView == nil && weakCell == nil)
  }
}
