import UIKit

extension View {
  /// Changes the saturation of the view's colors. An amount of 0 makes them gray, and 1 does not change them.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/saturation(_:)
  nonisolated public func saturation(_ amount: Double) -> some View {
    applying(ColorFilterModifier(filter: .saturation(amount)))
  }

  /// Converts the view's colors to gray. An amount of 0 does not change them, and 1 makes them gray.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/grayscale(_:)
  nonisolated public func grayscale(_ amount: Double) -> some View {
    applying(ColorFilterModifier(filter: .grayscale(amount)))
  }

  /// Brightens the view's colors. An amount of 0 does not change them, and 1 makes them white.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/brightness(_:)
  nonisolated public func brightness(_ amount: Double) -> some View {
    applying(ColorFilterModifier(filter: .brightness(amount)))
  }

  /// Changes the contrast of the view's colors. An amount of 0 makes them a medium gray, and 1 does not change them.
  /// Negative values invert them.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/contrast(_:)
  nonisolated public func contrast(_ amount: Double) -> some View {
    applying(ColorFilterModifier(filter: .contrast(amount)))
  }

  /// Rotates the hues of the view's colors by an angle.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/huerotation(_:)
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    applying(ColorFilterModifier(filter: .hueRotation(angle)))
  }

  /// Inverts the view's colors.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/colorinvert()
  nonisolated public func colorInvert() -> some View { applying(ColorFilterModifier(filter: .inversion)) }

  /// Multiplies the view's colors by a color.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/colormultiply(_:)
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    applying(ColorFilterModifier(filter: .multiplication(color)))
  }

  /// Converts the view to black with an opacity that equals its luminance.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/luminancetoalpha()
  nonisolated public func luminanceToAlpha() -> some View {
    applying(ColorFilterModifier(filter: .luminanceToAlpha))
  }
}
