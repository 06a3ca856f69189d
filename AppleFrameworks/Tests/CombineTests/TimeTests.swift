import Combine
import Testing

/// Marbles: each number is sent at the time of the same number.
@Suite("Publishers and time")
struct TimeTests {
  private func send(
    _ times: [Int], to subject: PassthroughSubject<Int, Never>, by scheduler: TestScheduler, until end: Int
  ) {
    for time in times {
      scheduler.advance(to: time)
      subject.send(time)
    }
    scheduler.advance(to: end)
  }

  @Test("debounce publishes after a pause only")
  func debounce() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), TestScheduler())
    var heard: [String] = []
    let cancellable = subject.debounce(for: 3, scheduler: scheduler).sink {
      heard.append("\($0) at \(scheduler.now.time)")
    }
    send([1, 2, 3, 10, 12, 20], to: subject, by: scheduler, until: 30)
    #expect(heard == ["3 at 6", "12 at 15", "20 at 23"])
    cancellable.cancel()
  }

  @Test("throttle publishes the latest of each interval", arguments: [true, false])
  func throttle(latest: Bool) {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), TestScheduler())
    var heard: [Int] = []
    let cancellable = subject.throttle(for: 10, scheduler: scheduler, latest: latest).sink { heard.append($0) }
    send([1, 2, 3, 12, 13], to: subject, by: scheduler, until: 40)
    #expect(heard == (latest ? [1, 3, 13] : [1, 2, 12]))
    cancellable.cancel()
  }

  @Test("delay comes later, the end as well")
  func delay() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), TestScheduler())
    var heard: [String] = []
    let cancellable = subject.delay(for: 5, scheduler: scheduler).sink(
      receiveCompletion: { _ in heard.append("end at \(scheduler.now.time)") },
      receiveValue: { heard.append("\($0) at \(scheduler.now.time)") })
    send([1, 2], to: subject, by: scheduler, until: 3)
    subject.send(completion: .finished)
    scheduler.advance(to: 20)
    #expect(heard == ["1 at 6", "2 at 7", "end at 8"])
    cancellable.cancel()
  }

  @Test("timeout ends or fails when nothing came")
  func timeout() {
    let (subject, scheduler) = (PassthroughSubject<Int, Trouble>(), TestScheduler())
    let finishing = subject.timeout(5, scheduler: scheduler).record()
    let failing = subject.timeout(5, scheduler: scheduler, customError: { Trouble() }).record()
    scheduler.advance(to: 4)
    subject.send(1)
    scheduler.advance(to: 8)
    #expect(finishing.events.last == "1")
    scheduler.advance(to: 10)
    #expect(finishing.events == ["subscribed", "1", "finished"])
    #expect(failing.events == ["subscribed", "1", "failed"])
  }

  @Test("collect by time publishes groups, and nothing where nothing came")
  func collectByTime() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), TestScheduler())
    let recorder = subject.collect(.byTime(scheduler, 4)).record()
    send([1, 2, 3, 5, 14, 17], to: subject, by: scheduler, until: 18)
    #expect(recorder.events == ["subscribed", "[1, 2, 3]", "[5]", "[14]"])
    subject.send(completion: .finished)
    #expect(recorder.events.suffix(2) == ["[17]", "finished"])
  }

  @Test("collect by time or count publishes a full group at once")
  func collectByTimeOrCount() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), TestScheduler())
    let recorder = subject.collect(.byTimeOrCount(scheduler, 4, 2)).record()
    send([1, 2, 3, 5, 6, 7], to: subject, by: scheduler, until: 20)
    #expect(recorder.events == ["subscribed", "[1, 2]", "[3]", "[5, 6]", "[7]"])
  }

  @Test("collect by time drops what it holds when its upstream fails, and stops when cancelled")
  func collectByTimeEnds() {
    let (subject, scheduler) = (PassthroughSubject<Int, Trouble>(), TestScheduler())
    let failing = subject.collect(.byTime(scheduler, 4)).record()
    let cancelled = subject.collect(.byTime(scheduler, 4)).record()
    subject.send(1)
    cancelled.subscription?.cancel()
    subject.send(completion: .failure(Trouble()))
    scheduler.advance(to: 20)
    #expect(failing.events == ["subscribed", "failed"])
    #expect(cancelled.events == ["subscribed"])
  }

  @Test("collect by time keeps what nobody asked for")
  func collectByTimeDemand() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), TestScheduler())
    let recorder = subject.collect(.byTime(scheduler, 2)).record(.max(1))
    send([1, 3, 5], to: subject, by: scheduler, until: 7)
    #expect(recorder.events == ["subscribed", "[1]"])
    recorder.subscription?.request(.max(1))
    scheduler.advance(to: 9)
    #expect(recorder.events == ["subscribed", "[1]", "[3, 5]"])
  }
}
