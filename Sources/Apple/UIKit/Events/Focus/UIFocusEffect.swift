import CoreGraphics
import Foundation

/// The appearance of the focus on an item. The base class has none.
///
/// - Source: developer.apple.com/documentation/uikit/uifocuseffect
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  public override init() {
    super.init()
  }
}

/// A ring around the focused item.
///
/// - Source: developer.apple.com/documentation/uikit/uifocushaloeffect
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  final let path: UIBezierPath?

  /// Creates a ring around the whole item.
  public override init() {
    path = nil
    super.init()
  }

  /// Creates a ring around a rectangle of the item's view.
  public init(rect: CGRect) {
    path = UIBezierPath(rect: rect)
    super.init()
  }

  /// Creates a ring around a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
    super.init()
  }

  /// Creates a ring around a shape in the item's view.
  public init(path bezierPath: UIBezierPath) {
    path = bezierPath
    super.init()
  }
}
