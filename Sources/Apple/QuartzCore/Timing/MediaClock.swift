/// The time that Core Animation works by, one for each host. It is virtual: it stands still until the host moves it, so that
/// every run of the same code sees the same times.
package final class MediaClock {
  /// Seconds since the host started, `0` until it says otherwise.
  package var now: CFTimeInterval = 0

  package init() {}
}
