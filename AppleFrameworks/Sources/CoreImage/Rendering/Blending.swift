import CoreGraphics
import Foundation

/// The modes of blending an image with another one.
///
/// - Source: www.w3.org/TR/compositing-1, whose formulas Core Image's blend modes are; colors are multiplied by alpha
enum Blending: String, CaseIterable {
  case sourceOver = "SourceOverCompositing"
  case sourceIn = "SourceInCompositing"
  case sourceOut = "SourceOutCompositing"
  case sourceAtop = "SourceAtopCompositing"
  case addition = "AdditionCompositing"
  case maximum = "MaximumCompositing"
  case minimum = "MinimumCompositing"
  case multiply = "MultiplyCompositing"
  case multiplyMode = "MultiplyBlendMode"
  case screen = "ScreenBlendMode"
  case overlay = "OverlayBlendMode"
  case darken = "DarkenBlendMode"
  case lighten = "LightenBlendMode"
  case colorDodge = "ColorDodgeBlendMode"
  case colorBurn = "ColorBurnBlendMode"
  case softLight = "SoftLightBlendMode"
  case hardLight = "HardLightBlendMode"
  case difference = "DifferenceBlendMode"
  case exclusion = "ExclusionBlendMode"
  case hue = "HueBlendMode"
  case saturation = "SaturationBlendMode"
  case color = "ColorBlendMode"
  case luminosity = "LuminosityBlendMode"
  case subtract = "SubtractBlendMode"
  case divide = "DivideBlendMode"
  case linearBurn = "LinearBurnBlendMode"
  case linearDodge = "LinearDodgeBlendMode"
  case linearLight = "LinearLightBlendMode"
  case pinLight = "PinLightBlendMode"
  case vividLight = "VividLightBlendMode"

  func node(front: ImageNode, back: ImageNode) -> ImageNode {
    let extent: CGRect =
      switch self {
      case .sourceIn, .minimum, .multiply:
        front.extent.isEndless
          ? back.extent : back.extent.isEndless ? front.extent : front.extent.intersection(back.extent)
      case .sourceOut: front.extent
      case .sourceAtop: back.extent
      default: front.extent.joined(back.extent)
      }
    return CombinationNode([front, back], extent: extent) { _ in
      { row, others, count in
        let back = others[0]
        for index in 0..<count { row[index] = pixel(row[index], back[index]) }
      }
    }
  }

  /// Returns the result for two pixels with premultiplied alpha.
  func pixel(_ front: Pixel, _ back: Pixel) -> Pixel {
    switch self {
    case .sourceOver: return front + back * (1 - front.w)
    case .sourceIn: return front * back.w
    case .sourceOut: return front * (1 - back.w)
    case .sourceAtop: return front * back.w + back * (1 - front.w)
    case .addition:
      let sum = front + back
      return sum.alpha(min(sum.w, 1))
    case .maximum: return pointwiseMax(front, back)
    case .minimum: return pointwiseMin(front, back)
    case .multiply: return front * back
    default:
      if front.w <= 0 { return back }
      if back.w <= 0 { return front }
      let mixed = mixture(front.straight, back.straight)
      let result = front * (1 - back.w) + back * (1 - front.w) + mixed * (front.w * back.w)
      return result.alpha(front.w + back.w - front.w * back.w)
    }
  }

  /// Returns the color for opaque pixels.
  private func mixture(_ front: Pixel, _ back: Pixel) -> Pixel {
    switch self {
    case .screen: front + back - front * back
    case .darken: pointwiseMin(front, back)
    case .lighten: pointwiseMax(front, back)
    case .difference: pointwiseMax(front, back) - pointwiseMin(front, back)
    case .exclusion: front + back - 2 * front * back
    case .subtract: pointwiseMax(back - front, .zero)
    case .linearBurn: pointwiseMax(front + back - Pixel.one, .zero)
    case .linearDodge: pointwiseMin(front + back, .one)
    case .linearLight: (back + 2 * front - Pixel.one).clipped
    case .hue: Self.withLuminosity(of: back, Self.withSaturation(of: back, front))
    case .saturation: Self.withLuminosity(of: back, Self.withSaturation(of: front, back))
    case .color: Self.withLuminosity(of: back, front)
    case .luminosity: Self.withLuminosity(of: front, back)
    case .overlay, .colorDodge, .colorBurn, .softLight, .hardLight, .divide, .pinLight, .vividLight:
      Pixel(component(front.x, back.x), component(front.y, back.y), component(front.z, back.z), 1)
    default: front * back
    }
  }

  private func component(_ front: Float, _ back: Float) -> Float {
    switch self {
    case .overlay: Self.hardLight(back, front)
    case .hardLight: Self.hardLight(front, back)
    case .colorDodge: back <= 0 ? 0 : front >= 1 ? 1 : min(back / (1 - front), 1)
    case .colorBurn: back >= 1 ? 1 : front <= 0 ? 0 : 1 - min((1 - back) / front, 1)
    case .divide: front <= 0 ? 1 : min(back / front, 1)
    case .pinLight: front <= 0.5 ? min(back, 2 * front) : max(back, 2 * front - 1)
    case .vividLight:
      front <= 0.5
        ? (front <= 0 ? 0 : max(1 - (1 - back) / (2 * front), 0))
        : (front >= 1 ? 1 : min(back / (2 * (1 - front)), 1))
    default: Self.softLight(front, back)
    }
  }

  private static func hardLight(_ front: Float, _ back: Float) -> Float {
    front <= 0.5 ? 2 * front * back : 1 - 2 * (1 - front) * (1 - back)
  }

  private static func softLight(_ front: Float, _ back: Float) -> Float {
    if front <= 0.5 { return back - (1 - 2 * front) * back * (1 - back) }
    let curve = back <= 0.25 ? ((16 * back - 12) * back + 4) * back : max(back, 0).squareRoot()
    return back + (2 * front - 1) * (curve - back)
  }

  // Hue, saturation and luminosity are computed as in section 10 of the source.

  private static func luminosity(_ color: Pixel) -> Float { 0.3 * color.x + 0.59 * color.y + 0.11 * color.z }

  private static func withLuminosity(of other: Pixel, _ color: Pixel) -> Pixel {
    let difference = luminosity(other) - luminosity(color)
    var result = color + Pixel(difference, difference, difference, 0)
    let light = luminosity(result)
    let gray = Pixel(repeating: light)
    let least = min(result.x, result.y, result.z)
    let most = max(result.x, result.y, result.z)
    if least < 0 { result = gray + (result - gray) * (light / (light - least)) }
    if most > 1 { result = gray + (result - gray) * ((1 - light) / (most - light)) }
    return result
  }

  private static func withSaturation(of other: Pixel, _ color: Pixel) -> Pixel {
    let wanted = max(other.x, other.y, other.z) - min(other.x, other.y, other.z)
    let least = min(color.x, color.y, color.z)
    let range = max(color.x, color.y, color.z) - least
    guard range > 0 else { return Pixel(0, 0, 0, 1) }
    return ((color - Pixel(repeating: least)) * (wanted / range)).alpha(1)
  }
}
