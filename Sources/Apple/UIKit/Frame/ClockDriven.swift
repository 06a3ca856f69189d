import QuartzCore

/// A view whose appearance depends on a value without change notifications, such as the clock or the progress of work.
@MainActor
protocol ClockDriven: AnyObject {
  /// Requests layout or display before the next frame if something changed.
  func frameWillBeMade()
}

/// The views that are asked before each frame of their host.
///
/// All hosts share a list, since the host of a view is unknown when it begins to follow the clock.
@MainActor
enum ClockDrivenViews {
  private struct Entry {
    weak var view: (any ClockDriven)?
    /// The host whose code added the view, until another one displays it.
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
