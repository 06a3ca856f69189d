import CoreGraphics
import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("iOS 26: sheets, alerts, menus and glass", .ownHosts)
struct Design26PresentationTests {
  @Test("recorded figures of sheets", arguments: sheets)
  func sheet(_ row: Design26Row) { row.check() }

  @Test("recorded figures of alerts", arguments: alerts)
  func alert(_ row: Design26Row) { row.check() }

  @Test("recorded figures of menus", arguments: menus)
  func menu(_ row: Design26Row) { row.check() }

  @Test("recorded readings of glass", arguments: glass)
  func glass(_ row: Design26Row) { row.check() }

  @Test("recorded figures of the fading under bars", arguments: edgeEffects)
  func edgeEffect(_ row: Design26Row) { row.check() }

  // MARK: - Sheets

  private static func sheet(
    _ detent: UISheetPresentationController.Detent, _ screen: Design26Screen
  ) -> (controller: UIViewController, sheet: UISheetPresentationController) {
    let root = screen.show(UIViewController())
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let sheet = controller.sheetPresentationController!
    sheet.detents = [detent]
    sheet.prefersGrabberVisible = true
    root.present(controller, animated: false)
    screen.update()
    return (controller, sheet)
  }

  private static func frame(_ detent: UISheetPresentationController.Detent, _ screen: Design26Screen) -> CGRect {
    sheet(detent, screen).sheet.frameOfPresentedViewInContainerView
  }

  private static func custom(_ height: CGFloat) -> UISheetPresentationController.Detent {
    .custom(identifier: .init("custom")) { _ in height }
  }

  private nonisolated static let sheets: [Design26Row] = [
    Design26Row("D087", 0, 59, 393, 793) { frame(.large(), Design26Screen()).numbers },
    Design26Row("D089", 440.313) { [frame(.medium(), Design26Screen()).height] },
    Design26Row("D090", 8, 8) {
      let shown = frame(.medium(), Design26Screen())
      return [shown.minX, 852 - shown.maxY]
    },
    Design26Row("D091", 377 / 393, within: 0.001) {
      let shown = Self.sheet(.medium(), Design26Screen())
      guard let view = shown.controller.view else { return [] }
      return [view.convert(view.bounds, to: nil).width / view.bounds.width]
    },
    Design26Row("D092", 9.6216, 21.5135, 28) {
      [144, 100, 10].map { frame(custom($0), Design26Screen()).minX }
    },
    Design26Row("D093", 34, 31.333, 11, 0) {
      [400, 144, 100, 10].map { (height: CGFloat) -> CGFloat in
        Self.sheet(custom(height), Design26Screen()).controller.view.safeAreaInsets.bottom
      }
    },
    Design26Row("D095", 36, 5, 5) {
      let wrapper = sheet(.medium(), Design26Screen()).sheet.presentedView as? SheetView
      let grabber = wrapper?.subviews.last?.frame ?? .zero
      return [grabber.width, grabber.height, grabber.minY]
    },
    Design26Row("D134", 38, 47, 54) {
      @MainActor func radii(_ screen: Design26Screen) -> CornerRadii? {
        let wrapper = sheet(.medium(), screen).sheet.presentedView
        let clip = wrapper?.subviews.first
        let scale = (wrapper?.bounds.width ?? 0) / (clip?.bounds.width ?? 1)
        return clip?.layer.cornerRadii.map { $0 * scale }
      }
      return [
        radii(Design26Screen())?.topLeft ?? 0, radii(Design26Screen())?.bottomLeft ?? 0,
        radii(.pro())?.bottomLeft ?? 0,
      ]
    },
    Design26Row("D136", 30, 30, 59) {
      [
        frame(.large(), .small()).minY, frame(.large(), .small(top: 20)).minY, frame(.large(), Design26Screen()).minY,
      ]
    },
    Design26Row("D137", 356.5) {
      [frame(.medium(), .small()).height * 375 / 359]
    },
    Design26Row("E071", 8, 415.03, 386, 450.97) { frame(.medium(), .pro()).numbers },
    Design26Row("E073", 0, 62, 402, 812) { frame(.large(), .pro()).numbers },
  ]

  // MARK: - Alerts

  private static func alert(
    _ title: String?, _ message: String?, _ actions: [String], _ screen: Design26Screen,
    style: UIAlertController.Style = .alert
  ) -> UIAlertController {
    let root = screen.show(UIViewController())
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for action in actions {
      alert.addAction(UIAlertAction(title: action, style: action == "Cancel" ? .cancel : .default))
    }
    root.present(alert, animated: false)
    screen.update()
    return alert
  }

  private static func buttons(_ alert: UIAlertController) -> [CGRect] {
    all(AlertButton.self, in: alert.view).map { $0.convert($0.bounds, to: alert.view) }
  }

  private static func labels(_ alert: UIAlertController) -> [UILabel] {
    all(UILabel.self, in: alert.view).filter { !($0.superview is AlertButton) && !$0.isHidden }
  }

  private static func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { ($0 as? View).map { [$0] } ?? all(type, in: $0) }
  }

  private nonisolated static let alerts: [Design26Row] = [
    Design26Row("D103", 320) { [alert("Title", "Message", ["OK"], Design26Screen()).view.frame.width] },
    Design26Row("D104", 34) {
      let shown = alert("Title", "Message", ["OK"], Design26Screen())
      return all(GlassView.self, in: shown.view).map { $0.layer.cornerRadii.topLeft }
    },
    Design26Row("D105", 48, 24, 8) {
      let shown = alert("Title", "Message", ["Cancel", "OK"], Design26Screen())
      let buttons = all(AlertButton.self, in: shown.view)
      return [
        buttons[0].frame.height, buttons[0].layer.cornerRadius, buttons[1].frame.minX - buttons[0].frame.maxX,
      ]
    },
    Design26Row("D106", 16, 16) {
      let shown = alert("Title", "Message", ["OK"], Design26Screen())
      let button = buttons(shown)[0]
      return [button.minX, shown.view.bounds.height - button.maxY]
    },
    Design26Row("D107", 140, 140) { buttons(alert("T", "M", ["OK", "Cancel"], Design26Screen())).map(\.width) },
    Design26Row("D109", 17, 17) {
      [
        labels(alert("Title", "Message", ["OK"], Design26Screen()))[0].font.pointSize,
        labels(alert("Title", nil, ["OK"], Design26Screen()))[0].font.pointSize,
      ]
    },
    Design26Row("D110", 15) { [labels(alert("Title", "Message", ["OK"], Design26Screen()))[1].font.pointSize] },
    Design26Row("D114", 438.5) { [alert("Title", "Message", ["OK"], Design26Screen()).view.frame.midY] },
    Design26Row("D119", 320) {
      [alert("Title", nil, ["One", "Two", "Cancel"], Design26Screen(), style: .actionSheet).view.frame.width]
    },
    Design26Row("E079", 41, 375, 320, 152) {
      alert("Title", "Message", ["OK", "Cancel"], .pro()).view.frame.numbers
    },
    Design26Row("E080", 30, 22, 260, 20.333, 30, 49.667, 260, 18) {
      labels(alert("Title", "Message", ["OK", "Cancel"], .pro())).flatMap(\.frame.numbers)
    },
    Design26Row("E081", 16, 88, 140, 48, 164, 88, 140, 48) {
      buttons(alert("Title", "Message", ["OK", "Cancel"], .pro())).flatMap(\.numbers)
    },
  ]

  // MARK: - Menus

  private static func list(_ titles: [String], image: Bool = false, header: String = "") -> MenuListView {
    let screen = Design26Screen()
    let actions = titles.map { title in
      UIAction(title: title, image: image ? UIImage(systemName: "star") : nil) { _ in }
    }
    let list = MenuListView(UIMenu(title: header, children: actions), isInner: false, reverses: false) { _, _ in }
    screen.add(list)
    list.frame = CGRect(origin: CGPoint(x: 50, y: 100), size: list.sizeThatFits(.zero))
    screen.update()
    return list
  }

  private static func titleX(_ row: MenuRowView) -> CGFloat {
    row.subviews.compactMap { $0 as? UILabel }[0].frame.minX
  }

  private nonisolated static let menus: [Design26Row] = [
    Design26Row("D121", 250) { [list(["One"]).bounds.width] },
    Design26Row("D122", 32.5) {
      [list(["One", "Two"]).subviews.compactMap { $0 as? GlassView }.first?.layer.cornerRadii.topLeft ?? 0]
    },
    Design26Row("D123", 42) { [list(["One"]).rows[0].frame.height] },
    Design26Row("D124", 10, 10) {
      let shown = list(["One", "Two"])
      return [shown.rows[0].frame.minY, shown.bounds.height - shown.rows[1].frame.maxY]
    },
    Design26Row("D125", 28, 60) { [titleX(list(["One"]).rows[0]), titleX(list(["One"], image: true).rows[0])] },
    Design26Row("E091", 249, 187, within: 1.5) {
      let size = list(["One", "Two", "Three", "Four"]).bounds.size
      return [size.width, size.height]
    },
  ]

  // MARK: - Glass

  private static func reading(_ backdrop: [CGFloat], isDark: Bool = false) -> [CGFloat] {
    let screen = Design26Screen(isDark: isDark)
    screen.window.backgroundColor = UIColor(
      red: backdrop[0] / 255, green: backdrop[1] / 255, blue: backdrop[2] / 255, alpha: 1)
    let pane = GlassView(frame: .zero)
    screen.add(pane, CGRect(x: 50, y: 100, width: 200, height: 44))
    pane.show(screen.window.measures.glass.regular)
    return screen.color(150, 122)
  }

  private nonisolated static let glass: [Design26Row] = [
    Design26Row("D222 white", 253, 253, 253, within: 6) { reading([255, 255, 255]) },
    Design26Row("D222 black", 220, 220, 220, within: 6) { reading([0, 0, 0]) },
    Design26Row("D223 red", 255, 201, 204, within: 6) { reading([255, 56, 60]) },
    Design26Row("D223 yellow", 255, 240, 156, within: 6) { reading([242, 179, 64]) },
    Design26Row("D223 green", 162, 255, 189, within: 6) { reading([52, 199, 89]) },
    Design26Row("D038", 25, 25, 25, within: 6) { reading([0, 0, 0], isDark: true) },
    Design26Row("E056 dark", 28, 28, 28, within: 6) { reading([10, 10, 10], isDark: true) },
    Design26Row("E056 gray", 89, 89, 89, within: 6) { reading([127, 127, 127], isDark: true) },
    Design26Row("E057", 51, 126, within: 12) {
      let screen = Design26Screen(isDark: true)
      screen.window.backgroundColor = .black
      let half = UIView()
      half.backgroundColor = .white
      screen.add(half, CGRect(x: 150, y: 0, width: 243, height: 852))
      let pane = GlassView(frame: .zero)
      screen.add(pane, CGRect(x: 50, y: 100, width: 200, height: 44))
      pane.show(screen.window.measures.glass.regular)
      return [screen.color(100, 122)[0], screen.color(200, 122)[0]]
    },
    Design26Row("D226", 240, within: 12) {
      let screen = Design26Screen()
      screen.window.backgroundColor = .black
      let pane = GlassView(frame: .zero)
      screen.add(pane, CGRect(x: 50, y: 100, width: 200, height: 44))
      pane.show(screen.window.measures.glass.regular)
      return [screen.color(150, 100)[0]]
    },
    Design26Row("D097 light", 204, within: 3) {
      let screen = Design26Screen()
      screen.show(UIViewController()).view.backgroundColor = .white
      let (_, _) = presented(on: screen)
      return [screen.color(10, 100)[0]]
    },
  ]

  private static func presented(on screen: Design26Screen) -> (UIViewController, UISheetPresentationController?) {
    let controller = UIViewController()
    controller.sheetPresentationController?.detents = [.medium()]
    screen.window.rootViewController?.present(controller, animated: false)
    screen.update()
    return (controller, controller.sheetPresentationController)
  }

  // MARK: - Fading under bars

  private static func scrolled(_ style: UIScrollEdgeEffect.Style = .automatic) -> (UINavigationController, UITabBar) {
    let screen = Design26Screen()
    let table = UITableViewController(style: .plain)
    table.title = "Title"
    let source = Design26Rows()
    source.keepAlive(table.tableView)
    table.tableView.dataSource = source
    table.tableView.rowHeight = 600
    table.tableView.topEdgeEffect.style = style
    table.tableView.bottomEdgeEffect.style = style
    let navigation = UINavigationController(rootViewController: table)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    screen.show(tabs)
    table.tableView.contentOffset.y += 200
    screen.update()
    return (navigation, tabs.tabBar)
  }

  private static func topFrame(_ style: UIScrollEdgeEffect.Style) -> CGRect {
    let bar = scrolled(style).0.navigationBar
    return bar.parts.edgeEffect?.frame.offsetBy(dx: 0, dy: bar.frame.minY) ?? .zero
  }

  private static func bottomFrame(_ style: UIScrollEdgeEffect.Style) -> CGRect {
    let bar = scrolled(style).1
    return bar.floatingParts?.edgeEffect?.frame ?? .zero
  }

  private nonisolated static let edgeEffects: [Design26Row] = [
    Design26Row("D242", 0, 167.8, 0, 103) {
      [UIScrollEdgeEffect.Style.soft, .hard].map(topFrame).flatMap { [$0.minY, $0.maxY] }
    },
    Design26Row("D243", 147.8, 83) { [UIScrollEdgeEffect.Style.soft, .hard].map(bottomFrame).map(\.height) },
    Design26Row("D074", 64.8) { [bottomFrame(.automatic).height - 83] },
    Design26Row("D245", 230, within: 6) {
      let screen = Design26Screen()
      screen.window.backgroundColor = .black
      let view = EdgeEffectView(at: .top)
      view.show(EdgeEffect(isHard: true, strength: 1, color: .white), barLength: 113)
      screen.add(view, CGRect(x: 0, y: 0, width: 393, height: 103))
      return [screen.color(100, 50)[0]]
    },
    Design26Row("D241", 4) {
      let view = UIScrollView()
      let effects = [view.topEdgeEffect, view.leftEdgeEffect, view.bottomEdgeEffect, view.rightEdgeEffect]
      #expect(effects.allSatisfy { $0.style == .automatic && !$0.isHidden })
      return [CGFloat(Set(effects.map { ObjectIdentifier($0) }).count)]
    },
  ]
}
