import Foundation
public import Testing
public import UIKit

/// An image that is attached to a test.
public struct AttachedImage: AttachableWrapper, Sendable {
  public let wrappedValue: UIImage
  let format: AttachableImageFormat?

  /// An error for an image without pixels, which cannot be attached.
  struct NoPixels: Error, CustomStringConvertible {
    var description: String { "the image has no pixels to attach" }
  }

  public func withUnsafeBytes<R>(
    for attachment: borrowing Attachment<AttachedImage>, _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    let format = format(for: attachment.preferredName)
    let data =
      switch format.kind {
      case .png: wrappedValue.pngData()
      case .jpeg: wrappedValue.jpegData(compressionQuality: CGFloat(format.encodingQuality))
      }
    guard let data else { throw NoPixels() }
    return try data.withUnsafeBytes(body)
  }

  /// Returns the suggested name, with the extension of the format if it has none.
  public func preferredName(
    for attachment: borrowing Attachment<AttachedImage>, basedOn suggestedName: String
  ) -> String {
    let named = AttachableImageFormat(fileName: suggestedName)
    let format = format(for: suggestedName)
    if named?.kind == format.kind { return suggestedName }
    return suggestedName + (format.kind == .png ? ".png" : ".jpg")
  }

  /// Returns the requested format, or that of the name's extension, or PNG.
  private func format(for name: String) -> AttachableImageFormat {
    format ?? AttachableImageFormat(fileName: name) ?? .png
  }
}
