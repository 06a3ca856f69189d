/// An interaction with a screen, or the passing of time. Time is that of the host, so that replaying a list of events
/// in a restarted program produces the same screen.
package enum LiveEvent: Codable, Hashable, Sendable {
  package enum TouchPhase: String, Codable, Sendable {
    case down, move, up, cancel
  }

  /// Taps, or touches for a number of seconds.
  case tap(LiveTarget, count: Int = 1, seconds: Double = 0)
  /// Swipes quickly up, down, left or right, in the middle of the screen if there is no target.
  case swipe(String, on: LiveTarget? = nil)
  /// Drags slowly from one point to another.
  case drag(from: [Double], to: [Double], seconds: Double = 0.5)
  /// Moves a finger with a number, as a person does on a displayed screen. `view` describes the view under the finger
  /// when the touch began, to find it after it has moved.
  case touch(TouchPhase, finger: Int, point: [Double], view: TouchedView? = nil)
  /// Types text into the first responder. A newline is the return key.
  case type(String)
  case delete(Int)
  /// Presses a key of a hardware keyboard with modifiers (`command`, `shift`, `alternate`, `control`).
  case press(String, modifiers: [String] = [])
  /// Scrolls the content under a point with a wheel or trackpad.
  case scroll(point: [Double], by: [Double])
  /// Advances the clock by a number of sixtieths of a second, frame by frame.
  case frames(Int)
  /// Advances the clock by a number of seconds, and answers the app's network requests.
  case wait(Double)
  case rotate(landscape: Bool)
  /// Changes the user's settings while the screen is displayed.
  case settings(isDark: Bool?, textSize: String?)

  /// The view under a finger, described by its class and text, and the position of the finger in it.
  package struct TouchedView: Codable, Hashable, Sendable {
    package var name: String
    /// The index among the views with the same description, from back to front.
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
  /// Appends an event. Consecutive frames are combined, because they represent the same duration.
  package mutating func record(_ event: LiveEvent) {
    if case .frames(let more) = event, case .frames(let count)? = last {
      self[endIndex - 1] = .frames(count + more)
    } else {
      append(event)
    }
  }
}
