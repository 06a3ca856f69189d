/// Something that a person does with a screen, or time that passes. A list of them, played on a program that was
/// started anew, leads to the same screen: time is the host's.
package enum LiveEvent: Codable, Hashable, Sendable {
  package enum TouchPhase: String, Codable, Sendable {
    case down, move, up, cancel
  }

  /// Taps, or holds a finger for so many seconds.
  case tap(LiveTarget, count: Int = 1, seconds: Double = 0)
  /// A quick swipe: up, down, left or right; on the middle of the screen without a target.
  case swipe(String, on: LiveTarget? = nil)
  /// A finger dragged slowly from a point to another.
  case drag(from: [Double], to: [Double], seconds: Double = 0.5)
  /// A finger of a person in front of a screen, by its number.
  ///
  /// - view: what lay under the finger when it came down, to find it again where it has moved.
  case touch(TouchPhase, finger: Int, point: [Double], view: TouchedView? = nil)
  /// Types into what has the keyboard; a newline is the return key.
  case type(String)
  case delete(Int)
  /// A key of a hardware keyboard with modifiers (`command`, `shift`, `alternate`, `control`).
  case press(String, modifiers: [String] = [])
  /// Wheel or trackpad: scrolls what lies under a point.
  case scroll(point: [Double], by: [Double])
  /// So many sixtieths of a second pass, frame by frame.
  case frames(Int)
  /// So many seconds pass, and what the app has asked a network for is answered.
  case wait(Double)
  case rotate(landscape: Bool)
  /// The user's settings change while the screen is shown.
  case settings(isDark: Bool?, textSize: String?)

  /// What lay under a finger: its class and what it says, and where in it the finger was.
  package struct TouchedView: Codable, Hashable, Sendable {
    package var name: String
    /// Which of those that are called the same, from back to front.
    package var index: Int
    package var offset: [Double]

    package init(name: String, index: Int, offset: [Double]) {
      self.name = name
      self.index = index
      self.offset = offset
    }
  }

  package var description: String {
    switch self {
    case .tap(let target, let count, let seconds):
      seconds > 0
        ? "hold \(target.description)"
        : count > 1 ? "tap \(target.description) \(count) times" : "tap \(target.description)"
    case .swipe(let direction, let target): "swipe \(direction)" + (target.map { " on \($0.description)" } ?? "")
    case .drag(let from, let to, _): "drag from \(from) to \(to)"
    case .touch(let phase, let finger, let point, let view):
      "finger \(finger) \(phase.rawValue) at \(point)" + (view.map { " on \($0.name)" } ?? "")
    case .type(let text): "type \"\(text)\""
    case .delete(let count): "delete \(count)"
    case .press(let key, let modifiers): "press \((modifiers + [key]).joined(separator: "-"))"
    case .scroll(_, let way): "scroll by \(way)"
    case .frames(let count): "advance \(count)/60 s"
    case .wait(let seconds): "advance \(seconds) s"
    case .rotate(let landscape): "rotate to \(landscape ? "landscape" : "portrait")"
    case .settings: "change the settings"
    }
  }
}

extension [LiveEvent] {
  /// Adds an event; frames that follow frames are one event, as they are the same time.
  package mutating func record(_ event: LiveEvent) {
    if case .frames(let more) = event, case .frames(let count)? = last {
      self[endIndex - 1] = .frames(count + more)
    } else {
      append(event)
    }
  }
}
