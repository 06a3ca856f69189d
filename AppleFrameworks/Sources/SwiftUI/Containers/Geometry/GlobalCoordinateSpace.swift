import UIKit

/// The coordinate space of the window.
///
/// - Source: developer.apple.com/documentation/swiftui/globalcoordinatespace
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the coordinate space of the window.
  public init() {}
  /// The coordinate space as a value, `CoordinateSpace.global`.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
