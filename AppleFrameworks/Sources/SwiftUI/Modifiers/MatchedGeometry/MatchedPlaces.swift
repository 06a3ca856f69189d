import UIKit

struct MatchedKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// Where the sources of matched views lie, in the coordinates of their hosting view.
@MainActor
final class MatchedPlaces {
  struct Place {
    weak var source: MatchedBox?
    var frame: CGRect
  }

  var places: [MatchedKey: Place] = [:]

  /// Where a source lies, or lay last.
  subscript(key: MatchedKey) -> Place? { places[key] }
}
