import CoreGraphics
import Foundation

extension ColorStorage {
  /// Creates a color from its components if it is gray, sRGB or P3; otherwise, it stores the color itself.
  init(_ color: CGColor) {
    guard let space = color.colorSpace, let components = color.components else {
      self = .core(color)
      return
    }
    let alpha = color.alpha
    switch (space.model, space.name) {
    case (.monochrome, _) where components.count >= 1:
      self = .gray(white: components[0], alpha: alpha)
    case (.rgb, CGColorSpace.displayP3?) where components.count >= 3:
      self = .displayP3(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    case (.rgb, CGColorSpace.sRGB?), (.rgb, CGColorSpace.extendedSRGB?), (.rgb, nil):
      self = .rgb(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    default:
      self = .core(color)
    }
  }

  /// Returns the color for Core Graphics; `nil` for a dynamic color.
  func makeColor() -> CGColor? {
    switch self {
    case .gray(let white, let alpha):
      CGColor(colorSpace: ColorSpaces.gray, components: [white, alpha])
    case .rgb(let red, let green, let blue, let alpha):
      CGColor(colorSpace: ColorSpaces.rgb, components: [red, green, blue, alpha])
    case .displayP3(let red, let green, let blue, let alpha):
      CGColor(colorSpace: ColorSpaces.displayP3, components: [red, green, blue, alpha])
    case .core(let color): color
    case .system, .provider, .dynamicAlpha: nil
    }
  }

  /// The color in extended sRGB; `nil` for dynamic colors and patterns.
  var components: ColorComponents? {
    switch self {
    case .gray(let white, let alpha): ColorComponents(red: white, green: white, blue: white, alpha: alpha)
    case .rgb(let red, let green, let blue, let alpha):
      ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    case .displayP3(let red, let green, let blue, let alpha):
      ColorComponents(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case .core(let color):
      if let converted = color.converted(to: ColorSpaces.rgb, intent: .defaultIntent, options: nil),
        let components = converted.components, components.count >= 3
      {
        ColorComponents(red: components[0], green: components[1], blue: components[2], alpha: converted.alpha)
      } else {
        nil
      }
    case .system, .provider, .dynamicAlpha: nil
    }
  }
}

/// The color spaces of `UIColor`, created once.
enum ColorSpaces {
  static let gray = named(CGColorSpace.extendedGray)
  static let rgb = named(CGColorSpace.extendedSRGB)
  static let displayP3 = named(CGColorSpace.displayP3)

  private static func named(_ name: CFString) -> CGColorSpace {
    guard let space = CGColorSpace(name: name) else { fatalError("no color space \(name)") }
    return space
  }
}
