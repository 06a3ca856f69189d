/// How new colors and those already there are put together.
///
/// In the descriptions S is the new color, D the one that is there, Sa and Da their alphas, R the result; colors are
/// multiplied by alpha.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgblendmode
public enum CGBlendMode: Int32, Sendable {
  /// The new color covers the old one: R = S + D·(1 - Sa).
  case normal
  /// Both colors multiplied: darker.
  case multiply
  /// The inverses multiplied: lighter.
  case screen
  /// Multiplies or screens, depending on the old color.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// Brightens the old color to reflect the new one.
  case colorDodge
  /// Darkens the old color to reflect the new one.
  case colorBurn
  /// Darkens or lightens softly, depending on the new color.
  case softLight
  /// Multiplies or screens, depending on the new color.
  case hardLight
  /// The difference of both.
  case difference
  /// Like `difference`, with less contrast.
  case exclusion
  /// The hue of the new color, saturation and luminosity of the old one.
  case hue
  /// The saturation of the new color, hue and luminosity of the old one.
  case saturation
  /// Hue and saturation of the new color, luminosity of the old one.
  case color
  /// The luminosity of the new color, hue and saturation of the old one.
  case luminosity
  /// R = 0.
  case clear
  /// R = S.
  case copy
  /// R = S·Da.
  case sourceIn
  /// R = S·(1 - Da).
  case sourceOut
  /// R = S·Da + D·(1 - Sa).
  case sourceAtop
  /// R = S·(1 - Da) + D.
  case destinationOver
  /// R = D·Sa.
  case destinationIn
  /// R = D·(1 - Sa).
  case destinationOut
  /// R = S·(1 - Da) + D·Sa.
  case destinationAtop
  /// R = S·(1 - Da) + D·(1 - Sa).
  case xor
  /// R = max(0, (1 - D) + (1 - S)), seen from white: sums up darkness.
  case plusDarker
  /// R = min(1, S + D): sums up light.
  case plusLighter
}
