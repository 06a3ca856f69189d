import Foundation
import PermissionResponses

/// An object that completes text over the network while the user types. Requests fail as on a device in airplane mode,
/// because there is no network.
///
/// - Source: developer.apple.com/documentation/mapkit/mklocalsearchcompleter
open class MKLocalSearchCompleter: NSObject {
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
    /// Results that are queries for several places, such as "coffee".
    public static let query = ResultType(rawValue: 1 << 2)
    /// Results that are mountains, rivers and other physical features.
    public static let physicalFeature = ResultType(rawValue: 1 << 3)
  }

  /// The delegate that receives the results.
  ///
  /// - Default: `nil`.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?

  /// The region of the search.
  ///
  /// - Default: a region with a span of zero.
  open var region = MKCoordinateRegion()

  /// The kinds of results.
  ///
  /// - Default: addresses, points of interest and queries.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]

  /// The filter of points of interest.
  ///
  /// - Default: `nil`, for all points of interest.
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  /// Whether a response is pending.
  open private(set) var isSearching = false
  /// The found completions. Always empty, because there is no network.
  open var results: [MKLocalSearchCompletion] { [] }

  /// Creates a completer without text.
  public override init() { super.init() }

  /// The text to complete. Setting it starts a search unless a search is running or the text is empty.
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

  /// Cancels the search. The delegate is not notified.
  open func cancel() { isSearching = false }
}
