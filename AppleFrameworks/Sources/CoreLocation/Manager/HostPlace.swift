import Foundation
import HostServices

/// The location of a host's device for authorized apps. There is none unless the host has set it.
package final class HostPlace: @unchecked Sendable {
  // Unchecked: The lock guards the mutable state.
  package static var current: HostPlace { HostServices.state(HostPlace()) }

  private let lock = NSLock()
  private var known: CLLocation?

  private init() {}

  package var location: CLLocation? {
    get { lock.withLock { known } }
    set { lock.withLock { known = newValue } }
  }
}
