import Foundation
import InterfaceBuilder

extension CGRect {
  init(_ rect: InterfaceBuilder.Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension CGSize {
  init(_ size: InterfaceBuilder.Size) {
    self.init(width: size.width, height: size.height)
  }
}

extension CGPoint {
  init(_ point: InterfaceBuilder.Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension UIOffset {
  init(_ offset: InterfaceBuilder.Offset) {
    self.init(horizontal: CGFloat(offset.horizontal), vertical: CGFloat(offset.vertical))
  }
}

extension UIEdgeInsets {
  init(_ insets: InterfaceBuilder.EdgeInsets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: InterfaceBuilder.DirectionalEdgeInsets) {
    self.init(
      top: CGFloat(insets.top), leading: CGFloat(insets.leading), bottom: CGFloat(insets.bottom),
      trailing: CGFloat(insets.trailing))
  }
}
