// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Dispatch
import Foundation
import FoundationGaps
import Glibc
import PermissionResponses

/// The reachability of a host in the network. No host is reachable, as in airplane mode, unless the app was started
/// with a network or with recorded responses.
///
/// - Source: developer.apple.com/documentation/systemconfiguration/scnetworkreachability
public final class SCNetworkReachability: @unchecked Sendable {
  // Unchecked: The lock guards the mutable state.
  fileprivate let lock = NSLock()
  fileprivate var callBack: SCNetworkReachabilityCallBack?
  fileprivate var info: UnsafeMutableRawPointer?
  fileprivate var queue: DispatchQueue?

  fileprivate init() {}

  fileprivate static var flags: SCNetworkReachabilityFlags { NetworkPolicy.isThere ? [.reachable] : [] }
}

public typealias SCNetworkReachabilityCallBack =
  (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// - Source: developer.apple.com/documentation/systemconfiguration/scnetworkreachabilityflags
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
  public static let connectionAutomatic = connectionOnTraffic
}

/// The context of a callback.
///
/// - Source: developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitycontext
public struct SCNetworkReachabilityContext {
  public var version: CFIndex
  public var info: UnsafeMutableRawPointer?
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  public var release: ((UnsafeRawPointer) -> Void)?
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

  public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }

  public init(
    version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
  ) {
    self.version = version
    self.info = info
    self.retain = retain
    self.release = release
    self.copyDescription = copyDescription
  }
}

/// - Source: developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitycreatewithname(_:_:)
public func SCNetworkReachabilityCreateWithName(
  _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  nodename.pointee == 0 ? nil : SCNetworkReachability()
}

/// - Source: developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitycreatewithaddress(_:_:)
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
  SCNetworkReachability()
}

/// Returns the flags.
///
/// - Returns: Whether the flags are known.
/// - Source: developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitygetflags(_:_:)
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = SCNetworkReachability.flags
  return true
}

/// Sets a callback for changes of the flags. It is called once after a queue or a run loop is set. The flags do not
/// change.
///
/// - Source: developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitysetcallback(_:_:_:)
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  var info = context?.pointee.info
  if let known = info, let retain = context?.pointee.retain { info = UnsafeMutableRawPointer(mutating: retain(known)) }
  target.lock.withLock {
    target.callBack = callout
    target.info = info
  }
  return true
}

/// - Source: developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitysetdispatchqueue(_:_:)
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
  target.lock.withLock { target.queue = queue }
  queue?.async {
    let (callBack, info, isWanted) = target.lock.withLock { (target.callBack, target.info, target.queue != nil) }
    if isWanted { callBack?(target, SCNetworkReachability.flags, info) }
  }
  return true
}
