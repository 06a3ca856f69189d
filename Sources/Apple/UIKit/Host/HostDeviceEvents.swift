/// The shaking of the device by the host, which the first responder and later ones in the chain receive.
@MainActor
package enum HostShake {
  package static func shake(_ window: UIWindow) {
    let responder = window.firstResponder ?? window.rootViewController ?? window
    let event = MotionEvent(timestamp: AppHost.current.clock.now)
    responder.motionBegan(.motionShake, with: event)
    responder.motionEnded(.motionShake, with: event)
  }
}

/// The buttons of a headset, which the first responder and later ones in the chain receive if the app enabled these
/// events.
@MainActor
package enum HostRemoteControl {
  package static func send(_ request: UIEvent.EventSubtype, to window: UIWindow) {
    guard UIApplication.shared.receivesRemoteControlEvents else { return }
    let responder = window.firstResponder ?? window.rootViewController ?? window
    responder.remoteControlReceived(with: RemoteControlEvent(request, timestamp: AppHost.current.clock.now))
  }
}
