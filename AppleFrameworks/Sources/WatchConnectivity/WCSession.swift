import Foundation
import HostServices
import PermissionResponses

/// A session of communication with a watch. The device supports no watch, like an iPad, so a session is never
/// activated, and sending fails.
///
/// - Source: developer.apple.com/documentation/watchconnectivity/wcsession
open class WCSession: NSObject, @unchecked Sendable {
  // Unchecked: Apps and `RunLoopTurn` use it only on the main queue.

  override init() { super.init() }

  /// Returns whether the device supports a watch. Always `false`.
  open class func isSupported() -> Bool { false }

  open class var `default`: WCSession { HostServices.state(WCSession()) }

  open weak var delegate: (any WCSessionDelegate)?

  /// Notifies the delegate that the device does not support sessions. Without a delegate, it has no effect.
  ///
  /// - Source: developer.apple.com/documentation/watchconnectivity/wcsession/activate()
  open func activate() {
    RunLoopTurn.later { [self] in
      delegate?.session(
        self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
    }
  }

  open var activationState: WCSessionActivationState { .notActivated }
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var isReachable: Bool { false }
  open var hasContentPending: Bool { false }
  open var watchDirectoryURL: URL? { nil }
  open var remainingComplicationUserInfoTransfers: Int { 0 }

  // MARK: - Messages

  /// Fails with `WCError.sessionNotSupported`.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    RunLoopTurn.later { errorHandler?(WCError(.sessionNotSupported)) }
  }

  /// Fails with `WCError.sessionNotSupported`.
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    RunLoopTurn.later { errorHandler?(WCError(.sessionNotSupported)) }
  }

  // MARK: - Transfers

  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }

  /// Fails by throwing `WCError.sessionNotSupported`.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotSupported)
  }

  /// Transfers values, which fails. The delegate is notified of the failure.
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    transfer(userInfo, isComplicationInfo: false)
  }

  /// Transfers values, which fails. The delegate is notified of the failure.
  @discardableResult
  open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    transfer(userInfo, isComplicationInfo: true)
  }

  private func transfer(_ userInfo: [String: Any], isComplicationInfo: Bool) -> WCSessionUserInfoTransfer {
    let transfer = WCSessionUserInfoTransfer(userInfo, isComplicationInfo)
    RunLoopTurn.later { [self] in
      delegate?.session(self, didFinish: transfer, error: WCError(.sessionNotSupported))
    }
    return transfer
  }

  /// Transfers a file, which fails. The delegate is notified of the failure.
  @discardableResult
  open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    let transfer = WCSessionFileTransfer(WCSessionFile(file, metadata))
    RunLoopTurn.later { [self] in
      delegate?.session(self, didFinish: transfer, error: WCError(.sessionNotSupported))
    }
    return transfer
  }

  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }
}

/// - Source: developer.apple.com/documentation/watchconnectivity/wcsessionactivationstate
public enum WCSessionActivationState: Int, Sendable {
  case notActivated = 0
  case inactive, activated
}

/// A transfer of values to a watch.
///
/// - Source: developer.apple.com/documentation/watchconnectivity/wcsessionuserinfotransfer
open class WCSessionUserInfoTransfer: NSObject {
  public let userInfo: [String: Any]
  public let isCurrentComplicationInfo: Bool

  init(_ userInfo: [String: Any], _ isComplicationInfo: Bool) {
    (self.userInfo, isCurrentComplicationInfo) = (userInfo, isComplicationInfo)
  }

  open var isTransferring: Bool { false }

  /// Does nothing, because the transfer has failed or is about to fail.
  open func cancel() {}
}

/// - Source: developer.apple.com/documentation/watchconnectivity/wcsessionfile
open class WCSessionFile: NSObject {
  public let fileURL: URL
  public let metadata: [String: Any]?

  init(_ fileURL: URL, _ metadata: [String: Any]?) { (self.fileURL, self.metadata) = (fileURL, metadata) }
}

/// A transfer of a file to a watch.
///
/// - Source: developer.apple.com/documentation/watchconnectivity/wcsessionfiletransfer
open class WCSessionFileTransfer: NSObject {
  public let file: WCSessionFile

  init(_ file: WCSessionFile) { self.file = file }

  open var isTransferring: Bool { false }
  open var progress: Progress { Progress(totalUnitCount: 1) }

  /// Does nothing, because the transfer has failed or is about to fail.
  open func cancel() {}
}

/// - Source: developer.apple.com/documentation/watchconnectivity/wcsessiondelegate
public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func sessionWatchStateDidChange(_ session: WCSession)
  func sessionReachabilityDidChange(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  func session(
    _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
  func session(_ session: WCSession, didReceive file: WCSessionFile)
}

/// Default implementations of the optional methods of the delegate.
extension WCSessionDelegate {
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  public func session(
    _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
  public func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
  ) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {}
  public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
}
