import UIKit

/// A change of all colors of a view.
enum ColorFilter: Equatable {
  case saturation(Double)
  case grayscale(Double)
  case brightness(Double)
  case contrast(Double)
  case hueRotation(Angle)
  case inversion
  case multiplication(Color)
  case luminanceToAlpha

  @MainActor
  func matrix(in environment: EnvironmentValues) -> ColorMatrix {
    switch self {
    case .saturation(let amount): return .saturation(amount)
    case .grayscale(let amount): return .saturation(1 - min(1, max(0, amount)))
    case .brightness(let amount): return .brightness(amount)
    case .contrast(let amount): return .contrast(amount)
    case .hueRotation(let angle): return .hueRotation(angle.radians)
    case .inversion: return .inversion
    case .multiplication(let color):
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.resolve(in: environment).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return .multiplication(red: red, green: green, blue: blue, alpha: alpha)
    case .luminanceToAlpha: return .luminanceToAlpha
    }
  }
}

/// A modifier that filters the colors of the content.
struct ColorFilterModifier: BoxModifier, Animatable {
  var filter: ColorFilter

  /// The amount of the filter. The unit of hues is the radian.
  var animatableData: Double {
    get {
      switch filter {
      case .saturation(let amount), .grayscale(let amount), .brightness(let amount), .contrast(let amount): amount
      case .hueRotation(let angle): angle.radians
      case .inversion, .multiplication, .luminanceToAlpha: 0
      }
    }
    set {
      switch filter {
      case .saturation: filter = .saturation(newValue)
      case .grayscale: filter = .grayscale(newValue)
      case .brightness: filter = .brightness(newValue)
      case .contrast: filter = .contrast(newValue)
      case .hueRotation: filter = .hueRotation(.radians(newValue))
      case .inversion, .multiplication, .luminanceToAlpha: break
      }
    }
  }

  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    ColorFilterBox(modifier, child: child, node: node)
  }
}

/// A box that displays its content in a view that filters it.
final class ColorFilterBox: ModifierBox<ColorFilterModifier> {
  private let view = ColorFilterView()
  private var animation: AnimatedData?

  override func modifierDidChange(from old: ColorFilterModifier) {
    animation = AnimatedData.following(
      from: animation?.current(of: old) ?? old, to: modifier, earlier: animation, graph: node.graph,
      redraw: { [weak self] in self?.show() })
    node.graph.invalidateLayout()
  }
  override func environmentDidChange() { node.graph.invalidateLayout() }

  private func show() {
    var current = modifier
    animation?.apply(to: &current)
    view.matrix = current.filter.matrix(in: environment)
  }

  override func arrange(_ context: PlacementContext) {
    node.graph.watchFrames(of: view)
    let placed = context.onPixels(frame)
    let inner = context.inside(view.content, origin: placed.origin)
    context.show(view, frame: frame) { show() }
    view.pixelsPerPoint = scale
    child.place(
      CGRect(x: frame.minX - placed.minX, y: frame.minY - placed.minY, width: frame.width, height: frame.height),
      proposal, inner)
    inner.finish()
    view.setNeedsLayout()
  }
}
