import Foundation

/// The options and results of fitting text when it is drawn or measured.
///
/// - Source: developer.apple.com/documentation/uikit/nsstringdrawingcontext
open class NSStringDrawingContext: NSObject {
  /// The minimum factor by which text may shrink to fit, from 0 to 1.
  ///
  /// - Default: 0, which means that text doesn't shrink.
  open var minimumScaleFactor: CGFloat = 0

  /// The factor by which the text shrank last.
  public internal(set) var actualScaleFactor: CGFloat = 1

  /// The bounds of the text that was drawn last, in points.
  public internal(set) var totalBounds: CGRect = .zero

  /// Creates a context that doesn't allow text to shrink.
  public override init() { super.init() }
}
