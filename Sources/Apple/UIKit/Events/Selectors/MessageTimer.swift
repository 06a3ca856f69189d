import Foundation

/// A timer that sends a message and has user info.
final class MessageTimer: Timer {
  var userInfoStorage: Any?

  override var userInfo: Any? { userInfoStorage }

  static func message(_ target: Any, _ selector: Selector) -> @Sendable (Timer) -> Void {
    nonisolated(unsafe) let target = ClassReceiver.object(of: target)
    return { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { _ = SelectorTable.send(selector, to: target, [timer]) }
    }
  }
}
