/// The maximum size of images that are read.
///
/// A few bytes can announce any number of pixels, so the size is checked before memory is allocated.
package struct ImageLimits: Equatable, Sendable {
  /// The maximum length of a side, in pixels.
  package var maximumSide: Int
  /// The maximum of width times height. Each pixel takes four bytes of memory.
  package var maximumPixelCount: Int

  package init(maximumSide: Int, maximumPixelCount: Int) {
    precondition(
      maximumPixelCount <= PixelImage.maximumPixelCount,
      "ImageLimits: no picture has more than \(PixelImage.maximumPixelCount) pixels")
    self.maximumSide = maximumSide
    self.maximumPixelCount = maximumPixelCount
  }

  /// Limits of 32,767 pixels for a side, the limit of drawing, and of 67 million pixels in total (a quarter of a GiB of
  /// memory). The largest photos of an iPhone have 49 million.
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
