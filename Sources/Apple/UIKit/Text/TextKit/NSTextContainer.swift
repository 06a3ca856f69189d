import CoreGraphics
import Foundation

/// A rectangle that text is laid out in.
///
/// - Source: developer.apple.com/documentation/uikit/nstextcontainer
open class NSTextContainer: NSObject {
  /// What wants to know when the container's layout is no longer right: a text view.
  final weak var owner: (any TextContainerOwner)?

  /// Creates a container of a size, in points.
  public init(size: CGSize) {
    sizeStorage = size
    super.init()
  }

  /// Creates a container without limits.
  public convenience override init() {
    self.init(size: .zero)
  }

  /// Reads what `encode(with:)` of Apple's class writes of the size: nothing that is kept here.
  public required init(coder: NSCoder) {
    sizeStorage = CGSize(
      width: coder.decodeDouble(forKey: "NSContainerWidth"), height: coder.decodeDouble(forKey: "NSContainerHeight"))
    super.init()
  }

  private final var sizeStorage: CGSize

  /// The size in points. A side of 0 or less has no limit.
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

  /// The space between the container's sides and the lines, in points, on the left and on the right.
  ///
  /// - Default: 5.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { geometryDidChange() } }
  }

  /// The most lines; 0 for no limit.
  ///
  /// - Default: 0.
  open var maximumNumberOfLines: Int = 0 {
    didSet { if maximumNumberOfLines != oldValue { geometryDidChange() } }
  }

  /// How the last line ends.
  ///
  /// - Default: `.byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { if lineBreakMode != oldValue { geometryDidChange() } }
  }

  /// Regions that lines keep out of, in the container's coordinates.
  ///
  /// - Default: none. Costs a walk along the paths for each line.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { if exclusionPaths != oldValue { geometryDidChange() } }
  }

  /// Whether the width is that of the text view which shows the container, less its insets.
  ///
  /// - Default: `false`; a text view's own container follows it.
  open var widthTracksTextView: Bool = false {
    didSet { if widthTracksTextView != oldValue { owner?.textContainerTrackingDidChange() } }
  }

  /// Whether the height is that of the text view which shows the container, less its insets.
  ///
  /// - Default: `false`.
  open var heightTracksTextView: Bool = false {
    didSet { if heightTracksTextView != oldValue { owner?.textContainerTrackingDidChange() } }
  }

  /// What fills the container. Set by adding the container there.
  open weak var layoutManager: NSLayoutManager?

  /// Whether the container is one rectangle without anything cut out.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  private func geometryDidChange() { layoutManager?.textContainerChangedGeometry(self) }
}

/// What shows a text container, and follows its layout.
protocol TextContainerOwner: AnyObject {
  /// Lines have to be set again.
  func textLayoutDidBecomeInvalid()

  /// Text has to be drawn again.
  func textDisplayDidBecomeInvalid()

  /// The container wants another side from its view.
  func textContainerTrackingDidChange()
}
