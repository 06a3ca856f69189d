import Foundation
import PermissionResponses

/// Looks for ways from place to place: over the network, which a device in airplane mode has not.
///
/// - Source: developer.apple.com/documentation/mapkit/mkdirections
open class MKDirections: NSObject, @unchecked Sendable {
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  /// From where to where.
  open class Request: NSObject, NSCopying {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType: MKDirectionsTransportType = .any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Request()
      copy.source = source
      copy.destination = destination
      copy.transportType = transportType
      copy.requestsAlternateRoutes = requestsAlternateRoutes
      copy.departureDate = departureDate
      copy.arrivalDate = arrivalDate
      return copy
    }
  }

  /// The ways that were found.
  open class Response: NSObject, @unchecked Sendable {
    public let source: MKMapItem
    public let destination: MKMapItem
    public let routes: [MKRoute]

    package init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
      self.source = source
      self.destination = destination
      self.routes = routes
    }
  }

  /// How long it takes.
  open class ETAResponse: NSObject, @unchecked Sendable {
    public let source: MKMapItem
    public let destination: MKMapItem
    public let expectedTravelTime: TimeInterval
    public let distance: CLLocationDistance

    package init(
      source: MKMapItem, destination: MKMapItem, expectedTravelTime: TimeInterval, distance: CLLocationDistance
    ) {
      self.source = source
      self.destination = destination
      self.expectedTravelTime = expectedTravelTime
      self.distance = distance
    }
  }

  private var asked = 0

  public init(request: Request) {}

  open var isCalculating: Bool { asked > 0 }

  open func calculate(completionHandler: @escaping DirectionsHandler) {
    answer { completionHandler(nil, URLError(.notConnectedToInternet)) }
  }

  open func calculateETA(completionHandler: @escaping ETAHandler) {
    answer { completionHandler(nil, URLError(.notConnectedToInternet)) }
  }

  open func calculate() async throws -> Response { throw URLError(.notConnectedToInternet) }
  open func calculateETA() async throws -> ETAResponse { throw URLError(.notConnectedToInternet) }

  private func answer(_ handler: @escaping () -> Void) {
    asked += 1
    RunLoopTurn.later { [self] in
      guard asked > 0 else { return }
      asked -= 1
      handler()
    }
  }

  open func cancel() { asked = 0 }
}
