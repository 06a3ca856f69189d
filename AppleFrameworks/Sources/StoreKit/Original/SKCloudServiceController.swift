import Foundation
import HostServices
import PermissionResponses

/// A controller of a user's music library in the cloud. Access is denied after it is requested, and without access all
/// requests fail.
///
/// - Source: developer.apple.com/documentation/storekit/skcloudservicecontroller
open class SKCloudServiceController: NSObject, @unchecked Sendable {
  // Unchecked: The type has no state.
  /// The state of a host, which stores whether its app has requested access.
  private final class Leave: @unchecked Sendable {
    // Unchecked: The lock guards the mutable state.
    private let lock = NSLock()
    private var hasAsked = false
    var status: SKCloudServiceAuthorizationStatus { lock.withLock { hasAsked ? .denied : .notDetermined } }
    func ask() { lock.withLock { hasAsked = true } }
    static var current: Leave { HostServices.state(Leave()) }
  }

  public override init() { super.init() }

  open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus { Leave.current.status }

  open class func requestAuthorization(_ completionHandler: @escaping (SKCloudServiceAuthorizationStatus) -> Void) {
    Leave.current.ask()
    RunLoopTurn.later { completionHandler(.denied) }
  }

  open class func requestAuthorization() async -> SKCloudServiceAuthorizationStatus {
    Leave.current.ask()
    return .denied
  }

  /// Requests the capabilities.
  ///
  /// - Parameter completionHandler: A closure that receives no capabilities and `cloudServicePermissionDenied`.
  open func requestCapabilities(completionHandler: @escaping (SKCloudServiceCapability, (any Error)?) -> Void) {
    RunLoopTurn.later { completionHandler([], SKError(.cloudServicePermissionDenied)) }
  }

  open func requestCapabilities() async throws -> SKCloudServiceCapability {
    throw SKError(.cloudServicePermissionDenied)
  }

  open func requestStorefrontCountryCode(completionHandler: @escaping (String?, (any Error)?) -> Void) {
    RunLoopTurn.later { completionHandler(nil, SKError(.cloudServicePermissionDenied)) }
  }

  open func requestStorefrontCountryCode() async throws -> String { throw SKError(.cloudServicePermissionDenied) }

  open func requestUserToken(
    forDeveloperToken developerToken: String, completionHandler: @escaping (String?, (any Error)?) -> Void
  ) {
    RunLoopTurn.later { completionHandler(nil, SKError(.cloudServicePermissionDenied)) }
  }

  open func requestUserToken(forDeveloperToken developerToken: String) async throws -> String {
    throw SKError(.cloudServicePermissionDenied)
  }
}

/// - Source: developer.apple.com/documentation/storekit/skcloudserviceauthorizationstatus
public enum SKCloudServiceAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied, restricted, authorized
}

/// The capabilities of an app for the music library.
///
/// - Source: developer.apple.com/documentation/storekit/skcloudservicecapability
public struct SKCloudServiceCapability: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let musicCatalogPlayback = SKCloudServiceCapability(rawValue: 1)
  public static let musicCatalogSubscriptionEligible = SKCloudServiceCapability(rawValue: 1 << 1)
  public static let addToCloudMusicLibrary = SKCloudServiceCapability(rawValue: 1 << 8)
}
