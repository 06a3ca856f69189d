/// A headset's button is pressed: the first responder hears of it, and those after it, where the app wants to know.
@MainActor
package enum HostRemoteControl {
  package static func send(_ request: UIEvent.EventSubtype, to window: UIWindow) {
    guard UIApplication.shared.receivesRemoteControlEvents else { return }
    let responder = window.firstResponder ?? window.rootViewController ?? window
    responder.remoteControlReceived(with: RemoteControlEvent(request, timestamp: AppHost.current.clock.now))
  }
}
