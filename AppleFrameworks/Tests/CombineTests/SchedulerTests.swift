import Combine
import Foundation
import Testing

@Suite("Foundation's schedulers")
struct SchedulerTests {
  @Test("strides of queues are nanoseconds, of run loops and operation queues seconds")
  func strides() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(2) == .milliseconds(2000))
    #expect(Stride(.microseconds(5)).magnitude == 5000)
    #expect(Stride.seconds(0.25).timeInterval == .nanoseconds(250_000_000))
    #expect(Stride(.never).magnitude == .max)
    #expect(Stride.seconds(Int.max).magnitude == .max && Stride.seconds(-1e300).magnitude == .min)
    #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(250).timeInterval == 0.25)
    #expect((OperationQueue.SchedulerTimeType.Stride(2.5) - 1).magnitude == 1.5)
  }

  @Test("times of queues have distances both ways")
  func distances() throws {
    let early = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000))
    let late = early.advanced(by: .nanoseconds(500))
    #expect(early.distance(to: late) == .nanoseconds(500) && late.distance(to: early) == .nanoseconds(-500))
    #expect(early < late)
    let data = try JSONEncoder().encode([late])
    #expect(try JSONDecoder().decode([DispatchQueue.SchedulerTimeType].self, from: data) == [late])
  }

  @Test("a value arrives on the queue", arguments: [0, 1])
  func receiving(kind: Int) async {
    let queue = DispatchQueue(label: "own")
    let key = DispatchSpecificKey<Int>()
    queue.setSpecific(key: key, value: 7)
    let operations = OperationQueue()
    operations.underlyingQueue = queue
    let found: Int? = await withCheckedContinuation { continuation in
      let just = Just(1)
      let received =
        kind == 0 ? just.receive(on: queue).eraseToAnyPublisher() : just.receive(on: operations).eraseToAnyPublisher()
      received.subscribe(
        Subscribers.Sink(
          receiveCompletion: { _ in },
          receiveValue: { _ in continuation.resume(returning: DispatchQueue.getSpecific(key: key)) }))
    }
    #expect(found == 7)
  }

  @Test("a queue calls later, and again and again until it is cancelled")
  func repeating() async {
    let queue = DispatchQueue(label: "own")
    final class Count: @unchecked Sendable {
      var value = 0
      var cancellable: (any Cancellable)?
    }
    let count = Count()
    let start = queue.now
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      queue.async {
        count.cancellable = queue.schedule(after: start.advanced(by: .milliseconds(5)), interval: .milliseconds(5)) {
          count.value += 1
          if count.value == 3 {
            count.cancellable?.cancel()
            continuation.resume()
          }
        }
      }
    }
    #expect(start.distance(to: queue.now) >= .milliseconds(15))
    try? await Task.sleep(for: .milliseconds(30))
    #expect(count.value == 3)
  }

  @Test("an operation queue waits")
  func operationDelay() async {
    let queue = OperationQueue()
    let start = Date()
    await withCheckedContinuation { continuation in
      queue.schedule(after: queue.now.advanced(by: .milliseconds(20))) { continuation.resume() }
    }
    #expect(Date().timeIntervalSince(start) >= 0.019)
  }
}
