import Foundation
public import Testing
public import UIKit

/// An image on its way into a test's report.
public struct AttachedImage: AttachableWrapper, Sendable {
  public let wrappedValue: UIImage
  let format: AttachableImageFormat?

  /// An image without pixels cannot be attached.
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

  /// The suggested name, with the format's extension where it has none.
  public func preferredName(
    for attachment: borrowing Attachment<AttachedImage>, basedOn suggestedName: String
  ) -> String {
    let named = AttachableImageFormat(fileName: suggestedName)
    let format = format(for: suggestedName)
    if named?.kind == format.kind { return suggestedName }
    return suggestedName + (format.kind == .png ? ".png" : ".jpg")
  }

  /// The format that was asked for, or that the name says; PNG where nothing says any.
  private func format(for name: String) -> AttachableImageFormat {
    format ?? AttachableImageFormat(fileName: name) ?? .png
  }
}
