import CoreGraphics
import QuartzCore

/// The additive, constant animations that add the values of a view's motion effects to its layer. As on a device, the
/// view's own values don't change.
@MainActor
enum MotionAnimation {
  /// The key paths of layers for those of views that effects use.
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
