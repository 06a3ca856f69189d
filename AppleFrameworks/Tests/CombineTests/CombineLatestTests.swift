import Combine
import Testing

@Suite("combineLatest")
struct CombineLatestTests {
  @Test("publishes the latest of both whenever one publishes, once both have")
  func latest() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let recorder = a.combineLatest(b).record()
    a.send(1)
    a.send(2)
    b.send("x")
    a.send(3)
    b.send("y")
    #expect(recorder.events == ["subscribed", #"(2, "x")"#, #"(3, "x")"#, #"(3, "y")"#])
  }

  @Test("takes three and four publishers, and a closure")
  func more() {
    let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
    var sums: [Int] = []
    let all = subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]) { $0 + $1 + $2 + $3 }.sink {
      sums.append($0)
    }
    let three = Publishers.CombineLatest3(subjects[0], subjects[1], subjects[2]).record()
    subjects[3].send(10)
    subjects[0].send(5)
    #expect(sums == [6, 13, 18])
    #expect(three.events == ["subscribed", "(0, 1, 2)", "(5, 1, 2)"])
    all.cancel()
    subjects[0].send(6)
    #expect(sums.count == 3)
  }

  @Test("finishes when all have finished")
  func finishing() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = a.combineLatest(b).record()
    a.send(1)
    a.send(completion: .finished)
    b.send(2)
    b.send(3)
    #expect(recorder.events == ["subscribed", "(1, 2)", "(1, 3)"])
    b.send(completion: .finished)
    #expect(recorder.events.last == "finished")
  }

  @Test("fails when one fails, and cancels the other")
  func failing() {
    var isCancelled = false
    let (a, b) = (PassthroughSubject<Int, Trouble>(), PassthroughSubject<Int, Trouble>())
    let recorder = a.combineLatest(b.handleEvents(receiveCancel: { isCancelled = true })).record()
    a.send(completion: .failure(Trouble()))
    b.send(1)
    #expect(recorder.events == ["subscribed", "failed"])
    #expect(isCancelled)
  }

  @Test("a publisher that fails at once still lets the subscriber have its subscription first")
  func earlyFailure() {
    let recorder = Fail<Int, Trouble>(error: Trouble()).combineLatest(PassthroughSubject<Int, Trouble>()).record()
    #expect(recorder.events == ["subscribed", "failed"])
  }

  @Test("drops values that were not asked for, and keeps the latest")
  func demand() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = a.combineLatest(b).record(.max(2))
    a.send(1)
    a.send(2)
    b.send(10)
    b.send(20)
    #expect(recorder.events == ["subscribed", "(2, 10)", "(2, 20)"])
    a.send(3)
    recorder.subscription?.request(.max(1))
    b.send(30)
    a.send(4)
    #expect(recorder.events.dropFirst(3) == ["(2, 30)"])
  }

  @Test("requests pass to all publishers")
  func requests() {
    var asked: [String] = []
    let a = PassthroughSubject<Int, Never>().handleEvents(receiveRequest: { asked.append("a \($0)") })
    let b = PassthroughSubject<Int, Never>().handleEvents(receiveRequest: { asked.append("b \($0)") })
    let recorder = a.combineLatest(b).record(.none)
    #expect(asked.isEmpty)
    recorder.subscription?.request(.max(2))
    #expect(asked == ["a max(2)", "b max(2)"])
  }

  @Test("cancelling cancels all publishers")
  func cancelling() {
    var count = 0
    let a = PassthroughSubject<Int, Never>().handleEvents(receiveCancel: { count += 1 })
    a.combineLatest(a, a).sink { _ in }.cancel()
    #expect(count == 3)
  }

  @Test("optional values are values")
  func optionals() {
    let (a, b) = (CurrentValueSubject<Int?, Never>(nil), CurrentValueSubject<String?, Never>("x"))
    var heard: [Bool] = []
    let cancellable = a.combineLatest(b).sink { heard.append($0 == nil && $1 == "x") }
    #expect(heard == [true])
    cancellable.cancel()
  }

  @Test("synchronous sequences come one after the other")
  func sequences() {
    let recorder = [1, 2].publisher.combineLatest(["a", "b"].publisher).record()
    #expect(recorder.events == ["subscribed", #"(2, "a")"#, #"(2, "b")"#, "finished"])
    #expect("\(recorder.subscription.map { "\($0)" } ?? "")" == "CombineLatest")
  }

  @Test("is equal where its publishers are")
  func equality() {
    #expect(Just(1).combineLatest(Just(2)) == Just(1).combineLatest(Just(2)))
    #expect(Just(1).combineLatest(Just(2)) != Just(1).combineLatest(Just(3)))
    #expect(Just(1).zip(Just(2)) == Just(1).zip(Just(2)))
    #expect(Just(1).merge(with: Just(2), Just(3)) != Just(1).merge(with: Just(2), Just(4)))
  }
}
