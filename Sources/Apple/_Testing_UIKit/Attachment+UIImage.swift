public import Testing
public import UIKit

extension Attachment where AttachableValue == AttachedImage {
  /// An attachment of an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - preferredName: The file's name in the report; without one it is made up.
  ///   - imageFormat: The file's format; nil (the default) takes what the name's extension says, or PNG.
  ///   - sourceLocation: Where the attachment is made.
  public init(
    _ image: UIImage, named preferredName: String? = nil, as imageFormat: AttachableImageFormat? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(
      AttachedImage(wrappedValue: image, format: imageFormat), named: preferredName, sourceLocation: sourceLocation)
  }

  /// Attaches an image to the test that runs.
  ///
  ///     Attachment.record(image, named: "profile.png")
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - preferredName: The file's name in the report; without one it is made up.
  ///   - imageFormat: The file's format; nil (the default) takes what the name's extension says, or PNG.
  ///   - sourceLocation: Where the attachment is made.
  public static func record(
    _ image: UIImage, named preferredName: String? = nil, as imageFormat: AttachableImageFormat? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    record(
      Attachment(image, named: preferredName, as: imageFormat, sourceLocation: sourceLocation),
      sourceLocation: sourceLocation)
  }
}
