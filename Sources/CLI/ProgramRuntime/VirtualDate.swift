import Foundation
import QuartzCore
import RuntimeSupport
import UIKit
import ViewHost

/// Makes the app's dates follow its host's clock: `Date()` changes when the host's time changes.
enum VirtualDate {
  /// Passes the host's time to the program's `main` if it replaces the C library's clock. Otherwise the program uses
  /// the machine's dates.
  static func begin() {
    typealias Source = @convention(c) () -> Double
    let set = ProgramFunction.named("viewcode_set_time_source", as: (@convention(c) (Source) -> Void).self)
    guard let set else { return }
    set { ViewHost.currentTime }
    // Pickers and calendars begin at the app's date.
    HostScope.current.base.userInterface.date.atStart = Date(timeIntervalSinceNow: -ViewHost.currentTime)
    // CoreFoundation read the time zone before `main` could set another one, and formatters use it.
    NSTimeZone.default = TimeZone.current
  }
}
