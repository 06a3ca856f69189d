import Combine
import Foundation
import TestHosts
import Testing
import UIKit
import ViewHost

/// On the main queue of an app in a host, time is the host's.
@MainActor
@Suite("Combine by a host's clock", .ownHosts)
struct HostedCombineTests {
  private func host() -> ViewHost {
    let host = ViewHost()
    host.show(UIViewController())
    return host
  }

  @Test("values arrive on the main queue before the next frame")
  func receiving() {
    let host = host()
    var heard: [String] = []
    var bag = Set<AnyCancellable>()
    host.run {
      Just("queue").receive(on: DispatchQueue.main).sink { heard.append($0) }.store(in: &bag)
      Just("loop").receive(on: RunLoop.main).sink { heard.append($0) }.store(in: &bag)
      Just("operations").receive(on: OperationQueue.main).sink { heard.append($0) }.store(in: &bag)
    }
    #expect(heard.isEmpty)
    host.advance(by: 0)
    #expect(heard == ["queue", "loop", "operations"])
  }

  @Test("debounce waits by the clock", arguments: ["queue", "loop", "operations"])
  func debounce(kind: String) {
    let host = host()
    var heard: [Int] = []
    let subject = PassthroughSubject<Int, Never>()
    let cancellable = host.run {
      switch kind {
      case "queue":
        subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).sink { heard.append($0) }
      case "loop": subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { heard.append($0) }
      default: subject.debounce(for: .milliseconds(300), scheduler: OperationQueue.main).sink { heard.append($0) }
      }
    }
    host.run { subject.send(1) }
    host.advance(by: 0.2)
    host.run { subject.send(2) }
    host.advance(by: 0.25)
    #expect(heard.isEmpty)
    host.advance(by: 0.1)
    #expect(heard == [2])
    host.advance(by: 5)
    #expect(heard == [2])
    cancellable.cancel()
  }

  @Test("throttle, delay, timeout and collect go by it")
  func others() {
    let host = host()
    var heard: [String] = []
    var bag = Set<AnyCancellable>()
    let subject = PassthroughSubject<Int, Never>()
    host.run {
      subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
        .sink { heard.append("throttle \($0)") }.store(in: &bag)
      subject.delay(for: .seconds(2), scheduler: RunLoop.main).sink { heard.append("delay \($0)") }.store(in: &bag)
      subject.timeout(.seconds(4), scheduler: DispatchQueue.main)
        .sink(receiveCompletion: { _ in heard.append("timeout") }, receiveValue: { _ in }).store(in: &bag)
      subject.collect(.byTime(DispatchQueue.main, .seconds(3))).sink { heard.append("collect \($0)") }.store(in: &bag)
    }
    for value in 1...3 {
      host.run { subject.send(value) }
      host.advance(by: 0.1)
    }
    host.advance(by: 1)
    #expect(heard == ["throttle 1", "throttle 3"])
    host.advance(by: 5)
    #expect(heard.dropFirst(2) == ["delay 1", "delay 2", "delay 3", "collect [1, 2, 3]", "timeout"])
  }

  @Test("timers fire by it, with the host's dates")
  func timers() {
    let host = host()
    var dates: [Date] = []
    let cancellable = host.run {
      Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { dates.append($0) }
    }
    host.advance(by: 3.5)
    #expect(dates.count == 3)
    #expect(zip(dates, dates.dropFirst()).allSatisfy { ($1.timeIntervalSince($0) - 1).magnitude < 0.001 })
    // The host's date at its start, 9 January 2024, 09:41 UTC, and a second.
    #expect(dates.first.map { ($0.timeIntervalSince1970 - 1_704_793_261).magnitude < 0.001 } == true)
    cancellable.cancel()
    host.advance(by: 3)
    #expect(dates.count == 3)
  }

  @Test("a published property of a model changes a label")
  func model() {
    final class Model: ObservableObject { @Published var text = "a" }
    let (host, model, label) = (ViewHost(), Model(), UILabel())
    var bag = Set<AnyCancellable>()
    host.run {
      model.$text.map { Optional($0) }.receive(on: RunLoop.main).assign(to: \.text, on: label).store(in: &bag)
    }
    host.show(label)
    host.advance(by: 0)
    #expect(label.text == "a")
    host.run { model.text = "b" }
    host.advance(by: 0)
    #expect(label.text == "b")
  }

  @Test("notifications of UIKit have publishers")
  func notifications() {
    let host = host()
    var count = 0
    let cancellable = host.run {
      NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification).sink { _ in count += 1 }
    }
    host.enterBackground()
    #expect(count == 1)
    cancellable.cancel()
  }
}
