/// `pickerView`: UIPickerView.
package enum PickerViewElement {
  package static let showsSelectionIndicator = Property<Bool>("showsSelectionIndicator")

  package static let schema = ElementSchema(
    "pickerView", className: "UIPickerView", extends: ViewElement.schema,
    [
      showsSelectionIndicator.rule
    ])
}
