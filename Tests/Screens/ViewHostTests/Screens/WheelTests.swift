import Foundation
import TestHosts
import Testing
import ViewHost

@testable import UIKit

@Suite("Wheels that turn", .ownHosts)
@MainActor
struct WheelTests {
  private let host = ViewHost()

  private final class Numbers: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var chosen: [Int] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append(row)
    }
  }

  private func makePicker(_ numbers: Numbers) -> UIPickerView {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 300, width: 320, height: 216))
    picker.dataSource = numbers
    picker.delegate = numbers
    let controller = UIViewController()
    controller.view.addSubview(picker)
    host.show(controller)
    return picker
  }

  @Test("a row that code selects counts at once, and the wheel gets there in 0.3 seconds, slower and slower")
  func selectRow() {
    let numbers = Numbers()
    let picker = makePicker(numbers)
    picker.selectRow(8, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 8 && picker.wheels[0].position == 0)
    host.advance(by: 0.15)
    // The remaining distance decreases with the third power.
    #expect(abs(picker.wheels[0].position - 7) < 0.01)
    host.advance(by: 0.16)
    #expect(picker.wheels[0].position == 8 && numbers.chosen.isEmpty)
    picker.selectRow(3, inComponent: 0, animated: false)
    #expect(picker.wheels[0].position == 3)
  }

  @Test("a wheel that is thrown goes on, rests in the middle of a row, and then tells its delegate")
  func throwWheel() {
    let numbers = Numbers()
    let picker = makePicker(numbers)
    host.drag(from: CGPoint(x: 160, y: 440), to: CGPoint(x: 160, y: 340), duration: 0.2, rest: 0)
    let left = picker.wheels[0].position
    #expect(left > 2 && left < 4 && numbers.chosen.isEmpty)
    host.advance(by: 0.3)
    #expect(picker.wheels[0].position > left && numbers.chosen.isEmpty)
    host.advance(by: 2)
    let row = picker.selectedRow(inComponent: 0)
    // 500 points per second continue for 250 points, about 8 rows of 32.
    #expect(row == 11 && picker.wheels[0].position == 11 && numbers.chosen == [11])
  }

  @Test("a finger that rests before it is lifted throws nothing, and one that comes down stops a wheel")
  func restAndStop() {
    let numbers = Numbers()
    let picker = makePicker(numbers)
    host.drag(from: CGPoint(x: 160, y: 440), to: CGPoint(x: 160, y: 372), duration: 0.2, rest: 0.3)
    host.advance(by: 0.5)
    #expect(numbers.chosen == [2] && picker.wheels[0].position == 2)
    picker.selectRow(50, inComponent: 0, animated: true)
    host.advance(by: 0.1)
    let finger = host.putDown(at: CGPoint(x: 160, y: 408))
    let stopped = picker.wheels[0].position
    host.advance(by: 0.5)
    #expect(picker.wheels[0].position == stopped && stopped < 50)
    finger.lift()
    host.advance(by: 0.5)
    #expect(picker.wheels[0].position == stopped.rounded())
  }

  @Test("a date that is set animated turns the wheels, and the calendar fades to its month")
  func dates() {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    let calendar = UIDatePicker(frame: CGRect(x: 0, y: 330, width: 320, height: 330))
    calendar.datePickerMode = .date
    calendar.preferredDatePickerStyle = .inline
    let controller = UIViewController()
    controller.view.addSubview(picker)
    controller.view.addSubview(calendar)
    host.show(controller)
    let date = Date(timeIntervalSince1970: 1_712_000_000)
    let wheel = picker.parts.wheels?.picker.wheels[0]
    let before = wheel?.position ?? 0
    picker.setDate(date, animated: true)
    calendar.setDate(date, animated: true)
    #expect(picker.date == calendar.date)
    host.advance(by: 0.1)
    let during = wheel?.position ?? 0
    #expect(during > before && during < before + 3)
    #expect(calendar.parts.calendar?.layer.animation(forKey: "transition") != nil)
    host.advance(by: 0.3)
    #expect(wheel?.position == before + 3)
    #expect(calendar.parts.calendar?.layer.animation(forKey: "transition") == nil)
  }
}
