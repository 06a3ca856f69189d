import Foundation
import QuartzCore
import RuntimeSupport
import UIKit
import ViewHost

/// Has the app's dates go with its host's clock: `Date()` moves when the host does.
enum VirtualDate {
  /// Hands the host's time to the program's `main`, where it answers for the C library's clock. A program without such
  /// a `main` has the machine's dates.
  static func begin() {
    typealias Source = @convention(c) () -> Double
    let set = ProgramFunction.named("viewcode_set_time_source", as: (@convention(c) (Source) -> Void).self)
    guard let set else { return }
    set { ViewHost.currentTime }
    // Pickers and calendars begin at the date that the app reads.
    HostScope.current.base.userInterface.date.atStart = Date(timeIntervalSinceNow: -ViewHost.currentTime)
    // CoreFoundation read the zone before `main` could say another one, and formatters ask it.
    NSTimeZone.default = TimeZone.current
  }
}
