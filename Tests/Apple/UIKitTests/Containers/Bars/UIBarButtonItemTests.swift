import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UIBarButtonItem", .ownHosts)
struct UIBarButtonItemTests {
  init() { StandardScreen.make() }

  private func toolbar(_ items: [UIBarButtonItem], width: CGFloat = 320) -> (UIToolbar, ControlTestScreen) {
    let screen = ControlTestScreen()
    let bar = UIToolbar()
    bar.items = items
    screen.show(bar, frame: CGRect(x: 0, y: 0, width: width, height: 44))
    return (bar, screen)
  }

  @Test("the system's items have their words or pictures, and Done is a done button")
  func systemItems() {
    #expect(UIBarButtonItem(systemItem: .cancel).title == "Cancel")
    #expect(UIBarButtonItem(systemItem: .done).style == .done)
    #expect(UIBarButtonItem(systemItem: .edit).style == .plain)
    #expect(UIBarButtonItem(systemItem: .add).title == nil)
    for kind in [UIBarButtonItem.SystemItem.add, .trash, .search, .camera, .pause, .compose, .reply] {
      #expect(UIBarButtonItem(systemItem: kind).shownImage != nil, "\(kind)")
    }
  }

  @Test("pictures of the system's items are called by what the items are for, unless the app names them")
  func spokenNames() {
    let kinds: [UIBarButtonItem.SystemItem] = [.add, .trash, .action, .compose, .refresh]
    let items = kinds.map { UIBarButtonItem(systemItem: $0) }
    let named = UIBarButtonItem(systemItem: .add)
    named.accessibilityLabel = "New note"
    let pictured = UIBarButtonItem(systemItem: .add)
    pictured.image = UIImage(systemName: "heart")
    let (bar, _) = toolbar(items + [named, pictured])
    let spoken = AccessibilityTree(of: bar).elements.map(\.label)
    #expect(spoken == ["Add", "Delete", "Share", "Compose", "Refresh", "New note", "heart"])
  }

  @Test("title and image come from the action, unless the item has its own or is one of the system's")
  func primaryAction() {
    let action = UIAction(title: "Send", image: UIImage(systemName: "paperplane")) { _ in }
    #expect(UIBarButtonItem(primaryAction: action).title == "Send")
    #expect(UIBarButtonItem(primaryAction: action).image === action.image)
    #expect(UIBarButtonItem(title: "Go", primaryAction: action).title == "Go")
    #expect(UIBarButtonItem(systemItem: .cancel, primaryAction: action).title == "Cancel")
  }

  @Test("a tap performs the action with the item as its sender")
  func tap() {
    var senders: [UIBarButtonItem?] = []
    let item = UIBarButtonItem(title: "Tap", primaryAction: UIAction { senders.append($0.sender as? UIBarButtonItem) })
    let (bar, screen) = toolbar([item])
    HostFinger(down: CGPoint(x: 25, y: 22), in: screen.window).lift()
    #expect(senders.count == 1 && senders[0] === item)
    // The space next to the letters also receives touches.
    HostFinger(down: CGPoint(x: 10, y: 2), in: screen.window).lift()
    #expect(senders.count == 2)
    item.isEnabled = false
    bar.layoutIfNeeded()
    HostFinger(down: CGPoint(x: 25, y: 22), in: screen.window).lift()
    #expect(senders.count == 2)
  }

  @Test("a tap selects and deselects before the action, where the item says so")
  func selection() {
    var states: [Bool] = []
    let item = UIBarButtonItem(
      title: "Tap", primaryAction: UIAction { states.append(($0.sender as? UIBarButtonItem)?.isSelected == true) })
    item.changesSelectionAsPrimaryAction = true
    let (_, screen) = toolbar([item])
    for _ in 0..<2 { HostFinger(down: CGPoint(x: 25, y: 22), in: screen.window).lift() }
    #expect(states == [true, false])
  }

  @Test("an item is as wide as its title, its width, or the widest possible title")
  func widths() throws {
    let item = UIBarButtonItem(title: "Play")
    let (bar, _) = toolbar([item])
    let view = try #require(bar.itemViews[item])
    #expect(view.frame.minX == 16 && view.frame.height == 44)
    let plain = view.frame.width
    #expect(abs(plain - 32.5) < 3)
    item.possibleTitles = ["Play", "Pause"]
    bar.layoutIfNeeded()
    #expect(view.frame.width > plain + 8)
    item.width = 90
    bar.layoutIfNeeded()
    #expect(view.frame.width == 90)
  }

  @Test("flexible room is shared in equal parts, and fixed room is as wide as it says")
  func spaces() throws {
    func box() -> UIBarButtonItem {
      UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)))
    }
    let (a, b, c) = (box(), box(), box())
    let (bar, _) = toolbar([a, .flexibleSpace(), b, .flexibleSpace(), c])
    // The margins are 288 points apart.
    #expect(bar.itemViews[a]?.frame.minX == 16)
    #expect(bar.itemViews[b]?.frame.midX == 160)
    #expect(bar.itemViews[c]?.frame.maxX == 304)
    bar.items = [a, .fixedSpace(30), b]
    bar.layoutIfNeeded()
    let gap = try #require(bar.itemViews[b]).frame.minX - 56
    #expect(gap == 46)
    b.isHidden = true
    bar.layoutIfNeeded()
    #expect(bar.itemViews[b] == nil)
  }

  @Test("a custom view keeps its frame's size, or what its constraints want, in the middle of the bar")
  func customViews() {
    let framed = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    let constrained = UIView()
    constrained.translatesAutoresizingMaskIntoConstraints = false
    constrained.widthAnchor.constraint(equalToConstant: 24).isActive = true
    constrained.heightAnchor.constraint(equalToConstant: 24).isActive = true
    let (bar, _) = toolbar([
      UIBarButtonItem(customView: framed), .flexibleSpace(), UIBarButtonItem(customView: constrained),
    ])
    #expect(framed.convert(framed.bounds, to: bar) == CGRect(x: 16, y: 7, width: 50, height: 30))
    #expect(constrained.convert(constrained.bounds, to: bar) == CGRect(x: 280, y: 10, width: 24, height: 24))
  }

  @Test("title attributes: the item's win over the appearance's, those of the state over the normal ones")
  func attributes() throws {
    let item = UIBarButtonItem(title: "A")
    let appearance = UIToolbarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.green]
    let looks = BarItemLooks(
      plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance, measures: BarMeasures())
    func color(_ state: UIControl.State) -> UIColor? {
      looks.titleAttributes(item, state, tint: .blue)[.foregroundColor] as? UIColor
    }
    #expect(color(.normal) == .red && color(.disabled) == .green)
    item.tintColor = .orange
    #expect(color(.normal) == .orange && color(.disabled) == .green)
    item.setTitleTextAttributes([.foregroundColor: UIColor.purple], for: .normal)
    #expect(color(.normal) == .purple && color(.disabled) == .green)
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .purple)
    item.style = .done
    item.tintColor = nil
    item.setTitleTextAttributes(nil, for: .normal)
    #expect(color(.normal) == .blue && color(.disabled) == .tertiaryLabel)
  }

  @Test("effects that last are on the symbol that a bar shows, now and anew; others run once")
  func symbolEffects() throws {
    let item = UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
    item.addSymbolEffect(.pulse)
    let (bar, screen) = toolbar([item])
    func layer() throws -> CALayer { try #require(item.viewInBar as? BarButton).symbolView.layer }
    #expect(try layer().animation(forKey: "UISymbolEffect.pulse") != nil)
    item.addSymbolEffect(.bounce)
    #expect(try layer().animation(forKey: "UISymbolEffect.bounce")?.repeatCount == 1)
    bar.items = []
    screen.window.layoutIfNeeded()
    bar.items = [item]
    screen.window.layoutIfNeeded()
    #expect(try layer().animation(forKey: "UISymbolEffect.pulse") != nil)
    item.removeSymbolEffect(ofType: .pulse)
    #expect(try layer().animation(forKey: "UISymbolEffect.pulse") == nil && item.symbolEffects.isEmpty)
    item.addSymbolEffect(.scale.up)
    item.removeAllSymbolEffects()
    #expect(try layer().animationKeys() ?? [] == [])
    let heart = try #require(UIImage(systemName: "heart"))
    item.setSymbolImage(heart, contentTransition: .replace)
    #expect(item.image === heart && (item.viewInBar as? BarButton)?.symbolView.image === heart)
  }
}
