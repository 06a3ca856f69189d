import Foundation
import HostServices

/// Gives the number by which advertisers know a device: zeros, as where a person has refused to be tracked.
///
/// - Source: developer.apple.com/documentation/adsupport/asidentifiermanager
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  // Unchecked: It has no state of its own.
  override init() { super.init() }

  open class func shared() -> ASIdentifierManager { HostServices.state(ASIdentifierManager()) }

  open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var isAdvertisingTrackingEnabled: Bool { false }
}
