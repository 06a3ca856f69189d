import Foundation
import Typesetting

/// An image in the middle of text.
///
/// - Source: developer.apple.com/documentation/uikit/nstextattachment
open class NSTextAttachment: NSObject {
  /// Must stay the first stored property: Foundation's CFEqual on Linux looks at these bits of an attribute's value, and
  /// takes it for one of Core Foundation's objects, and halts, where they are 0.
  private let foundationMark: UInt = 0x3FF00

  /// The character that an attachment takes the place of: U+FFFC.
  public class var character: Int { 0xFFFC }

  /// The image that is shown.
  open var image: UIImage?

  /// Where the attachment lies: the lower left corner from the baseline, y up, and the size, in points.
  ///
  /// - Default: zero, which stands for the image's own size on the baseline.
  open var bounds: CGRect = .zero

  /// A file's content that came with the attachment. It is shown where it is a picture and there is no `image`.
  open var contents: Data?

  /// The kind of `contents`, as a uniform type identifier such as `"public.png"`.
  open var fileType: String?

  /// An attachment of a file's content and its kind; both may be nil.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// An attachment without image and content.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// An attachment that shows an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// What is shown.
  final var shownImage: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

  /// The room that the attachment takes in its line.
  package final var box: TextAttachmentBox {
    if bounds != .zero {
      return TextAttachmentBox(
        width: Double(bounds.width), height: Double(bounds.height), y: Double(bounds.minY))
    }
    let size = shownImage?.size ?? .zero
    return TextAttachmentBox(width: Double(size.width), height: Double(size.height))
  }
}

extension NSAttributedString {
  /// Text of one character that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
