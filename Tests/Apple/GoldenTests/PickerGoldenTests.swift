import Foundation
import TestHosts
import Testing
import UIKit

/// The appearance of pickers for dates and choices.
@Suite(.ownHosts)
@MainActor
struct PickerGoldenTests {
  @Test("date pickers: compact ones and wheels", arguments: styles)
  func dates(style: UIUserInterfaceStyle) throws {
    try GoldenScreen(style).expect(
      "date-picker",
      ControlSheet([
        [datePicker(.dateAndTime, .compact)], [datePicker(.date, .compact), datePicker(.time, .compact)],
        [shown(datePicker(.date, .compact), .disabled)],
      ]))
    try GoldenScreen(style).expect("date-picker-wheels", datePicker(.dateAndTime, .wheels), height: 216)
  }

  @Test("a month", arguments: styles)
  func calendar(style: UIUserInterfaceStyle) throws {
    try GoldenScreen(style).expect("date-picker-inline", datePicker(.date, .inline), height: 340)
  }

  @Test("a picker of two columns", arguments: styles)
  func picker(style: UIUserInterfaceStyle) throws {
    let source = Columns()
    let picker = UIPickerView()
    picker.dataSource = source
    picker.delegate = source
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.selectRow(1, inComponent: 1, animated: false)
    try withExtendedLifetime(source) { try GoldenScreen(style).expect("picker", picker, height: 216) }
  }

  private func datePicker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.date = Date(timeIntervalSince1970: 1_700_000_000)
    return picker
  }

  private final class Columns: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    private let columns = [["Espresso", "Lungo", "Ristretto", "Americano", "Mocha"], ["Small", "Medium", "Large"]]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      columns[component].count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      columns[component][row]
    }
  }
}
