import UIKit

/// A style that is resolved for an environment.
enum Paint {
  case color(UIColor)
  case gradient(GradientPaint)
  case material(UIBlurEffect.Style)
  case image(UIImage, scale: CGFloat, source: CGRect)
  case mesh(MeshPaint)

  /// The color that is used where only a color is supported.
  var color: UIColor {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.stops.first?.color ?? .clear
    case .material: .clear
    case .image: .clear
    case .mesh(let mesh): mesh.colors.first ?? .clear
    }
  }

  func faded(_ opacity: Double) -> Paint {
    switch self {
    case .color(let color): return .color(color.withAlphaComponent(min(1, max(0, color.cgColor.alpha * opacity))))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        let color = gradient.stops[index].color
        gradient.stops[index].color = color.withAlphaComponent(min(1, max(0, color.cgColor.alpha * opacity)))
      }
      return .gradient(gradient)
    case .mesh(var mesh):
      func fade(_ color: UIColor) -> UIColor { color.withAlphaComponent(min(1, max(0, color.cgColor.alpha * opacity))) }
      mesh.colors = mesh.colors.map(fade)
      mesh.background = fade(mesh.background)
      return .mesh(mesh)
    case .material, .image: return self
    }
  }
}
