@_spi(Host) import QuartzCore
import UIKit

extension View {
  /// Sets the blend mode of the view with the views behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    applying(BlendModeModifier(blendMode: blendMode))
  }

  /// Blurs the view.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of a Gaussian, in points; 0 and negative values disable the blur.
  ///   - opaque: Whether the blur ends at the view's edges.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    applying(BlurModifier(radius: radius, isOpaque: opaque))
  }

  /// Draws the view as one image before it is blended with the views behind it.
  ///
  /// - Parameter opaque: Whether the background is opaque black.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    applying(GroupingModifier(isGrouped: true, isOpaque: opaque))
  }
}
