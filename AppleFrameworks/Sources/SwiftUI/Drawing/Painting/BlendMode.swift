import UIKit

/// How a view is combined with the views behind it.
///
/// - Source: developer.apple.com/documentation/swiftui/blendmode
public enum BlendMode: Sendable {
  /// Covers the background.
  case normal
  /// Multiplies the colors: darkens.
  case multiply
  /// Multiplies the inverted colors: lightens.
  case screen
  /// Multiplies or screens, depending on the background.
  case overlay
  /// Keeps the darker color.
  case darken
  /// Keeps the lighter color.
  case lighten
  /// Brightens the background.
  case colorDodge
  /// Darkens the background.
  case colorBurn
  /// Darkens or lightens, depending on the source, softly.
  case softLight
  /// Multiplies or screens, depending on the source.
  case hardLight
  /// The difference of the colors.
  case difference
  /// The difference of the colors, with less contrast.
  case exclusion
  /// The hue of the source with the saturation and luminosity of the background.
  case hue
  /// The saturation of the source with the hue and luminosity of the background.
  case saturation
  /// The hue and saturation of the source with the luminosity of the background.
  case color
  /// The luminosity of the source with the hue and saturation of the background.
  case luminosity
  /// Draws the source where the background is opaque.
  case sourceAtop
  /// Draws the source behind the background.
  case destinationOver
  /// Keeps the background where the source is transparent, and nothing else.
  case destinationOut
  /// Adds the colors, toward black.
  case plusDarker
  /// Adds the colors, toward white.
  case plusLighter

  /// The blend mode of Core Graphics.
  var mode: CGBlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}
