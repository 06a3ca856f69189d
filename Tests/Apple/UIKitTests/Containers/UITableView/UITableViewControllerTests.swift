import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UITableViewController, index, swipes, configurations", .ownHosts)
struct UITableViewControllerTests {
  init() { StandardScreen.make() }

  private final class Controller: UITableViewController {
    var items = (0..<30).map { "Item \($0)" }
    var selected: [Int] = []
    var done: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = items[indexPath.row]
      return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 0 ? 80 : super.tableView(tableView, heightForRowAt: indexPath)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }

    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Archive") { [weak self] action, _, completion in
          self?.done.append("\(action.title ?? "") \(indexPath.row)")
          completion(true)
        }
      ])
    }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    WindowFrame.make(for: window)
    return window
  }

  private final class DeletableList: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  @Test(
    "a swipe offers to delete unless the class is known to lack the method for it",
    arguments: [nil, [], ["tableView:commitEditingStyle:forRowAtIndexPath:"]] as [[String]?])
  func deleting(implemented: [String]?) {
    if let implemented { ImplementedMembers.register(implemented, of: DeletableList.self) }
    defer { ImplementedMembers.unregister(DeletableList.self) }
    let controller = DeletableList()
    let window = show(controller)
    let isOffered = controller.tableView.revealSwipeActions(forRowAt: [0, 0], isLeading: false)
    #expect(isOffered == (implemented != []))
    window.isHidden = true
  }

  @Test("the controller is data source and delegate of its table, whose style it chooses")
  func controller() {
    let controller = Controller(style: .insetGrouped)
    let window = show(controller)
    #expect(controller.tableView.style == .insetGrouped)
    #expect(controller.tableView.visibleCells.first?.frame.height == 80)
    #expect(controller.tableView.visibleCells[1].textLabel?.text == "Item 1")
    let frame = controller.tableView.visibleCells[2].convert(controller.tableView.visibleCells[2].bounds, to: nil)
    HostFinger(down: CGPoint(x: 100, y: frame.midY), in: window).lift()
    #expect(controller.selected == [2])
    controller.setEditing(true, animated: false)
    #expect(controller.tableView.isEditing)
  }

  @Test("a swipe reveals the delegate's actions, and tapping one performs it and hides them")
  func swiping() {
    let controller = Controller(style: .plain)
    let window = show(controller)
    let table = controller.tableView!
    #expect(table.revealSwipeActions(forRowAt: [0, 3], isLeading: false))
    #expect(!table.revealSwipeActions(forRowAt: [0, 3], isLeading: true))
    table.revealSwipeActions(forRowAt: [0, 3], isLeading: false)
    window.layoutIfNeeded()
    let cell = table.cellForRow(at: [0, 3])!
    #expect(cell.configurationState.isSwiped)
    let button = cell.subviews.compactMap { $0 as? SwipeButton }[0]
    #expect(button.frame.maxX == cell.bounds.maxX)
    #expect(cell.contentView.frame.minX == -button.frame.width)
    let point = button.convert(CGPoint(x: 20, y: 20), to: nil)
    HostFinger(down: point, in: window).lift()
    window.layoutIfNeeded()
    #expect(controller.done == ["Archive 3"])
    #expect(cell.contentView.frame.minX == 0)
    #expect(!cell.configurationState.isSwiped)
  }

  @Test("the index stands at the trailing edge, and the rows' content keeps clear of it")
  func index() {
    let controller = Controller(style: .plain)
    let window = show(controller)
    let table = controller.tableView!
    let index = table.subviews.compactMap { $0 as? SectionIndexView }[0]
    #expect(index.frame.maxX == 393)
    #expect(table.visibleCells[0].contentView.frame.maxX == 393 - table.measures.tables.sectionIndexWidth)
    table.sectionIndexMinimumDisplayRowCount = 100
    window.layoutIfNeeded()
    #expect(table.subviews.allSatisfy { !($0 is SectionIndexView) })
  }

  @Test("another text size has rows measured anew")
  func dynamicType() {
    let controller = Controller(style: .plain)
    let window = show(controller)
    let height = controller.tableView.rectForRow(at: [0, 1]).height
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    window.layoutIfNeeded()
    #expect(controller.tableView.rectForRow(at: [0, 1]).height > height + 10)
  }

  @Test("a content configuration that changes on the screen changes the row's height")
  func changedConfiguration() {
    let controller = Controller(style: .plain)
    let window = show(controller)
    let cell = controller.tableView.visibleCells[1]
    let height = cell.frame.height
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "First"
    content.secondaryText = "Second"
    cell.contentConfiguration = content
    window.layoutIfNeeded()
    #expect(cell.frame.height > height)
    #expect(controller.tableView.visibleCells[2].frame.minY == cell.frame.maxY)
  }

  @Test("the refresh control lies above the rows")
  func refreshControl() {
    let controller = Controller(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    let window = show(controller)
    window.layoutIfNeeded()
    #expect(control.superview === controller.tableView)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 393, height: 60))
    controller.refreshControl = nil
    #expect(control.superview == nil)
  }

  @Test("appearance proxies reach tables")
  func appearance() {
    UITableView.appearance().sectionHeaderTopPadding = 0
    defer { UITableView.appearance().sectionHeaderTopPadding = UITableView.automaticDimension }
    let table = TestTable([["a"]])
    table.titles = ["Title"]
    table.show()
    #expect(table.view.rectForHeader(inSection: 0).minY == 0)
  }
}
