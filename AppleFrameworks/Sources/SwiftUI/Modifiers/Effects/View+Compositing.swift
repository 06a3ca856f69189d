@_spi(Host) import QuartzCore
import UIKit

extension View {
  /// Sets how the view is combined with the views behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    applying(BlendModeModifier(blendMode: blendMode))
  }

  /// Blurs the view.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of a Gaussian, in points; 0 and less is no blur.
  ///   - opaque: Whether the blur ends at the view's edges.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    applying(BlurModifier(radius: radius, isOpaque: opaque))
  }

  /// Draws the view as one picture before it is combined with the views behind it.
  ///
  /// - Parameter opaque: Whether the background is black.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    applying(GroupingModifier(isGrouped: true, isOpaque: opaque))
  }
}
