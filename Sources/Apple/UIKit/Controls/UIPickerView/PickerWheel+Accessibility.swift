extension PickerWheel {
  /// What the row in the middle shows.
  var selectedText: String? {
    guard rowCount > 0, let row = view(forRow: selectedRow) else { return nil }
    return row.isAccessibilityElement ? row.accessibilityLabel : AccessibilityTree(of: row).elements.first?.label
  }

  /// A swipe up or down turns the wheel by one row, as a finger does.
  func adjust(up: Bool) {
    guard let picker = superview as? UIPickerView, let component = picker.wheels.firstIndex(where: { $0 === self })
    else { return }
    let row = selectedRow + (up ? 1 : -1)
    guard row >= 0, row < rowCount else { return }
    stopSpinning()
    position = CGFloat(row)
    picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
  }
}
