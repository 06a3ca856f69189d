import Foundation
import PermissionResponses

/// A way from place to place.
///
/// - Source: developer.apple.com/documentation/mapkit/mkroute
open class MKRoute: NSObject, @unchecked Sendable {
  public let name: String
  public let polyline: MKPolyline
  public let distance: CLLocationDistance
  public let expectedTravelTime: TimeInterval
  public let transportType: MKDirectionsTransportType
  public let advisoryNotices: [String]
  public let steps: [Step]

  /// A part of a way.
  open class Step: NSObject, @unchecked Sendable {
    public let instructions: String
    public let polyline: MKPolyline
    public let distance: CLLocationDistance

    package init(instructions: String, polyline: MKPolyline, distance: CLLocationDistance) {
      self.instructions = instructions
      self.polyline = polyline
      self.distance = distance
    }
  }

  package init(name: String, polyline: MKPolyline, distance: CLLocationDistance, time: TimeInterval, steps: [Step]) {
    self.name = name
    self.polyline = polyline
    self.distance = distance
    expectedTravelTime = time
    transportType = .any
    advisoryNotices = []
    self.steps = steps
  }
}
