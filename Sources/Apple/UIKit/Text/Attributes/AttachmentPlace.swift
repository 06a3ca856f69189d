import CoreGraphics

/// What an attachment may want to know of its surroundings.
struct AttachmentPlace {
  weak var container: NSTextContainer?
  var lineFragment: CGRect
  /// The offset of the attachment's character.
  var index: Int
}
