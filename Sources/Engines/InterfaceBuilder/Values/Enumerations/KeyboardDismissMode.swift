/// How scrolling makes the keyboard go.
package enum KeyboardDismissMode: String, EnumerationValue {
  case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
}
