import CoreGraphics
import Foundation

/// A rectangular area in which text is laid out.
///
/// - Source: developer.apple.com/documentation/uikit/nstextcontainer
open class NSTextContainer: NSObject {
  /// The owner that is notified of layout changes; a text view.
  final weak var owner: (any TextContainerOwner)?

  /// Creates a container with a size, in points.
  public init(size: CGSize) {
    sizeStorage = size
    super.init()
  }

  /// Creates a container without limits.
  public convenience override init() {
    self.init(size: .zero)
  }

  /// Creates a container from an archive of Apple's class, whose values aren't read.
  public required init(coder: NSCoder) {
    sizeStorage = CGSize(
      width: coder.decodeDouble(forKey: "NSContainerWidth"), height: coder.decodeDouble(forKey: "NSContainerHeight"))
    super.init()
  }

  private final var sizeStorage: CGSize

  /// The size in points. A dimension of 0 or less means no limit.
  ///
  /// - Default: zero. Changing it invalidates the layout.
  open var size: CGSize {
    get { sizeStorage }
    set {
      guard newValue != sizeStorage else { return }
      sizeStorage = newValue
      geometryDidChange()
    }
  }

  /// The space between the sides of the container and the lines, in points, on the left and on the right.
  ///
  /// - Default: 5.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { geometryDidChange() } }
  }

  /// The maximum number of lines; 0 for no limit.
  ///
  /// - Default: 0.
  open var maximumNumberOfLines: Int = 0 {
    didSet { if maximumNumberOfLines != oldValue { geometryDidChange() } }
  }

  /// The line break mode of the last line.
  ///
  /// - Default: `.byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { if lineBreakMode != oldValue { geometryDidChange() } }
  }

  /// The areas that lines avoid, in the coordinates of the container.
  ///
  /// - Default: none. Each line takes time in proportion to the complexity of the paths.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { if exclusionPaths != oldValue { geometryDidChange() } }
  }

  /// Whether the width is that of the text view less its insets.
  ///
  /// - Default: `false`. For the container of a text view, `true`.
  open var widthTracksTextView: Bool = false {
    didSet { if widthTracksTextView != oldValue { owner?.textContainerTrackingDidChange() } }
  }

  /// Whether the height is that of the text view less its insets.
  ///
  /// - Default: `false`.
  open var heightTracksTextView: Bool = false {
    didSet { if heightTracksTextView != oldValue { owner?.textContainerTrackingDidChange() } }
  }

  /// The layout manager, which is set when the container is added to it.
  open weak var layoutManager: NSLayoutManager?

  /// Whether the container is a rectangle without exclusion paths.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  private func geometryDidChange() { layoutManager?.textContainerChangedGeometry(self) }
}

/// An object that displays a text container and updates after changes of its layout.
protocol TextContainerOwner: AnyObject {
  /// Tells the owner that lines must be laid out again.
  func textLayoutDidBecomeInvalid()

  /// Tells the owner that text must be drawn again.
  func textDisplayDidBecomeInvalid()

  /// Tells the owner that the container follows another dimension of its view.
  func textContainerTrackingDidChange()
}
