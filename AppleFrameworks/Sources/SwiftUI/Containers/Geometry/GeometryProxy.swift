import UIKit

/// The size and position of a geometry reader.
///
/// Unchecked: The position is read on the main thread only, which `frame(in:)` asserts.
///
/// - Source: developer.apple.com/documentation/swiftui/geometryproxy
public struct GeometryProxy: @unchecked Sendable {
  /// The size of the geometry reader, in points.
  public let size: CGSize
  /// The insets of the safe area on the edges at which the geometry reader touches it, in points.
  public let safeAreaInsets: EdgeInsets
  let place: PlaceInSpaces

  /// Returns the geometry reader's frame in a coordinate space, in points. Call this method on the main thread.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    MainActor.assumeIsolated { place.frame(size, in: coordinateSpace) }
  }

  /// Returns the geometry reader's frame in a coordinate space, in points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the bounds of a named coordinate space in the coordinates of the geometry reader; `nil` if no ancestor has
  /// the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    MainActor.assumeIsolated { place.bounds(of: coordinateSpace) }
  }

  /// Returns the value of an anchor in the coordinates of the geometry reader.
  public subscript<T>(anchor: Anchor<T>) -> T { MainActor.assumingIsolated { anchor.value(in: place) } }
}
