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

  /// Three items in a row and one below the second, and a field at the bottom.
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
    // Back in its group the focus is where it was.
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
    // Its line lies inside of the item, whose size it follows.
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
    // Nothing in it has the focus: there is nothing to look for.
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
    // The second row is passed over.
    #expect(table.cellForRow(at: IndexPath(row: 11, section: 0))?.isFocused == true)
    #expect(table.contentOffset.y > 0 && source.chosen.isEmpty)
    keys.press("\r")
    #expect(source.chosen == [11])
    table.selectionFollowsFocus = true
    keys.press(UIKeyCommand.inputDownArrow)
    #expect(source.chosen == [11, 12])
  }
}
