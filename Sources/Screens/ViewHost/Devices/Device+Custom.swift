import UIKit

@_spi(Host)
extension Device {
  /// Returns a custom screen, for libraries with their own measurements.
  ///
  /// - Parameters:
  ///   - name: the name in files and messages.
  ///   - size: the size in points in the current orientation.
  ///   - scale: the number of pixels per point.
  ///   - safeArea: the insets that bars and corners cover.
  ///   - horizontal: the horizontal size class.
  ///   - vertical: the vertical size class.
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
