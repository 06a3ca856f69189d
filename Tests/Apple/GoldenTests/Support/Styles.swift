import UIKit

/// The styles. Nearly all views look different in the dark style.
let styles: [UIUserInterfaceStyle] = [.light, .dark]

/// Returns a control in a state.
@MainActor
func shown<Control: UIControl>(_ control: Control, _ state: UIControl.State) -> Control {
  control.isHighlighted = state.contains(.highlighted)
  control.isSelected = state.contains(.selected)
  control.isEnabled = !state.contains(.disabled)
  return control
}
