import Foundation
import QuartzCore

/// The date of a host, which is fixed at its start and advanced by its clock.
///
/// With the date of the machine, every image of a date picker would be different.
package final class HostDate {
  /// The date at time 0 of the host's clock.
  ///
  /// - Default: that of the scope in which the host was created; without one, 9 January 2024, 09:41 UTC.
  package var atStart: Date {
    get { own ?? base?.atStart ?? Date(timeIntervalSince1970: 1_704_793_260) }
    set { own = newValue }
  }

  private var own: Date?
  private let base: HostDate?
  private let clock: MediaClock

  init(clock: MediaClock, base: HostDate?) {
    self.clock = clock
    self.base = base
  }

  package var now: Date { atStart.addingTimeInterval(clock.now) }
}
