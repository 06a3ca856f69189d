import CoreGraphics
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
  /// - Default: zero, which stands for the image's own size, standing on the baseline with its own one where it has
  ///   one, else with its bottom.
  open var bounds: CGRect = .zero

  /// A file's content that came with the attachment. It is shown where it is a picture and there is no `image`.
  open var contents: Data?

  /// The kind of `contents`, as a uniform type identifier such as `"public.png"`.
  open var fileType: String?

  /// Creates an attachment of a file's content and its kind; both may be nil.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Creates an attachment without image and content.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment that shows an image.
  public init(image: UIImage) {
    super.init()
    self.image = image
  }

  /// The space to the left and to the right of the attachment, in points.
  ///
  /// - Default: 0.
  open var lineLayoutPadding: CGFloat = 0

  /// Where the attachment lies: from the baseline, y up. Override to have it depend on its line.
  ///
  /// The default is ``bounds`` or, where they are zero, the size of the image. Lines are not broken yet when this is
  /// asked: `lineFrag` is as wide as the text may be and as high as a line of the font, and `position` is the beginning of
  /// its baseline.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    if bounds != .zero { return bounds }
    guard let image = shownImage else { return .zero }
    // An image with a baseline, as symbols have, stands with it on the line's.
    return CGRect(origin: CGPoint(x: 0, y: -(image.baselineOffsetFromBottom ?? 0)), size: image.size)
  }

  /// Returns the image that is drawn. The default is ``image``, else the picture in ``contents``.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    shownImage
  }

  /// What is shown unless a subclass has it otherwise.
  private final var shownImage: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

  /// Returns the room that the attachment takes in its line.
  final func box(in place: AttachmentPlace) -> TextAttachmentBox {
    let frame = attachmentBounds(
      for: place.container, proposedLineFragment: place.lineFragment,
      glyphPosition: CGPoint(x: 0, y: place.lineFragment.height), characterIndex: place.index)
    func finite(_ length: CGFloat) -> Double { length.isFinite ? Double(TextNumber.bounded(length)) : 0 }
    return TextAttachmentBox(
      width: max(0, finite(frame.width) + finite(lineLayoutPadding) * 2), height: max(0, finite(frame.height)),
      y: finite(frame.minY))
  }
}

extension NSAttributedString {
  /// Text of one character that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// What an attachment may want to know of its surroundings.
struct AttachmentPlace {
  weak var container: NSTextContainer?
  var lineFragment: CGRect
  /// The offset of the attachment's character.
  var index: Int
}
