import Combine
import Testing

/// The API of Combine, by its names, with the behavior that Combine's documentation describes.
@Suite("Combine by its names")
struct CombineNamesTests {
  final class Model: ObservableObject {
    @Published var name = "a"
    @Published var count = 0
  }

  @Test("objects say that they will change before a published property does")
  func observableObject() {
    let model = Model()
    var heard: [String] = []
    let cancellable = model.objectWillChange.sink { heard.append("\(model.name) \(model.count)") }
    model.name = "b"
    model.count = 1
    #expect(heard == ["a 0", "b 0"])
    cancellable.cancel()
  }

  @Test("a published property publishes its value, and each one that it is going to have")
  func published() {
    let model = Model()
    var heard: [String] = []
    var bag = Set<AnyCancellable>()
    model.$name.sink { heard.append("\($0) over \(model.name)") }.store(in: &bag)
    model.name = "b"
    #expect(heard == ["a over a", "b over a"])
    bag.removeAll()
    model.name = "c"
    #expect(heard.count == 2)
  }

  @Test("assign writes by key path, or republishes")
  func assign() {
    final class Label { var text = "" }
    let (label, model) = (Label(), Model())
    let subject = PassthroughSubject<String, Never>()
    let cancellable = subject.assign(to: \.text, on: label)
    subject.assign(to: &model.$name)
    subject.send("x")
    #expect(label.text == "x" && model.name == "x")
    cancellable.cancel()
  }

  @Test("flatMap takes as many publishers at a time as it is told")
  func flatMap() {
    let inner = (0..<3).map { _ in PassthroughSubject<String, Never>() }
    let recorder = [0, 1, 2].publisher.flatMap(maxPublishers: .max(1)) { inner[$0] }.record()
    inner[1].send("too early")
    inner[0].send("a")
    inner[0].send(completion: .finished)
    inner[1].send("b")
    #expect(recorder.events == ["subscribed", "a", "b"])
  }

  @Test("switchToLatest leaves the earlier publisher")
  func switchToLatest() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let recorder = outer.switchToLatest().record()
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    #expect(recorder.events == ["subscribed", "1", "3"])
  }

  @Test("retry subscribes again, catch goes on with another publisher")
  func errors() {
    var tries = 0
    let failing = Deferred { () -> AnyPublisher<Int, Trouble> in
      tries += 1
      return Fail(error: Trouble()).eraseToAnyPublisher()
    }
    let recorder = failing.retry(2).catch { _ in Just(7) }.record()
    #expect(tries == 3)
    #expect(recorder.events == ["subscribed", "7", "finished"])
  }

  @Test("share subscribes once, multicast when connected")
  func sharing() {
    var subscriptions = 0
    let source = PassthroughSubject<Int, Never>()
    let counted = source.handleEvents(receiveSubscription: { _ in subscriptions += 1 })
    let shared = counted.share()
    let (first, second) = (shared.record(), shared.record())
    source.send(1)
    #expect(subscriptions == 1)
    #expect(first.events == second.events)
    let multicast = counted.multicast { PassthroughSubject() }
    let third = multicast.record()
    source.send(2)
    #expect(third.events == ["subscribed"])
    let connection = multicast.connect()
    source.send(3)
    #expect(third.events == ["subscribed", "3"])
    connection.cancel()
  }

  @Test("zip pairs values by their place")
  func zip() {
    let recorder = [1, 2, 3].publisher.zip(["a", "b"].publisher).record()
    #expect(recorder.events == ["subscribed", #"(1, "a")"#, #"(2, "b")"#, "finished"])
  }

  @Test("values are an asynchronous sequence")
  func values() async throws {
    var numbers: [Int] = []
    for await number in [1, 2, 3].publisher.values { numbers.append(number) }
    for await pair in [4].publisher.combineLatest([5].publisher).values { numbers += [pair.0, pair.1] }
    for await number in [6, 7].publisher.merge(with: [8].publisher).values { numbers.append(number) }
    #expect(numbers.prefix(5) == [1, 2, 3, 4, 5])
    #expect(Set(numbers) == [1, 2, 3, 4, 5, 6, 7, 8])
    let future = Future<Int, Never> { $0(.success(9)) }
    #expect(await future.value == 9)
  }

  @Test("Empty, Fail, Record and Result publish as their names say")
  func simple() {
    #expect(Empty<Int, Never>().record().events == ["subscribed", "finished"])
    #expect(Fail<Int, Trouble>(error: Trouble()).record().events == ["subscribed", "failed"])
    let record = Record<Int, Never> {
      $0.receive(1)
      $0.receive(completion: .finished)
    }
    #expect(record.record().events == ["subscribed", "1", "finished"])
    #expect(Result<Int, Trouble>.success(2).publisher.record().events == ["subscribed", "2", "finished"])
    #expect(Optional(3).publisher.record().events == ["subscribed", "3", "finished"])
  }

  @Test("values are printed by their types' own names")
  func printing() {
    #expect("\(Just(1))" == "Just<Int>(output: 1)")
    #expect("\(Subscribers.Completion<Trouble>.finished)" == "finished")
    #expect("\(Subscribers.Demand.max(2)) \(Subscribers.Demand.unlimited)" == "max(2) unlimited")
    #expect("\(type(of: Just(1).merge(with: Just(2), Just(3))))" == "Merge3<Just<Int>, Just<Int>, Just<Int>>")
  }
}
