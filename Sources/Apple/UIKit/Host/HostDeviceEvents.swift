/// The host shakes the device: the first responder hears of it, and those after it.
@MainActor
package enum HostShake {
  package static func shake(_ window: UIWindow) {
    let responder = window.firstResponder ?? window.rootViewController ?? window
    let event = MotionEvent(timestamp: AppHost.current.clock.now)
    responder.motionBegan(.motionShake, with: event)
    responder.motionEnded(.motionShake, with: event)
  }
}

/// A headset's button is pressed: the first responder hears of it, and those after it, where the app wants to know.
@MainActor
package enum HostRemoteControl {
  package static func send(_ request: UIEvent.EventSubtype, to window: UIWindow) {
    guard UIApplication.shared.receivesRemoteControlEvents else { return }
    let responder = window.firstResponder ?? window.rootViewController ?? window
    responder.remoteControlReceived(with: RemoteControlEvent(request, timestamp: AppHost.current.clock.now))
  }
}
