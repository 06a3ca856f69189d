/// A size on the flat map.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmapsize
public struct MKMapSize: Equatable, Sendable {
  public var width: Double
  public var height: Double

  public init() { (width, height) = (0, 0) }

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// That of the whole map: 256 points to a tile, 20 doublings.
  public static var world: MKMapSize { MKMapSize(width: Mercator.worldSize, height: Mercator.worldSize) }
}
