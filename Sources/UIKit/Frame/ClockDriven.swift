/// A view whose looks follow something that does not tell of its changes: the clock, or the progress of some work.
@MainActor
protocol ClockDriven: AnyObject {
  /// A frame is about to be made. Ask for layout or display here where something has changed.
  func frameWillBeMade()
}

/// The views that are asked before each frame.
@MainActor
enum ClockDrivenViews {
  private struct Entry {
    weak var view: (any ClockDriven)?
  }

  private static var entries: [Entry] = []

  static func add(_ view: any ClockDriven) {
    if !entries.contains(where: { $0.view === view }) { entries.append(Entry(view: view)) }
  }

  static func remove(_ view: any ClockDriven) {
    entries.removeAll { $0.view === view }
  }

  static func prepareFrame() {
    EventTimers.fireDue()
    guard !entries.isEmpty else { return }
    entries.removeAll { $0.view == nil }
    for entry in entries { entry.view?.frameWillBeMade() }
  }
}
