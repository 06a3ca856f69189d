import Combine
import Testing

@Suite("merge")
struct MergeTests {
  @Test("publishes what any publishes, and finishes with the last")
  func all() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = a.merge(with: b).record()
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    #expect(recorder.events == ["subscribed", "1", "2", "3"])
    b.send(completion: .finished)
    #expect(recorder.events.last == "finished")
  }

  @Test("takes up to eight publishers, at once or one after the other")
  func eight() {
    let one = Just(1)
    let eight = one.merge(with: one, one, one, one, one, one, one)
    let grown = one.merge(with: one, one).merge(with: one, one, one).merge(with: one).merge(with: one)
    #expect(type(of: eight) == type(of: grown))
    #expect(eight.record().events == ["subscribed"] + Array(repeating: "1", count: 8) + ["finished"])
  }

  @Test("any number of one type")
  func many() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Trouble>() }
    let recorder = Publishers.MergeMany(subjects).record()
    for (index, subject) in subjects.enumerated() { subject.send(index) }
    subjects[1].send(completion: .failure(Trouble()))
    subjects[0].send(9)
    #expect(recorder.events == ["subscribed", "0", "1", "2", "failed"])
    #expect(Publishers.MergeMany<Just<Int>>().record().events == ["subscribed", "finished"])
    #expect(Just(1).merge(with: Just(2)).record().events == ["subscribed", "1", "2", "finished"])
  }

  @Test("a limited request gets no more, and what came early waits")
  func demand() {
    let a = [1, 2, 3].publisher
    let b = [10, 20].publisher
    let recorder = a.merge(with: b).record(.max(1))
    #expect(recorder.events == ["subscribed", "1"])
    recorder.subscription?.request(.max(2))
    #expect(recorder.events.count == 4)
    recorder.subscription?.request(.unlimited)
    #expect(recorder.events.count == 7 && recorder.events.last == "finished")
    #expect(Set(recorder.events.dropFirst().dropLast()) == ["1", "2", "3", "10", "20"])
  }

  @Test("one value after another where each asks for the next")
  func oneByOne() {
    let recorder = [1, 2, 3].publisher.merge(with: [10].publisher).record(.max(1), more: .max(1))
    #expect(recorder.events.count == 6)
    #expect(recorder.events.last == "finished")
  }

  @Test("publishers are subscribed to before any is asked for values")
  func order() {
    var calls: [String] = []
    let publisher = PassthroughSubject<Int, Never>().handleEvents(
      receiveSubscription: { _ in calls.append("subscribed") }, receiveRequest: { calls.append("asked for \($0)") })
    let recorder = publisher.merge(with: publisher).record()
    #expect(calls == ["subscribed", "subscribed", "asked for unlimited", "asked for unlimited"])
    recorder.subscription?.cancel()
  }

  @Test("cancelling cancels all")
  func cancelling() {
    var count = 0
    let a = PassthroughSubject<Int, Never>().handleEvents(receiveCancel: { count += 1 })
    a.merge(with: a, a, a).sink { _ in }.cancel()
    #expect(count == 4)
  }
}
