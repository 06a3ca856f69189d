import CoreGraphics
import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("iOS 26: controls and tables", .ownHosts)
struct Design26ControlTests {
  @Test("recorded figures of controls", arguments: controls)
  func control(_ row: Design26Row) { row.check() }

  @Test("recorded figures of tables", arguments: tables)
  func table(_ row: Design26Row) { row.check() }

  @Test("recorded system colors", arguments: colors)
  func color(_ row: Design26Row) { row.check() }

  // MARK: - Controls

  private static func button(_ configuration: () -> UIButton.Configuration) -> UIButton {
    let screen = Design26Screen()
    return screen.window.traitCollection.asCurrent {
      var configuration = configuration()
      configuration.title = "Configure"
      return screen.add(UIButton(configuration: configuration), CGRect(x: 20, y: 200, width: 99, height: 34.333))
    }
  }

  private static func radius(_ button: UIButton) -> CGFloat { button.parts.background?.layer.cornerRadius ?? 0 }

  private static func styled(_ style: UIButton.Configuration.CornerStyle) -> CGFloat {
    radius(
      button {
        var configuration = UIButton.Configuration.filled()
        configuration.cornerStyle = style
        return configuration
      })
  }

  private nonisolated static let controls: [Design26Row] = [
    Design26Row("D180", 63, 28, 61, 28) {
      let control = Design26Screen().add(UISwitch())
      let size = control.intrinsicContentSize
      return [control.frame.width, control.frame.height, size.width, size.height]
    },
    Design26Row("D181", 2, 2, 37, 24, 24) {
      let screen = Design26Screen()
      let control = screen.add(UISwitch())
      @MainActor func knob() -> CGRect { control.subviews[0].subviews[0].frame }
      let off = knob().numbers
      control.isOn = true
      screen.update()
      return off + [knob().minX]
    },
    Design26Row("E099", 9, 91, 302, 34, 17) {
      let rows = PickerRows()
      let picker = UIPickerView()
      picker.dataSource = rows
      Design26Screen().add(picker, CGRect(x: 20, y: 200, width: 320, height: 216))
      return picker.band.frame.numbers + [picker.band.layer.cornerRadius]
    },
    Design26Row("E113", 43, 54, 8) {
      let measures = DesignMeasures.iOS26.keyboards
      // A phone of the usual width has four rows in the positions of the keyboard.
      let pitch = (measures.phoneKeys - measures.topPadding - measures.bottomPadding + measures.rowGap) / 4
      return [pitch - measures.rowGap, pitch, measures.radius]
    },
    Design26Row("D185", 34) { [Design26Screen().add(UISlider()).intrinsicContentSize.height] },
    Design26Row("D186", 6, 3) {
      let slider = Design26Screen().add(UISlider(), CGRect(x: 20, y: 200, width: 200, height: 34))
      slider.value = 0.5
      slider.layoutIfNeeded()
      return [slider.parts.minimumTrack.frame.height, slider.parts.minimumTrack.layer.cornerRadius]
    },
    Design26Row("D187", 81.5, 37, 24) {
      let slider = Design26Screen().add(UISlider(), CGRect(x: 20, y: 200, width: 200, height: 34))
      slider.value = 0.5
      slider.layoutIfNeeded()
      return [slider.parts.knob.frame.minX, slider.parts.knob.frame.width, slider.parts.knob.frame.height]
    },
    Design26Row("D188", 100) {
      let slider = Design26Screen().add(UISlider(), CGRect(x: 20, y: 200, width: 200, height: 34))
      slider.value = 0.5
      slider.layoutIfNeeded()
      return [slider.parts.minimumTrack.frame.maxX]
    },
    Design26Row("D193", 14, 2) {
      let control = UISegmentedControl(items: ["A", "B"])
      control.selectedSegmentIndex = 0
      Design26Screen().add(control, CGRect(x: 20, y: 200, width: 200, height: 28))
      return [control.parts.track.layer.cornerRadius, control.parts.selection.frame.minX]
    },
    Design26Row("D195", 13) {
      [Design26Screen().add(UISegmentedControl(items: ["A"])).measures.segmentedControls.fontSize]
    },
    Design26Row("D197", 33, 66) {
      let control = UISegmentedControl(items: ["A", "B", "C"])
      Design26Screen().add(control, CGRect(x: 20, y: 200, width: 100, height: 32))
      return control.segments.dropFirst().map { $0.view.frame.minX }
    },
    Design26Row("D198", 94, 32) {
      let size = Design26Screen().add(UIStepper()).frame.size
      return [size.width, size.height]
    },
    Design26Row("D199", 16) { [Design26Screen().add(UIStepper()).parts.track.layer.cornerRadius] },
    Design26Row("D200", 4) { [Design26Screen().add(UIProgressView()).intrinsicContentSize.height] },
    Design26Row("D204", 20, 37) {
      [UIActivityIndicatorView.Style.medium, .large].map { style in
        let view: UIView = Design26Screen().add(UIActivityIndicatorView(style: style))
        return view.intrinsicContentSize.width
      }
    },
    Design26Row("D205", 34) {
      let field = UITextField()
      field.borderStyle = .roundedRect
      return [Design26Screen().add(field).intrinsicContentSize.height]
    },
    Design26Row("D211", 7, 12, 7, 12) {
      let insets = button { .filled() }.configuration?.contentInsets ?? .zero
      return [insets.top, insets.leading, insets.bottom, insets.trailing]
    },
    Design26Row("D213", 34.333) { [button { .glass() }.intrinsicContentSize.height] },
    Design26Row("D215", 17) { [radius(button { .filled() })] },
    Design26Row("D216", 17.167, 5.95) {
      let glass = button { .glass() }
      return [radius(glass), glass.configuration?.background.cornerRadius ?? 0]
    },
    Design26Row("D217", 0.125, 0.175, 0.25, 0.5, 5.95, within: 0.005) {
      [styled(.small), styled(.medium), styled(.large), styled(.capsule)].map { $0 / 34.333 } + [styled(.fixed)]
    },
    Design26Row("D221", 30) {
      let button = UIButton(type: .system)
      button.setTitle("Configure", for: .normal)
      return [Design26Screen().add(button).intrinsicContentSize.height]
    },
  ]

  // MARK: - Tables

  private static func table(
    _ style: UITableView.Style, _ screen: Design26Screen = Design26Screen(), _ source: Design26Rows = Design26Rows()
  ) -> UITableView {
    let table = UITableView(frame: screen.window.bounds, style: style)
    source.keepAlive(table)
    table.dataSource = source
    table.contentInsetAdjustmentBehavior = .never
    return screen.add(table)
  }

  private nonisolated static let path = IndexPath(row: 0, section: 0)

  private nonisolated static let tables: [Design26Row] = [
    Design26Row("D150", 52) { [table(.insetGrouped).rectForRow(at: path).height] },
    Design26Row("D151", 53) {
      let source = Design26Rows()
      source.usesConfigurations = true
      return [table(.insetGrouped, Design26Screen(), source).rectForRow(at: path).height]
    },
    Design26Row("D152", 62, 69.333, 69.333, 69.5) {
      @MainActor func height(_ style: UITableView.Style, _ screen: Design26Screen) -> CGFloat {
        let source = Design26Rows()
        source.style = .subtitle
        return table(style, screen, source).rectForRow(at: path).height
      }
      return [
        height(.plain, Design26Screen()), height(.grouped, Design26Screen()), height(.insetGrouped, Design26Screen()),
        height(.grouped, .small()),
      ]
    },
    Design26Row("D154", 15, 15, 20) {
      // No safe area extends into this row.
      let margins = table(.plain).cellForRow(at: IndexPath(row: 1, section: 1))?.contentView.layoutMargins ?? .zero
      return [margins.top, margins.bottom, margins.left]
    },
    Design26Row("D155", 16, 20) {
      [
        table(.plain, .small()).cellForRow(at: path)?.contentView.layoutMargins.left ?? 0,
        table(.plain).cellForRow(at: path)?.contentView.layoutMargins.left ?? 0,
      ]
    },
    Design26Row("D157", 26) { [table(.insetGrouped).cellForRow(at: path)?.layer.cornerRadius ?? 0] },
    Design26Row("D158", 20, 16) {
      [table(.insetGrouped).rectForRow(at: path).minX, table(.insetGrouped, .small()).rectForRow(at: path).minX]
    },
    Design26Row("D159", 16, 20) {
      let wide = Design26Screen(CGSize(width: 440, height: 956), top: 62)
      return [
        table(.insetGrouped).cellForRow(at: path)?.contentView.layoutMargins.left ?? 0,
        table(.insetGrouped, wide).cellForRow(at: path)?.contentView.layoutMargins.left ?? 0,
      ]
    },
    Design26Row("D160", 55.333) { [table(.insetGrouped).rectForHeader(inSection: 0).height] },
    Design26Row("D161", 38, 45.333) {
      let source = Design26Rows()
      source.footer = "Footer"
      return [
        table(.insetGrouped).rectForHeader(inSection: 1).height,
        table(.insetGrouped, Design26Screen(), source).rectForHeader(inSection: 1).height,
      ]
    },
    Design26Row("D162", 17, 5.5) {
      let shown = table(.insetGrouped)
      let header = shown.headerView(forSection: 0)
      let label = header?.textLabel
      #expect(label?.text == "Title")
      return [label?.font.pointSize ?? 0, (header?.bounds.height ?? 0) - (label?.frame.maxY ?? 0)]
    },
    Design26Row("D163", 17.5) { [table(.insetGrouped).rectForFooter(inSection: 0).height] },
    Design26Row("D164", 30) {
      let source = Design26Rows()
      source.footer = "Footer"
      return [table(.insetGrouped, Design26Screen(), source).rectForFooter(inSection: 0).height]
    },
    Design26Row("D165", 56) {
      let shown = table(.insetGrouped)
      let last = shown.rectForRow(at: IndexPath(row: 1, section: 0))
      return [shown.rectForRow(at: IndexPath(row: 0, section: 1)).minY - last.maxY]
    },
    Design26Row("D168", 20, 20) { lineInsets(table(.plain)) },
    Design26Row("D169", 16, 16) { lineInsets(table(.insetGrouped)) },
    Design26Row("D172", 8) {
      let source = Design26Rows()
      source.accessory = .disclosureIndicator
      let cell = table(.insetGrouped, Design26Screen(), source).cellForRow(at: path)
      return [cell?.contentView.layoutMargins.right ?? 0]
    },
  ]

  private static func lineInsets(_ table: UITableView) -> [CGFloat] {
    guard let cell = table.cellForRow(at: path), let line = cell.state.bottomSeparator else { return [] }
    return [line.frame.minX, cell.bounds.width - line.frame.maxX]
  }

  // MARK: - Colors

  private nonisolated static func row(
    _ id: String, _ color: UIColor, _ expected: [CGFloat], isDark: Bool = false, isHigh: Bool = false
  ) -> Design26Row {
    Design26Row(id, expected[0], expected[1], expected[2], within: 3) {
      let traits = UITraitCollection {
        $0[DesignMeasuresTrait.self] = .iOS26
        $0.userInterfaceStyle = isDark ? .dark : .light
        $0.accessibilityContrast = isHigh ? .high : .normal
      }
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red * 255, green * 255, blue * 255]
    }
  }

  private nonisolated static let colors: [Design26Row] = [
    row("D290", .systemBlue, [0, 136, 255]), row("D291", .systemRed, [255, 56, 60]),
    row("E116", .systemRed, [255, 66, 69], isDark: true),
    row("E117 light", .systemRed, [233, 21, 45], isHigh: true),
    row("E117 dark", .systemRed, [255, 97, 101], isDark: true, isHigh: true),
    row("E118", .systemOrange, [255, 146, 48], isDark: true), row("E119", .systemOrange, [255, 141, 40]),
    row("E121", .systemYellow, [255, 214, 0], isDark: true), row("E122", .systemYellow, [255, 204, 0]),
    row("E124", .systemGreen, [48, 209, 88], isDark: true), row("E125", .systemGreen, [52, 199, 89]),
    row("E127", .systemMint, [0, 218, 195], isDark: true), row("E128", .systemMint, [0, 200, 179]),
    row("E130", .systemTeal, [0, 210, 224], isDark: true), row("E131", .systemTeal, [0, 195, 208]),
    row("E133", .systemCyan, [60, 211, 254], isDark: true), row("E134", .systemCyan, [0, 192, 232]),
    row("E136", .systemBlue, [0, 145, 255], isDark: true),
    row("E137 light", .systemBlue, [30, 110, 244], isHigh: true),
    row("E137 dark", .systemBlue, [92, 184, 255], isDark: true, isHigh: true),
    row("E138", .systemIndigo, [109, 124, 255], isDark: true), row("E139", .systemIndigo, [97, 85, 245]),
    row("E141", .systemPurple, [219, 52, 242], isDark: true), row("E142", .systemPurple, [203, 48, 224]),
    row("E144", .systemPink, [255, 55, 95], isDark: true), row("E145", .systemPink, [255, 45, 85]),
    row("E147", .systemBrown, [183, 138, 102], isDark: true), row("E148", .systemBrown, [172, 127, 94]),
  ]
}

/// A data source of two sections with two rows and titles.
@MainActor
final class Design26Rows: NSObject, UITableViewDataSource {
  var usesConfigurations = false
  var style = UITableViewCell.CellStyle.default
  var accessory = UITableViewCell.AccessoryType.none
  var footer: String?
  private var key: UInt8 = 0

  /// Retains the data source, because a table does not.
  func keepAlive(_ table: UITableView) { Self.kept.append((table, self)) }

  private static var kept: [(UITableView, Design26Rows)] = []

  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.accessoryType = accessory
    if usesConfigurations {
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
    } else {
      cell.textLabel?.text = "Row"
      cell.detailTextLabel?.text = "Detail"
    }
    return cell
  }
}

private final class PickerRows: NSObject, UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
}
