import Foundation
import RuntimeSupport
import Testing

/// A leader that records its calls, and accepts work on request.
private enum Recorder: MainQueueLeader {
  nonisolated(unsafe) static var takes = true
  nonisolated(unsafe) static var log: [String] = []
  nonisolated(unsafe) static var blocks: [QueuedBlock] = []
  nonisolated(unsafe) static var timer: (timer: Timer, key: UnsafeMutableRawPointer)?

  static func takes(_ block: QueuedBlock, after seconds: Double) -> Bool {
    log.append("after \((seconds * 10).rounded() / 10)")
    if takes { blocks.append(block) }
    return takes
  }

  static func takes(_ block: QueuedBlock) -> Bool {
    log.append("block")
    if takes { blocks.append(block) }
    return takes
  }

  static func takes(_ timer: Timer, key: UnsafeMutableRawPointer, delay: Double, interval: Double) -> Bool {
    log.append("timer \(interval)")
    self.timer = (timer, key)
    return takes
  }

  static func moves(timer key: UnsafeMutableRawPointer, delay: Double) -> Bool {
    if key == timer?.key { log.append("moved \(delay.rounded())") }
    return takes
  }

  static func invalidates(timer key: UnsafeMutableRawPointer) {
    if key == timer?.key { log.append("invalidated") }
  }

  static func takes(task: UnsafeMutableRawPointer?, _ function: @escaping Function) -> Bool {
    log.append("task")
    return false
  }

  static func leaves(task: UnsafeMutableRawPointer?) {}

  static func takesSleep(
    of task: UnsafeMutableRawPointer?, seconds: Double, _ context: UnsafeMutableRawPointer?,
    _ function: @escaping Function
  ) -> Bool {
    log.append("sleep \((seconds * 100).rounded() / 100) \(task == nil ? "of nobody" : "of a task")")
    guard takes, seconds > 10 else { return false }
    MainQueueLead.callOnPool(context, function)
    return true
  }

  static func runTurn(_ run: () -> Void) {
    log.append("turn")
    run()
  }

  static var now: MainQueueLead.Time? { takes ? (5, Date(timeIntervalSinceReferenceDate: 10)) : nil }
}

// Each test has a separate process, because a leader stays installed until its end.
@Suite("Leading the main queue and Foundation's timers")
struct MainQueueLeadTests {
  @Test("blocks for the main queue come to the leader, and run when it says")
  func blocks() async {
    await #expect(processExitsWith: .success) { @MainActor in
      guard MainQueueLead.begin(Recorder.self) == nil else { exit(1) }
      nonisolated(unsafe) var runs = 0
      DispatchQueue.main.async { runs += 1 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { runs += 10 }
      guard Recorder.log == ["block", "after 2.5"], runs == 0 else { exit(2) }
      for block in Recorder.blocks { block.run() }
      guard runs == 11 else { exit(3) }
    }
  }

  @Test("timer sources of the main queue come to the leader as blocks, one for each event")
  func sources() async {
    await #expect(processExitsWith: .success) { @MainActor in
      guard MainQueueLead.begin(Recorder.self) == nil else { exit(1) }
      nonisolated(unsafe) var runs = 0
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + 2.5, repeating: .seconds(4))
      source.setEventHandler { runs += 1 }
      guard Recorder.log == ["after 2.5"] else { exit(2) }
      source.resume()
      Recorder.blocks[0].run()
      guard runs == 1, Recorder.log == ["after 2.5", "after 4.0"] else { exit(3) }
      source.suspend()
      Recorder.blocks[1].run()
      guard runs == 1, Recorder.log.count == 2 else { exit(4) }
      source.resume()
      guard Recorder.log == ["after 2.5", "after 4.0", "after 0.0"] else { exit(5) }
      Recorder.blocks[2].run()
      guard runs == 2, Recorder.log.count == 4 else { exit(6) }
      source.cancel()
      Recorder.blocks[3].run()
      guard runs == 2, Recorder.log.count == 4 else { exit(7) }
    }
  }

  @Test("what the leader doesn't take goes to the library")
  func notTaken() async {
    await #expect(processExitsWith: .success) { @MainActor in
      guard MainQueueLead.begin(Recorder.self) == nil else { exit(1) }
      Recorder.takes = false
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
      await withCheckedContinuation { continuation in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { continuation.resume() }
      }
      guard Recorder.log.contains("block"), Recorder.log.contains("after 0.0") else { exit(2) }
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + 0.01)
      await withCheckedContinuation { continuation in
        source.setEventHandler { continuation.resume() }
        source.resume()
      }
    }
  }

  @Test("jobs of the main actor come to the leader, and their turns")
  func tasks() async {
    await #expect(processExitsWith: .success) { @MainActor in
      guard MainQueueLead.begin(Recorder.self) == nil else { exit(1) }
      let task = Task { @MainActor in Recorder.log.append("runs") }
      guard !Recorder.log.contains("runs") else { exit(2) }
      await task.value
      guard let index = Recorder.log.firstIndex(of: "runs"), index > 1 else { exit(3) }
      guard Recorder.log[..<index].contains("task"), Recorder.log[index - 1] == "turn" else { exit(4) }
    }
  }

  @Test("timers of the main run loop come to the leader as objects")
  func timers() async {
    await #expect(processExitsWith: .success) { @MainActor in
      guard MainQueueLead.begin(Recorder.self) == nil else { exit(1) }
      let timer = Timer(timeInterval: 5, repeats: true) { _ in }
      RunLoop.main.add(timer, forMode: .common)
      guard Recorder.timer?.timer === timer else { exit(2) }
      timer.fireDate = Date(timeIntervalSinceNow: 60)
      timer.invalidate()
      guard Recorder.log == ["timer 5.0", "moved 60.0", "invalidated"] else { exit(3) }
    }
  }

  @Test("the time is the leader's, where it has one")
  func now() async {
    await #expect(processExitsWith: .success) { @MainActor in
      guard MainQueueLead.now == nil, MainQueueLead.begin(Recorder.self) == nil else { exit(1) }
      guard let now = MainQueueLead.now, now.seconds == 5, now.date.timeIntervalSinceReferenceDate == 10 else {
        exit(2)
      }
      Recorder.takes = false
      guard MainQueueLead.now == nil else { exit(3) }
    }
  }

  @Test("a task's sleep comes to the leader, by either of Swift's clocks, and ends when it says")
  func sleeping() async {
    await #expect(processExitsWith: .success) { @MainActor in
      guard MainQueueLead.begin(Recorder.self) == nil else { exit(1) }
      let start = ContinuousClock.now
      try? await Task.sleep(for: .seconds(100))
      try? await Task.sleep(nanoseconds: 200_000_000_000)
      try? await SuspendingClock().sleep(until: .now + .seconds(300))
      guard ContinuousClock.now - start < .seconds(20) else { exit(2) }
      let sleeps = Recorder.log.filter { $0.hasPrefix("sleep") }
      guard sleeps.count == 3, sleeps.allSatisfy({ $0.hasSuffix("of a task") }) else { exit(3) }
      let seconds = sleeps.compactMap { Double($0.split(separator: " ")[1]) }
      guard zip(seconds, [100, 200, 300]).allSatisfy({ abs($0 - $1) < 1 }) else { exit(4) }
    }
  }

  @Test("what is called on the main queue goes past the leader")
  func past() async {
    await #expect(processExitsWith: .success) { @MainActor in
      guard MainQueueLead.begin(Recorder.self) == nil else { exit(1) }
      var runs = 0
      MainQueueLead.callOnMain { runs += 1 }
      guard Recorder.log.isEmpty, runs == 0 else { exit(2) }
      try? await Task.sleep(for: .milliseconds(50))
      guard runs == 1 else { exit(3) }
    }
  }
}
