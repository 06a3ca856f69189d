// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import PermissionResponses

/// The accounts that an app for passwords offers above the keyboard. Nobody has turned such an app on: the store is disabled,
/// and changes of it fail.
///
/// - Source: developer.apple.com/documentation/authenticationservices/ascredentialidentitystore
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
  // Unchecked: It has no state.
  public static let shared = ASCredentialIdentityStore()

  override init() { super.init() }

  open func getState(_ completion: @escaping (ASCredentialIdentityStoreState) -> Void) {
    RunLoopTurn.later { completion(ASCredentialIdentityStoreState()) }
  }

  open func state() async -> ASCredentialIdentityStoreState { ASCredentialIdentityStoreState() }

  open func saveCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil
  ) { refuse(completion) }

  open func removeCredentialIdentities(
    _ credentialIdentities: [ASPasswordCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil
  ) { refuse(completion) }

  open func replaceCredentialIdentities(
    with newCredentialIdentities: [ASPasswordCredentialIdentity], completion: ((Bool, (any Error)?) -> Void)? = nil
  ) { refuse(completion) }

  open func removeAllCredentialIdentities(_ completion: ((Bool, (any Error)?) -> Void)? = nil) { refuse(completion) }

  private func refuse(_ completion: ((Bool, (any Error)?) -> Void)?) {
    RunLoopTurn.later { completion?(false, ASCredentialIdentityStoreError(.storeDisabled)) }
  }
}

/// - Source: developer.apple.com/documentation/authenticationservices/ascredentialidentitystorestate
open class ASCredentialIdentityStoreState: NSObject, @unchecked Sendable {
  // Unchecked: It has no state.
  override init() { super.init() }

  /// Whether a person has turned the app on in Settings.
  open var isEnabled: Bool { false }

  /// Whether single accounts can be saved and removed.
  open var supportsIncrementalUpdates: Bool { false }
}

public let ASCredentialIdentityStoreErrorDomain = "ASCredentialIdentityStoreErrorDomain"

/// The reason that a change of the store failed.
///
/// - Source: developer.apple.com/documentation/authenticationservices/ascredentialidentitystoreerror-swift.struct
public struct ASCredentialIdentityStoreError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case internalError = 0
    /// Nobody has turned the app on.
    case storeDisabled
    case storeBusy

    public static func ~= (match: Code, error: any Error) -> Bool {
      (error as? ASCredentialIdentityStoreError)?.code == match
    }
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { ASCredentialIdentityStoreErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var internalError: Code { .internalError }
  public static var storeDisabled: Code { .storeDisabled }
  public static var storeBusy: Code { .storeBusy }
}

/// An account that an app for passwords knows, without its password.
///
/// - Source: developer.apple.com/documentation/authenticationservices/aspasswordcredentialidentity
open class ASPasswordCredentialIdentity: NSObject, @unchecked Sendable {
  // Unchecked: Its app uses it on one queue.
  public let serviceIdentifier: ASCredentialServiceIdentifier
  public let user: String
  public let recordIdentifier: String?

  /// Accounts of one service are offered in descending order.
  open var rank = 0

  public init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) {
    self.serviceIdentifier = serviceIdentifier
    self.user = user
    self.recordIdentifier = recordIdentifier
  }
}

/// The service to which an account belongs.
///
/// - Source: developer.apple.com/documentation/authenticationservices/ascredentialserviceidentifier
open class ASCredentialServiceIdentifier: NSObject, @unchecked Sendable {
  // Unchecked: Nothing in it changes.
  public enum IdentifierType: Int, Sendable {
    case domain = 0
    case URL
  }

  public let identifier: String
  public let type: IdentifierType

  public init(identifier: String, type: IdentifierType) {
    self.identifier = identifier
    self.type = type
  }
}
