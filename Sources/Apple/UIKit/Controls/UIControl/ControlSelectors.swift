/// The selectors that controls answer to, beside those of views.
enum ControlSelectors {
  static let table: StandardSelectors.Table = [
    "performPrimaryAction": StandardSelectors.on { (control: UIControl, _) in control.performPrimaryAction() }
  ]
}
