// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation
import FoundationGaps

/// A rule by which certificates are trusted.
///
/// - Source: developer.apple.com/documentation/security/secpolicy
public final class SecPolicy: Hashable, Sendable {
  enum Kind: Hashable {
    case basic
    case ssl(isServer: Bool, host: String?)
    case revocation(CFOptionFlags)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  public static func == (lhs: SecPolicy, rhs: SecPolicy) -> Bool { lhs.kind == rhs.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// Creates a policy for the certificates of a connection.
///
/// - Parameters:
///   - server: Whether the certificates are a server's.
///   - hostname: The host whose certificates they must be; `nil` for any host.
/// - Source: developer.apple.com/documentation/security/secpolicycreatessl(_:_:)
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
  SecPolicy(.ssl(isServer: server, host: hostname.map { $0 as String }))
}

/// Creates a policy that checks the signatures and the dates.
///
/// - Source: developer.apple.com/documentation/security/secpolicycreatebasicx509()
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(.basic) }

/// Creates a policy that checks whether certificates were revoked. Without a network, no answer is available, and
/// certificates are not trusted if the flags require one.
///
/// - Source: developer.apple.com/documentation/security/secpolicycreaterevocation(_:)
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  SecPolicy(.revocation(revocationFlags))
}

public let kSecRevocationOCSPMethod: CFOptionFlags = 1 << 0
public let kSecRevocationCRLMethod: CFOptionFlags = 1 << 1
public let kSecRevocationPreferCRL: CFOptionFlags = 1 << 2
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 1 << 3
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 1 << 4
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = kSecRevocationOCSPMethod | kSecRevocationCRLMethod

nonisolated(unsafe) public let kSecPolicyOid: CFString = "SecPolicyOid"
nonisolated(unsafe) public let kSecPolicyName: CFString = "SecPolicyName"
nonisolated(unsafe) public let kSecPolicyClient: CFString = "SecPolicyClient"
nonisolated(unsafe) public let kSecPolicyAppleX509Basic: CFString = "1.2.840.113635.100.1.2"
nonisolated(unsafe) public let kSecPolicyAppleSSL: CFString = "1.2.840.113635.100.1.3"
nonisolated(unsafe) public let kSecPolicyAppleRevocation: CFString = "1.2.840.113635.100.1.21"

/// Returns the kind of a policy and its values.
///
/// - Source: developer.apple.com/documentation/security/secpolicycopyproperties(_:)
public func SecPolicyCopyProperties(_ policyRef: SecPolicy) -> CFDictionary? {
  var result: [String: Any] = [:]
  switch policyRef.kind {
  case .basic: result[kSecPolicyOid as String] = kSecPolicyAppleX509Basic
  case .ssl(let isServer, let host):
    result[kSecPolicyOid as String] = kSecPolicyAppleSSL
    result[kSecPolicyName as String] = host
    if !isServer { result[kSecPolicyClient as String] = true }
  case .revocation: result[kSecPolicyOid as String] = kSecPolicyAppleRevocation
  }
  return result as CFDictionary
}
