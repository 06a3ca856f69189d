import UIKit

extension View {
  /// Changes the saturation of the view's colors: 0 makes them gray, 1 leaves them as they are.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/saturation(_:)
  nonisolated public func saturation(_ amount: Double) -> some View {
    applying(ColorFilterModifier(filter: .saturation(amount)))
  }

  /// Makes the view's colors gray: 0 leaves them as they are, 1 makes them gray.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/grayscale(_:)
  nonisolated public func grayscale(_ amount: Double) -> some View {
    applying(ColorFilterModifier(filter: .grayscale(amount)))
  }

  /// Makes the view's colors brighter: 0 leaves them as they are, 1 makes them white.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/brightness(_:)
  nonisolated public func brightness(_ amount: Double) -> some View {
    applying(ColorFilterModifier(filter: .brightness(amount)))
  }

  /// Changes the contrast of the view's colors: 0 makes them a medium gray, 1 leaves them as they are. Negative values
  /// invert them.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/contrast(_:)
  nonisolated public func contrast(_ amount: Double) -> some View {
    applying(ColorFilterModifier(filter: .contrast(amount)))
  }

  /// Turns the hues of the view's colors by an angle.
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

  /// Makes the view black, and as opaque as it is bright.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/luminancetoalpha()
  nonisolated public func luminanceToAlpha() -> some View {
    applying(ColorFilterModifier(filter: .luminanceToAlpha))
  }
}
