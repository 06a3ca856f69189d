import Foundation

extension UISlider {
  var spokenDefaults: AccessibilityDefaults {
    let range = maximumValue - minimumValue
    let share = range > 0 ? (value - minimumValue) / range : 0
    return AccessibilityDefaults(
      isElement: true, value: SpokenNumber.percent(share), traits: stateTraits.union(.adjustable))
  }

  /// A swipe up or down is a tenth of the range.
  func adjust(up: Bool) {
    guard isEnabled else { return }
    let old = value
    let step = (maximumValue - minimumValue) / 10
    value += up ? step : -step
    if value != old { sendActions(for: .valueChanged) }
  }
}
