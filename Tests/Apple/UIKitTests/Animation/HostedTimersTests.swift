import Foundation
import TestHosts
import Testing
import ViewHost

@testable import UIKit

@MainActor
@Suite("The host's time", .ownHosts)
struct HostedTimersTests {
  private let host = ViewHost(device: .standard)

  private final class Log: @unchecked Sendable {
    var events: [String] = []
    func add(_ text: String) { events.append("\(text) \(((AppHost.current.clock.now - 10) * 1000).rounded() / 1000)") }
  }

  private let log = Log()

  /// Resets the clock, because other tests may have moved it.
  private func begin() {
    AppHost.current.clock.now = 10
    host.show(UIViewController())
  }

  @Test("leads timers on the main run loop")
  func timers() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    let log = log
    let once = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in log.add("once") }
    let often = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { _ in log.add("often") }
    let common = Timer(timeInterval: 0.45, repeats: true) { timer in
      log.add("common")
      timer.invalidate()
    }
    RunLoop.main.add(common, forMode: .common)
    let early = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in log.add("never") }
    early.invalidate()
    host.advance(by: 0.4)
    #expect(log.events == ["often 0.3"] && once.isValid)
    host.advance(by: 0.6)
    #expect(log.events == ["often 0.3", "common 0.45", "once 0.5", "often 0.6", "often 0.9"])
    #expect(!once.isValid && often.isValid && !common.isValid)
    often.invalidate()
    host.advance(by: 1)
    #expect(log.events.count == 5)
  }

  private final class Captured: Sendable {}

  @Test(
    "what a timer's block holds goes when the timer has fired for the last time, or is invalidated",
    arguments: [true, false])
  func ended(fires: Bool) {
    begin()
    defer { AppHost.current.clock.now = 0 }
    weak var held: Captured?
    weak var left: Timer?
    do {
      let captured = Captured()
      let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: !fires) { _ in _ = captured }
      (held, left) = (captured, timer)
    }
    host.advance(by: 0.4)
    #expect(held != nil && left != nil)
    if fires { host.advance(by: 0.2) } else { left?.invalidate() }
    #expect(held == nil && left == nil)
  }

  @Test("leads timer sources of the main queue, which fire neither suspended nor cancelled nor released")
  func sources() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    let log = log
    func source(_ name: String, after delay: Double, every interval: DispatchTimeInterval) -> any DispatchSourceTimer {
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + delay, repeating: interval)
      source.setEventHandler { log.add(name) }
      return source
    }
    let once = source("once", after: 0.5, every: .never)
    let often = source("often", after: 0.3, every: .milliseconds(300))
    let cancelled = source("never", after: 0.1, every: .never)
    var released: (any DispatchSourceTimer)? = source("never", after: 0.1, every: .milliseconds(100))
    for each in [once, often, cancelled, released] { each?.resume() }
    cancelled.cancel()
    released = nil
    let waiting = source("waiting", after: 0.1, every: .never)
    host.advance(by: 0.4)
    #expect(log.events == ["often 0.3"])
    often.suspend()
    host.advance(by: 0.5)
    #expect(log.events == ["often 0.3", "once 0.5"])
    often.resume()
    waiting.resume()
    host.advance(by: 0.05)
    #expect(log.events.count == 4 && log.events[2...].allSatisfy { !$0.hasPrefix("never") })
    often.schedule(deadline: .now() + 1)
    host.advance(by: 0.9)
    #expect(log.events.count == 4)
    host.advance(by: 0.2)
    #expect(log.events.count == 5 && log.events[4].hasPrefix("often"))
    often.cancel()
    host.advance(by: 5)
    #expect(log.events.count == 5 && released == nil)
  }

  @Test("leads DispatchQueue.main.asyncAfter, in the order of the times")
  func asyncAfter() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    let log = log
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.add("later") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
      log.add("sooner")
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log.add("nested") }
    }
    let cancelled = DispatchWorkItem { log.add("never") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: cancelled)
    cancelled.cancel()
    host.advance(by: 0.2)
    #expect(log.events.isEmpty)
    host.advance(by: 0.8)
    #expect(log.events == ["sooner 0.25", "nested 0.35", "later 0.5"])
  }

  @Test("does the main queue's and the main actor's work before it goes on, in its order")
  func settling() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    let log = log
    let view = UIView()
    DispatchQueue.main.async { log.add("block") }
    Task { @MainActor in
      log.add("task")
      await Task.yield()
      view.alpha = 0.5
      log.add("resumed")
    }
    DispatchQueue.main.async { log.add("last") }
    #expect(log.events.isEmpty)
    host.advance(by: 0)
    #expect(log.events == ["block 0.0", "task 0.0", "last 0.0", "resumed 0.0"])
    #expect(view.alpha == 0.5)
  }

  @Test("lets async code that waits for an animation go on at its end")
  func continuations() {
    begin()
    defer { AppHost.current.clock.now = 0 }
    let log = log
    let view = UIView()
    host.window.addSubview(view)
    Task { @MainActor in
      await withCheckedContinuation { continuation in
        UIView.animate(withDuration: 0.5) {
          view.alpha = 0
        } completion: { _ in
          continuation.resume()
        }
      }
      log.add("after")
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log.add("timer") }
    }
    host.advance(by: 1)
    #expect(log.events == ["after 0.5", "timer 0.6"])
  }

  @Test("does work that nobody settles, too")
  func unsettled() async {
    begin()
    defer { AppHost.current.clock.now = 0 }
    let log = log
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        log.add("block")
        continuation.resume()
      }
    }
    #expect(log.events.map { $0.prefix(5) } == ["block"])
    let value = await Task.detached { 7 }.value
    #expect(value == 7)
    await Task { @MainActor in log.add("task") }.value
    #expect(log.events.map { $0.prefix(5) } == ["block", "task "])
  }
}
