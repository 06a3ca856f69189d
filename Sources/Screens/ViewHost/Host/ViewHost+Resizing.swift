import UIKit

/// Windows of any size.
///
/// A window that is resized lies in the top left corner of its screen, and may be larger than that, as one that another computer shows
/// is. `UIScreen.main.bounds` stays the screen's. The safe area stays the device's.
extension ViewHost {
  /// Gives the app's window another size, as a person does who drags its corner; layout is done when the call returns.
  ///
  /// The root controller gets `viewWillTransition(to:with:)`, and the scene's delegate `windowScene(_:didUpdateEffectiveGeometry:)`. On
  /// tablets the size class of the width follows (``Device/leastRegularWidth``), and controllers get `willTransition(to:with:)` where it
  /// changes. On phones both size classes stay the device's, as since iOS 27.
  ///
  /// Windows with a frame of their own keep it. ``set(_:animated:)`` has the window fill the screen again.
  ///
  /// - Parameter size: points. Sizes beyond the app's own limits (`UIWindowScene.sizeRestrictions`) become the nearest within them;
  ///   a width or height below 1, or none that is a number, becomes 1, and one beyond 10,000 becomes that.
  public func resize(to size: CGSize) {
    resize(to: size, isDragging: false)
  }

  /// Drags the corner of the app's window through several sizes. At each of them but the end,
  /// `UIWindowScene.Geometry.isInteractivelyResizing` is `true`; when the finger is lifted, the scene's delegate hears that it is not.
  ///
  /// - Parameter sizes: points; the last one stays. Limits are those of ``resize(to:)``. Nothing happens without a size.
  public func resize(through sizes: [CGSize]) {
    guard let last = sizes.last else { return }
    for size in sizes { resize(to: size, isDragging: true) }
    resize(to: last, isDragging: false)
  }

  private func resize(to size: CGSize, isDragging: Bool) {
    func possible(_ length: CGFloat) -> CGFloat { length.isNaN ? 1 : min(max(length, 1), ViewHost.maxWindowLength) }
    let allowed = run {
      scene.allowedSize(nearestTo: CGSize(width: possible(size.width), height: possible(size.height)))
    }
    windowSize = allowed == device.size ? nil : allowed
    adopt(isResizing: isDragging)
  }

  private static let maxWindowLength: CGFloat = 10_000
}

extension Device {
  /// The least width of a window, in points, whose size class is regular on a tablet.
  ///
  /// Of the sizes of split views that Apple's guidelines list, 678 points are the narrowest regular one and 639 the widest compact one.
  ///
  /// - Source: developer.apple.com/design/human-interface-guidelines/layout
  public static let leastRegularWidth: CGFloat = 678

  /// Returns the size class of a window's width. On phones it does not depend on the window: it is the device's
  /// (developer.apple.com/forums/thread/836088).
  func horizontalSizeClass(ofWindowWithWidth width: CGFloat) -> UIUserInterfaceSizeClass {
    guard idiom == .pad, width != size.width else { return side.horizontal }
    return width < Device.leastRegularWidth ? .compact : .regular
  }
}
