import Foundation
import PermissionResponses

/// Finds routes over the network. There is none: requests fail as they do on a device in airplane mode.
///
/// Unchecked: It is used on the main thread, where its answers arrive as well.
///
/// - Source: developer.apple.com/documentation/mapkit/mkdirections
open class MKDirections: NSObject, @unchecked Sendable {
  /// Receives routes or an error.
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  /// Receives a travel time or an error.
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  /// The start, the destination and the conditions of a route.
  open class Request: NSObject, NSCopying {
    /// The start.
    ///
    /// - Default: `nil`.
    open var source: MKMapItem?

    /// The destination.
    ///
    /// - Default: `nil`.
    open var destination: MKMapItem?

    /// The means of transportation.
    ///
    /// - Default: `.any`.
    open var transportType: MKDirectionsTransportType = .any

    /// Whether more than one route is wanted.
    ///
    /// - Default: `false`.
    open var requestsAlternateRoutes = false

    /// The time to start; `nil` for now.
    ///
    /// - Default: `nil`.
    open var departureDate: Date?

    /// The time to arrive; `nil` for any.
    ///
    /// - Default: `nil`.
    open var arrivalDate: Date?

    /// Creates a request without start and destination.
    public override init() { super.init() }

    /// Returns an independent copy.
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

  /// The routes that were found.
  ///
  /// Unchecked: It never changes.
  open class Response: NSObject, @unchecked Sendable {
    /// The start that was asked for.
    public let source: MKMapItem
    /// The destination that was asked for.
    public let destination: MKMapItem
    /// The routes, the best first.
    public let routes: [MKRoute]

    package init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
      self.source = source
      self.destination = destination
      self.routes = routes
    }
  }

  /// The travel time that was found.
  ///
  /// Unchecked: It never changes.
  open class ETAResponse: NSObject, @unchecked Sendable {
    /// The start that was asked for.
    public let source: MKMapItem
    /// The destination that was asked for.
    public let destination: MKMapItem
    /// The travel time, in seconds.
    public let expectedTravelTime: TimeInterval
    /// The length of the route, in meters.
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

  /// Creates directions for a request.
  public init(request: Request) {}

  /// Whether an answer is still to come.
  open var isCalculating: Bool { asked > 0 }

  /// Asks for routes. The handler gets an error in the next turn of the run loop: there is no network.
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    answer { completionHandler(nil, URLError(.notConnectedToInternet)) }
  }

  /// Asks for the travel time. The handler gets an error in the next turn of the run loop: there is no network.
  open func calculateETA(completionHandler: @escaping ETAHandler) {
    answer { completionHandler(nil, URLError(.notConnectedToInternet)) }
  }

  /// Asks for routes. Always throws: there is no network.
  open func calculate() async throws -> Response { throw URLError(.notConnectedToInternet) }
  /// Asks for the travel time. Always throws: there is no network.
  open func calculateETA() async throws -> ETAResponse { throw URLError(.notConnectedToInternet) }

  private func answer(_ handler: @escaping () -> Void) {
    asked += 1
    RunLoopTurn.later { [self] in
      guard asked > 0 else { return }
      asked -= 1
      handler()
    }
  }

  /// Drops all requests. Their handlers are not called.
  open func cancel() { asked = 0 }
}
