import Foundation
import HostServices

/// Where a host's device is, for apps that may know; nowhere, unless the host has been told.
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
