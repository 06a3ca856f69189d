import Foundation

/// How a preview of a view looks.
///
/// - Source: developer.apple.com/documentation/uikit/uipreviewparameters
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  /// The part of the view that is shown, in its coordinates.
  ///
  /// - Default: `nil`, all of it.
  @NSCopying open var visiblePath: UIBezierPath?

  /// The outline that casts the shadow, in the view's coordinates.
  ///
  /// - Default: `nil`, that of what is shown.
  @NSCopying open var shadowPath: UIBezierPath?

  /// What lies behind the view.
  ///
  /// - Default: the system's background color; setting `nil` sets that.
  open var backgroundColor: UIColor! = .systemBackground {
    didSet { if backgroundColor == nil { backgroundColor = .systemBackground } }
  }

  /// Creates parameters that show all of a view.
  public override init() {
    super.init()
  }

  /// Creates parameters that show lines of text: their rectangles, made a little larger, with round corners.
  ///
  /// - Parameter textLineRects: values of `CGRect`, in the view's coordinates.
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
