import Foundation
import TestHosts
import Testing
import ViewHost

@testable import UIKit

@Suite("Edit menus on the screen", .ownHosts)
@MainActor
struct EditMenuTests {
  private let host = ViewHost()

  private final class Delegate: NSObject, UIEditMenuInteractionDelegate {
    var titles = ["Copy", "Look Up"]
    var log: [String] = []

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      UIMenu(
        children: titles.map { title in UIAction(title: title) { [weak self] _ in self?.log.append(title) } } + [
          UIMenu(title: "Format", children: [UIAction(title: "Bold") { [weak self] _ in self?.log.append("Bold") }])
        ])
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { CGRect(x: 0, y: 0, width: 100, height: 50) }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("present")
      animator.addCompletion { [weak self] in self?.log.append("presented") }
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("dismiss")
      animator.addCompletion { [weak self] in self?.log.append("dismissed") }
    }
  }

  private var bar: EditMenuBar? { host.window.subviews.compactMap { $0 as? EditMenuBar }.last }

  private func present(
    _ delegate: Delegate, at y: CGFloat, _ direction: UIEditMenuArrowDirection = .automatic
  ) -> UIEditMenuInteraction {
    let view = UIView(frame: CGRect(x: 150, y: y, width: 100, height: 50))
    let interaction = UIEditMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    let controller = UIViewController()
    controller.view.addSubview(view)
    host.show(controller)
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    configuration.preferredArrowDirection = direction
    interaction.presentEditMenu(with: configuration)
    return interaction
  }

  @Test("the row is above its target, or below it where there is no room or that is wished for")
  func places() throws {
    let interaction = present(Delegate(), at: 300)
    host.update()
    let frame = try #require(bar).frame
    #expect(frame.maxY == 292 && frame.height == 44 && abs(frame.midX - 200) <= 1)
    interaction.dismissMenu()
    host.advance(by: 0.3)
    #expect(bar == nil)
    _ = present(Delegate(), at: 80)
    #expect(try #require(bar).frame.minY == 138)
    _ = present(Delegate(), at: 300, .up)
    #expect(try #require(bar).frame.minY == 358)
  }

  @Test("a tap chooses, a menu in the menu opens in its place, and callbacks come in order")
  func choose() throws {
    let delegate = Delegate()
    let interaction = present(delegate, at: 300)
    host.advance(by: 0.3)
    #expect(delegate.log == ["present", "presented"])
    try host.tap(text: "Format")
    #expect(UserInterface.current.openMenu != nil)
    try host.tap(text: "Bold")
    #expect(delegate.log == ["present", "presented", "dismiss", "Bold"] && UserInterface.current.openMenu == nil)
    host.advance(by: 0.3)
    #expect(delegate.log.last == "dismissed" && bar == nil)
    withExtendedLifetime(interaction) {}
  }

  @Test("a touch beside the row takes it away, and is not lost")
  func outside() {
    let delegate = Delegate()
    let interaction = present(delegate, at: 300)
    var taps = 0
    let button = UIButton(frame: CGRect(x: 100, y: 600, width: 100, height: 50))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    host.window.rootViewController?.view.addSubview(button)
    host.advance(by: 0.3)
    host.tap(at: CGPoint(x: 120, y: 620))
    #expect(UserInterface.current.openMenu == nil && taps == 1)
    host.advance(by: 0.3)
    #expect(bar == nil)
    withExtendedLifetime(interaction) {}
  }

  @Test("words without room wait on another page")
  func pages() throws {
    let delegate = Delegate()
    delegate.titles = (1...8).map { "Command \($0)" }
    let interaction = present(delegate, at: 300)
    host.update()
    let bar = try #require(bar)
    #expect(bar.frame.minX >= 8 && bar.frame.maxX <= 385)
    #expect(throws: TargetError.self) { try host.find(.text("Command 8")) }
    for _ in 0..<3 { host.tap(at: CGPoint(x: bar.frame.maxX - 10, y: bar.frame.midY)) }
    try host.tap(text: "Command 8")
    #expect(delegate.log.contains("Command 8"))
    withExtendedLifetime(interaction) {}
  }
}
