/// The date of a host: fixed at its start, and moved on by its clock.
///
/// The machine's date would make every picture of a date picker a new one.
package enum HostDate {
  /// The date at the time zero of `MediaClock`.
  ///
  /// - Default: 9 January 2024, 09:41 UTC.
  ///
  /// Unlocked: only the thread that runs the interface moves or reads it.
  package nonisolated(unsafe) static var atStart = Date(timeIntervalSince1970: 1_704_793_260)

  package static var now: Date { atStart.addingTimeInterval(MediaClock.now) }
}
