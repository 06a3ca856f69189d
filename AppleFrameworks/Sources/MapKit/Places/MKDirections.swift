import Foundation
import PermissionResponses

/// An object that finds routes over the network. Requests fail as on a device in airplane mode, because there is no
/// network.
///
/// Unchecked: It is used on the main thread, where its responses also arrive.
///
/// - Source: developer.apple.com/documentation/mapkit/mkdirections
open class MKDirections: NSObject, @unchecked Sendable {
  /// A closure that receives routes or an error.
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  /// A closure that receives a travel time or an error.
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  /// A request with the start, the destination and the conditions of a route.
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

    /// Whether alternate routes are requested.
    ///
    /// - Default: `false`.
    open var requestsAlternateRoutes = false

    /// The departure time; `nil` for now.
    ///
    /// - Default: `nil`.
    open var departureDate: Date?

    /// The arrival time; `nil` for any time.
    ///
    /// - Default: `nil`.
    open var arrivalDate: Date?

    /// Creates a request without a start and a destination.
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

  /// A response with the found routes.
  ///
  /// Unchecked: The type is immutable.
  open class Response: NSObject, @unchecked Sendable {
    /// The requested start.
    public let source: MKMapItem
    /// The requested destination.
    public let destination: MKMapItem
    /// The routes, starting with the best one.
    public let routes: [MKRoute]

    package init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
      self.source = source
      self.destination = destination
      self.routes = routes
    }
  }

  /// A response with the found travel time.
  ///
  /// Unchecked: The type is immutable.
  open class ETAResponse: NSObject, @unchecked Sendable {
    /// The requested start.
    public let source: MKMapItem
    /// The requested destination.
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

  /// Whether a response is pending.
  open var isCalculating: Bool { asked > 0 }

  /// Requests routes. The handler is called with an error in the next turn of the run loop, because there is no
  /// network.
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    answer { completionHandler(nil, URLError(.notConnectedToInternet)) }
  }

  /// Requests the travel time. The handler is called with an error in the next turn of the run loop, because there is
  /// no network.
  open func calculateETA(completionHandler: @escaping ETAHandler) {
    answer { completionHandler(nil, URLError(.notConnectedToInternet)) }
  }

  /// Requests routes. It always throws an error, because there is no network.
  open func calculate() async throws -> Response { throw URLError(.notConnectedToInternet) }
  /// Requests the travel time. It always throws an error, because there is no network.
  open func calculateETA() async throws -> ETAResponse { throw URLError(.notConnectedToInternet) }

  private func answer(_ handler: @escaping () -> Void) {
    asked += 1
    RunLoopTurn.later { [self] in
      guard asked > 0 else { return }
      asked -= 1
      handler()
    }
  }

  /// Cancels all requests. Their handlers are not called.
  open func cancel() { asked = 0 }
}
