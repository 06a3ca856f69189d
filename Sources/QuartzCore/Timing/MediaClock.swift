/// The time that Core Animation works by. It is virtual: it stands still until the host moves it, so that every run of
/// the same code sees the same times.
package enum MediaClock {
  /// Seconds since the host started, `0` until it says otherwise.
  ///
  /// Unlocked: only the thread that runs the interface moves or reads it.
  package nonisolated(unsafe) static var now: CFTimeInterval = 0
}
