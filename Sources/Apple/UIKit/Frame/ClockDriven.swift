import QuartzCore

/// A view whose looks follow something that does not tell of its changes: the clock, or the progress of some work.
@MainActor
protocol ClockDriven: AnyObject {
  /// A frame is about to be made. Ask for layout or display here where something has changed.
  func frameWillBeMade()
}

/// The views that are asked before each frame of the host that shows them.
///
/// One list for all hosts: which of them a view comes to shows when it has begun to follow the clock.
@MainActor
enum ClockDrivenViews {
  private struct Entry {
    weak var view: (any ClockDriven)?
    /// The host whose code added it, as long as no other shows it.
    weak var host: AppHost?

    @MainActor var shower: AppHost? { (view as? UIView)?.layer.hostOfTree ?? host }
  }

  private static var entries: [Entry] = []

  static func add(_ view: any ClockDriven) {
    if !entries.contains(where: { $0.view === view }) { entries.append(Entry(view: view, host: AppHost.current)) }
  }

  static func remove(_ view: any ClockDriven) {
    entries.removeAll { $0.view === view }
  }

  static func prepareFrame(of host: AppHost) {
    guard !entries.isEmpty else { return }
    entries.removeAll { $0.view == nil }
    for entry in entries where entry.shower === host { entry.view?.frameWillBeMade() }
  }
}
