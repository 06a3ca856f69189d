import UIKit

@_spi(Host)
extension Device {
  /// Returns a screen that no device has: for libraries that bring measures of their own.
  ///
  /// - Parameters:
  ///   - name: what it is called in files and messages.
  ///   - size: points, as it is held.
  ///   - scale: pixels of a point.
  ///   - safeArea: what bars and corners take of it.
  ///   - horizontal: the size class of its width.
  ///   - vertical: the size class of its height.
  public static func custom(
    _ name: String, size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets = .zero, idiom: UIUserInterfaceIdiom = .phone,
    horizontal: UIUserInterfaceSizeClass = .compact, vertical: UIUserInterfaceSizeClass = .regular
  ) -> Device {
    let side = Side(
      safeArea: (safeArea.top, safeArea.left, safeArea.bottom, safeArea.right), horizontal: horizontal,
      vertical: vertical)
    return Device(
      name, aliases: [], idiom: idiom, width: size.width, height: size.height, scale: scale, portrait: side,
      landscape: side)
  }
}
