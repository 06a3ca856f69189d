// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Dispatch
import Foundation
import FoundationGaps
import HostServices
import Synchronization

/// Certificates with the policies by which they are trusted.
///
/// There are no root certificates of a system here. A chain is trusted if it ends at an anchor that the app sets, its
/// signatures are ECDSA and correct, its dates include the date of the host, and it is for the host of the policy.
///
/// - Source: developer.apple.com/documentation/security/sectrust
public final class SecTrust: Sendable {
  struct State {
    var policies: [SecPolicy]
    var anchors: [SecCertificate] = []
    var date: Date?
    var exceptions: Data?
    var result: SecTrustResultType = .invalid
    var chain: [SecCertificate]
  }

  let certificates: [SecCertificate]
  let state: Mutex<State>

  init(certificates: [SecCertificate], policies: [SecPolicy]) {
    self.certificates = certificates
    state = Mutex(State(policies: policies, chain: Array(certificates.prefix(1))))
  }

  /// Evaluates the trust.
  ///
  /// - Returns: The reason for which the certificates are not trusted; `nil` if they are.
  @discardableResult
  func evaluate() -> NSError? {
    let (policies, anchors, date, exceptions) = state.withLock { ($0.policies, $0.anchors, $0.date, $0.exceptions) }
    let (chain, isAnchored) = chain(to: anchors)
    var status = errSecSuccess
    if !isAnchored {
      status = errSecNotTrusted
    } else if chain.contains(where: { !($0.fields.start...max($0.fields.start, $0.fields.end)).contains(date ?? now) })
    {
      status = errSecCertificateExpired
    } else if !policies.allSatisfy(isMet) {
      status = errSecHostNameMismatch
    }
    let isExcepted = exceptions != nil && exceptions == certificates.first?.data
    if isExcepted { status = errSecSuccess }
    let result: SecTrustResultType =
      status != errSecSuccess ? .recoverableTrustFailure : isExcepted ? .proceed : .unspecified
    state.withLock {
      $0.result = result
      $0.chain = chain
    }
    guard status != errSecSuccess else { return nil }
    let name = certificates.first.flatMap { SecCertificateCopySubjectSummary($0) }.map { $0 as String } ?? ""
    let text = SecCopyErrorMessageString(status, nil).map { $0 as String } ?? ""
    return NSError(
      domain: NSOSStatusErrorDomain, code: Int(status),
      userInfo: [NSLocalizedDescriptionKey: "“\(name)”: \(text)"])
  }

  private var now: Date { HostServices.date }

  /// Returns the chain from the first certificate, and whether it ends at an anchor.
  private func chain(to anchors: [SecCertificate]) -> ([SecCertificate], Bool) {
    guard var last = certificates.first else { return ([], false) }
    var chain = [last]
    while !anchors.contains(last) {
      let issuers = anchors + certificates.filter { $0.fields.isAuthority }
      guard let issuer = issuers.first(where: { !chain.contains($0) && last.isSigned(by: $0) }) else {
        return (chain, false)
      }
      chain.append(issuer)
      last = issuer
    }
    return (chain, true)
  }

  private func isMet(_ policy: SecPolicy) -> Bool {
    switch policy.kind {
    case .basic: true
    case .ssl(_, let host?): certificates.first?.fields.matches(host: host) ?? false
    case .ssl(_, nil): true
    case .revocation(let flags): flags & kSecRevocationRequirePositiveResponse == 0
    }
  }
}

/// The result of an evaluation.
///
/// - Source: developer.apple.com/documentation/security/sectrustresulttype
public enum SecTrustResultType: UInt32, Sendable {
  case invalid = 0
  case proceed = 1
  case deny = 3
  case unspecified = 4
  case recoverableTrustFailure = 5
  case fatalTrustFailure = 6
  case otherError = 7
}

/// Creates a trust of a certificate or of an array of certificates, the first of which is evaluated.
///
/// - Parameter policies: A policy or an array of policies; `nil` for the basic one.
/// - Returns: `errSecParam` if the values have other types.
/// - Source: developer.apple.com/documentation/security/sectrustcreatewithcertificates(_:_:_:)
@discardableResult
public func SecTrustCreateWithCertificates(
  _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  let certificates: [SecCertificate] = objects(certificates)
  let rules: [SecPolicy] = policies.map { objects($0) } ?? [SecPolicyCreateBasicX509()]
  guard !certificates.isEmpty, !rules.isEmpty else { return errSecParam }
  trust.pointee = SecTrust(certificates: certificates, policies: rules)
  return errSecSuccess
}

/// Returns an object, or the objects in an array.
private func objects<Object: AnyObject>(_ value: AnyObject) -> [Object] {
  if let object = value as? Object { return [object] }
  return (value as? NSArray)?.compactMap { $0 as? Object } ?? []
}

/// - Source: developer.apple.com/documentation/security/sectrustsetpolicies(_:_:)
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
  let policies: [SecPolicy] = objects(policies)
  guard !policies.isEmpty else { return errSecParam }
  trust.state.withLock { $0.policies = policies }
  return errSecSuccess
}

/// - Source: developer.apple.com/documentation/security/sectrustcopypolicies(_:_:)
@discardableResult
public func SecTrustCopyPolicies(_ trust: SecTrust, _ policies: UnsafeMutablePointer<CFArray?>) -> OSStatus {
  policies.pointee = NSArray(array: trust.state.withLock { $0.policies })
  return errSecSuccess
}

/// Sets the certificates at which a trusted chain may end. `nil` removes them.
///
/// - Source: developer.apple.com/documentation/security/sectrustsetanchorcertificates(_:_:)
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
  let anchors: [SecCertificate] = anchorCertificates.map { objects($0) } ?? []
  trust.state.withLock { $0.anchors = anchors }
  return errSecSuccess
}

/// Chooses whether only the anchors of the app are trusted. This is always so here, because there are no others.
///
/// - Source: developer.apple.com/documentation/security/sectrustsetanchorcertificatesonly(_:_:)
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
  errSecSuccess
}

/// Sets the date for which certificates must be valid. By default, it is the date of the evaluation.
///
/// - Source: developer.apple.com/documentation/security/sectrustsetverifydate(_:_:)
@discardableResult
public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: CFDate) -> OSStatus {
  let date = Date(timeIntervalSinceReferenceDate: verifyDate.timeIntervalSinceReferenceDate)
  trust.state.withLock { $0.date = date }
  return errSecSuccess
}

/// Evaluates whether certificates are trusted.
///
/// - Parameter error: The reason for which they are not, which the caller releases.
/// - Source: developer.apple.com/documentation/security/sectrustevaluatewitherror(_:_:)
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  let reason = trust.evaluate()
  error?.pointee = reason
  return reason == nil
}

/// Evaluates whether certificates are trusted, and calls a closure on a queue with the result.
///
/// - Source: developer.apple.com/documentation/security/sectrustevaluateasyncwitherror(_:_:_:)
@discardableResult
public func SecTrustEvaluateAsyncWithError(
  _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping @Sendable (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
  queue.async {
    let reason = trust.evaluate()
    result(trust, reason == nil, reason)
  }
  return errSecSuccess
}

/// - Source: developer.apple.com/documentation/security/sectrustevaluate(_:_:)
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>?) -> OSStatus {
  trust.evaluate()
  return SecTrustGetTrustResult(trust, result)
}

/// Returns the result of the last evaluation: `.invalid` before the first one.
///
/// - Source: developer.apple.com/documentation/security/sectrustgettrustresult(_:_:)
@discardableResult
public func SecTrustGetTrustResult(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>?
) -> OSStatus {
  result?.pointee = trust.state.withLock { $0.result }
  return errSecSuccess
}

/// Returns the number of certificates in the chain that the last evaluation found: the first one before that.
///
/// - Source: developer.apple.com/documentation/security/sectrustgetcertificatecount(_:)
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.state.withLock { $0.chain.count } }

/// - Source: developer.apple.com/documentation/security/sectrustgetcertificateatindex(_:_:)
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  trust.state.withLock { $0.chain.indices.contains(ix) ? $0.chain[ix] : nil }
}

/// - Source: developer.apple.com/documentation/security/sectrustcopycertificatechain(_:)
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? {
  NSArray(array: trust.state.withLock { $0.chain })
}

/// Returns the public key of the first certificate.
///
/// - Source: developer.apple.com/documentation/security/sectrustcopykey(_:)
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { trust.certificates.first?.key }

/// - Source: developer.apple.com/documentation/security/sectrustcopypublickey(_:)
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }

/// Returns data with which the same certificates are trusted later in spite of their faults.
///
/// - Source: developer.apple.com/documentation/security/sectrustcopyexceptions(_:)
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? { trust.certificates.first.map { $0.data as CFData } }

/// Accepts the faults of certificates. `nil` ends that.
///
/// - Returns: Whether the data belongs to these certificates.
/// - Source: developer.apple.com/documentation/security/sectrustsetexceptions(_:_:)
public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool {
  let data = exceptions.map { Data(referencing: $0) }
  guard data == nil || data == trust.certificates.first?.data else { return false }
  trust.state.withLock { $0.exceptions = data }
  return data != nil
}
