import Foundation
import HostServices

/// A manager of the device's advertising identifier, which consists of zeros, as if the user had denied tracking.
///
/// - Source: developer.apple.com/documentation/adsupport/asidentifiermanager
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  // Unchecked: The type has no state.
  override init() { super.init() }

  open class func shared() -> ASIdentifierManager { HostServices.state(ASIdentifierManager()) }

  open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var isAdvertisingTrackingEnabled: Bool { false }
}
