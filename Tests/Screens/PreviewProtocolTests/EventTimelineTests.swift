import PreviewProtocol
import Testing

@Suite("Steps of recorded events")
struct EventTimelineTests {
  private func touch(_ phase: LiveEvent.TouchPhase, finger: Int = 1, _ name: String? = nil) -> LiveEvent {
    .touch(
      phase, finger: finger, point: [1, 2],
      view: name.map { LiveEvent.TouchedView(name: $0, index: 0, offset: [0, 0]) })
  }

  private func texts(_ events: [LiveEvent]) -> [String] { EventTimeline(events).steps.map(\.text) }

  @Test("a touch is one step, which is a drag if the finger moves")
  func touches() {
    let tap = [touch(.down, "UIButton \"Buy\""), .frames(3), touch(.up)]
    #expect(texts(tap) == ["tap UIButton \"Buy\""])
    #expect(texts(tap + tap).count == 2)
    #expect(texts([touch(.down, "Map"), touch(.move), touch(.move), touch(.up)]) == ["drag Map"])
    let pinch = [touch(.down), touch(.down, finger: 2), touch(.move), touch(.up), touch(.move, finger: 2)]
    #expect(texts(pinch + [touch(.up, finger: 2)]) == ["drag"])
  }

  @Test("consecutive letters are one text, and consecutive scrolling is one step")
  func runs() {
    let scroll = LiveEvent.scroll(point: [1, 1], by: [0, 3])
    #expect(
      texts([.type("a"), .frames(2), .type("b"), scroll, scroll, .type("c"), .delete(1)])
        == ["type \"ab\"", "scroll", "type \"c\"", "delete 1"])
  }

  @Test("time belongs to the step before it, and the time before the first step to the beginning")
  func counts() {
    let timeline = EventTimeline([.frames(3), .type("a"), .frames(2), .rotate(landscape: true), .wait(1)])
    #expect(timeline.start == 1)
    #expect(timeline.steps.map(\.end) == [3, 5])
    #expect([-1, 0, 1, 2, 9].map { timeline.eventCount(through: $0) } == [1, 1, 3, 5, 5])
    #expect(EventTimeline([]).eventCount(through: 4) == 0)
    #expect(EventTimeline([.frames(1), .frames(1)]).eventCount(through: 4) == 2)
  }
}
