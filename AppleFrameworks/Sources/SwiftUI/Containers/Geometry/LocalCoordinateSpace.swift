import UIKit

/// The coordinate space of the view itself.
///
/// - Source: developer.apple.com/documentation/swiftui/localcoordinatespace
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the view's own space.
  public init() {}
  /// The space as a value: `CoordinateSpace.local`.
  public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
