import QuartzCore

/// The separation of notifications between hosts, since Foundation has one notification center for the process.
///
/// Code outside of any host observes, and is observed by, all hosts.
///
/// Unchecked: it is immutable.
struct HostObserver: @unchecked Sendable {
  private weak var host: AppHost?

  /// Creates a value for an observer that is added now.
  init() {
    host = AppHost.entered
  }

  /// Whether the observer receives a notification that is posted now.
  var hears: Bool {
    guard let host, let poster = AppHost.entered else { return true }
    return host === poster
  }
}
