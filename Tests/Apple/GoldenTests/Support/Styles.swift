import UIKit

/// Nearly everything has another look in the dark.
let styles: [UIUserInterfaceStyle] = [.light, .dark]

/// A control in a state.
@MainActor
func shown<Control: UIControl>(_ control: Control, _ state: UIControl.State) -> Control {
  control.isHighlighted = state.contains(.highlighted)
  control.isSelected = state.contains(.selected)
  control.isEnabled = !state.contains(.disabled)
  return control
}
