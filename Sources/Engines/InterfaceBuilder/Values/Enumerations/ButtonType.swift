/// The `buttonType` of a button; absent is custom.
package enum ButtonType: String, EnumerationValue {
  case custom, system, roundedRect, detailDisclosure, infoLight, infoDark, contactAdd, close, plain
}
