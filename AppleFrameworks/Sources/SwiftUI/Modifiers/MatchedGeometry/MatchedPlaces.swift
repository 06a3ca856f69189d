import UIKit

struct MatchedKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// An object that stores the frames of the sources of matched views, in the coordinates of the hosting view.
@MainActor
final class MatchedPlaces {
  struct Place {
    weak var source: MatchedBox?
    var frame: CGRect
  }

  var places: [MatchedKey: Place] = [:]

  /// The current or the last frame of a source.
  subscript(key: MatchedKey) -> Place? { places[key] }
}
