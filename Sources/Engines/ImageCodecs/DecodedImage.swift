/// What an image file holds.
package struct DecodedImage: Equatable, Sendable {
  /// As stored in the file, before it is turned.
  package let pixels: PixelImage
  package let format: ImageFormat
  /// `.up` where the file says nothing.
  package let orientation: ImageOrientation
  /// Whether the file has no alpha at all.
  package let isOpaque: Bool
}
