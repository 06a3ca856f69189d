import UIKit

/// The size and position of a geometry reader.
///
/// Unchecked: the position is read on the main thread only, which `frame(in:)` asserts.
///
/// - Source: developer.apple.com/documentation/swiftui/geometryproxy
public struct GeometryProxy: @unchecked Sendable {
  /// The size of the geometry reader, in points.
  public let size: CGSize
  /// The parts of the safe area's insets that the geometry reader touches, in points.
  public let safeAreaInsets: EdgeInsets
  let place: PlaceInSpaces

  /// The geometry reader's frame in a coordinate space, in points. Must be called on the main thread.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    MainActor.assumeIsolated { place.frame(size, in: coordinateSpace) }
  }

  /// The geometry reader's frame in a coordinate space, in points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a named space in the coordinates of the geometry reader; `nil` if no ancestor has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    MainActor.assumeIsolated { place.bounds(of: coordinateSpace) }
  }

  /// The value of an anchor in the coordinates of the geometry reader.
  public subscript<T>(anchor: Anchor<T>) -> T { MainActor.assumingIsolated { anchor.value(in: place) } }
}
