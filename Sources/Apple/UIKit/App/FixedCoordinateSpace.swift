import CoreGraphics
import Foundation

extension UIScreen {
  /// The coordinate space of the screen, which rotates with the interface.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscreen/coordinatespace
  public final var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(self) }

  /// The coordinate space of the upright device, regardless of its orientation.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiscreen/fixedcoordinatespace
  public final var fixedCoordinateSpace: any UICoordinateSpace { FixedCoordinateSpace(self) }
}

/// The coordinate space of a screen as if its device were upright.
final class FixedCoordinateSpace: NSObject, UICoordinateSpace {
  private let screen: UIScreen

  init(_ screen: UIScreen) {
    self.screen = screen
  }

  var bounds: CGRect {
    let size = screen.bounds.size
    return CGRect(x: 0, y: 0, width: min(size.width, size.height), height: max(size.width, size.height))
  }

  /// The transform to the screen's own coordinates. In landscape, the top of the device is at the left.
  private var toScreen: CGAffineTransform {
    screen.bounds.width > screen.bounds.height
      ? CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: bounds.width) : .identity
  }

  private var turning: ScreenCoordinateSpace { ScreenCoordinateSpace(screen) }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if coordinateSpace is FixedCoordinateSpace { return rect }
    return turning.convert(rect.applying(toScreen), to: coordinateSpace)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if coordinateSpace is FixedCoordinateSpace { return rect }
    return turning.convert(rect, from: coordinateSpace).applying(toScreen.inverted())
  }
}
