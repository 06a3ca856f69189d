import HostServices
import UIKit

extension View {
  /// Gives the view a place of a fixed size, in points.
  ///
  /// - Parameters:
  ///   - width: `nil` for that of the view.
  ///   - height: `nil` for that of the view.
  ///   - alignment: Where the view lies in its place.
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  {
    applying(
      FixedFrameModifier(
        width: Self.length(width), height: Self.length(height), alignment: alignment))
  }

  /// Returns a valid length. Negative and infinite lengths are reported to the developer, as Apple's framework does.
  nonisolated private static func length(_ length: CGFloat?) -> CGFloat? {
    guard let length else { return nil }
    if length >= 0, length.isFinite { return length }
    HostServices.tellDeveloper("SwiftUI: invalid frame dimension (negative or non-finite): \(length)")
    return length.isFinite ? 0 : nil
  }

  /// Gives the view a place within limits, in points. `nil` leaves the limit to the view.
  ///
  /// - Parameters:
  ///   - minWidth: The smallest width.
  ///   - idealWidth: The width where nothing is proposed.
  ///   - maxWidth: The largest width; infinity fills the space.
  ///   - minHeight: The smallest height.
  ///   - idealHeight: The height where nothing is proposed.
  ///   - maxHeight: The largest height; infinity fills the space.
  ///   - alignment: Where the view lies in its place.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
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
