/// The event of a control that an action is for.
package enum ControlEvent: String, EnumerationValue {
  case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit, touchUpInside
  case touchUpOutside, touchCancel, valueChanged, menuActionTriggered, primaryActionTriggered, editingDidBegin
  case editingChanged, editingDidEnd, editingDidEndOnExit
}
