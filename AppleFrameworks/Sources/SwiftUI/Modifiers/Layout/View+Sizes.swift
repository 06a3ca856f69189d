import UIKit

extension View {
  nonisolated public func fixedSize() -> some View { applying(FixedSizeModifier(horizontal: true, vertical: true)) }
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    applying(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    applying(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    applying(
      AspectRatioModifier(
        ratio: aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, mode: contentMode))
  }
  nonisolated public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }
  nonisolated public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
}
