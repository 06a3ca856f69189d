import Foundation
import InterfaceBuilder

@MainActor
extension NibDecoder {
  func decode(_ bar: UINavigationBar) { NibAttributes.navigationBar.decode(bar, from: self) }
  func decode(_ bar: UIToolbar) { NibAttributes.toolbar.decode(bar, from: self) }
  func decode(_ bar: UITabBar) { NibAttributes.tabBar.decode(bar, from: self) }

  /// Decodes a bar that its controller created, before the attributes of its class.
  func decodeOwnBar(_ bar: UIView) {
    nib.adopt(bar, for: object)
    decodeLooks(of: bar)
  }

  func navigationAppearance(_ source: BarAppearance) -> UINavigationBarAppearance {
    let appearance = appearance(source, UINavigationBarAppearance())
    if let attributes = source.titleTextAttributes {
      appearance.titleTextAttributes = nib.attributes(attributes, at: object)
    }
    if let attributes = source.largeTitleTextAttributes {
      appearance.largeTitleTextAttributes = nib.attributes(attributes, at: object)
    }
    if let offset = source.titlePositionAdjustment { appearance.titlePositionAdjustment = UIOffset(offset) }
    return appearance
  }

  /// Returns an appearance with the values that all bars share.
  func appearance<Appearance: UIBarAppearance>(_ source: BarAppearance, _ appearance: Appearance) -> Appearance {
    switch source.configuration {
    case "opaque"?: appearance.configureWithOpaqueBackground()
    case "transparent"?: appearance.configureWithTransparentBackground()
    default: break
    }
    if let color = nib.color(source.backgroundColor, at: object) { appearance.backgroundColor = color }
    if let color = nib.color(source.shadowColor, at: object) { appearance.shadowColor = color }
    if let image = nib.image(source.backgroundImage, at: object) { appearance.backgroundImage = image }
    if let image = nib.image(source.shadowImage, at: object) { appearance.shadowImage = image }
    return appearance
  }
}
