import Foundation
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Tasks that sleep", .ownHosts)
struct SleepingTaskTests {
  @Test("a task of the app wakes when the host's time says so, and not before")
  func wakes() { patiently(wakesByTheHostsTime) }

  /// Runs a closure with a long limit for tasks, because other tests may keep their threads busy. No time is wasted:
  /// each of these tasks continues or sleeps.
  private func patiently(_ body: () -> Void) { SuspendedTasks.$longestWait.withValue(10, operation: body) }

  private func wakesByTheHostsTime() {
    let host = ViewHost(device: .standard)
    var woken: [TimeInterval] = []
    host.run {
      Task { @MainActor in
        try? await Task.sleep(for: .seconds(1))
        woken.append(host.time)
        try? await Task.sleep(nanoseconds: 500_000_000)
        woken.append(host.time)
        try? await ContinuousClock().sleep(until: .now + .seconds(600))
        woken.append(host.time)
      }
    }
    host.advance(by: 0.9)
    #expect(woken.isEmpty)
    host.advance(by: 0.2)
    #expect(woken == [1])
    host.advance(by: 700)
    #expect(woken.count == 3)
    #expect(woken.prefix(2) == [1, 1.5])
    // A deadline is in the machine's time. The time between reading that clock and sleeping is lost.
    #expect(woken.last.map { (541.5...601.5).contains($0) } == true)
  }

  @Test("a debounced search asks once, after the pause")
  func debounce() { patiently(debouncesByTheHostsTime) }

  private func debouncesByTheHostsTime() {
    let host = ViewHost(device: .standard)
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    controller.view.addSubview(field)
    var pending: Task<Void, Never>?
    var asked: [String] = []
    field.addAction(
      UIAction { _ in
        pending?.cancel()
        let text = field.text ?? ""
        pending = Task { @MainActor in
          try? await Task.sleep(for: .milliseconds(300))
          if !Task.isCancelled { asked.append(text) }
        }
      }, for: .editingChanged)
    host.show(controller)
    field.becomeFirstResponder()
    for letter in ["a", "b", "c"] {
      try? host.type(letter)
      host.advance(by: 0.1)
    }
    #expect(asked.isEmpty)
    let start = ContinuousClock.now
    host.advance(by: 0.3)
    #expect(asked == ["abc"])
    // The cancelled tasks are finished, and nothing waits for their alarms.
    #expect(ContinuousClock.now - start < .seconds(9))
  }

  @Test("work off the main actor that sleeps and comes back takes the host's time too")
  func elsewhere() {
    let host = ViewHost(device: .standard)
    var results: [String] = []
    host.run {
      Task { @MainActor in
        let text = await Task.detached { () -> String in
          try? await Task.sleep(for: .seconds(2))
          return "loaded"
        }.value
        results.append(text)
      }
    }
    host.advance(by: 1.5)
    #expect(results.isEmpty)
    // The task that waits for the other one is also suspended, and does not continue before it. Other tests may keep
    // the threads busy.
    for _ in 0..<200 where results.isEmpty {
      host.advance(by: 1)
      if results.isEmpty { Thread.sleep(forTimeInterval: 0.05) }
    }
    #expect(results == ["loaded"])
  }
}
