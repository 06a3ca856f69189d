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
