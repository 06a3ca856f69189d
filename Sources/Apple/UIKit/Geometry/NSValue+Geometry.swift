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

  /// The point that the value holds. The value has to hold one.
  public var cgPointValue: CGPoint { pointValue }

  /// The size that the value holds. The value has to hold one.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle that the value holds, such as a keyboard's frame. The value has to hold one.
  public var cgRectValue: CGRect { rectValue }

  /// The insets that the value holds. The value has to hold some.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
