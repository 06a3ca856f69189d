import Foundation
import Testing

/// Waits with a time limit, which the kernel measures with the machine's clock and not with the app's.
@Suite struct TimedWaitTests {
  @Test func aWaitThatIsSignaledInTimeDoesNotTimeOut() throws {
    let folder = try Folder(named: "waits")
    try folder.write(
      """
      import UIKit

      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          let semaphore = DispatchSemaphore(value: 0)
          let group = DispatchGroup()
          let condition = NSCondition()
          let queue = DispatchQueue(label: "worker")
          func work(_ done: @escaping @Sendable () -> Void) { queue.async { usleep(20_000); done() } }
          work { semaphore.signal() }
          print("semaphore", semaphore.wait(timeout: .now() + 30) == .success)
          group.enter()
          work { group.leave() }
          print("group", group.wait(timeout: .now() + 30) == .success)
          condition.lock()
          work { condition.lock(); condition.signal(); condition.unlock() }
          print("condition", condition.wait(until: Date(timeIntervalSinceNow: 30)))
          condition.unlock()
          print("limit", semaphore.wait(timeout: .now() + 0.01) == .timedOut)
          return true
        }
      }
      """, to: "App.swift")
    let run = try Viewcode("run", "-o", "/dev/null", in: folder.url)
    for name in ["semaphore", "group", "condition", "limit"] {
      #expect(run.output.contains("\(name) true"), "\(run.output)\(run.errors)")
    }
  }
}
