import Foundation
import TestHosts
import Testing
import ViewHost

@testable import UIKit

@Suite("Context menus", .ownHosts)
@MainActor
struct ContextMenuTests {
  private let host = ViewHost()

  private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []
    var preview: UIViewController?
    var hasMenu = true
    var chosen: [String] = []

    private func note(_ what: String) { log.append("\(what) at \(Int((CACurrentMediaTime() * 1000).rounded()))") }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard hasMenu else { return nil }
      log.append("menu at \(Int(location.x)), \(Int(location.y))")
      let make = preview.map { preview in { preview } }
      let menu = makeMenu()
      return UIContextMenuConfiguration(
        identifier: "card" as NSString, previewProvider: make, actionProvider: { _ in menu })
    }

    private func makeAction(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
      UIAction(title: title, attributes: attributes) { [weak self] _ in self?.chosen.append(title) }
    }

    private func makeMenu() -> UIMenu {
      UIMenu(children: [
        makeAction("Copy"), makeAction("Share", .disabled), makeAction("Keep", .keepsMenuPresented),
        UIMenu(title: "More", children: [makeAction("Archive")]),
        UIMenu(options: .displayInline, children: [makeAction("Delete", .destructive)]),
      ])
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      log.append("highlight \(identifier)")
      return interaction.view.map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      log.append("dismissal")
      return nil
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      note("commit \(animator.preferredCommitStyle)")
      animator.addCompletion { [weak self] in self?.note("committed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      note("display")
      animator?.addAnimations { [weak self] in self?.log.append("along \(UIView.inheritedAnimationDuration)") }
      animator?.addCompletion { [weak self] in self?.note("displayed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      note("end")
      animator?.addCompletion { [weak self] in self?.note("ended") }
    }
  }

  private func makeCard(_ delegate: Delegate, at origin: CGPoint = CGPoint(x: 40, y: 200)) -> (
    UIView, UIContextMenuInteraction
  ) {
    let card = UIView(frame: CGRect(origin: origin, size: CGSize(width: 100, height: 80)))
    card.backgroundColor = .systemTeal
    let interaction = UIContextMenuInteraction(delegate: delegate)
    card.addInteraction(interaction)
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    controller.view.addSubview(card)
    host.show(controller)
    return (card, interaction)
  }

  private var overlay: MenuOverlay? { host.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first }
  private var list: MenuListView? { overlay?.subviews.lazy.compactMap { $0 as? MenuListView }.last }

  @Test("half a second opens the menu, with its callbacks in order, and a tap beside it closes it")
  func openAndClose() throws {
    let delegate = Delegate()
    let (_, interaction) = makeCard(delegate)
    let start = Int((CACurrentMediaTime() * 1000).rounded())
    let finger = host.putDown(at: CGPoint(x: 60, y: 220))
    host.advance(by: 0.45)
    #expect(UserInterface.current.openMenu == nil && interaction.menuAppearance == .unknown)
    host.advance(by: 0.1)
    #expect(
      delegate.log == ["menu at 20, 20", "highlight card", "display at \(start + 500)", "along 0.4"])
    #expect(interaction.menuAppearance == .rich && interaction.location(in: nil) == CGPoint(x: 60, y: 220))
    #expect(host.menuTitles == ["Copy", "Share", "Keep", "Archive", "Delete"])
    finger.lift()
    host.advance(by: 0.4)
    #expect(delegate.log.last == "displayed at \(start + 900)")
    let list = try #require(list)
    // The list is 16 points below the card, with the same leading edge.
    #expect(list.frame.origin == CGPoint(x: 40, y: 296) && list.frame.width == 250)
    #expect(list.frame.height == CGFloat(5 * list.rows[0].bounds.height + 8))
    delegate.log = []
    let end = Int((CACurrentMediaTime() * 1000).rounded()) + 50
    host.tap(at: CGPoint(x: 350, y: 700))
    #expect(delegate.log == ["dismissal", "end at \(end)"] && UserInterface.current.openMenu == nil)
    #expect(interaction.menuAppearance == .unknown && overlay != nil)
    host.advance(by: 0.3)
    #expect(delegate.log.last == "ended at \(end + 250)" && overlay == nil)
  }

  @Test("what the menu belongs to is lifted off the screen, and does not shine through the blur beside it")
  func lifted() throws {
    let delegate = Delegate()
    let (card, _) = makeCard(delegate)
    card.backgroundColor = .red
    let color = try host.picture().pixel(x: 60, y: 220)
    let finger = host.putDown(at: CGPoint(x: 60, y: 220))
    host.advance(by: 1)
    finger.lift()
    host.advance(by: 1)
    let open = try host.picture()
    #expect(open.pixel(x: 60, y: 220) == color)
    let beside = open.pixel(x: card.frame.maxX + 12, y: 220)
    #expect(abs(Int(beside.red) - Int(beside.green)) < 8)
    #expect(!card.isHidden && card.alpha == 1)
    UserInterface.current.openMenu?.presentation?.dismiss()
    host.advance(by: 1)
    #expect(try host.picture().pixel(x: 60, y: 220) == color)
  }

  @Test("a tap on an entry performs it and closes the menu; one that is disabled does nothing")
  func choose() throws {
    let delegate = Delegate()
    _ = makeCard(delegate)
    host.longPress(at: CGPoint(x: 60, y: 220))
    host.advance(by: 0.5)
    try host.tap(text: "Share")
    #expect(delegate.chosen.isEmpty && UserInterface.current.openMenu != nil)
    try host.tap(text: "Keep")
    #expect(delegate.chosen == ["Keep"] && UserInterface.current.openMenu != nil)
    try host.tap(text: "Delete")
    #expect(delegate.chosen == ["Keep", "Delete"] && UserInterface.current.openMenu == nil)
    host.advance(by: 0.3)
    #expect(overlay == nil)
  }

  @Test("the finger that opened the menu may go on to an entry and let go there")
  func slide() throws {
    let delegate = Delegate()
    _ = makeCard(delegate)
    let finger = host.putDown(at: CGPoint(x: 60, y: 220))
    host.advance(by: 1)
    let list = try #require(list)
    let copy = try #require(list.rows.first)
    let point = copy.convert(CGPoint(x: 30, y: 20), to: host.window)
    finger.move(to: point)
    #expect(copy.isHighlighted)
    finger.move(to: CGPoint(x: 5, y: 700))
    #expect(!copy.isHighlighted)
    finger.move(to: point)
    finger.lift()
    #expect(delegate.chosen == ["Copy"] && UserInterface.current.openMenu == nil)
  }

  @Test("a menu in the menu opens over it, with its title to go back by")
  func submenu() throws {
    let delegate = Delegate()
    _ = makeCard(delegate)
    host.longPress(at: CGPoint(x: 60, y: 220))
    host.advance(by: 0.5)
    try host.tap(text: "More")
    host.advance(by: 0.3)
    let inner = try #require(list)
    #expect(inner.isInner && inner.rows.count == 2)
    host.tap(at: inner.rows[0].convert(CGPoint(x: 50, y: 20), to: nil as UIView?))
    host.advance(by: 0.3)
    #expect(list?.isInner == false && UserInterface.current.openMenu != nil)
    try host.tap(text: "More")
    host.advance(by: 0.3)
    try host.tap(text: "Archive")
    #expect(delegate.chosen == ["Archive"] && UserInterface.current.openMenu == nil)
  }

  @Test("a preview of the app's is shown, and a tap on it commits")
  func preview() throws {
    let delegate = Delegate()
    let controller = UIViewController()
    controller.preferredContentSize = CGSize(width: 300, height: 200)
    delegate.preview = controller
    _ = makeCard(delegate)
    host.longPress(at: CGPoint(x: 60, y: 220))
    host.advance(by: 0.5)
    let shown = try #require(controller.viewIfLoaded)
    let frame = shown.convert(shown.bounds, to: host.window)
    #expect(frame.size == CGSize(width: 300, height: 200) && frame.minX == 16)
    #expect(try #require(list).frame.minY == frame.maxY + 16)
    delegate.log = []
    let end = Int((CACurrentMediaTime() * 1000).rounded()) + 50
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(delegate.log == ["commit pop at \(end)", "end at \(end)"])
    host.advance(by: 0.3)
    #expect(delegate.log.suffix(2) == ["committed at \(end + 250)", "ended at \(end + 250)"])
  }

  @Test("without a menu the touch is the view's")
  func noMenu() {
    let delegate = Delegate()
    delegate.hasMenu = false
    let button = UIButton(frame: CGRect(x: 40, y: 200, width: 100, height: 80))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.addInteraction(UIContextMenuInteraction(delegate: delegate))
    let controller = UIViewController()
    controller.view.addSubview(button)
    host.show(controller)
    host.longPress(at: CGPoint(x: 60, y: 220))
    #expect(taps == 1 && UserInterface.current.openMenu == nil && overlay == nil)
  }

  @Test("the menu near the lower edge moves its preview up; turning the device closes it")
  func room() throws {
    let delegate = Delegate()
    let (_, interaction) = makeCard(delegate, at: CGPoint(x: 280, y: 740))
    host.longPress(at: CGPoint(x: 300, y: 760))
    host.advance(by: 0.5)
    let list = try #require(list)
    #expect(abs(list.frame.maxY - (852 - 34)) < 0.001)
    // On the right side, the menu and its preview have the same trailing edge.
    #expect(abs(list.frame.maxX - 377) < 0.001)
    host.rotate(to: .landscape)
    host.advance(by: 0.1)
    #expect(overlay == nil && interaction.menuAppearance == .unknown)
  }

  @Test("the menu that is shown can be changed, and dismissed by the app")
  func update() throws {
    let delegate = Delegate()
    let (_, interaction) = makeCard(delegate)
    interaction.updateVisibleMenu { _ in
      Issue.record("There is no menu")
      return UIMenu()
    }
    host.longPress(at: CGPoint(x: 60, y: 220))
    interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Alone") { _ in }]) }
    host.advance(by: 0.5)
    #expect(list?.rows.map(\.element.title) == ["Alone"] && host.menuTitles == ["Alone"])
    interaction.dismissMenu()
    #expect(UserInterface.current.openMenu == nil)
    host.advance(by: 0.3)
    #expect(overlay == nil)
  }

  @Test("entries that are made late show a wheel till they come")
  func deferred() throws {
    var answer: (([UIMenuElement]) -> Void)?
    let button = UIButton(frame: CGRect(x: 40, y: 200, width: 100, height: 40))
    button.menu = UIMenu(children: [UIDeferredMenuElement { answer = $0 }, UIAction(title: "Now") { _ in }])
    button.showsMenuAsPrimaryAction = true
    let controller = UIViewController()
    controller.view.addSubview(button)
    host.show(controller)
    host.tap(at: CGPoint(x: 60, y: 220))
    host.advance(by: 0.5)
    let list = try #require(list)
    #expect(list.rows.map(\.element.title) == ["", "Now"])
    let height = list.bounds.height
    answer?([UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
    host.advance(by: 0.3)
    #expect(list.rows.map(\.element.title) == ["One", "Two", "Now"])
    #expect(list.bounds.height == height / 2 * 3)
  }

  @Test("a button's menu opens on touch without a blur, and upwards with the first entry below where there is no room")
  func buttons() throws {
    let button = UIButton(frame: CGRect(x: 40, y: 780, width: 100, height: 40))
    button.menu = UIMenu(children: ["A", "B", "C"].map { UIAction(title: $0) { _ in } })
    #expect(button.isContextMenuInteractionEnabled && button.contextMenuInteraction != nil)
    button.showsMenuAsPrimaryAction = true
    let controller = UIViewController()
    controller.view.addSubview(button)
    host.show(controller)
    host.tap(at: CGPoint(x: 60, y: 800))
    host.advance(by: 0.5)
    #expect(button.contextMenuInteraction?.menuAppearance == .compact)
    let list = try #require(list)
    #expect(list.frame.maxY == 780 - 6 && list.frame.minX == 40)
    #expect(list.rows.map(\.element.title) == ["C", "B", "A"])
    host.closeMenu()
    host.advance(by: 0.3)
    button.preferredMenuElementOrder = .fixed
    host.tap(at: CGPoint(x: 60, y: 800))
    host.advance(by: 0.5)
    #expect(self.list?.rows.map(\.element.title) == ["A", "B", "C"])
    host.closeMenu()
    button.menu = nil
    #expect(!button.isContextMenuInteractionEnabled && button.interactions.isEmpty)
  }

  @Test("rows and items have menus through their delegates")
  func lists() throws {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var log: [String] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("selected \(indexPath.row)")
      }
      func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        log.append("menu \(indexPath.row)")
        guard indexPath.row != 2 else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "Delete") { _ in self.log.append("delete") }])
        })
      }
      func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { log.append("display") }
      func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { log.append("end") }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 400))
    table.rowHeight = 50
    table.contentInsetAdjustmentBehavior = .never
    table.dataSource = source
    #expect(table.contextMenuInteraction == nil)
    table.delegate = source
    #expect(table.contextMenuInteraction != nil)
    let controller = UIViewController()
    controller.view.addSubview(table)
    host.show(controller)
    host.longPress(at: CGPoint(x: 100, y: 175))
    host.advance(by: 0.5)
    #expect(source.log == ["menu 1", "display"])
    try host.tap(text: "Delete")
    #expect(source.log == ["menu 1", "display", "end", "delete"])
    host.advance(by: 0.5)
    source.log = []
    host.longPress(at: CGPoint(x: 100, y: 225))
    #expect(source.log == ["menu 2", "selected 2"])
  }
}
