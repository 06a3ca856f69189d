import Foundation
import PermissionResponses

/// Goes on with what a person types: over the network, which a device in airplane mode has not.
///
/// - Source: developer.apple.com/documentation/mapkit/mklocalsearchcompleter
open class MKLocalSearchCompleter: NSObject {
  /// What kinds of results are wanted.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1 << 0)
    public static let pointOfInterest = ResultType(rawValue: 1 << 1)
    public static let query = ResultType(rawValue: 1 << 2)
    public static let physicalFeature = ResultType(rawValue: 1 << 3)
  }

  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open private(set) var isSearching = false
  open var results: [MKLocalSearchCompletion] { [] }

  public override init() { super.init() }

  open var queryFragment = "" {
    didSet {
      guard !queryFragment.isEmpty, !isSearching else { return }
      isSearching = true
      RunLoopTurn.later { [weak self] in
        guard let self, isSearching else { return }
        isSearching = false
        delegate?.completer(self, didFailWithError: URLError(.notConnectedToInternet))
      }
    }
  }

  open func cancel() { isSearching = false }
}
