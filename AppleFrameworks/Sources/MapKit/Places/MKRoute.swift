import Foundation
import PermissionResponses

/// A route from one place to another.
///
/// Unchecked: The type is immutable.
///
/// - Source: developer.apple.com/documentation/mapkit/mkroute
open class MKRoute: NSObject, @unchecked Sendable {
  /// The name, such as that of the longest street.
  public let name: String
  /// The lines of the route on the map.
  public let polyline: MKPolyline
  /// The length, in meters.
  public let distance: CLLocationDistance
  /// The travel time, in seconds.
  public let expectedTravelTime: TimeInterval
  /// The means of transportation.
  public let transportType: MKDirectionsTransportType
  /// Notices for the traveler, such as closed roads.
  public let advisoryNotices: [String]
  /// The steps, in order.
  public let steps: [Step]

  /// A step of a route.
  ///
  /// Unchecked: The type is immutable.
  open class Step: NSObject, @unchecked Sendable {
    /// The textual instruction.
    public let instructions: String
    /// The lines of the step on the map.
    public let polyline: MKPolyline
    /// The length, in meters.
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
