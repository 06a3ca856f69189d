import UIKit

/// The coordinate space of an ancestor with a name.
///
/// Unchecked: A name is an immutable hashable value. `AnyHashable` itself is not sendable.
///
/// - Source: developer.apple.com/documentation/swiftui/namedcoordinatespace
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  /// The coordinate space as a value, `CoordinateSpace.named(_:)`.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Returns the coordinate space of the nearest ancestor with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The coordinate space of the nearest scroll view. Its origin is at the visible top leading corner.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/coordinatespaceprotocol/scrollview
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace(axis: nil)) }

  /// Returns the coordinate space of the nearest scroll view that scrolls along an axis.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/coordinatespaceprotocol/scrollview(axis:)
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpace(axis: axis))
  }
}

/// The name of a scroll view's coordinate space.
struct ScrollSpace: Hashable, Sendable {
  /// The axis of the scroll view; `nil` for any.
  let axis: Axis?
}
