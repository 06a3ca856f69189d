import Foundation
import PermissionResponses

/// An object that finds places over the network. Searches fail as on a device in airplane mode, because there is no
/// network.
///
/// Unchecked: It is used on the main thread, where its responses also arrive.
///
/// - Source: developer.apple.com/documentation/mapkit/mklocalsearch
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// A closure that receives places or an error.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// The kinds of results.
  public struct ResultType: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Results that are addresses.
    public static let address = ResultType(rawValue: 1 << 0)
    /// Results that are shops, sights and other points of interest.
    public static let pointOfInterest = ResultType(rawValue: 1 << 1)
    /// Results that are mountains, rivers and other physical features.
    public static let physicalFeature = ResultType(rawValue: 1 << 2)
  }

  /// A request with the text and the region of a search.
  open class Request: NSObject, NSCopying {
    /// The search text.
    ///
    /// - Default: `nil`.
    open var naturalLanguageQuery: String?

    /// The region of the search.
    ///
    /// - Default: a region with a span of zero.
    open var region = MKCoordinateRegion()

    /// The kinds of results.
    ///
    /// - Default: addresses and points of interest.
    open var resultTypes: ResultType = [.address, .pointOfInterest]

    /// The filter of points of interest.
    ///
    /// - Default: `nil`, for all points of interest.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Creates a request without a search text.
    public override init() { super.init() }

    /// Creates a request for a search text.
    public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }

    /// Creates a request for a search text in a region.
    public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.naturalLanguageQuery = naturalLanguageQuery
      self.region = region
    }

    /// Creates a request for the title of a completion.
    public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }

    /// Returns an independent copy.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Request()
      copy.naturalLanguageQuery = naturalLanguageQuery
      copy.region = region
      copy.resultTypes = resultTypes
      copy.pointOfInterestFilter = pointOfInterestFilter
      return copy
    }
  }

  /// A response with the found places.
  ///
  /// Unchecked: The type is immutable.
  open class Response: NSObject, @unchecked Sendable {
    /// The found places, starting with the best one.
    public let mapItems: [MKMapItem]
    /// The region that contains the places.
    public let boundingRegion: MKCoordinateRegion

    package init(mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion) {
      self.mapItems = mapItems
      self.boundingRegion = boundingRegion
    }
  }

  private var handler: CompletionHandler?

  /// Creates a search.
  public init(request: Request) {}

  /// Whether a response is pending.
  open var isSearching: Bool { handler != nil }

  /// Starts the search. The handler is called with an error in the next turn of the run loop, because there is no
  /// network.
  open func start(completionHandler: @escaping CompletionHandler) {
    handler = completionHandler
    RunLoopTurn.later { [self] in
      let handler = handler
      self.handler = nil
      handler?(nil, URLError(.notConnectedToInternet))
    }
  }

  /// Performs the search. It always throws an error, because there is no network.
  open func start() async throws -> Response { throw URLError(.notConnectedToInternet) }

  /// Cancels the search. Its handler is not called.
  open func cancel() { handler = nil }
}
