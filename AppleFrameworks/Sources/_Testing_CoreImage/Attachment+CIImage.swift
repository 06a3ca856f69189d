public import CoreImage
public import Testing
public import _Testing_UIKit

// Swift Testing looks for this module when a test imports `Testing` and `CoreImage`.

extension Attachment where AttachableValue == AttachedImage {
  /// An attachment of all of an image. One without pixels or without end cannot be attached.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - preferredName: The file's name in the report; without one it is made up.
  ///   - imageFormat: The file's format; nil (the default) takes what the name's extension says, or PNG.
  ///   - sourceLocation: Where the attachment is made.
  /// - Source: developer.apple.com/documentation/testing/attachments
  public init(
    _ image: CIImage, named preferredName: String? = nil, as imageFormat: AttachableImageFormat? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(UIImage(ciImage: image), named: preferredName, as: imageFormat, sourceLocation: sourceLocation)
  }

  /// Attaches all of an image to the test that runs.
  ///
  ///     Attachment.record(image, named: "card.png")
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - preferredName: The file's name in the report; without one it is made up.
  ///   - imageFormat: The file's format; nil (the default) takes what the name's extension says, or PNG.
  ///   - sourceLocation: Where the attachment is made.
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
