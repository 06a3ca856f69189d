@_spi(Host) import QuartzCore
import UIKit

extension View {
  /// Lays the view onto what lies behind it in another way than over it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    applying(BlendModeModifier(blendMode: blendMode))
  }

  /// Blurs the view.
  ///
  /// - Parameters:
  ///   - radius: how far, in points: the standard deviation of a Gaussian. Zero and less is none.
  ///   - opaque: whether the blur ends at the view's edges.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    applying(BlurModifier(radius: radius, isOpaque: opaque))
  }

  /// Puts the view together as one picture before it is laid onto what lies behind it.
  ///
  /// - Parameter opaque: whether what is translucent in it is black.
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    applying(GroupingModifier(isGrouped: true, isOpaque: opaque))
  }
}
