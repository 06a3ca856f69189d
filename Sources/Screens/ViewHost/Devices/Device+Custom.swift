import UIKit

@_spi(Host)
extension Device {
  /// Returns a custom screen, for libraries with their own measurements.
  ///
  /// - Parameters:
  ///   - name: The name in files and messages.
  ///   - size: The size in points in the current orientation.
  ///   - scale: The number of pixels per point.
  ///   - safeArea: The insets that bars and corners cover.
  ///   - horizontal: The horizontal size class.
  ///   - vertical: The vertical size class.
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
