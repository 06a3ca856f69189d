import CoreGraphics
import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("iOS 26: further figures of components", .ownHosts)
struct Design26FigureTests {
  @Test("recorded figures of bars", arguments: bars)
  func bar(_ row: Design26Row) { row.check() }

  @Test("recorded figures of controls and cells", arguments: controls)
  func control(_ row: Design26Row) { row.check() }

  @Test("recorded figures of presentations", arguments: presentations)
  func presentation(_ row: Design26Row) { row.check() }

  @Test("recorded colors with increased contrast", arguments: colors)
  func color(_ row: Design26Row) { row.check() }

  // MARK: - Measuring

  private static func numbers(_ color: UIColor?, isDark: Bool = false, isHigh: Bool = false) -> [CGFloat] {
    let traits = UITraitCollection {
      $0[DesignMeasuresTrait.self] = .iOS26
      $0.userInterfaceStyle = isDark ? .dark : .light
      $0.accessibilityContrast = isHigh ? .high : .normal
    }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color?.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red * 255, green * 255, blue * 255, alpha]
  }

  private static func all<View: UIView>(_ type: View.Type, in view: UIView?) -> [View] {
    view?.subviews.flatMap { ($0 as? View).map { [$0] } ?? all(type, in: $0) } ?? []
  }

  private static func landscape() -> Design26Screen {
    Design26Screen(CGSize(width: 667, height: 375), top: 0, bottom: 0, scale: 2, cutout: .none, vertical: .compact)
  }

  private static func tabs(_ count: Int, _ screen: Design26Screen) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<count).map { index in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: "Tab \(index)", image: UIImage(systemName: "star"), tag: index)
      return controller
    }
    return screen.show(tabs)
  }

  private static func item(_ configure: (UIBarButtonItem) -> Void = { _ in }) -> UIBarButtonItem {
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    configure(item)
    return item
  }

  private static func label(of item: UIBarButtonItem) -> UILabel? { all(UILabel.self, in: item.viewInBar).first }

  // MARK: - Bars

  private nonisolated static let bars: [Design26Row] = [
    Design26Row("D004", 24) { [landscape().showNavigation().navigationBar.frame.minY] },
    Design26Row("D005", 54) { [landscape().showNavigation().navigationBar.frame.height] },
    Design26Row("D017", 1) {
      let bar = Design26Screen().showNavigation().navigationBar
      return [bar.parts.background.isClear ? 1 : 0]
    },
    Design26Row("D028", 17, 20.333) {
      let edit = item()
      let navigation = Design26Screen().showNavigation { $0.rightBarButtonItem = edit }
      let shown = withExtendedLifetime(navigation) { label(of: edit) }
      return [shown?.font.pointSize ?? 0, shown?.frame.height ?? 0]
    },
    Design26Row("D032", 0, 0, 0, 255) {
      let (plain, tinted) = (item(), item { $0.tintColor = .red })
      let navigation = Design26Screen().showNavigation {
        $0.leftBarButtonItem = plain
        $0.rightBarButtonItem = tinted
      }
      navigation.navigationBar.tintColor = .green
      navigation.navigationBar.layoutIfNeeded()
      return Array(numbers(label(of: plain)?.textColor).prefix(3) + numbers(label(of: tinted)?.textColor).prefix(1))
    },
    Design26Row("D033", 60, 60, 67, 0.298, within: 1) {
      let edit = item { $0.isEnabled = false }
      let navigation = Design26Screen().showNavigation { $0.rightBarButtonItem = edit }
      return withExtendedLifetime(navigation) { numbers(label(of: edit)?.textColor) }
    },
    Design26Row("D043", 48) {
      let bar = UIToolbar()
      bar.items = [item()]
      Design26Screen().add(bar, CGRect(x: 0, y: 300, width: 393, height: 48))
      return bar.shownPlatters.map(\.height)
    },
    Design26Row("D048", 1) {
      let bar = UIToolbar()
      bar.items = [item()]
      Design26Screen().add(bar, CGRect(x: 0, y: 300, width: 393, height: 48))
      return [bar.background.isClear ? 1 : 0]
    },
    Design26Row("D146", 188, 102) {
      [2, 1].map { tabs($0, .pro()).tabBar.floatingParts?.platter.frame.width ?? 0 }
    },
    Design26Row("E029", 791) { [tabs(3, .pro()).tabBar.frame.minY] },
    Design26Row("E030", 21) {
      let bar = tabs(3, .pro()).tabBar
      return [bar.bounds.height - (bar.floatingParts?.platter.frame.maxY ?? 0)]
    },
    Design26Row("E034", 27) { [tabs(5, .pro()).tabBar.floatingParts?.selection.layer.cornerRadius ?? 0] },
    Design26Row("E037", 12, 35, 10) {
      let label = all(UILabel.self, in: tabs(5, .pro()).tabBar.buttons[0]).first
      return [label?.frame.height ?? 0, label?.frame.minY ?? 0, label?.font.pointSize ?? 0]
    },
    Design26Row("E043", 83) { [tabs(3, .pro()).viewControllers?.first?.view.safeAreaInsets.bottom ?? 0] },
    Design26Row("E047", 62, 62, 8) {
      let screen = Design26Screen.pro()
      let tabs = UITabBarController(
        tabs: ["a", "b", "c", "d"].map { name in
          UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
        } + [UISearchTab { _ in UIViewController() }])
      screen.show(tabs)
      let panes = all(GlassView.self, in: tabs.tabBar).map(\.frame).sorted { $0.minX < $1.minX }
      return [panes[1].width, panes[1].height, panes[1].minX - panes[0].maxX]
    },
  ]

  // MARK: - Controls and cells

  private static func field(_ text: String = "", isLarge: Bool = false) -> UISearchTextField {
    let screen = Design26Screen()
    if isLarge { screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge }
    let bar = screen.add(UISearchBar(), CGRect(x: 0, y: 200, width: 393, height: isLarge ? 100 : 44))
    bar.placeholder = "Search"
    bar.text = text
    screen.update()
    return bar.searchTextField
  }

  private static func cell(
    _ accessory: UITableViewCell.AccessoryType = .none, _ screen: Design26Screen = Design26Screen()
  ) -> UITableViewCell? {
    let source = Design26Rows()
    source.accessory = accessory
    let table = UITableView(frame: screen.window.bounds, style: .plain)
    source.keepAlive(table)
    table.dataSource = source
    table.contentInsetAdjustmentBehavior = .never
    screen.add(table)
    return table.cellForRow(at: IndexPath(row: 0, section: 0))
  }

  private static func button(
    _ size: UIButton.Configuration.Size, _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration: UIButton.Configuration?
    UITraitCollection {
      $0[DesignMeasuresTrait.self] = .iOS26
      $0.displayScale = 3
    }.performAsCurrent { configuration = .filled() }
    configuration?.title = "Title"
    configuration?.buttonSize = size
    if configuration != nil { change(&configuration!) }
    let button = UIButton()
    button.configuration = configuration
    Design26Screen().add(button)
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    return button
  }

  private nonisolated static let controls: [Design26Row] = [
    Design26Row("D080", 12, 20.667) {
      let frame = field().leftView?.frame ?? .zero
      return [frame.minX, frame.width]
    },
    // The figure is the text size AX2's in the recorded table of text sizes (40 / 22 of 44); AX1's is 68.
    Design26Row("D085", 80) { [field(isLarge: true).bounds.height] },
    Design26Row("D171", 10.333, 20) {
      guard let cell = cell(.disclosureIndicator), let view = all(StandardAccessory.self, in: cell).first else {
        return []
      }
      return [view.frame.width, cell.bounds.width - cell.convert(view.bounds, from: view).maxX]
    },
    Design26Row("D177", 393 - 20 - 63) {
      let screen = Design26Screen()
      let source = Design26Rows()
      let table = UITableView(frame: screen.window.bounds, style: .plain)
      source.keepAlive(table)
      table.dataSource = source
      screen.add(table)
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
      let toggle = UISwitch()
      cell?.accessoryView = toggle
      screen.update()
      return [toggle.frame.minX]
    },
    Design26Row("D212", 5, 10, 15, 20) {
      let (small, large) = (button(.small), button(.large))
      return [small, large].flatMap { button -> [CGFloat] in
        let insets = button.configuration?.contentInsets ?? .zero
        return [insets.top, insets.leading]
      }
    },
    Design26Row("D214", 15, 15, 17, 17) {
      [UIButton.Configuration.Size.mini, .small, .medium, .large].map {
        button($0).titleLabel?.font.pointSize ?? 0
      }
    },
    Design26Row("E103", 28, 28, 34, 50) {
      [UIButton.Configuration.Size.mini, .small, .medium, .large].map { button($0).intrinsicContentSize.height }
    },
    Design26Row("E097", 22, 12) {
      let screen = Design26Screen()
      let toggle = screen.add(UISwitch())
      @MainActor func knob() -> UIView { toggle.subviews[0].subviews[0] }
      let off = knob().frame.minX
      toggle.isOn = true
      screen.update()
      return [knob().frame.minX - off, knob().frame.height / 2]
    },
    Design26Row("E098", 320, 216) {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .wheels
      let size = Design26Screen().add(picker).intrinsicContentSize
      return [size.width, size.height]
    },
    Design26Row("E105", 94, 32, 16) {
      let stepper = Design26Screen().add(UIStepper())
      return [
        stepper.intrinsicContentSize.width, stepper.intrinsicContentSize.height, stepper.parts.track.layer.cornerRadius,
      ]
    },
    Design26Row("E107", 34) {
      let field = UITextField()
      field.borderStyle = .roundedRect
      return [Design26Screen().add(field).intrinsicContentSize.height]
    },
  ]

  // MARK: - Presentations

  private static func present(
    _ controller: UIViewController, on screen: Design26Screen, behind color: UIColor = .white
  ) {
    let root = screen.show(UIViewController())
    root.view.backgroundColor = color
    root.present(controller, animated: false)
    screen.update()
  }

  private static func sheet(
    _ detents: [UISheetPresentationController.Detent], _ screen: Design26Screen, behind color: UIColor = .white
  ) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    controller.sheetPresentationController?.detents = detents
    present(controller, on: screen, behind: color)
    return controller
  }

  private static func actions(_ count: Int, isBeside: Bool) -> (Design26Screen, UIAlertController) {
    let screen = Design26Screen.pro(isDark: true)
    let root = screen.show(UIViewController())
    let source = UIView(frame: CGRect(x: 150, y: 300, width: 100, height: 44))
    root.view.addSubview(source)
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
    for index in 0..<count { alert.addAction(UIAlertAction(title: "Action \(index)", style: .default)) }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    if isBeside { alert.popoverPresentationController?.sourceView = source }
    root.present(alert, animated: false)
    screen.update()
    return (screen, alert)
  }

  private nonisolated static let presentations: [Design26Row] = [
    Design26Row("D088", 759) {
      var value: CGFloat = 0
      _ = sheet(
        [
          .custom { context in
            value = context.maximumDetentValue
            return value
          }
        ], Design26Screen())
      return [value]
    },
    Design26Row("D096", 120, 120, 128, 0.4295, within: 1) { numbers(SheetMeasures.iOS26.grabberColor) },
    // The reading is a sheet's over a white screen that is dimmed by 20%. The law of the light bar's glass gives 246.
    Design26Row("D099, D231 light", 245, within: 6) {
      let screen = Design26Screen()
      _ = sheet([.medium()], screen)
      return [screen.color(196, 700)[0]]
    },
    Design26Row("D099 dark", 57, within: 6) {
      let screen = Design26Screen(isDark: true)
      _ = sheet([.medium()], screen, behind: .black)
      return [screen.color(196, 700)[0]]
    },
    // 52 / 255 of a white that is dimmed to 0.52, and 57.
    Design26Row("D230", 84, within: 6) {
      let screen = Design26Screen(isDark: true)
      _ = sheet([.medium()], screen, behind: .white)
      return [screen.color(196, 700)[0]]
    },
    Design26Row("D099 large", 255) {
      let screen = Design26Screen()
      _ = sheet([.large()], screen)
      return [screen.color(196, 700)[0]]
    },
    Design26Row("D101", 1) {
      let controller = sheet([.medium(), .large()], Design26Screen())
      return [controller.sheetPresentationController?.frameOfPresentedViewInContainerView.minX == 8 ? 1 : 0]
    },
    Design26Row("D132 white", 252, within: 6) { popover(.white) },
    Design26Row("D132 black", 215, within: 6) { popover(.black) },
    Design26Row("D138", 0, 0, 667, 375) {
      let controller = sheet([.medium()], landscape())
      return (controller.sheetPresentationController?.frameOfPresentedViewInContainerView ?? .zero).numbers
    },
    Design26Row("D108", 30, 30, 160) {
      let screen = Design26Screen()
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, on: screen)
      let both = all(UILabel.self, in: alert.view).filter { !($0.superview is AlertButton) && !$0.isHidden }
      let single = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      present(single, on: Design26Screen())
      let label = all(UILabel.self, in: single.view).first { !$0.isHidden }
      return [both[0].frame.minX, both[1].frame.minX, label?.textAlignment == .center ? label?.frame.midX ?? 0 : 0]
    },
    Design26Row("D111", 17, 255, 56, 60, within: 1) {
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      present(alert, on: Design26Screen())
      let label = all(UILabel.self, in: all(AlertButton.self, in: alert.view).first).first
      return [label?.font.pointSize ?? 0] + numbers(label?.textColor).prefix(3)
    },
    Design26Row("E084", 240, 292.33) {
      let size = actions(4, isBeside: true).1.view.frame.size
      return [size.width, size.height]
    },
    Design26Row("E084 without a source", 320, 5) {
      let alert = actions(4, isBeside: false).1
      return [alert.view.frame.width, CGFloat(all(AlertButton.self, in: alert.view).count)]
    },
    Design26Row("E085", 208, 48, 56, 4) {
      let buttons = all(AlertButton.self, in: actions(4, isBeside: true).1.view)
      return [
        buttons[0].frame.width, buttons[0].frame.height, buttons[1].frame.minY - buttons[0].frame.minY,
        CGFloat(buttons.count),
      ]
    },
    Design26Row("E086", 30, 22, 180, 20.333) {
      let alert = actions(4, isBeside: true).1
      let labels = all(UILabel.self, in: alert.view).filter { !($0.superview is AlertButton) && !$0.isHidden }
      return labels[0].frame.numbers
    },
  ]

  private static func popover(_ color: UIColor) -> [CGFloat] {
    let screen = Design26Screen.pad()
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = CGSize(width: 300, height: 200)
    let root = screen.show(UIViewController())
    root.view.backgroundColor = color
    controller.popoverPresentationController?.sourceView = root.view
    controller.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 300, width: 20, height: 20)
    root.present(controller, animated: false)
    screen.update()
    let frame = controller.popoverPresentationController?.frameOfPresentedViewInContainerView ?? .zero
    return [screen.color(frame.midX, frame.midY)[0]]
  }

  // MARK: - Colors

  private nonisolated static func row(
    _ id: String, _ color: UIColor, light: [CGFloat], dark: [CGFloat]
  ) -> Design26Row {
    let all = light + dark
    return Design26Row(id, all[0], all[1], all[2], all[3], all[4], all[5], within: 3) {
      Array(numbers(color, isHigh: true).prefix(3) + numbers(color, isDark: true, isHigh: true).prefix(3))
    }
  }

  private nonisolated static let colors: [Design26Row] = [
    row("E120", .systemOrange, light: [197, 83, 0], dark: [255, 160, 86]),
    row("E123", .systemYellow, light: [161, 106, 0], dark: [254, 223, 67]),
    row("E126", .systemGreen, light: [0, 137, 50], dark: [74, 217, 104]),
    row("E129", .systemMint, light: [0, 133, 117], dark: [84, 223, 203]),
    row("E132", .systemTeal, light: [0, 129, 152], dark: [59, 221, 236]),
    row("E135", .systemCyan, light: [0, 126, 174], dark: [109, 217, 255]),
    row("E140", .systemIndigo, light: [86, 74, 222], dark: [167, 170, 255]),
    row("E143", .systemPurple, light: [176, 47, 194], dark: [234, 141, 255]),
    row("E146", .systemPink, light: [231, 18, 77], dark: [255, 138, 196]),
    row("E149", .systemBrown, light: [149, 109, 81], dark: [219, 166, 121]),
  ]
}
