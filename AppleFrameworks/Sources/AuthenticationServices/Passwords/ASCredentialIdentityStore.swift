// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import PermissionResponses

/// The store of accounts that a password app offers above the keyboard. No password app is enabled, so the store
/// is disabled and changes fail.
///
/// - Source: developer.apple.com/documentation/authenticationservices/ascredentialidentitystore
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
  // Unchecked: The type has no state.
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
  // Unchecked: The type has no state.
  override init() { super.init() }

  /// Whether the user has enabled the app in Settings.
  open var isEnabled: Bool { false }

  /// Whether individual accounts can be saved and removed.
  open var supportsIncrementalUpdates: Bool { false }
}

public let ASCredentialIdentityStoreErrorDomain = "ASCredentialIdentityStoreErrorDomain"

/// An error of a change of the store.
///
/// - Source: developer.apple.com/documentation/authenticationservices/ascredentialidentitystoreerror-swift.struct
public struct ASCredentialIdentityStoreError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case internalError = 0
    /// The store is disabled.
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

/// An account that a password app provides, without its password.
///
/// - Source: developer.apple.com/documentation/authenticationservices/aspasswordcredentialidentity
open class ASPasswordCredentialIdentity: NSObject, @unchecked Sendable {
  // Unchecked: The app uses it on one queue.
  public let serviceIdentifier: ASCredentialServiceIdentifier
  public let user: String
  public let recordIdentifier: String?

  /// The rank. Accounts of a service are offered in descending order.
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
  // Unchecked: The type is immutable.
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
