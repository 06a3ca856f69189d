import CoreGraphics
import Foundation
import Typesetting

/// An image inside of text.
///
/// - Source: developer.apple.com/documentation/uikit/nstextattachment
open class NSTextAttachment: NSObject {
  /// It must be the first stored property. Foundation's CFEqual on Linux reads these bits of an attribute's value; if
  /// they are 0, it mistakes the value for a Core Foundation object and traps.
  private let foundationMark: UInt = 0x3FF00

  /// The character that an attachment replaces: U+FFFC.
  public class var character: Int { 0xFFFC }

  /// The image of the attachment.
  open var image: UIImage?

  /// The bounds of the attachment, in points: the lower left corner relative to the baseline, with y upwards, and the
  /// size.
  ///
  /// - Default: zero, which means the image's own size. The image's baseline is aligned with the line's if it has one,
  ///   otherwise its bottom.
  open var bounds: CGRect = .zero

  /// The contents of the attached file. An image file is displayed if `image` is `nil`.
  open var contents: Data?

  /// The type of `contents`, a uniform type identifier such as `"public.png"`.
  open var fileType: String?

  /// Creates an attachment with the contents of a file and their type; both may be `nil`.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Creates an attachment without image and contents.
  public convenience override init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment with an image.
  public init(image: UIImage) {
    super.init()
    self.image = image
  }

  /// The space to the left and to the right of the attachment, in points.
  ///
  /// - Default: 0.
  open var lineLayoutPadding: CGFloat = 0

  /// Returns the bounds of the attachment relative to the baseline, with y upwards. Override it to make them depend on
  /// the line.
  ///
  /// The default returns ``bounds``, or the size of the image if they are zero. It is called before lines are broken:
  /// `lineFrag` has the available width and the height of a line of the font, and `position` is the start of its
  /// baseline.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    if bounds != .zero { return bounds }
    guard let image = shownImage else { return .zero }
    // The baseline of an image that has one, such as a symbol, is aligned with that of the line.
    return CGRect(origin: CGPoint(x: 0, y: -(image.baselineOffsetFromBottom ?? 0)), size: image.size)
  }

  /// Returns the image to draw. The default is ``image`` or else the image in ``contents``.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    shownImage
  }

  /// The image that is displayed unless a subclass returns another.
  private final var shownImage: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

  /// Returns the space that the attachment takes in its line.
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
  /// Creates a string of one character with an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// The environment of an attachment.
struct AttachmentPlace {
  weak var container: NSTextContainer?
  var lineFragment: CGRect
  /// The offset of the attachment's character.
  var index: Int
}
