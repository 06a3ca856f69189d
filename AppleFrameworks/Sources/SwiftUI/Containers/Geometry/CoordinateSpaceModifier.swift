import UIKit

/// A modifier that names the coordinate space of a view.
struct CoordinateSpaceModifier: BoxModifier {
  let name: AnyHashable
  static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self> {
    CoordinateSpaceBox(modifier, child: child, node: node)
  }
}

/// A box with a named coordinate space.
final class CoordinateSpaceBox: ModifierBox<CoordinateSpaceModifier> {
  private(set) var place = PlaceInSpaces(container: nil, frame: .zero, box: nil)
  override func arrange(_ context: PlacementContext) {
    place = PlaceInSpaces(container: context.container, frame: frame, box: self)
    super.arrange(context)
  }
}

extension View {
  /// Names the view's coordinate space, so that descendants can refer to it.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/view/coordinatespace(_:)
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    applying(CoordinateSpaceModifier(name: name.name))
  }

  /// Names the view's coordinate space, so that descendants can refer to it.
  ///
  /// - Parameter name: The name, which `CoordinateSpace.named(_:)` refers to.
  /// - Source: developer.apple.com/documentation/swiftui/view/coordinatespace(name:)
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    applying(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
