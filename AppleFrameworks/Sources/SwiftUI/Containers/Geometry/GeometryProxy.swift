import UIKit

/// A view's size and place.
///
/// - Source: developer.apple.com/documentation/swiftui/geometryproxy
public struct GeometryProxy: @unchecked Sendable {
  public let size: CGSize
  public let safeAreaInsets: EdgeInsets
  let place: PlaceInSpaces

  /// The frame in a coordinate space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    MainActor.assumeIsolated { place.frame(size, in: coordinateSpace) }
  }
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    MainActor.assumeIsolated { place.bounds(of: coordinateSpace) }
  }
  /// What an anchor stands for, in the coordinates of this view.
  public subscript<T>(anchor: Anchor<T>) -> T { MainActor.assumeIsolated { anchor.value(in: place) } }
}
