import Foundation
import PermissionResponses

/// Completes text over the network while the user types. There is none: requests fail as they do on a device in
/// airplane mode.
///
/// - Source: developer.apple.com/documentation/mapkit/mklocalsearchcompleter
open class MKLocalSearchCompleter: NSObject {
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
    /// Searches for many places, such as "coffee".
    public static let query = ResultType(rawValue: 1 << 2)
    /// Mountains, rivers and other features of the land.
    public static let physicalFeature = ResultType(rawValue: 1 << 3)
  }

  /// The object that gets the results.
  ///
  /// - Default: `nil`.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?

  /// The region to search in.
  ///
  /// - Default: a region without extent.
  open var region = MKCoordinateRegion()

  /// The kinds of results.
  ///
  /// - Default: addresses, points of interest and queries.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]

  /// The categories of places.
  ///
  /// - Default: `nil`, which is all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  /// Whether an answer is still to come.
  open private(set) var isSearching = false
  /// The completions that were found. Always empty: there is no network.
  open var results: [MKLocalSearchCompletion] { [] }

  /// Creates a completer without text.
  public override init() { super.init() }

  /// The text to complete. Setting it starts a search, unless one is running or the text is empty.
  ///
  /// - Default: "".
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

  /// Drops the search. The delegate is not told.
  open func cancel() { isSearching = false }
}
