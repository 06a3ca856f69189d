import UIKit

extension View {
  /// Gives the view its ideal size, whatever is proposed.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/fixedsize()
  nonisolated public func fixedSize() -> some View { applying(FixedSizeModifier(horizontal: true, vertical: true)) }

  /// Gives the view its ideal width or height, whatever is proposed.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/fixedsize(horizontal:vertical:)
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    applying(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Gives the view a ratio of width to height.
  ///
  /// - Parameters:
  ///   - aspectRatio: `nil` for that of the ideal size.
  ///   - contentMode: Whether the view lies inside of the proposed space or fills it.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    applying(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Gives the view the ratio of a size.
  ///
  /// - Parameters:
  ///   - aspectRatio: The size; the view's own ratio where its height is 0.
  ///   - contentMode: Whether the view lies inside of the proposed space or fills it.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    applying(
      AspectRatioModifier(
        ratio: aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, mode: contentMode))
  }

  /// Keeps the ratio of the view inside of the proposed space.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/scaledtofit()
  nonisolated public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// Keeps the ratio of the view and fills the proposed space.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/scaledtofill()
  nonisolated public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}
