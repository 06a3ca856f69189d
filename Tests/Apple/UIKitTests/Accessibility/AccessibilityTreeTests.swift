import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite(.ownHosts)
struct AccessibilityTreeTests {
  init() { StandardScreen.make() }

  private func label(_ text: String, _ x: CGFloat, _ y: CGFloat, width: CGFloat = 50, height: CGFloat = 20) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: height))
    label.text = text
    return label
  }

  private func heard(_ view: UIView) -> [String] {
    view.layoutIfNeeded()
    return AccessibilityTree(of: view).elements.map { $0.label ?? $0.value ?? "?" }
  }

  private func root(_ views: UIView...) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    for view in views { root.addSubview(view) }
    return root
  }

  @Test func elementsAreReadInRowsWhateverTheOrderOfSubviews() {
    let root = root(label("d", 100, 62), label("c", 0, 60), label("b", 100, 0), label("a", 0, 4))
    #expect(heard(root) == ["a", "b", "c", "d"])
  }

  @Test func rowsBeginAtTheRightInRightToLeftLanguages() {
    let root = root(label("b", 0, 0), label("a", 100, 0), label("c", 100, 60))
    root.semanticContentAttribute = .forceRightToLeft
    #expect(heard(root) == ["a", "b", "c"])
  }

  @Test func whatCannotBeSeenIsLeftOut() {
    let hidden = label("hidden", 0, 0)
    hidden.isHidden = true
    let clear = label("clear", 0, 30)
    clear.alpha = 0
    let silent = root(label("silent", 0, 60))
    silent.accessibilityElementsHidden = true
    let root = root(hidden, clear, silent, label("", 0, 90), label("flat", 0, 100, height: 0), label("heard", 0, 120))
    #expect(heard(root) == ["heard"])
  }

  @Test func whatIsInAnElementIsPartOfIt() {
    let cell = root(label("inside", 0, 0))
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "cell"
    #expect(heard(root(cell)) == ["cell"])
  }

  @Test func groupsAreReadToTheEnd() {
    let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    left.addSubview(label("a", 0, 0))
    left.addSubview(label("b", 0, 50))
    let right = label("c", 150, 0)
    let root = root(left, right)
    #expect(heard(root) == ["a", "c", "b"])
    left.shouldGroupAccessibilityChildren = true
    #expect(heard(root) == ["a", "b", "c"])
    left.shouldGroupAccessibilityChildren = false
    left.accessibilityContainerType = .semanticGroup
    #expect(heard(root) == ["a", "b", "c"])
  }

  @Test func listedElementsKeepTheirOrder() {
    let (a, b, c) = (label("a", 0, 0), label("b", 0, 40), label("c", 0, 80))
    let root = root(a, b, c)
    let extra = UIAccessibilityElement(accessibilityContainer: root)
    extra.accessibilityLabel = "extra"
    root.accessibilityElements = [c, extra, a]
    #expect(heard(root) == ["c", "extra", "a"])
    b.accessibilityElements = []
    root.accessibilityElements = nil
    b.isAccessibilityElement = false
    #expect(heard(root) == ["a", "c"])
  }

  @Test func containersThatListEachOtherEnd() {
    let view = root()
    view.accessibilityElements = [view, label("a", 0, 0)]
    #expect(heard(view).allSatisfy { $0 == "a" })
  }

  @Test func aModalViewIsReadAlone() {
    let dialog = root(label("dialog", 0, 0))
    let root = root(label("below", 0, 0), dialog, label("above", 0, 100))
    dialog.accessibilityViewIsModal = true
    #expect(heard(root) == ["dialog"])
    dialog.isHidden = true
    #expect(heard(root) == ["below", "above"])
  }

  @Test func segmentsAreButtonsOfTheirOwn() {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 0)
    let root = root(control)
    #expect(heard(root) == ["Day", "Week"])
    #expect(AccessibilityTree(of: root).elements.map(\.traits) == [[.button, .notEnabled], [.button, .selected]])
  }

  @Test func aStepperIsTwoButtons() {
    let stepper = UIStepper()
    let root = root(stepper)
    #expect(heard(root) == ["Decrement", "Increment"])
    #expect(AccessibilityTree(of: root).elements.map(\.traits) == [[.button, .notEnabled], .button])
    stepper.isEnabled = false
    #expect(AccessibilityTree(of: root).elements[1].traits == [.button, .notEnabled])
  }

  @Test func aCompactDatePickerIsAButtonThatReadsItsDate() {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    picker.preferredDatePickerStyle = .compact
    picker.datePickerMode = .date
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.date = Date(timeIntervalSince1970: 1_700_000_000)
    let root = root(picker)
    #expect(heard(root) == ["Nov 14, 2023"])
    #expect(AccessibilityTree(of: root).elements.map(\.traits) == [.button])
  }

  @Test func daysOfACalendarAreButtons() throws {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 330))
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.date = Date(timeIntervalSince1970: 1_700_000_000)
    let root = root(picker)
    root.layoutIfNeeded()
    let elements = AccessibilityTree(of: root).elements
    let selected = elements.filter { $0.traits == [.button, .selected] }
    #expect(selected.map(\.label) == ["Tuesday, November 14"])
    #expect(elements.filter { $0.traits == .button }.count == 31)
    #expect(elements.contains { $0.label == "Next Month" })
  }

  @Test func wheelsOfAPickerTurn() throws {
    let rows = PickerRows()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
    picker.dataSource = rows
    picker.delegate = rows
    let root = root(picker)
    #expect(heard(root) == ["row 0"])
    let wheel = try #require(AccessibilityTree(of: root).elements.first)
    #expect(wheel.traits == .adjustable)
    wheel.object.accessibilityDecrement()
    #expect(rows.selected == nil)
    wheel.object.accessibilityIncrement()
    #expect(rows.selected == 1)
    #expect(heard(root) == ["row 1"])
  }
}

private final class PickerRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var selected: Int?

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "row \(row)"
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { selected = row }
}
