/// The styles of button configurations on an iPhone, and their colors in each state.
enum ButtonStyle {
  case plain
  case gray
  case tinted
  case filled
  /// The styles with regular or clear glass. Prominent glass has the tint color.
  case glass
  case prominentGlass
  case clearGlass
  case prominentClearGlass

  var isGlass: Bool {
    switch self {
    case .plain, .gray, .tinted, .filled: false
    case .glass, .prominentGlass, .clearGlass, .prominentClearGlass: true
    }
  }

  /// Returns the glass behind the title, or `nil` for none.
  func glass(_ measures: GlassMeasures) -> GlassMeasures.Kind? {
    switch self {
    case .plain, .gray, .tinted, .filled: nil
    case .glass, .prominentGlass: measures.bar
    case .clearGlass, .prominentClearGlass: measures.clear
    }
  }

  struct Colors {
    var foreground: UIColor
    /// The background color, or `nil` for no background.
    var background: UIColor?
  }

  func colors(
    of configuration: UIButton.Configuration, in state: UIControl.State, tint: UIColor, _ measures: ButtonMeasures
  ) -> Colors {
    if state.contains(.disabled) {
      let isBare = self == .plain || self == .glass || self == .clearGlass
      return Colors(foreground: .tertiaryLabel, background: isBare ? nil : .tertiarySystemFill)
    }
    let isSelected = state.contains(.selected) && configuration.automaticallyUpdateForSelection
    var colors = normalColors(configuration, tint: tint, isSelected: isSelected, measures)
    if state.contains(.highlighted) {
      let share = measures.touchedConfigurationAlpha
      if self != .filled { colors.foreground = colors.foreground.fading(to: share) }
      colors.background = self == .gray ? .systemFill : colors.background?.fading(to: share)
    }
    return colors
  }

  private func normalColors(
    _ configuration: UIButton.Configuration, tint: UIColor, isSelected: Bool, _ measures: ButtonMeasures
  ) -> Colors {
    let backgroundTint = configuration.baseBackgroundColor ?? tint
    let foregroundTint = configuration.baseForegroundColor ?? tint
    switch self {
    case .plain:
      let background = isSelected ? backgroundTint.fading(to: measures.tintedAlpha) : nil
      return Colors(foreground: foregroundTint, background: background)
    case .gray:
      return Colors(
        foreground: foregroundTint, background: configuration.baseBackgroundColor ?? .secondarySystemFill)
    case .tinted:
      return Colors(foreground: foregroundTint, background: backgroundTint.fading(to: measures.tintedAlpha))
    case .filled, .prominentGlass, .prominentClearGlass:
      return Colors(foreground: configuration.baseForegroundColor ?? .white, background: backgroundTint)
    case .glass, .clearGlass:
      return Colors(
        foreground: configuration.baseForegroundColor ?? .label,
        background: configuration.baseBackgroundColor ?? (isSelected ? tint.fading(to: measures.tintedAlpha) : nil))
    }
  }
}

extension UIColor {
  /// Returns a dynamic color with the opacity of this color multiplied by a factor.
  func fading(to share: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * share)
    }
  }
}
