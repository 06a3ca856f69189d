import Foundation
import PermissionResponses

/// Looks for places by words: over the network, which a device in airplane mode has not.
///
/// - Source: developer.apple.com/documentation/mapkit/mklocalsearch
open class MKLocalSearch: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// What kinds of results are wanted.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1 << 0)
    public static let pointOfInterest = ResultType(rawValue: 1 << 1)
    public static let physicalFeature = ResultType(rawValue: 1 << 2)
  }

  /// What is looked for.
  open class Request: NSObject, NSCopying {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public override init() { super.init() }

    public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }

    public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.naturalLanguageQuery = naturalLanguageQuery
      self.region = region
    }

    public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }

    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Request()
      copy.naturalLanguageQuery = naturalLanguageQuery
      copy.region = region
      copy.resultTypes = resultTypes
      copy.pointOfInterestFilter = pointOfInterestFilter
      return copy
    }
  }

  /// What was found.
  open class Response: NSObject, @unchecked Sendable {
    public let mapItems: [MKMapItem]
    public let boundingRegion: MKCoordinateRegion

    package init(mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion) {
      self.mapItems = mapItems
      self.boundingRegion = boundingRegion
    }
  }

  private var handler: CompletionHandler?

  public init(request: Request) {}

  open var isSearching: Bool { handler != nil }

  open func start(completionHandler: @escaping CompletionHandler) {
    handler = completionHandler
    RunLoopTurn.later { [self] in
      let handler = handler
      self.handler = nil
      handler?(nil, URLError(.notConnectedToInternet))
    }
  }

  open func start() async throws -> Response { throw URLError(.notConnectedToInternet) }

  open func cancel() { handler = nil }
}
