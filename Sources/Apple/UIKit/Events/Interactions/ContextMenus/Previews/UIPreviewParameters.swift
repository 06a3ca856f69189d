import Foundation

/// The appearance of a preview of a view.
///
/// - Source: developer.apple.com/documentation/uikit/uipreviewparameters
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  /// The visible part of the view, in its coordinates.
  ///
  /// - Default: `nil`, the whole view.
  @NSCopying open var visiblePath: UIBezierPath?

  /// The outline of the shadow, in the view's coordinates.
  ///
  /// - Default: `nil`, the outline of the visible part.
  @NSCopying open var shadowPath: UIBezierPath?

  /// The color of the background.
  ///
  /// - Default: the system's background color. Setting `nil` restores it.
  open var backgroundColor: UIColor! = .systemBackground {
    didSet { if backgroundColor == nil { backgroundColor = .systemBackground } }
  }

  /// Creates parameters that show the whole view.
  public override init() {
    super.init()
  }

  /// Creates parameters that show lines of text: their rectangles, slightly enlarged, with rounded corners.
  ///
  /// - Parameter textLineRects: Values of `CGRect`, in the view's coordinates.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for value in textLineRects {
      let rect = value.cgRectValue.insetBy(
        dx: -UIPreviewParameters.textMargin.width, dy: -UIPreviewParameters.textMargin.height)
      path.append(UIBezierPath(roundedRect: rect, cornerRadius: UIPreviewParameters.textRadius))
    }
    visiblePath = path
  }

  private static let textMargin = CGSize(width: 8, height: 4)
  private static let textRadius: CGFloat = 8

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPreviewParameters()
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    copy.backgroundColor = backgroundColor
    return copy
  }
}
