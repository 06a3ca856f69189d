/// A control that observes the state of a map.
@MainActor
protocol MapObserver: AnyObject {
  /// Updates the control after a change of the map's visible area or tracking mode.
  func mapDidChange()
}

/// The controls of a map, which are referenced weakly.
@MainActor
struct MapObservers {
  private struct Entry { weak var observer: (any MapObserver)? }

  private var entries: [Entry] = []

  mutating func add(_ observer: any MapObserver) {
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer))
  }

  func notify() { for entry in entries { entry.observer?.mapDidChange() } }
}
