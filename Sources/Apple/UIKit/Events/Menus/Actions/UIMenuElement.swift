/// An entry of a menu: the base class of ``UIAction`` and ``UIMenu``.
///
/// - Source: developer.apple.com/documentation/uikit/uimenuelement
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  final var titleStorage: String
  final var imageStorage: UIImage?

  /// The words that a menu, or a button made with the element, shows.
  open var title: String { titleStorage }

  /// More words under the title.
  ///
  /// - Default: `nil`.
  open var subtitle: String?

  /// The picture beside the title.
  open var image: UIImage? { imageStorage }

  init(title: String, subtitle: String?, image: UIImage?) {
    self.titleStorage = title
    self.subtitle = subtitle
    self.imageStorage = image
    super.init()
  }

  /// The object has been made from a nib or storyboard, and all its outlets are set. The default does nothing.
  open func awakeFromNib() {}
}
