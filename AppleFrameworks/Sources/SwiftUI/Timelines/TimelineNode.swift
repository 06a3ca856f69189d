import Dispatch
import Foundation
import HostServices

@MainActor
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: ViewNode<TimelineView<Schedule, Content>> {
  private var view: TimelineView<Schedule, Content>
  private var content: ViewNode<Content>!
  private var entries: Schedule.Entries.Iterator
  private var date: Date
  private var upcoming: Date?
  private var isShown = false
  /// The number of the current wait. The results of earlier ones are ignored.
  private var wait = 0
  private var endOfFrames: (@MainActor () -> Void)?

  init(_ view: TimelineView<Schedule, Content>, _ context: NodeContext) {
    self.view = view
    date = HostServices.date
    entries = view.schedule.entries(from: date, mode: .normal).makeIterator()
    super.init(context)
    upcoming = entries.next()
    takeWhatHasCome()
    content = NodeFactory.make(current, self.context())
  }

  override var children: [Node] { [content] }

  /// Takes the entries in the past, of which the last one applies.
  private func takeWhatHasCome() {
    let now = HostServices.date
    var taken = 0
    // A schedule may have too many entries to iterate over.
    while let next = upcoming, next <= now, taken < 100_000 {
      date = next
      upcoming = entries.next()
      taken += 1
    }
  }

  private var current: Content {
    graph.tracking(self) { view.content(TimelineViewDefaultContext(date: date, cadence: .live)) }
  }

  override func update(_ view: TimelineView<Schedule, Content>) {
    let isSame = valuesAreEqual(self.view.schedule, view.schedule)
    self.view = view
    if !isSame {
      entries = view.schedule.entries(from: HostServices.date, mode: .normal).makeIterator()
      upcoming = entries.next()
      takeWhatHasCome()
      waitForNext()
    }
    content.update(current)
  }

  override func evaluate() {
    takeWhatHasCome()
    content.update(current)
  }

  override func appear(into actions: inout [() -> Void]) {
    isShown = true
    waitForNext()
    super.appear(into: &actions)
  }

  override func disappear(into actions: inout [() -> Void]) {
    isShown = false
    stopWaiting()
    super.disappear(into: &actions)
  }

  override func tearDown() {
    isShown = false
    stopWaiting()
    super.tearDown()
  }

  override func collectLazily(into items: inout [LazyItem]) { content.collectLazily(into: &items) }

  private func stopWaiting() {
    wait += 1
    endOfFrames?()
    endOfFrames = nil
  }

  private func waitForNext() {
    stopWaiting()
    guard isShown, let next = upcoming else { return }
    // Animations observe the frames themselves.
    if view.schedule is AnimationTimelineSchedule {
      endOfFrames = HostServices.eachFrame { [weak self] _ in self?.frameHasCome() }
      return
    }
    let number = wait
    let seconds = min(max(0, next.timeIntervalSince(HostServices.date)), 86_400)
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.wait == number else { return }
        // The clock may differ by a fraction of a millisecond.
        if next.timeIntervalSince(HostServices.date) <= 0.001 {
          self.date = next
          self.upcoming = self.entries.next()
          self.invalidate()
        }
        self.waitForNext()
      }
    }
  }

  private func frameHasCome() {
    guard let next = upcoming, next.timeIntervalSince(HostServices.date) <= 0.001 else {
      if upcoming == nil { stopWaiting() }
      return
    }
    date = HostServices.date
    while let next = upcoming, next.timeIntervalSince(date) <= 0.001 { upcoming = entries.next() }
    invalidate()
  }
}
