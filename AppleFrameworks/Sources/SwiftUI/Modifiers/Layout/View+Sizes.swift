import UIKit

extension View {
  /// Sets the size of the view to its ideal size, regardless of the proposal.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/fixedsize()
  nonisolated public func fixedSize() -> some View { applying(FixedSizeModifier(horizontal: true, vertical: true)) }

  /// Sets the width or height of the view to its ideal value, regardless of the proposal.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/fixedsize(horizontal:vertical:)
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    applying(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the ratio of the view's width to its height.
  ///
  /// - Parameters:
  ///   - aspectRatio: The ratio; `nil` for that of the ideal size.
  ///   - contentMode: The mode that determines whether the view fits into the proposed space or fills it.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    applying(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Sets the view's ratio of width to height to that of a size.
  ///
  /// - Parameters:
  ///   - aspectRatio: The size. If its height is 0, the view's own ratio is used.
  ///   - contentMode: The mode that determines whether the view fits into the proposed space or fills it.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    applying(
      AspectRatioModifier(
        ratio: aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, mode: contentMode))
  }

  /// Scales the view to fit into the proposed space with the same aspect ratio.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/scaledtofit()
  nonisolated public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// Scales the view to fill the proposed space with the same aspect ratio.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/scaledtofill()
  nonisolated public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}
