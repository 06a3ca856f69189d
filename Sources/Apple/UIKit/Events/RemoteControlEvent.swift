/// What a headset or the lock screen asks for.
final class RemoteControlEvent: UIEvent {
  private let request: EventSubtype

  init(_ request: EventSubtype, timestamp: TimeInterval) {
    self.request = request
    super.init(timestamp: timestamp)
  }

  override var type: EventType { .remoteControl }
  override var subtype: EventSubtype { request }
}
