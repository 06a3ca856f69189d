/// A size on the flat map.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmapsize
public struct MKMapSize: Equatable, Sendable {
  /// The width, in map points.
  public var width: Double
  /// The height, in map points.
  public var height: Double

  /// Creates a size of zero.
  public init() { (width, height) = (0, 0) }

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of the entire map: a tile of 256 points, doubled 20 times.
  public static var world: MKMapSize { MKMapSize(width: Mercator.worldSize, height: Mercator.worldSize) }
}
