import HostServices
import UIKit

extension View {
  /// Sets a fixed frame for the view, in points.
  ///
  /// - Parameters:
  ///   - width: The width; `nil` for that of the view.
  ///   - height: The height; `nil` for that of the view.
  ///   - alignment: The alignment of the view in the frame.
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    applying(
      FixedFrameModifier(
        width: Self.length(width), height: Self.length(height), alignment: alignment))
  }

  /// Returns a valid length. Negative and infinite lengths are reported to the developer, as on Apple's systems.
  nonisolated private static func length(_ length: CGFloat?) -> CGFloat? {
    guard let length else { return nil }
    if length >= 0, length.isFinite { return length }
    HostServices.tellDeveloper("SwiftUI: invalid frame dimension (negative or non-finite): \(length)")
    return length.isFinite ? 0 : nil
  }

  /// Sets a frame with limits for the view, in points. A limit of `nil` is that of the view.
  ///
  /// - Parameters:
  ///   - minWidth: The minimum width.
  ///   - idealWidth: The width if none is proposed.
  ///   - maxWidth: The maximum width. Infinity fills the space.
  ///   - minHeight: The minimum height.
  ///   - idealHeight: The height if none is proposed.
  ///   - maxHeight: The maximum height. Infinity fills the space.
  ///   - alignment: The alignment of the view in the frame.
  ///
  /// - Source:
  ///   developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    func areInOrder(_ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?) -> Bool {
      let low = low ?? -.infinity
      let middle = ideal ?? low
      return low <= middle && middle <= (high ?? middle)
    }
    if !areInOrder(minWidth, idealWidth, maxWidth) || !areInOrder(minHeight, idealHeight, maxHeight) {
      HostServices.tellDeveloper("SwiftUI: contradictory frame constraints specified")
    }
    return applying(
      FlexibleFrameModifier(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
        maxHeight: maxHeight, alignment: alignment))
  }
}
