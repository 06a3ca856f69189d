import Foundation
import PermissionResponses

/// Finds places over the network. There is none: searches fail as they do on a device in airplane mode.
///
/// Unchecked: It is used on the main thread, where its answers arrive as well.
///
/// - Source: developer.apple.com/documentation/mapkit/mklocalsearch
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// Receives places or an error.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// The kinds of results.
  public struct ResultType: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Addresses.
    public static let address = ResultType(rawValue: 1 << 0)
    /// Shops, sights and other places of interest.
    public static let pointOfInterest = ResultType(rawValue: 1 << 1)
    /// Mountains, rivers and other features of the land.
    public static let physicalFeature = ResultType(rawValue: 1 << 2)
  }

  /// The words and the region of a search.
  open class Request: NSObject, NSCopying {
    /// The words to search for.
    ///
    /// - Default: `nil`.
    open var naturalLanguageQuery: String?

    /// The region to search in.
    ///
    /// - Default: a region without extent.
    open var region = MKCoordinateRegion()

    /// The kinds of results.
    ///
    /// - Default: addresses and points of interest.
    open var resultTypes: ResultType = [.address, .pointOfInterest]

    /// The categories of places.
    ///
    /// - Default: `nil`, which is all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Creates a request without words.
    public override init() { super.init() }

    /// Creates a request for words.
    public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }

    /// Creates a request for words in a region.
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

  /// The places that were found.
  ///
  /// Unchecked: It never changes.
  open class Response: NSObject, @unchecked Sendable {
    /// The places that were found, the best first.
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

  /// Whether an answer is still to come.
  open var isSearching: Bool { handler != nil }

  /// Starts the search. The handler gets an error in the next turn of the run loop: there is no network.
  open func start(completionHandler: @escaping CompletionHandler) {
    handler = completionHandler
    RunLoopTurn.later { [self] in
      let handler = handler
      self.handler = nil
      handler?(nil, URLError(.notConnectedToInternet))
    }
  }

  /// Searches. Always throws: there is no network.
  open func start() async throws -> Response { throw URLError(.notConnectedToInternet) }

  /// Drops the search. Its handler is not called.
  open func cancel() { handler = nil }
}
