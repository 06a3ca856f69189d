extension UISegmentedControl {
  /// A segment is a button of its own, and selected where it is the chosen one.
  func spokenDefaults(of view: SegmentView) -> AccessibilityDefaults? {
    guard let index = segments.firstIndex(where: { $0.view === view }) else { return nil }
    let segment = segments[index]
    var traits: UIAccessibilityTraits = .button
    if index == selectedSegmentIndex { traits.insert(.selected) }
    if !segment.isEnabled || !isEnabled { traits.insert(.notEnabled) }
    return AccessibilityDefaults(isElement: true, label: segment.title ?? segment.image?.spokenName, traits: traits)
  }
}
