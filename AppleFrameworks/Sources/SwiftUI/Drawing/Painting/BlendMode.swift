import UIKit

/// A mode of blending a view with the views behind it.
///
/// - Source: developer.apple.com/documentation/swiftui/blendmode
public enum BlendMode: Sendable {
  /// The view covers the background.
  case normal
  /// The colors are multiplied, which darkens the background.
  case multiply
  /// The inverted colors are multiplied, which lightens the background.
  case screen
  /// The colors are multiplied or screened, depending on the background.
  case overlay
  /// The darker color is kept.
  case darken
  /// The lighter color is kept.
  case lighten
  /// The view brightens the background.
  case colorDodge
  /// The view darkens the background.
  case colorBurn
  /// The view softly darkens or lightens the background, depending on its own colors.
  case softLight
  /// The colors are multiplied or screened, depending on the view.
  case hardLight
  /// The result is the difference of the colors.
  case difference
  /// The result is the difference of the colors with lower contrast.
  case exclusion
  /// The hue of the view is combined with the saturation and luminosity of the background.
  case hue
  /// The saturation of the view is combined with the hue and luminosity of the background.
  case saturation
  /// The hue and saturation of the view are combined with the luminosity of the background.
  case color
  /// The luminosity of the view is combined with the hue and saturation of the background.
  case luminosity
  /// The view is drawn where the background is opaque.
  case sourceAtop
  /// The view is drawn behind the background.
  case destinationOver
  /// Only the part of the background where the view is transparent is kept.
  case destinationOut
  /// The colors are added toward black.
  case plusDarker
  /// The colors are added toward white.
  case plusLighter

  /// The Core Graphics blend mode.
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
