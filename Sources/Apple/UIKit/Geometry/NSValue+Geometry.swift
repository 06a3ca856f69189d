import Foundation

extension NSValue {
  /// A value that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// A value that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// A value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// A value that holds insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }

  /// The point in the value, which must contain one.
  public var cgPointValue: CGPoint { pointValue }

  /// The size in the value, which must contain one.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle in the value, such as a keyboard's frame. The value must contain one.
  public var cgRectValue: CGRect { rectValue }

  /// The insets in the value, which must contain some.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
