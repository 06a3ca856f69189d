extension UIButton {
  var spokenDefaults: AccessibilityDefaults {
    var traits = stateTraits.union(.button)
    if isPopup { traits.remove(.selected) }
    return AccessibilityDefaults(isElement: true, label: spokenTitle, traits: traits)
  }

  private var spokenTitle: String? {
    let title = currentAttributedTitle?.string ?? currentTitle
    let subtitle = configuration.flatMap { $0.attributedSubtitle.map { String($0.characters) } ?? $0.subtitle }
    let texts = [title, subtitle].compactMap { $0 }.filter { !$0.isEmpty }
    return texts.isEmpty ? currentImage?.spokenName : texts.joined(separator: ", ")
  }
}
