import QuartzCore

/// Keeps what one host's app posts from the observers of another's: Foundation has one notification center for the process.
///
/// What observes or posts outside of any host's code hears, and is heard by, all.
///
/// Unchecked: it never changes.
struct HostObserver: @unchecked Sendable {
  private weak var host: AppHost?

  /// For an observer that is added now.
  init() {
    host = AppHost.entered
  }

  /// Whether the observer hears of what is posted now.
  var hears: Bool {
    guard let host, let poster = AppHost.entered else { return true }
    return host === poster
  }
}
