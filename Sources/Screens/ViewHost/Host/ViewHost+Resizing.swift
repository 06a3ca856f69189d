import UIKit

/// Windows of any size.
///
/// A resized window is at the top left corner of its screen and may be larger than that, like one that is displayed on
/// another computer. `UIScreen.main.bounds` remains that of the screen, and the safe area that of the device.
extension ViewHost {
  /// Resizes the app's window like a user who drags its corner. Layout is done when the call returns.
  ///
  /// The root controller gets `viewWillTransition(to:with:)`, and the scene's delegate
  /// `windowScene(_:didUpdateEffectiveGeometry:)`. On tablets, the horizontal size class follows
  /// (``Device/leastRegularWidth``), and controllers get `willTransition(to:with:)` if it changes. On phones, both size
  /// classes remain those of the device, as since iOS 27.
  ///
  /// Windows with their own frame keep it. ``set(_:animated:)`` restores the size of the screen.
  ///
  /// - Parameter size: The size in points. It is limited to the app's own limits (`UIWindowScene.sizeRestrictions`) and
  ///   to 1 to 10,000; NaN becomes 1.
  public func resize(to size: CGSize) {
    resize(to: size, isDragging: false)
  }

  /// Drags the corner of the app's window through several sizes. `UIWindowScene.Geometry.isInteractivelyResizing` is
  /// `true` at each of them until the end, when the scene's delegate is notified that it is `false`.
  ///
  /// - Parameter sizes: The sizes in points, the last one of which is final. The limits are those of ``resize(to:)``.
  ///   Has no effect if it is empty.
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
  /// The minimum width of a window, in points, with a regular size class on a tablet.
  ///
  /// Among the split view sizes in Apple's guidelines, the smallest regular width is 678 points and the largest compact
  /// one 639.
  ///
  /// - Source: developer.apple.com/design/human-interface-guidelines/layout
  public static let leastRegularWidth: CGFloat = 678

  /// Returns the horizontal size class for a window's width. On phones it is that of the device, independent of the
  /// window (developer.apple.com/forums/thread/836088).
  func horizontalSizeClass(ofWindowWithWidth width: CGFloat) -> UIUserInterfaceSizeClass {
    guard idiom == .pad, width != size.width else { return side.horizontal }
    return width < Device.leastRegularWidth ? .compact : .regular
  }
}
