public import CoreImage
import Foundation
public import Testing

/// Images can be attached to tests, as PNG files:
///
///     Attachment.record(image, named: "card.png")
///
/// Swift Testing looks for this module when a test imports `Testing` and `CoreImage`.
///
/// - Source: developer.apple.com/documentation/testing/attachments
extension CIImage: Attachable {
  /// An image without pixels or without end cannot be attached.
  struct NoPixels: Error, CustomStringConvertible {
    var description: String { "the image has no pixels to attach, or has no end" }
  }

  public func withUnsafeBytes<R>(
    for attachment: borrowing Attachment<CIImage>, _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    guard
      let file = CIContext().pngRepresentation(of: self, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB())
    else { throw NoPixels() }
    return try file.withUnsafeBytes(body)
  }

  /// The suggested name, which says that the file is a PNG.
  public func preferredName(for attachment: borrowing Attachment<CIImage>, basedOn suggestedName: String) -> String {
    suggestedName.lowercased().hasSuffix(".png") ? suggestedName : suggestedName + ".png"
  }
}
