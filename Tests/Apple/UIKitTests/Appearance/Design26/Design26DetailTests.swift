import CoreGraphics
import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("iOS 26: details of components", .ownHosts)
struct Design26DetailTests {
  @Test("recorded details of controls", arguments: controls)
  func control(_ row: Design26Row) { row.check() }

  @Test("recorded details of rows", arguments: rows)
  func row(_ row: Design26Row) { row.check() }

  @Test("recorded details of bars", arguments: bars)
  func bar(_ row: Design26Row) { row.check() }

  // MARK: - Measuring

  static func numbers(_ color: UIColor?, isDark: Bool = false) -> [CGFloat] {
    let traits = UITraitCollection {
      $0[DesignMeasuresTrait.self] = .iOS26
      $0.userInterfaceStyle = isDark ? .dark : .light
    }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color?.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red * 255, green * 255, blue * 255, alpha]
  }

  static func all<View: UIView>(_ type: View.Type, in view: UIView?) -> [View] {
    view?.subviews.flatMap { ($0 as? View).map { [$0] } ?? all(type, in: $0) } ?? []
  }

  /// Returns the opacity from 0 to 255, the vertical offset and the radius of the first shadow in a tree of layers.
  static func shadow(in layer: CALayer?) -> [CGFloat] {
    guard let layer else { return [] }
    if layer.shadowOpacity > 0 {
      return [CGFloat(layer.shadowOpacity) * 255, layer.shadowOffset.height, layer.shadowRadius]
    }
    return (layer.sublayers ?? []).lazy.map { shadow(in: $0) }.first { !$0.isEmpty } ?? []
  }

  static func plainScreen(_ color: UIColor, isDark: Bool = false) -> Design26Screen {
    let screen = Design26Screen(isDark: isDark)
    screen.window.backgroundColor = color
    return screen
  }

  static func gray(_ white: CGFloat) -> UIColor { UIColor(white: white / 255, alpha: 1) }

  static func landscape() -> Design26Screen {
    Design26Screen(CGSize(width: 667, height: 375), top: 0, bottom: 0, scale: 2, cutout: .none, vertical: .compact)
  }

  // MARK: - Controls

  private static func pages(_ count: Int) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = count
    let size = Design26Screen().add(control).intrinsicContentSize
    control.frame = CGRect(origin: CGPoint(x: 20, y: 200), size: size)
    control.layoutIfNeeded()
    return control
  }

  private static func makeButton(
    _ base: () -> UIButton.Configuration, _ change: (inout UIButton.Configuration) -> Void = { _ in },
    state: (UIButton) -> Void = { _ in }
  ) -> (Design26Screen, UIButton) {
    let screen = plainScreen(.white)
    let button = screen.window.traitCollection.asCurrent {
      var configuration = base()
      configuration.title = "A"
      change(&configuration)
      return screen.add(UIButton(configuration: configuration), CGRect(x: 20, y: 200, width: 99, height: 34.333))
    }
    state(button)
    screen.update()
    return (screen, button)
  }

  private nonisolated static let controls: [Design26Row] = [
    Design26Row("D201", 74, 26, 110, 26) {
      [3, 5].map { pages($0).intrinsicContentSize }.flatMap { [$0.width, $0.height] }
    },
    Design26Row("D202", 19, 37, 55, 7.59) {
      let dots = all(UIImageView.self, in: pages(3)).map(\.frame)
      return dots.map(\.midX) + dots.prefix(1).map(\.width)
    },
    Design26Row("D203", 1, 0.45, within: 0.01) {
      all(UIImageView.self, in: pages(2)).map { numbers($0.backgroundColor)[3] }
    },
    Design26Row("D207", 7, 86, 2) {
      let field = UITextField()
      field.borderStyle = .roundedRect
      Design26Screen().add(field, CGRect(x: 20, y: 200, width: 100, height: 34))
      let rect = field.textRect(forBounds: field.bounds)
      return [rect.minX, rect.width, rect.minY]
    },
    Design26Row("D208 height", 60) { [Design26Screen().add(UIRefreshControl()).intrinsicContentSize.height] },
    Design26Row("D209", 9, 73, 282, 34) {
      let source = Design26PickerRows()
      let picker = UIPickerView()
      picker.dataSource = source
      Design26Screen().add(picker, CGRect(x: 20, y: 200, width: 300, height: 180))
      return withExtendedLifetime(source) { picker.band.frame.numbers }
    },
    Design26Row("E100", 31.2, 26.9, 19.2) {
      let cylinder = PickerCylinder(height: 216, rowHeight: 32, DesignMeasures.iOS26.pickers)
      let places = [0, 1, 2, 3].map { cylinder.place(at: $0)?.y ?? 0 }
      return zip(places.dropFirst(), places).map { $0 - $1 }
    },
    Design26Row("D189", 229, 26, within: 3) {
      [(UIColor.white, false), (.black, true)].map { (color: UIColor, isDark: Bool) -> CGFloat in
        let screen = plainScreen(color, isDark: isDark)
        screen.add(UISlider(), CGRect(x: 20, y: 200, width: 200, height: 34)).value = 0.2
        return screen.color(190, 217)[0]
      }
    },
    Design26Row("D194", 255, 90, 90, 96, within: 3) {
      [(UIColor.white, false), (.black, true)].flatMap { (color: UIColor, isDark: Bool) -> [CGFloat] in
        let screen = plainScreen(color, isDark: isDark)
        let control = UISegmentedControl(items: ["A", "B"])
        control.selectedSegmentIndex = 0
        screen.add(control, CGRect(x: 20, y: 200, width: 200, height: 32))
        let pixel = screen.color(40, 216)
        return isDark ? pixel : Array(pixel.prefix(1))
      }
    },
    Design26Row("D196", 0) {
      // The tracks of two segments differ from each other by no pixel at their boundary.
      let screen = plainScreen(.white)
      screen.add(UISegmentedControl(items: ["A", "B"]), CGRect(x: 20, y: 200, width: 200, height: 32))
      return [screen.color(120, 216)[0] - screen.color(100, 216)[0]]
    },
    Design26Row("D214 subtitle", 13) {
      [makeButton({ .filled() }, { $0.subtitle = "B" }).1.subtitleLabel?.font.pointSize ?? 0]
    },
    Design26Row("D218 disabled", 239, 239, 240, within: 3) {
      makeButton({ .filled() }, state: { $0.isEnabled = false }).0.color(32, 217)
    },
    Design26Row("D218 highlighted", 64, 166, 255, within: 3) {
      makeButton({ .filled() }, state: { $0.isHighlighted = true }).0.color(32, 217)
    },
    Design26Row("D218 selected", 209, 234, 255, within: 3) {
      makeButton({ .plain() }, state: { $0.isSelected = true }).0.color(32, 217)
    },
    Design26Row("D219", 1, 0, 51) {
      let button = makeButton({ .filled() }, { $0.subtitle = "B" }).1
      return [
        button.configuration?.titlePadding ?? 0, button.configuration?.imagePadding ?? 0,
        button.intrinsicContentSize.height,
      ]
    },
    Design26Row("E096", 70.5, 70.5, 73.5, within: 3) {
      let screen = plainScreen(.black, isDark: true)
      screen.add(UISwitch(), CGRect(x: 20, y: 200, width: 63, height: 28))
      return screen.color(73, 214)
    },
    Design26Row("E055", 64.7, within: 6) {
      // 0.294 of the backdrop and 0.098 + 0.102 smoothstep(0.19, 0.50, mean).
      let screen = plainScreen(gray(89), isDark: true)
      let pane = screen.add(GlassView(frame: .zero), CGRect(x: 50, y: 100, width: 200, height: 44))
      pane.show(screen.window.measures.glass.regular)
      return [screen.color(150, 122)[0]]
    },
    Design26Row("E016", 28, 28, 30, within: 6) {
      let screen = plainScreen(UIColor(red: 10 / 255, green: 10 / 255, blue: 11 / 255, alpha: 1), isDark: true)
      let pane = screen.add(GlassView(frame: .zero), CGRect(x: 50, y: 100, width: 200, height: 44))
      pane.show(screen.window.measures.glass.regular)
      return screen.color(150, 122)
    },
  ]

  // MARK: - Rows

  private static func editedCell() -> UITableViewCell? {
    let screen = Design26Screen.small()
    let source = Design26EditedRows()
    let table = UITableView(frame: screen.window.bounds, style: .plain)
    table.dataSource = source
    table.contentInsetAdjustmentBehavior = .never
    table.isEditing = true
    screen.add(table)
    return withExtendedLifetime(source) { table.cellForRow(at: IndexPath(row: 0, section: 0)) }
  }

  private static func table(_ style: UITableView.Style, _ screen: Design26Screen = Design26Screen()) -> UITableView {
    let source = Design26Rows()
    let table = UITableView(frame: screen.window.bounds, style: style)
    source.keepAlive(table)
    table.dataSource = source
    table.contentInsetAdjustmentBehavior = .never
    return screen.add(table)
  }

  private nonisolated static let rows: [Design26Row] = [
    Design26Row("D174", 15, 26, 40) {
      let cell = editedCell()
      let control = cell?.state.editControl?.frame ?? .zero
      return [control.minX, control.width, cell?.contentView.frame.minX ?? 0]
    },
    Design26Row("D174 color", 255, 56, 60, within: 3) { Array(numbers(.systemRed).prefix(3)) },
    Design26Row("D175", 332, 27) {
      let control = editedCell()?.state.reorderControl?.frame ?? .zero
      return [control.minX, control.width]
    },
    Design26Row("D176", 209, 209, 214, 58, 58, 60, within: 3) {
      let shown = table(.plain)
      shown.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      shown.layoutIfNeeded()
      let cell = shown.cellForRow(at: IndexPath(row: 0, section: 0))
      cell?.layoutIfNeeded()
      let color = cell?.state.plainSelectedBackground?.backgroundColor
      return Array(numbers(color).prefix(3) + numbers(color, isDark: true).prefix(3))
    },
    Design26Row("D293", 17, 1) {
      let label = table(.insetGrouped).headerView(forSection: 0)?.textLabel
      let isSemibold = label?.font.fontName == UIFont.systemFont(ofSize: 17, weight: .semibold).fontName
      return [label?.font.pointSize ?? 0, isSemibold && label?.text == "Title" ? 1 : 0]
    },
    Design26Row("E108", 20, 16) {
      let path = IndexPath(row: 0, section: 0)
      return [table(.insetGrouped).rectForRow(at: path).minX, table(.insetGrouped, .small()).rectForRow(at: path).minX]
    },
  ]

  // MARK: - Bars

  private static func tabs(_ count: Int, _ screen: Design26Screen, behind color: UIColor = .white) -> UITabBar {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<count).map { index in
      let controller = UIViewController()
      controller.view.backgroundColor = color
      controller.tabBarItem = UITabBarItem(title: "Tab", image: UIImage(systemName: "star"), tag: index)
      return controller
    }
    screen.show(tabs)
    return tabs.tabBar
  }

  /// Returns the colors of a tab bar's platter and of its selection, away from titles and images.
  private static func tabColors(behind color: UIColor, isDark: Bool = false) -> [CGFloat] {
    let screen = Design26Screen.pro(isDark: isDark)
    let bar = tabs(3, screen, behind: color)
    return [2, 0].map { index in
      let button = bar.buttons[index]
      let frame = button.convert(button.bounds, to: nil)
      return screen.color(frame.minX + 14, frame.midY)[0]
    }
  }

  private static func itemViews(_ items: [UIBarButtonItem.SystemItem]) -> (labels: Int, images: Int) {
    let items = items.map { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) }
    let navigation = Design26Screen().showNavigation { $0.rightBarButtonItems = items }
    return withExtendedLifetime(navigation) {
      let isText = items.map { !all(UILabel.self, in: $0.viewInBar).filter { !$0.isHidden }.isEmpty }
      return (isText.filter { $0 }.count, isText.filter { !$0 }.count)
    }
  }

  private static func fieldColor(on color: UIColor, isDark: Bool) -> CGFloat {
    let screen = plainScreen(color, isDark: isDark)
    screen.add(UISearchBar(), CGRect(x: 0, y: 200, width: 393, height: 44))
    return screen.color(300, 222)[0]
  }

  private nonisolated static let bars: [Design26Row] = [
    Design26Row("D006", 32, 54, 106, 138) {
      let plain = Design26Screen.pad().showNavigation().navigationBar
      let large = Design26Screen.pad().showNavigation(large: true).navigationBar
      return [plain.frame.minY, plain.frame.height, large.frame.height, large.frame.maxY]
    },
    Design26Row("D018", 0, -10, 375, 64) {
      let bar = Design26Screen.small().showNavigation {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        $0.standardAppearance = appearance
        $0.scrollEdgeAppearance = appearance
      }.navigationBar
      return bar.parts.background.frame.numbers
    },
    Design26Row("D035", 2, 0, 0, 5) {
      let (text, symbols) = (itemViews([.edit, .save]), itemViews([.done, .cancel, .close, .undo, .redo]))
      return [text.labels, text.images, symbols.labels, symbols.images].map { CGFloat($0) }
    },
    Design26Row("D037", 19.125, 4, 10) {
      let bar = Design26Screen().showNavigation {
        $0.rightBarButtonItem = UIBarButtonItem(image: square(18), style: .plain, target: nil, action: nil)
      }.navigationBar
      return shadow(in: bar.subviews.first { $0 is GlassView && !$0.isHidden }?.layer)
    },
    Design26Row("D067", 25, 25, 25) {
      Array(numbers(all(UILabel.self, in: tabs(3, .pro()).buttons[1]).first?.textColor).prefix(3))
    },
    Design26Row("D068", 251, 232.5, within: 6) { tabColors(behind: .white) },
    Design26Row("D069", 25.5, 2.5, 7) { shadow(in: tabs(3, .pro()).floatingParts?.platter.layer) },
    Design26Row("D227", 253, 235, within: 6) { tabColors(behind: .white) },
    Design26Row("D229, D145", 19, 53, within: 6) { tabColors(behind: .black, isDark: true) },
    Design26Row("D145 unselected", 243, 243, 243) {
      let label = all(UILabel.self, in: tabs(3, .pro(isDark: true)).buttons[1]).first
      return Array(numbers(label?.textColor, isDark: true).prefix(3))
    },
    Design26Row("E038", 28, 61, within: 6) { tabColors(behind: gray(10), isDark: true) },
    Design26Row("D079", 253, 19, within: 6) {
      [fieldColor(on: .white, isDark: false), fieldColor(on: .black, isDark: true)]
    },
    Design26Row("D084", 17.85, 7.5, 16) {
      shadow(
        in: Design26Screen().add(UISearchBar(), CGRect(x: 0, y: 200, width: 393, height: 44)).searchTextField.layer)
    },
    Design26Row("D143", 44, 36) {
      let bar = tabs(3, landscape())
      return [bar.floatingParts?.platter.frame.height ?? 0, bar.buttons[0].frame.height]
    },
    Design26Row("D065", 16) {
      let bar = tabs(3, landscape())
      bar.items?[0].badgeValue = "1"
      bar.layoutIfNeeded()
      return all(TabBadge.self, in: bar.buttons[0]).map(\.frame.height)
    },
    Design26Row("D149", 54) { [landscape().showNavigation(large: true).navigationBar.frame.height] },
    Design26Row("E012", 44, 54) {
      let bar = Design26Screen().showNavigation {
        $0.rightBarButtonItem = UIBarButtonItem(image: square(18), style: .plain, target: nil, action: nil)
      }.navigationBar
      return bar.shownPlatters.map(\.maxY) + [bar.frame.height]
    },
    Design26Row("E015", 44, 44) {
      let bar = Design26Screen.pro(isDark: true).showNavigation {
        $0.rightBarButtonItem = UIBarButtonItem(image: square(18), style: .plain, target: nil, action: nil)
      }.navigationBar
      return bar.shownPlatters.flatMap { [$0.width, $0.height] }
    },
    Design26Row("E019", 44, 44) {
      let bar = Design26Screen().showNavigation {
        $0.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
      }.navigationBar
      return bar.shownPlatters.flatMap { [$0.width, $0.height] }
    },
  ]
}

/// A data source of two rows that can be deleted and moved.
@MainActor
private final class Design26EditedRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.showsReorderControl = true
    cell.textLabel?.text = "Row"
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
}

private final class Design26PickerRows: NSObject, UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
}
