import Foundation
import RecordedFacts
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UITableViewCell", .ownHosts)
struct UITableViewCellTests {
  init() { StandardScreen.make() }

  /// Returns a cell in a table of a width, on a screen of 2x. Its frames are compared with those that Interface Builder
  /// saved.
  private func cell(
    _ style: UITableViewCell.CellStyle, width: CGFloat, height: CGFloat? = nil,
    accessory: UITableViewCell.AccessoryType = .none, table style2: UITableView.Style = .plain,
    textSize: UIContentSizeCategory? = nil, _ set: (UITableViewCell) -> Void
  ) -> UITableViewCell {
    let source = OneCell(UITableViewCell(style: style, reuseIdentifier: nil))
    source.cell.accessoryType = accessory
    set(source.cell)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 300), style: style2)
    table.contentInsetAdjustmentBehavior = .never
    table.traitOverrides.displayScale = 2
    if let textSize { table.traitOverrides.preferredContentSizeCategory = textSize }
    if let height { table.rowHeight = height }
    table.dataSource = source
    table.layoutIfNeeded()
    return source.cell
  }

  private final class OneCell: NSObject, UITableViewDataSource {
    let cell: UITableViewCell
    init(_ cell: UITableViewCell) { self.cell = cell }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
  }

  @Test("the default style fills the content view between its margins")
  func defaultStyle() {
    // The sizes are those in files of Interface Builder: 375 points wide with a chevron at 2x, and 414.
    let narrow = cell(.default, width: 375, height: 44, accessory: .disclosureIndicator) {
      $0.textLabel?.text = "Language"
    }
    #expect(narrow.contentView.frame == CGRect(x: 0, y: 0, width: 348.5, height: 44))
    #expect(narrow.textLabel?.frame == CGRect(x: 16, y: 0, width: 324.5, height: 44))
    let wide = cell(.default, width: 414, height: 50, accessory: .disclosureIndicator) {
      $0.textLabel?.text = "Popover"
    }
    #expect(wide.contentView.frame.width == 383.5)
    #expect(wide.textLabel?.frame == CGRect(x: 20, y: 0, width: 355.5, height: 50))
    let plain = cell(.default, width: 375, height: 48) { $0.textLabel?.text = "Title" }
    #expect(plain.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 48))
    // A check mark takes 44 points with the wide margin.
    let ticked = cell(.default, width: 414, height: 50, accessory: .checkmark) { $0.textLabel?.text = "On" }
    #expect(ticked.contentView.frame.width == 370)
  }

  @Test("symbols and detail buttons are as much larger in large text as the text is")
  func scaledParts() throws {
    func parts(_ size: UIContentSizeCategory) throws -> (image: CGSize, text: CGFloat, button: CGFloat, room: CGFloat) {
      let cell = cell(.default, width: 414, height: 90, accessory: .detailDisclosureButton, textSize: size) {
        $0.textLabel?.text = "On"
        $0.imageView?.image = UIImage(systemName: "star")
      }
      let accessory = try #require(cell.subviews.first { $0 is StandardAccessory })
      let button = try #require(accessory.subviews.lazy.compactMap { $0 as? UIButton }.first)
      return (
        try #require(cell.imageView).frame.size, try #require(cell.textLabel).frame.minX,
        try #require(button.image(for: .normal)).size.width, button.frame.width
      )
    }
    let usual = try parts(.large)
    #expect(usual.button == 24)
    let large = try parts(.accessibilityExtraLarge)
    // The body text has 40 points instead of 17.
    #expect(abs(large.image.width / usual.image.width - 40 / 17) < 0.1)
    #expect(abs(large.image.height / usual.image.height - 40 / 17) < 0.1)
    #expect(abs((large.text - usual.text) - (large.image.width - usual.image.width)) < 0.6)
    #expect(abs(large.button - 24 * 40 / 17) < 0.1)
    #expect(abs(large.room / usual.room - 40 / 17) < 0.1)
    #expect(try parts(.extraSmall).button == 24)
  }

  @Test("editing controls grow with the text")
  func scaledEditing() throws {
    func editing(_ size: UIContentSizeCategory) throws -> (content: CGFloat, image: CGFloat) {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let source = OneCell(cell)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
      table.traitOverrides.preferredContentSizeCategory = size
      table.dataSource = source
      table.isEditing = true
      table.layoutIfNeeded()
      let control = try #require(cell.subviews.lazy.compactMap { $0 as? CellEditControl }.first)
      let image = try #require(control.subviews.first as? UIImageView)
      return (cell.contentView.frame.minX, image.intrinsicContentSize.width)
    }
    let (usual, large) = (try editing(.large), try editing(.accessibilityExtraLarge))
    #expect(usual.content == 38)
    #expect(abs(large.image / usual.image - 40 / 17) < 0.1)
    #expect(large.content - usual.content >= large.image - usual.image)
  }

  @Test("in the accessibility sizes of text a value stands below its title")
  func stackedValue() throws {
    func texts(_ size: UIContentSizeCategory) throws -> (title: CGRect, value: CGRect, height: CGFloat) {
      let cell = cell(.value1, width: 375, textSize: size) {
        $0.textLabel?.text = "Software Version"
        $0.detailTextLabel?.text = "18.3.1 (22D72)"
      }
      return (try #require(cell.textLabel).frame, try #require(cell.detailTextLabel).frame, cell.frame.height)
    }
    let large = try texts(.extraExtraExtraLarge)
    #expect(large.value.minX >= large.title.maxX && large.value.midY == large.title.midY)
    let huge = try texts(.accessibilityMedium)
    #expect(huge.value.minX == huge.title.minX && huge.value.minY >= huge.title.maxY)
    #expect(huge.height >= huge.title.height + huge.value.height + 20)
  }

  @Test("a tick is as much larger in large text as the text is, and in small text no smaller")
  func scaledTick() throws {
    func tick(_ size: UIContentSizeCategory) throws -> (room: CGFloat, image: CGFloat) {
      let ticked = cell(.default, width: 414, height: 90, accessory: .checkmark, textSize: size) {
        $0.textLabel?.text = "On"
      }
      let accessory = try #require(ticked.subviews.first { $0 is StandardAccessory })
      let image = try #require(accessory.subviews.lazy.compactMap { $0 as? UIImageView }.first { !$0.isHidden })
      return (414 - 20 - ticked.contentView.frame.width, image.intrinsicContentSize.width)
    }
    let usual = try tick(.large)
    #expect(usual.room == 24)
    #expect(try tick(.extraSmall).room == 24)
    // The body text has 40 points instead of 17.
    let large = try tick(.accessibilityExtraLarge)
    #expect(large.room == 56.5)
    #expect(abs(large.image / usual.image - 40 / 17) < 0.1)
  }

  @Test("F089, C26: a cell with a tick in an inset section is narrower by the section's inset and the tick's room")
  func insetTick() {
    let fact = LayoutFact["F089"]
    let ticked = cell(
      .default, width: fact.given.number("width"), height: 50, accessory: .checkmark, table: .insetGrouped
    ) { $0.textLabel?.text = "On" }
    #expect(ticked.frame.width == fact.expected.number("cellWidth") && ticked.frame.width == ControlFact["C26"].value)
    #expect(ticked.contentView.frame.width == fact.expected.number("contentWidth"))
  }

  @Test("the subtitle style sets its lines as Interface Builder saved them")
  func subtitleStyle() {
    let fonts: (UITableViewCell) -> Void = {
      $0.textLabel?.font = .systemFont(ofSize: 16, weight: .medium)
      $0.detailTextLabel?.font = .systemFont(ofSize: 12)
      $0.textLabel?.text = "Safe Area"
      $0.detailTextLabel?.text = "Safe Area vs Superview"
    }
    // The cell is from IQKeyboardManager and 414 points wide.
    let low = cell(.subtitle, width: 414, height: 50, accessory: .disclosureIndicator, fonts)
    #expect(low.textLabel?.frame.minY == 8)
    #expect(low.textLabel?.frame.height == 19.5)
    #expect(low.detailTextLabel?.frame.minY == 27.5)
    #expect(low.detailTextLabel?.frame.height == 14.5)
    let high = cell(.subtitle, width: 414, height: 60, accessory: .disclosureIndicator, fonts)
    #expect(high.textLabel?.frame.minY == 10)
    #expect(high.detailTextLabel?.frame.minY == 32.5)
    // F085 is a self-sizing cell with the standard fonts.
    let fact = LayoutFact["F085"]
    let (text, detail) = (fact.expected.numbers("text"), fact.expected.numbers("detail"))
    let own = cell(.subtitle, width: fact.given.number("width")) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "Subtitle"
    }
    #expect(own.frame.height == fact.expected.number("height"))
    #expect(own.detailTextLabel?.font.pointSize == fact.expected.number("detailSize"))
    for (label, numbers) in [(own.textLabel, text), (own.detailTextLabel, detail)] {
      #expect(label.map { [$0.frame.minX, $0.frame.minY, $0.frame.height] } == numbers)
    }
  }

  @Test("the style with a value has it at the trailing side")
  func valueStyle() {
    let value = cell(.value1, width: 414, height: 44, accessory: .disclosureIndicator) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "Detail"
    }
    #expect(value.textLabel?.frame.minX == 20)
    #expect(value.detailTextLabel?.frame.maxX == value.contentView.frame.width - 8)
    #expect(value.detailTextLabel?.textColor == .secondaryLabel)
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
  }

  @Test("a table makes cells of registered classes by their own initializers")
  func registeredClasses() {
    final class Made: UITableViewCell {
      let number: Int
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        number = 42
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { fatalError("not archived") }
    }
    class Inherits: UITableViewCell {
      var extra = "set"
    }
    final class Header: UITableViewHeaderFooterView {
      var name = ""
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        name = "own"
      }
      required init?(coder: NSCoder) { fatalError("not archived") }
    }
    let table = UITableView()
    table.register(Made.self, forCellReuseIdentifier: "made")
    table.register(Inherits.self, forCellReuseIdentifier: "inherits")
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    let made = table.dequeueReusableCell(withIdentifier: "made") as? Made
    #expect(made?.number == 42)
    #expect(made?.detailTextLabel != nil)
    #expect(made?.reuseIdentifier == "made")
    #expect((table.dequeueReusableCell(withIdentifier: "inherits") as? Inherits)?.extra == "set")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header
    #expect(header?.name == "own")
    #expect(header?.reuseIdentifier == "header")
    #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
  }

  @Test("an identifier that nobody registered stops with UIKit's message")
  func unregistered() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UITableView().dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0))
      }
    }
  }

  @Test(
    "a chevron grows with the text",
    arguments: [(.extraSmall, 8.5), (.large, 10.5), (.accessibilityLarge, 20)] as [(UIContentSizeCategory, CGFloat)])
  func chevron(category: UIContentSizeCategory, width: CGFloat) {
    let cell = cell(.default, width: 375, height: 60, accessory: .disclosureIndicator) {
      $0.traitOverrides.preferredContentSizeCategory = category
    }
    #expect(cell.contentView.frame.width == 375 - 16 - width)
  }

  @Test("content views have margins of 11 points above and below, and 8 before an accessory")
  func margins() {
    let plain = cell(.default, width: 375, height: 60) { _ in }
    #expect(plain.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    let led = cell(.default, width: 375, height: 60, accessory: .disclosureIndicator) { _ in }
    #expect(led.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 8))
  }

  @Test("a content configuration shows its texts, and the cell's height follows")
  func contentConfiguration() {
    let configured = cell(.default, width: 375) { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      content.secondaryText = "Secondary"
      cell.contentConfiguration = content
    }
    let labels = configured.contentView.subviews[0].subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Text", "Secondary"])
    #expect(labels.map(\.frame.minX) == [16, 16])
    #expect(configured.frame.height == 20.5 + 3 + labels[1].frame.height + 22)
    #expect(configured.textLabel == nil)
    #expect(configured.accessibilityLabel == "Text, Secondary")
  }

  @Test("the update handler hears of each state")
  func updateHandler() {
    var states: [Bool] = []
    let configured = cell(.default, width: 375) { cell in
      cell.configurationUpdateHandler = { cell, state in
        states.append(state.isSelected)
        var background = UIBackgroundConfiguration.listPlainCell()
        background.backgroundColor = state.isSelected ? .systemRed : .systemBlue
        cell.backgroundConfiguration = background
      }
    }
    #expect(states.last == false)
    configured.isSelected = true
    configured.layoutIfNeeded()
    #expect(states.last == true)
    #expect(configured.state.configuredBackground?.backgroundColor == .systemRed)
  }

  @Test("a background configuration of a list follows the selection, unless it has a color of its own")
  func backgroundStates() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection.current)
    state.isSelected = true
    #expect(UIBackgroundConfiguration.listGroupedCell().updated(for: state).backgroundColor == .systemGray4)
    var own = UIBackgroundConfiguration.listGroupedCell()
    own.backgroundColor = .systemPink
    #expect(own.updated(for: state).backgroundColor == .systemPink)
  }

  @Test("in right-to-left languages the accessory stands at the left")
  func rightToLeft() {
    let mirrored = cell(.default, width: 375, height: 44, accessory: .disclosureIndicator) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.contentView.semanticContentAttribute = .forceRightToLeft
      $0.textLabel?.text = "Text"
    }
    #expect(mirrored.contentView.frame == CGRect(x: 26.5, y: 0, width: 348.5, height: 44))
    #expect(mirrored.textLabel?.frame == CGRect(x: 8, y: 0, width: 324.5, height: 44))
  }

  @Test("separators begin where the text does; those of grouped sections end in whole lines")
  func separators() {
    let plain = cell(.default, width: 375, height: 44) { $0.textLabel?.text = "Text" }
    #expect(plain.state.bottomSeparator?.frame == CGRect(x: 16, y: 43.5, width: 359, height: 0.5))
    let grouped = cell(.default, width: 375, height: 44, table: .grouped) { $0.textLabel?.text = "Text" }
    #expect(grouped.state.bottomSeparator?.frame == CGRect(x: 0, y: 43.5, width: 375, height: 0.5))
    #expect(grouped.state.topSeparator?.frame == CGRect(x: 0, y: 0, width: 375, height: 0.5))
    let inset = cell(.default, width: 375, height: 44, table: .insetGrouped) { $0.textLabel?.text = "Text" }
    #expect(inset.state.bottomSeparator == nil)
    let own = cell(.default, width: 375, height: 44) {
      $0.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 5)
    }
    #expect(own.state.bottomSeparator?.frame == CGRect(x: 60, y: 43.5, width: 310, height: 0.5))
  }
}
