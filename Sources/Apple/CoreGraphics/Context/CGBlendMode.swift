/// The composition of new and existing colors.
///
/// In the descriptions, S is the new color, D the existing one, Sa and Da are their alphas, and R is the result. Colors
/// are premultiplied.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgblendmode
public enum CGBlendMode: Int32, Sendable {
  /// The new color covers the existing one: R = S + D·(1 - Sa).
  case normal
  /// The colors are multiplied, which is darker.
  case multiply
  /// The inverses are multiplied, which is lighter.
  case screen
  /// Multiplies or screens, depending on the existing color.
  case overlay
  /// The darker color.
  case darken
  /// The lighter color.
  case lighten
  /// Brightens the existing color to reflect the new one.
  case colorDodge
  /// Darkens the existing color to reflect the new one.
  case colorBurn
  /// Darkens or lightens softly, depending on the new color.
  case softLight
  /// Multiplies or screens, depending on the new color.
  case hardLight
  /// The difference of the colors.
  case difference
  /// Similar to `difference`, with lower contrast.
  case exclusion
  /// The hue of the new color with the saturation and luminosity of the existing one.
  case hue
  /// The saturation of the new color with the hue and luminosity of the existing one.
  case saturation
  /// The hue and saturation of the new color with the luminosity of the existing one.
  case color
  /// The luminosity of the new color with the hue and saturation of the existing one.
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
  /// R = max(0, (1 - D) + (1 - S)), inverted: the sum of darkness.
  case plusDarker
  /// R = min(1, S + D): the sum of light.
  case plusLighter
}
