import UIKit

/// A modifier that wraps the content in a separate view.
private struct ContainerModifier: EffectModifier {
  typealias EffectView = PassingView
  func configure(_ view: PassingView, _ box: EffectBox<Self>) {}
}

private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: AnyInsettableShape? { nil } }

/// A type-erased insettable shape.
struct AnyInsettableShape: Sendable {
  let path: @Sendable (CGRect, CGFloat) -> Path

  init<S: InsettableShape>(_ shape: S) { path = { rect, inset in shape.inset(by: inset).path(in: rect) } }
}

extension EnvironmentValues {
  /// The shape of the container; `nil` for a rectangle.
  var containerShape: AnyInsettableShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

/// A shape that matches the shape of the enclosing container.
///
/// - Source: developer.apple.com/documentation/swiftui/containerrelativeshape
public struct ContainerRelativeShape: Shape, InsettableShape {
  var amount: CGFloat = 0
  var container: AnyInsettableShape?

  /// Creates the shape.
  nonisolated public init() {}

  /// Returns the path of the container's shape in a rectangle, or the rectangle if there is no container.
  nonisolated public func path(in rect: CGRect) -> Path {
    container?.path(rect, amount) ?? Path(rect.insetBy(dx: amount, dy: amount))
  }

  /// Returns the shape inset on all sides by a distance in points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var result = self
    result.amount += amount
    return result
  }
}

/// A shape whose path depends on the environment.
protocol EnvironmentShape: Shape {
  func resolved(in environment: EnvironmentValues) -> Self
}

extension ContainerRelativeShape: EnvironmentShape {
  func resolved(in environment: EnvironmentValues) -> ContainerRelativeShape {
    var result = self
    result.container = environment.containerShape
    return result
  }
}

extension Shape {
  /// Returns the shape for an environment.
  func resolvedShape(in environment: EnvironmentValues) -> Self {
    (self as? any EnvironmentShape)?.resolved(in: environment) as? Self ?? self
  }
}

extension View {
  /// Prevents separate animations of the geometry of the view's content, so that content moves with the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/geometrygroup()
  nonisolated public func geometryGroup() -> some View { applying(ContainerModifier()) }

  /// Sets the shape that `ContainerRelativeShape` uses in the view.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/containershape(_:)
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    environment(\.containerShape, AnyInsettableShape(shape))
  }
}
