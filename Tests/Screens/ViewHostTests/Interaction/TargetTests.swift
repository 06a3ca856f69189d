import Foundation
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("What a person means by a text", .ownHosts)
struct TargetTests {
  private let host = ViewHost(device: .standard)
  private let root = UIView()

  init() {
    let controller = UIViewController()
    controller.view = root
    host.show(controller)
  }

  @Test("the text of a segment is the segment")
  func segments() throws {
    let control = UISegmentedControl(items: ["Day", "Week", "Month"])
    control.frame = CGRect(x: 20, y: 100, width: 300, height: 32)
    control.selectedSegmentIndex = 0
    root.addSubview(control)
    try host.tap(text: "Week")
    #expect(control.selectedSegmentIndex == 1)
    try host.tap(label: "Month")
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test("of a label and a control that is called like it, the control is meant")
  func captions() throws {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 31))
    label.text = "Urgent"
    let control = UISwitch(frame: CGRect(x: 300, y: 100, width: 51, height: 31))
    control.accessibilityLabel = "Urgent"
    root.addSubview(label)
    root.addSubview(control)
    try host.tap(text: "Urgent")
    #expect(control.isOn)
    // With two switches, the target is as ambiguous as with two labels.
    let other = UISwitch(frame: CGRect(x: 300, y: 200, width: 51, height: 31))
    other.accessibilityLabel = "Urgent"
    root.addSubview(other)
    #expect(throws: TargetError.self) { try host.tap(text: "Urgent") }
  }

  @Test("a day of a calendar, by its number or by what is spoken")
  func dates() throws {
    let picker = UIDatePicker(frame: CGRect(x: 20, y: 100, width: 340, height: 340))
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    picker.locale = Locale(identifier: "en_US")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    picker.calendar = calendar
    picker.timeZone = calendar.timeZone
    picker.date = try #require(calendar.date(from: DateComponents(year: 2024, month: 5, day: 3)))
    root.addSubview(picker)
    host.update()
    try host.tap(text: "21")
    #expect(calendar.component(.day, from: picker.date) == 21)
    try host.tap(label: "Wednesday, May 8")
    #expect(calendar.component(.day, from: picker.date) == 8)
  }

  @Test("the title of a cell is the cell, that of a bar button the button, and of a tab the tab")
  func containers() throws {
    let bars = UITabBarController()
    let first = UITableViewController(style: .plain)
    first.title = "First"
    let second = UIViewController()
    second.title = "Second"
    bars.viewControllers = [UINavigationController(rootViewController: first), second]
    var taps = 0
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in taps += 1 })
    host.show(bars)
    try host.tap(text: "Edit")
    try host.tap(label: "Edit")
    #expect(taps == 2)
    try host.tap(text: "Second")
    #expect(bars.selectedIndex == 1)
  }

  @Test("an element that is no view is tapped where it is activated")
  func elements() throws {
    final class Drawing: UIView {
      var taps: [CGPoint] = []
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { taps.append(touch.location(in: self)) }
      }
    }
    let drawing = Drawing(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    let part = UIAccessibilityElement(accessibilityContainer: drawing)
    part.accessibilityLabel = "Left wheel"
    part.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 20, width: 40, height: 40)
    drawing.accessibilityElements = [part]
    root.addSubview(drawing)
    try host.tap(label: "Left wheel")
    #expect(drawing.taps == [CGPoint(x: 30, y: 40)])
    #expect(try host.find(.label("Left wheel")) === drawing)
    #expect(throws: TargetError.self) { try host.tap(label: "Right wheel") }
    do { try host.tap(label: "Left wheels") } catch {
      #expect(error.description.contains("Did you mean \"Left wheel\"?"))
    }
  }

  @Test("a text in a view without touches, and in no control, is still refused")
  func passive() throws {
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    box.isUserInteractionEnabled = false
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "Still"
    box.addSubview(label)
    root.addSubview(box)
    #expect(throws: TargetError.self) { try host.tap(text: "Still") }
  }
}
