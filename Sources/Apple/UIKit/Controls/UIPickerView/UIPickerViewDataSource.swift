/// An object that provides the numbers of components and rows of a picker view.
///
/// - Source: developer.apple.com/documentation/uikit/uipickerviewdatasource
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Asks the data source for the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Asks the data source for the number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
