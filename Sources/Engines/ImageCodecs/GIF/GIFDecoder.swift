/// A decoder for GIF: 87a and 89a, interlaced or not, still or animated.
///
/// The decoder is our own, because the format is small and damaged files require a check of every index.
///
/// - Source: www.w3.org/Graphics/GIF/spec-gif89a.txt
package enum GIFDecoder {
  /// Decodes the first frame of a file, in the size of the file's canvas.
  static func decodeImage(_ bytes: [UInt8], limits: ImageLimits) throws(ImageCodecError) -> DecodedImage {
    var reader = try GIFReader(bytes, limits: limits)
    guard try reader.nextFrame() != nil else { throw .corrupt(.gif, offset: nil, reason: "it has no picture") }
    return DecodedImage(
      pixels: reader.canvas, format: .gif, orientation: .up, isOpaque: reader.isOpaque)
  }

  /// Decodes all frames of a file as they are displayed, with their durations in seconds.
  ///
  /// - Parameter limits: The limits for all frames together. Frames beyond the limits are omitted.
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
