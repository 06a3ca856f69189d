import UIKit

/// The coordinate space of the view.
///
/// - Source: developer.apple.com/documentation/swiftui/localcoordinatespace
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the coordinate space of the view.
  public init() {}
  /// The coordinate space as a value, `CoordinateSpace.local`.
  public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
