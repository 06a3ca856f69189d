/// How large an image may be that is read.
///
/// A few bytes can announce any number of pixels, so the size is checked before memory is taken for it.
package struct ImageLimits: Equatable, Sendable {
  /// The longest side, in pixels.
  package var maximumSide: Int
  /// Width times height; four bytes of memory each.
  package var maximumPixelCount: Int

  package init(maximumSide: Int, maximumPixelCount: Int) {
    precondition(
      maximumPixelCount <= PixelImage.maximumPixelCount,
      "ImageLimits: no picture has more than \(PixelImage.maximumPixelCount) pixels")
    self.maximumSide = maximumSide
    self.maximumPixelCount = maximumPixelCount
  }

  /// 32,767 pixels a side, which is as far as drawing goes, and 67 million altogether (a quarter of a GiB of memory).
  /// The largest photos of an iPhone have 49 million.
  package static let standard = ImageLimits(maximumSide: 32_767, maximumPixelCount: 1 << 26)

  func check(width: Int, height: Int, format: ImageFormat) throws(ImageCodecError) {
    guard width <= maximumSide, height <= maximumSide else {
      throw .tooLarge(format, width: width, height: height, limit: "\(maximumSide) on a side")
    }
    guard width * height <= maximumPixelCount else {
      throw .tooLarge(format, width: width, height: height, limit: "\(maximumPixelCount) altogether")
    }
  }
}
