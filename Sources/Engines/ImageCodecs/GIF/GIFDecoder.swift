/// Reads GIF: 87a and 89a, interlaced or not, still or animated.
///
/// A reader of our own: the format is small, and every index into a damaged file is checked here.
///
/// - Source: www.w3.org/Graphics/GIF/spec-gif89a.txt
package enum GIFDecoder {
  /// The first picture of a file, as large as the file's canvas.
  static func decodeImage(_ bytes: [UInt8], limits: ImageLimits) throws(ImageCodecError) -> DecodedImage {
    var reader = try GIFReader(bytes, limits: limits)
    guard try reader.nextFrame() != nil else { throw .corrupt(.gif, offset: nil, reason: "it has no picture") }
    return DecodedImage(
      pixels: reader.canvas, format: .gif, orientation: .up, isOpaque: reader.isOpaque)
  }

  /// All pictures of a file, each as it is seen, with the seconds that it stays.
  ///
  /// - Parameter limits: Hold for all pictures together; those that are too many for them are left out.
  package static func decodeAnimation(
    _ bytes: [UInt8], limits: ImageLimits = .standard
  ) throws(ImageCodecError) -> [(pixels: PixelImage, duration: Double)] {
    var reader = try GIFReader(bytes, limits: limits)
    var frames: [(pixels: PixelImage, duration: Double)] = []
    let most = max(limits.maximumPixelCount / (reader.canvas.width * reader.canvas.height), 1)
    while frames.count < most, let duration = try reader.nextFrame() {
      frames.append((reader.canvas, duration))
    }
    guard !frames.isEmpty else { throw .corrupt(.gif, offset: nil, reason: "it has no picture") }
    return frames
  }
}
