import Foundation

/// What drawing and measuring text may do to make it fit, and what it did.
///
/// - Source: developer.apple.com/documentation/uikit/nsstringdrawingcontext
open class NSStringDrawingContext: NSObject {
  /// How small text may get so that it fits, from 0 to 1.
  ///
  /// - Default: 0, which is not at all.
  open var minimumScaleFactor: CGFloat = 0

  /// How small the text got the last time.
  public internal(set) var actualScaleFactor: CGFloat = 1

  /// Where the text was the last time, in points.
  public internal(set) var totalBounds: CGRect = .zero

  /// Creates a context that does not allow text to get smaller.
  public override init() { super.init() }
}
