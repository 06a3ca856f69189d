import Dispatch
import Foundation
import PermissionResponses

/// A monitor of the network path. There is no network, as in airplane mode, unless the app was started with a network
/// or with recorded responses. The path does not change.
///
/// - Source: developer.apple.com/documentation/network/nwpathmonitor
public final class NWPathMonitor: @unchecked Sendable {
  // Unchecked: The lock guards the mutable state.
  private let lock = NSLock()
  private var isStarted = false
  private var isCancelled = false
  private var handler: (@Sendable (NWPath) -> Void)?
  private var ownQueue: DispatchQueue?

  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  public var currentPath: NWPath { NWPath() }
  public var queue: DispatchQueue? { lock.withLock { ownQueue } }

  /// The closure that is called once after the start.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  public func start(queue: DispatchQueue) {
    let isFirst = lock.withLock { () -> Bool in
      defer {
        isStarted = true
        ownQueue = queue
      }
      return !isStarted && !isCancelled
    }
    guard isFirst else { return }
    queue.async { [self] in
      let handler: (@Sendable (NWPath) -> Void)? = lock.withLock { self.isCancelled ? nil : self.handler }
      handler?(NWPath())
    }
  }

  public func cancel() { lock.withLock { isCancelled = true } }
}

/// A network path.
///
/// - Source: developer.apple.com/documentation/network/nwpath
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
  public enum Status: Hashable, Sendable {
    case satisfied, unsatisfied, requiresConnection
  }

  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }

  private let isThere: Bool

  init(isThere: Bool = NetworkPolicy.isThere) { self.isThere = isThere }

  public var status: Status { isThere ? .satisfied : .unsatisfied }
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var availableInterfaces: [NWInterface] { isThere ? [NWInterface(type: .wifi, name: "en0", index: 2)] : [] }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { isThere }
  public var supportsIPv6: Bool { isThere }
  public var supportsDNS: Bool { isThere }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { isThere && type == .wifi }
  public var debugDescription: String {
    isThere ? "satisfied (Path is satisfied), interface: en0, ipv4, ipv6, dns" : "unsatisfied (No network route)"
  }
}

/// A network interface.
///
/// - Source: developer.apple.com/documentation/network/nwinterface
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, Sendable, CaseIterable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  public let type: InterfaceType
  public let name: String
  public let index: Int
}
