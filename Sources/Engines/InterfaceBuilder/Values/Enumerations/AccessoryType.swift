/// The `accessoryType` of a cell.
package enum AccessoryType: String, EnumerationValue {
  case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
}
