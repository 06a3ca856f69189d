import CoreGraphics
import QuartzCore

/// What a view's motion effects add to its layer, as additive animations that stand still: the view's own values stay as the app set
/// them, as on a device.
@MainActor
enum MotionAnimation {
  /// Properties of views by which effects name those of layers.
  private static let layerPaths = [
    "center": "position", "center.x": "position.x", "center.y": "position.y", "alpha": "opacity",
    "transform": "transform",
  ]

  static func show(_ values: [String: Any]?, on view: UIView, replacing old: [String]) -> [String] {
    for key in old { view.layer.removeAnimation(forKey: key) }
    var keys: [String] = []
    for (path, value) in values ?? [:] {
      let layerPath = layerPaths[path] ?? (path.hasPrefix("layer.") ? String(path.dropFirst("layer.".count)) : path)
      let animation = CABasicAnimation(keyPath: layerPath)
      animation.fromValue = value
      animation.toValue = value
      animation.isAdditive = true
      animation.duration = .greatestFiniteMagnitude
      let key = "UIMotionEffect.\(layerPath)"
      view.layer.add(animation, forKey: key)
      keys.append(key)
    }
    return keys
  }
}
