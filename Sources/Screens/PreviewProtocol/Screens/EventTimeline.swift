/// Recorded events as the steps that a person performed. A touch from its beginning to its end is one step, as are
/// consecutive texts and consecutive scrolling. The time that passes belongs to the step before it.
package struct EventTimeline: Equatable, Sendable {
  package struct Step: Equatable, Sendable {
    /// A description, such as `tap UIButton "Sign in"`.
    package var text: String
    /// The number of events through the end of the step.
    package var end: Int
  }

  /// The number of events before the first step.
  package private(set) var start = 0
  package private(set) var steps: [Step] = []

  private enum Kind {
    case touch, text, scrolling, other
  }

  /// - Complexity: O(*n*), where *n* is the number of events.
  package init(_ events: [LiveEvent]) {
    var fingers: Set<Int> = []
    var last = Kind.other
    for (index, event) in events.enumerated() {
      switch event {
      case .frames, .wait: break
      case .touch(let phase, let finger, _, let view):
        if fingers.isEmpty {
          begin("tap" + (view.map { " \($0.name)" } ?? ""))
        } else if phase == .move, let text = steps.last?.text, text.hasPrefix("tap") {
          steps[steps.endIndex - 1].text = "drag" + text.dropFirst("tap".count)
        }
        if phase == .down { fingers.insert(finger) }
        if phase == .up || phase == .cancel { fingers.remove(finger) }
        last = .touch
      case .type(let text):
        if last == .text, let typed = steps.last?.text {
          steps[steps.endIndex - 1].text = typed.dropLast() + text + "\""
        } else {
          begin("type \"\(text)\"")
        }
        last = .text
      case .scroll:
        if last != .scrolling { begin("scroll") }
        last = .scrolling
      default:
        begin(event.description)
        last = .other
      }
      if steps.isEmpty { start = index + 1 } else { steps[steps.endIndex - 1].end = index + 1 }
    }
  }

  private mutating func begin(_ text: String) { steps.append(Step(text: text, end: 0)) }

  /// Returns the number of events through the end of a step.
  ///
  /// - Parameter step: The number of steps, from 0 for the screen as it began. Other numbers are limited.
  package func eventCount(through step: Int) -> Int {
    step <= 0 || steps.isEmpty ? start : steps[min(step, steps.count) - 1].end
  }
}
