import TestHosts
import Testing
import UIKit
import ViewHost
import WatchConnectivity

@MainActor
@Suite("WCSession", .ownHosts)
struct WCSessionTests {
  private final class Listener: NSObject, WCSessionDelegate {
    var heard: [String] = []
    func session(
      _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?
    ) { heard.append("activation \(activationState) \((error as? WCError)?.code.rawValue ?? 0)") }
    func sessionDidBecomeInactive(_ session: WCSession) {}
    func sessionDidDeactivate(_ session: WCSession) {}
    func session(_ session: WCSession, didFinish transfer: WCSessionUserInfoTransfer, error: (any Error)?) {
      heard.append("transfer \(transfer.userInfo.count) \((error as? WCError)?.code.rawValue ?? 0)")
    }
  }

  @Test("is not supported, and says so to its delegate and to who sends")
  func unsupported() {
    let (host, listener) = (ViewHost(), Listener())
    host.show(UIViewController())
    host.run {
      #expect(!WCSession.isSupported() && !WCSession.default.isReachable)
      WCSession.default.delegate = listener
      WCSession.default.activate()
      WCSession.default.transferUserInfo(["a": 1])
      WCSession.default.sendMessage([:], replyHandler: nil) { listener.heard.append("message \(($0 as NSError).code)") }
      #expect(listener.heard.isEmpty)
    }
    host.advance(by: 0.1)
    #expect(listener.heard == ["activation notActivated 7002", "transfer 1 7002", "message 7002"])
    #expect(throws: WCError(.sessionNotSupported)) { try WCSession.default.updateApplicationContext([:]) }
  }
}
