public import Testing
public import UIKit

extension Attachment where AttachableValue == AttachedImage {
  /// Creates an attachment of an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - preferredName: The name of the file in the report, or nil to generate one.
  ///   - imageFormat: The format of the file. With nil, the default, the name's extension determines it, or it is PNG.
  ///   - sourceLocation: The source location of the attachment.
  public init(
    _ image: UIImage, named preferredName: String? = nil, as imageFormat: AttachableImageFormat? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(
      AttachedImage(wrappedValue: image, format: imageFormat), named: preferredName, sourceLocation: sourceLocation)
  }

  /// Attaches an image to the current test.
  ///
  ///     Attachment.record(image, named: "profile.png")
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - preferredName: The name of the file in the report, or nil to generate one.
  ///   - imageFormat: The format of the file. With nil, the default, the name's extension determines it, or it is PNG.
  ///   - sourceLocation: The source location of the attachment.
  public static func record(
    _ image: UIImage, named preferredName: String? = nil, as imageFormat: AttachableImageFormat? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    record(
      Attachment(image, named: preferredName, as: imageFormat, sourceLocation: sourceLocation),
      sourceLocation: sourceLocation)
  }
}
