public import CoreGraphics
internal import ImageCodecs
public import Testing

/// The conformance with which images can be attached to tests as PNG files:
///
///     Attachment.record(image, named: "card.png")
///
/// Swift Testing loads this module if a test imports `Testing` and `CoreGraphics`.
///
/// - Source: developer.apple.com/documentation/testing/attachments
extension CGImage: Attachable {
  public func withUnsafeBytes<R>(
    for attachment: borrowing Attachment<CGImage>, _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    let file = withPixels { pixels, bytesPerRow in
      PNGEncoder.encode(
        UnsafeRawBufferPointer(start: pixels, count: bytesPerRow * (height - 1) + width * 4),
        width: width, height: height, bytesPerRow: bytesPerRow)
    }
    return try file.withUnsafeBytes(body)
  }

  /// Returns the suggested name with the extension of PNG.
  public func preferredName(
    for attachment: borrowing Attachment<CGImage>, basedOn suggestedName: String
  ) -> String {
    suggestedName.lowercased().hasSuffix(".png") ? suggestedName : suggestedName + ".png"
  }
}
