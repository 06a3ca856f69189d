import Foundation
import InterfaceBuilder

extension CGRect {
  init(_ rect: InterfaceBuilder.Rect) {
    self.init(
      x: NibLength.clamped(rect.x), y: NibLength.clamped(rect.y), width: NibLength.clamped(rect.width),
      height: NibLength.clamped(rect.height))
  }
}

extension CGSize {
  init(_ size: InterfaceBuilder.Size) {
    self.init(width: NibLength.clamped(size.width), height: NibLength.clamped(size.height))
  }
}

extension CGPoint {
  init(_ point: InterfaceBuilder.Point) {
    self.init(x: NibLength.clamped(point.x), y: NibLength.clamped(point.y))
  }
}

extension UIOffset {
  init(_ offset: InterfaceBuilder.Offset) {
    self.init(horizontal: NibLength.clamped(offset.horizontal), vertical: NibLength.clamped(offset.vertical))
  }
}

extension UIEdgeInsets {
  init(_ insets: InterfaceBuilder.EdgeInsets) {
    self.init(
      top: NibLength.clamped(insets.top), left: NibLength.clamped(insets.left),
      bottom: NibLength.clamped(insets.bottom),
      right: NibLength.clamped(insets.right))
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: InterfaceBuilder.DirectionalEdgeInsets) {
    self.init(
      top: NibLength.clamped(insets.top), leading: NibLength.clamped(insets.leading),
      bottom: NibLength.clamped(insets.bottom),
      trailing: NibLength.clamped(insets.trailing))
  }
}
