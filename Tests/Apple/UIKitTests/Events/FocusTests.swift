import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Focus", .ownHosts)
struct FocusTests {
  init() { StandardScreen.make() }

  private final class Item: UIControl {
    var log: ((String) -> Void)?
    var mayLeave = true
    override var canBecomeFocused: Bool { true }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
      mayLeave || context.previouslyFocusedView !== self
    }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
      if context.nextFocusedView === self { log?("focused \(tag)") }
      if context.previouslyFocusedView === self { log?("left \(tag)") }
    }
  }

  /// Displays three items in a row, one below the second, and a field at the bottom.
  private func shown(_ test: TestWindow) -> (items: [Item], field: UITextField, keys: HostKeys) {
    let root = UIViewController()
    test.show(root)
    let places = [CGPoint(x: 100, y: 100), CGPoint(x: 300, y: 100), CGPoint(x: 500, y: 100), CGPoint(x: 300, y: 300)]
    let items = places.enumerated().map { index, place in
      let item = Item(frame: CGRect(origin: place, size: CGSize(width: 100, height: 50)))
      item.tag = index
      root.view.addSubview(item)
      return item
    }
    let field = UITextField(frame: CGRect(x: 100, y: 600, width: 300, height: 40))
    root.view.addSubview(field)
    test.frame()
    return (items, field, HostKeys(for: test.window))
  }

  @Test("phones have no focus")
  func phone() {
    let test = TestWindow()
    let (items, _, keys) = shown(test)
    #expect(UIFocusSystem.focusSystem(for: items[0]) == nil)
    #expect(keys.press("\t") == .delivered && !items[0].isFocused)
    items[0].setNeedsFocusUpdate()
  }

  @Test("the tab key goes from group to group, arrows to the nearest item; fields get what one types")
  func keys() throws {
    let test = TestWindow(.tablet)
    defer { StandardScreen.make() }
    let (items, field, keys) = shown(test)
    var log: [String] = []
    for item in items { item.log = { log.append($0) } }
    let system = try #require(UIFocusSystem.focusSystem(for: items[0]))
    #expect(system.focusedItem == nil)
    #expect(keys.press("\t") == .command)
    #expect(items[0].isFocused && system.focusedItem === items[0])
    keys.press(UIKeyCommand.inputRightArrow)
    #expect(items[1].isFocused && !items[0].isFocused)
    keys.press(UIKeyCommand.inputDownArrow)
    #expect(items[3].isFocused)
    #expect(log == ["focused 0", "focused 1", "left 0", "focused 3", "left 1"])
    keys.press("\t")
    #expect(field.isFocused && field.isFirstResponder)
    keys.press("a")
    #expect(field.text == "a")
    // In its group, the focus returns to the previous item.
    keys.press("\t", .shift)
    #expect(items[3].isFocused && !field.isFirstResponder)
    field.becomeFirstResponder()
    #expect(field.isFocused)
  }

  @Test("the item that has the focus has a ring, unless it has another effect or none")
  func ring() throws {
    let test = TestWindow(.tablet)
    defer { StandardScreen.make() }
    let (items, _, keys) = shown(test)
    func hasRing(_ item: UIView) -> Bool { item.subviews.contains { $0 is FocusHaloView } }
    keys.press("\t")
    let ring = try #require(items[0].subviews.first { $0 is FocusHaloView })
    let shape = try #require(ring.layer.sublayers?.first as? CAShapeLayer)
    // The line is inside the item and follows its size.
    items[0].frame.size = CGSize(width: 203, height: 53)
    test.frame()
    #expect(shape.path?.boundingBox.size == CGSize(width: 200, height: 50))
    items[1].focusEffect = nil
    keys.press(UIKeyCommand.inputRightArrow)
    #expect(!hasRing(items[0]) && !hasRing(items[1]) && items[1].isFocused)
  }

  @Test("what is asked refuses a move; a key that leads nowhere is told")
  func refused() {
    let test = TestWindow(.tablet)
    defer { StandardScreen.make() }
    let (items, _, keys) = shown(test)
    keys.press("\t")
    let log = CallLog()
    let token = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.movementDidFailNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { log.note("failed") } }
    keys.press(UIKeyCommand.inputUpArrow)
    #expect(log.entries == ["failed"] && items[0].isFocused)
    items[0].mayLeave = false
    keys.press(UIKeyCommand.inputRightArrow)
    #expect(items[0].isFocused)
    NotificationCenter.default.removeObserver(token)
  }

  @Test("groups have names, and the item with the highest priority goes first")
  func groups() {
    let test = TestWindow(.tablet)
    defer { StandardScreen.make() }
    let (items, field, keys) = shown(test)
    for item in items[2...] { item.focusGroupIdentifier = "second" }
    items[1].focusGroupPriority = .prioritized
    keys.press("\t")
    #expect(items[1].isFocused)
    keys.press(UIKeyCommand.inputRightArrow)
    #expect(items[1].isFocused)
    keys.press("\t")
    #expect(items[2].isFocused)
    keys.press("\t")
    #expect(field.isFocused)
    keys.press("\t")
    #expect(items[1].isFocused)
  }

  @Test("environments say where the focus goes")
  func preferred() throws {
    final class Container: UIView {
      var wish: UIView?
      override var preferredFocusEnvironments: [any UIFocusEnvironment] { wish.map { [$0] } ?? [] }
    }
    let test = TestWindow(.tablet)
    defer { StandardScreen.make() }
    let root = UIViewController()
    let container = Container(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let items = [0, 1].map { Item(frame: CGRect(x: 100 * $0, y: 0, width: 90, height: 90)) }
    for item in items { container.addSubview(item) }
    root.view.addSubview(container)
    test.show(root)
    let system = try #require(UIFocusSystem.focusSystem(for: container))
    // The container has no focused view, so that no search is necessary.
    container.wish = items[1]
    container.setNeedsFocusUpdate()
    test.frame()
    #expect(system.focusedItem == nil)
    system.requestFocusUpdate(to: container)
    test.frame()
    #expect(items[1].isFocused)
    container.wish = items[0]
    container.setNeedsFocusUpdate()
    container.updateFocusIfNeeded()
    #expect(items[0].isFocused)
    #expect(UIFocusSystem.environment(root, contains: items[0]) && !UIFocusSystem.environment(items[1], contains: root))
  }

  @Test("rows get the focus where their table allows it; it scrolls for them, and return chooses one")
  func rows() throws {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var chosen: [Int] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { indexPath.row != 1 }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
    }
    let test = TestWindow(.tablet)
    defer { StandardScreen.make() }
    let (root, source) = (UIViewController(), Source())
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 400, height: 220))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (source, source)
    root.view.addSubview(table)
    test.show(root)
    let keys = HostKeys(for: test.window)
    keys.press("\t")
    #expect(table.visibleCells.allSatisfy { !$0.isFocused })
    table.allowsFocus = true
    keys.press("\t")
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(first.isFocused && first.configurationState.isFocused)
    for _ in 0..<10 { keys.press(UIKeyCommand.inputDownArrow) }
    // The second row is skipped.
    #expect(table.cellForRow(at: IndexPath(row: 11, section: 0))?.isFocused == true)
    #expect(table.contentOffset.y > 0 && source.chosen.isEmpty)
    keys.press("\r")
    #expect(source.chosen == [11])
    table.selectionFollowsFocus = true
    keys.press(UIKeyCommand.inputDownArrow)
    #expect(source.chosen == [11, 12])
  }

  @Test("an arrow that leads to a guide leads to where the guide says; without anything there it is passed over")
  func guide() {
    let test = TestWindow(.tablet)
    defer { StandardScreen.make() }
    let (items, _, keys) = shown(test)
    let guide = UIFocusGuide()
    items[0].superview?.addLayoutGuide(guide)
    // The view is below the first item, whose nearest neighbor downward is the one below the second.
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: items[0].superview!.topAnchor, constant: 160),
      guide.leadingAnchor.constraint(equalTo: items[0].superview!.leadingAnchor, constant: 100),
      guide.widthAnchor.constraint(equalToConstant: 100), guide.heightAnchor.constraint(equalToConstant: 20),
    ])
    test.frame()
    keys.press("\t")
    keys.press(UIKeyCommand.inputDownArrow)
    #expect(items[3].isFocused)
    keys.press(UIKeyCommand.inputUpArrow)
    keys.press(UIKeyCommand.inputLeftArrow)
    #expect(items[0].isFocused)
    guide.preferredFocusEnvironments = [items[2]]
    keys.press(UIKeyCommand.inputDownArrow)
    #expect(items[2].isFocused)
    keys.press(UIKeyCommand.inputLeftArrow)
    keys.press(UIKeyCommand.inputLeftArrow)
    guide.isEnabled = false
    keys.press(UIKeyCommand.inputDownArrow)
    #expect(items[3].isFocused)
    guide.preferredFocusEnvironments = nil
    #expect(guide.preferredFocusEnvironments.isEmpty)
  }

  @Test("what an app's own view types is typed into it while it has the focus")
  func ownInput() {
    final class Input: UIView, UIKeyInput {
      var text = ""
      override var canBecomeFocused: Bool { true }
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { !text.isEmpty }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() { _ = text.popLast() }
    }
    let test = TestWindow(.tablet)
    defer { StandardScreen.make() }
    let (items, field, keys) = shown(test)
    field.isEnabled = false
    let input = Input(frame: CGRect(x: 100, y: 400, width: 100, height: 50))
    input.focusGroupIdentifier = "input"
    items[0].superview?.addSubview(input)
    keys.press("\t")
    #expect(items[0].isFocused && !input.isFirstResponder)
    keys.press("\t")
    #expect(input.isFocused && input.isFirstResponder)
    keys.press("a")
    #expect(input.text == "a")
    keys.press("\t")
    #expect(items[0].isFocused && !input.isFirstResponder)
    input.becomeFirstResponder()
    #expect(input.isFocused)
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate
  {
    var log: [String] = []
    var refused: Int?
    var preferred: IndexPath?
    private func name(_ path: IndexPath?) -> String { path.map { "\($0.item)" } ?? "-" }
    private func note(_ from: IndexPath?, _ to: IndexPath?) { log.append("\(name(from)) \(name(to))") }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
      refused == nil || context.nextFocusedIndexPath?.row != refused
    }
    func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) { note(context.previouslyFocusedIndexPath, context.nextFocusedIndexPath) }
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { refused == nil || context.nextFocusedIndexPath?.item != refused }
    func collectionView(
      _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) { note(context.previouslyFocusedIndexPath, context.nextFocusedIndexPath) }
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { preferred }
  }

  @Test("lists' delegates refuse moves, hear of them by row and item, and say where the focus comes first")
  func delegates() throws {
    let test = TestWindow(.tablet)
    defer { StandardScreen.make() }
    let (root, source) = (UIViewController(), Source())
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 400, height: 300))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate, table.allowsFocus) = (source, source, true)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 500, width: 400, height: 300), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (collection.dataSource, collection.delegate, collection.allowsFocus) = (source, source, true)
    for view in [table, collection] { root.view.addSubview(view) }
    test.show(root)
    let keys = HostKeys(for: test.window)
    let system = try #require(UIFocusSystem.focusSystem(for: table))
    keys.press("\t")
    keys.press(UIKeyCommand.inputDownArrow)
    source.refused = 2
    keys.press(UIKeyCommand.inputDownArrow)
    #expect(source.log == ["- 0", "0 1"])
    source.log = []
    keys.press("\t")
    // Both lists are notified.
    #expect(source.log == ["- 0", "1 -"])
    keys.press(UIKeyCommand.inputRightArrow)
    keys.press(UIKeyCommand.inputRightArrow)
    #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.isFocused == true)
    source.refused = nil
    source.preferred = IndexPath(item: 3, section: 0)
    for list in [table, collection] as [UIView] {
      system.requestFocusUpdate(to: list)
      test.frame()
    }
    #expect(collection.cellForItem(at: IndexPath(item: 3, section: 0))?.isFocused == true)
    #expect(source.log.suffix(2) == ["- 3", "3 -"] || source.log.suffix(2) == ["3 -", "- 3"])
    // The remembered item has precedence over the preferred one.
    keys.press(UIKeyCommand.inputRightArrow)
    collection.remembersLastFocusedIndexPath = true
    system.requestFocusUpdate(to: table)
    test.frame()
    system.requestFocusUpdate(to: collection)
    test.frame()
    #expect(collection.cellForItem(at: IndexPath(item: 4, section: 0))?.isFocused == true)
    table.remembersLastFocusedIndexPath = true
    source.preferred = IndexPath(item: 0, section: 0)
    system.requestFocusUpdate(to: table)
    test.frame()
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.isFocused == true)
  }

  @Test("while a list is edited the focus does not come to it, unless it says so")
  func editing() {
    let test = TestWindow(.tablet)
    defer { StandardScreen.make() }
    let (root, source) = (UIViewController(), Source())
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 400, height: 300))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate, table.allowsFocus, table.isEditing) = (source, source, true, true)
    root.view.addSubview(table)
    test.show(root)
    let keys = HostKeys(for: test.window)
    keys.press("\t")
    #expect(source.log.isEmpty)
    table.allowsFocusDuringEditing = true
    keys.press("\t")
    #expect(source.log == ["- 0"])
  }
}
