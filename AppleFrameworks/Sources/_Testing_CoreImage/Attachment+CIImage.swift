public import CoreImage
public import Testing
public import _Testing_UIKit

// Swift Testing searches for this module when a test imports `Testing` and `CoreImage`.

extension Attachment where AttachableValue == AttachedImage {
  /// Creates an attachment with an entire image. An empty or infinite image cannot be attached.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - preferredName: The file's name in the report. Without it, a name is generated.
  ///   - imageFormat: The file's format; `nil` (the default) uses the extension of the name, or PNG.
  ///   - sourceLocation: The source location of the attachment.
  /// - Source: developer.apple.com/documentation/testing/attachments
  public init(
    _ image: CIImage, named preferredName: String? = nil, as imageFormat: AttachableImageFormat? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(UIImage(ciImage: image), named: preferredName, as: imageFormat, sourceLocation: sourceLocation)
  }

  /// Attaches an entire image to the current test.
  ///
  ///     Attachment.record(image, named: "card.png")
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - preferredName: The file's name in the report; without it, a name is generated.
  ///   - imageFormat: The file's format; `nil` (the default) uses the extension of the name, or PNG.
  ///   - sourceLocation: The source location of the attachment.
  /// - Source: developer.apple.com/documentation/testing/attachments
  public static func record(
    _ image: CIImage, named preferredName: String? = nil, as imageFormat: AttachableImageFormat? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    record(
      Attachment(image, named: preferredName, as: imageFormat, sourceLocation: sourceLocation),
      sourceLocation: sourceLocation)
  }
}
